"""The options of a game, and how hard Teotibot is."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from ..constants import KNOB_NAMES, SEATS
from ..errors import SetupError

# rule 15.14: how far each knob turns.
KNOB_VALUES: dict[str, tuple[int, ...]] = {
    "gold_worker": (-1, 0, 1),
    "nobles_worker": (-1, 0, 1),
    "construction_worker": (-1, 0, 1),
    "resources": (-1, 0, 1),
    "cocoa_vp": (-2, -1, 0, 1, 2),
    "worship_steps": (-1, 0, 1),
    "bonus_vp": (-10, -5, 0, 5, 10),
    "technology_vp": (-2, -1, 0, 1, 2),
}
# Named levels, as knobs in the order of KNOB_NAMES.
LEVELS: dict[str, tuple[int, ...]] = {
    "easier": (-1, -1, -1, -1, -1, -1, -5, -1),
    "standard": (0, 0, 0, 0, 0, 0, 0, 0),
    "harder": (0, 0, 1, 1, 1, 0, 5, 1),
    "hardest": (1, 1, 1, 1, 2, 1, 10, 2),
}
CUSTOM = "custom"
MOST_PLAYERS = SEATS
OPTIONS = ("first_game", "draft", "dark_eclipse", "advanced_worship")


class Options(NamedTuple):
    """What is agreed on before a game; `Setup` is what goes together."""

    players: int
    first_game: bool = False
    draft: bool = False
    dark_eclipse: bool = False
    advanced_worship: bool = False
    level: str | None = None
    knobs: Mapping[str, int] = {}


class Setup(Options):
    """How a game is set up: the number of players and the options they agreed on.

    One player plays against Teotibot, at a `level` (easier, standard, harder, hardest) or with
    `knobs` set one by one (see KNOB_VALUES); then the level is "custom".
    """

    __slots__ = ()

    def __new__(
        cls,
        players: int,
        first_game: bool = False,
        draft: bool = False,
        dark_eclipse: bool = False,
        advanced_worship: bool = False,
        level: str | None = None,
        knobs: Mapping[str, int] = {},
    ) -> Self:
        """Refuse options that don't go together."""
        options = (first_game, draft, dark_eclipse, advanced_worship)
        check_options(players, options)
        if players == 1:
            if draft:
                raise SetupError("error-draft-solo")
            check_knobs(knobs)
            level = choose_level(level, knobs)
        elif level is not None or knobs != {}:
            raise SetupError("error-level-not-solo")
        return super().__new__(cls, players, *options, level, dict(knobs))

    @classmethod
    def _make(cls, iterable: Iterable[Any]) -> Self:  # type: ignore[override]
        """What `_replace` makes is checked too."""
        return cls(*iterable)

    def __hash__(self) -> int:
        return hash((self.players, *(getattr(self, o) for o in OPTIONS), *self.bot_knobs()))

    def bot_knobs(self) -> tuple[int, ...]:
        """What is added to Teotibot's numbers, in the order of KNOB_NAMES."""
        if self.level in LEVELS:
            return LEVELS[self.level]
        return tuple(self.knobs.get(name, 0) for name in KNOB_NAMES)

    def to_dict(self) -> dict[str, Any]:
        """The options as plain data."""
        data: dict[str, Any] = {"players": self.players}
        data |= {name: getattr(self, name) for name in OPTIONS}
        if self.players == 1:
            data["level"] = self.level
            if self.level == CUSTOM:
                data["knobs"] = dict(self.knobs)
        return data

    @classmethod
    def from_dict(cls, options: object) -> "Setup":
        """Options from plain data; unknown ones are refused."""
        if not isinstance(options, dict):
            raise SetupError("error-setup", value=repr(options))
        known = ("players", *OPTIONS, "level", "knobs")
        for name in options:
            if name not in known:
                raise SetupError("error-option", option=repr(name), known=known)
        if "players" not in options:
            raise SetupError("error-no-players")
        return cls(**options)


def check_options(players: int, options: tuple[bool, ...]) -> None:
    """Players are counted, options are true or false, and no first game has a draft."""
    if type(players) is not int or not 1 <= players <= MOST_PLAYERS:
        raise SetupError("error-players", value=repr(players))
    for name, value in zip(OPTIONS, options, strict=True):
        if type(value) is not bool:
            raise SetupError("error-option-truth", option=name, value=repr(value))
    first_game, draft, *_ = options
    if first_game and draft:
        raise SetupError("error-first-game-draft")


def check_knobs(knobs: Mapping[str, int]) -> None:
    """Every knob is one of Teotibot's, and turns that far."""
    if not isinstance(knobs, Mapping):
        raise SetupError("error-knobs", value=repr(knobs))
    for name, value in knobs.items():
        if name not in KNOB_VALUES:
            raise SetupError("error-knob", knob=repr(name), known=tuple(KNOB_VALUES))
        if type(value) is not int or value not in KNOB_VALUES[name]:
            allowed = tuple(map(str, KNOB_VALUES[name]))
            raise SetupError("error-knob-value", knob=name, known=allowed, value=repr(value))


def choose_level(asked: str | None, knobs: Mapping[str, int]) -> str:
    """The level of a solo game: by name, or by its knobs, not both."""
    level = asked
    if level is None:
        level = CUSTOM if knobs else "standard"
    if not isinstance(level, str) or level not in (*LEVELS, CUSTOM):
        raise SetupError("error-level", known=tuple(LEVELS), value=repr(asked))
    if knobs and level != CUSTOM:
        raise SetupError("error-level-and-knobs")
    return level


def level_or_knobs(knobs: list[int] | None) -> dict[str, Any]:
    """The level that these knobs are, or the knobs themselves; nothing without a bot."""
    if knobs is None:
        return {}
    for name, values in LEVELS.items():
        if list(values) == knobs:
            return {"level": name}
    return {"knobs": {n: k for n, k in zip(KNOB_NAMES, knobs, strict=True) if k}}
