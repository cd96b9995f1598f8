"""The options of a game, and how hard Teotibot is."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

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


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up: the number of players and the options they agreed on.

    One player plays against Teotibot, at a `level` (easier, standard, harder, hardest) or with
    `knobs` set one by one (see KNOB_VALUES); then the level is "custom".
    """

    players: int
    first_game: bool = False
    draft: bool = False
    dark_eclipse: bool = False
    advanced_worship: bool = False
    level: str | None = None
    knobs: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 1 <= self.players <= MOST_PLAYERS:
            raise SetupError("error-players", value=repr(self.players))
        for name in OPTIONS:
            if type(getattr(self, name)) is not bool:
                value = repr(getattr(self, name))
                raise SetupError("error-option-truth", option=name, value=value)
        if self.first_game and self.draft:
            raise SetupError("error-first-game-draft")
        if self.players == 1:
            self.check_solo()
        elif self.level is not None or self.knobs != {}:
            raise SetupError("error-level-not-solo")

    def check_solo(self) -> None:
        """Level and knobs, one or the other; no draft against Teotibot."""
        if self.draft:
            raise SetupError("error-draft-solo")
        if not isinstance(self.knobs, Mapping):
            raise SetupError("error-knobs", value=repr(self.knobs))
        for name, value in self.knobs.items():
            if name not in KNOB_VALUES:
                raise SetupError("error-knob", knob=repr(name), known=tuple(KNOB_VALUES))
            if type(value) is not int or value not in KNOB_VALUES[name]:
                allowed = tuple(map(str, KNOB_VALUES[name]))
                raise SetupError("error-knob-value", knob=name, known=allowed, value=repr(value))
        level = self.level
        if level is None:
            level = CUSTOM if self.knobs else "standard"
        if not isinstance(level, str) or level not in (*LEVELS, CUSTOM):
            raise SetupError("error-level", known=tuple(LEVELS), value=repr(self.level))
        if self.knobs and level != CUSTOM:
            raise SetupError("error-level-and-knobs")
        object.__setattr__(self, "level", level)
        object.__setattr__(self, "knobs", dict(self.knobs))

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


def level_or_knobs(knobs: list[int] | None) -> dict[str, Any]:
    """The level that these knobs are, or the knobs themselves; nothing without a bot."""
    if knobs is None:
        return {}
    for name, values in LEVELS.items():
        if list(values) == knobs:
            return {"level": name}
    return {"knobs": {n: k for n, k in zip(KNOB_NAMES, knobs, strict=True) if k}}
