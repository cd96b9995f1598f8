"""The options of a game."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from .errors import SetupError


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up: the number of players and the options they agreed on."""

    players: int
    first_game: bool = False
    draft: bool = False
    dark_eclipse: bool = False
    advanced_worship: bool = False

    def __post_init__(self) -> None:
        if type(self.players) is not int or not 2 <= self.players <= 4:
            raise SetupError(f"players must be 2, 3 or 4, not {self.players!r}")
        for field in fields(self)[1:]:
            if type(getattr(self, field.name)) is not bool:
                value = getattr(self, field.name)
                raise SetupError(f"{field.name} must be true or false, not {value!r}")
        if self.first_game and self.draft:
            raise SetupError("a first game has no starting tiles to draft: drop one of the two")

    def to_dict(self) -> dict[str, Any]:
        """The options as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, options: object) -> "Setup":
        """Options from plain data; unknown ones are refused."""
        if not isinstance(options, dict):
            raise SetupError(f"setup must be an object with 'players', not {options!r}")
        known = [field.name for field in fields(cls)]
        for name in options:
            if name not in known:
                raise SetupError(f"unknown option {name!r}; there are {', '.join(known)}")
        if "players" not in options:
            raise SetupError("setup needs 'players': 2, 3 or 4")
        return cls(**options)
