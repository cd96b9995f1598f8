"""What the table on the screen needs to know of a match, wherever it is played."""

from collections.abc import Iterator
from typing import Protocol

from ..game.views import View
from .drawing.log import TableLine


class TableMatch(Protocol):
    """A match that can be drawn: one at this screen, or one at a server's table."""

    @property
    def solo(self) -> bool:
        """Whether Teotibot plays."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def names(self) -> list[str]:
        """The names of the seats, to show."""

    @property
    def asked(self) -> int:
        """The seat that is asked, SPECTATOR when the game is over."""

    def view(self, seat: int) -> View:
        """The table as a seat or a spectator sees it now."""

    def ranking(self) -> list[int]:
        """The seats from first to last, once the game is over."""

    def is_unnamed(self, seat: int) -> bool:
        """Whether a seat is that of some person, so that its letter says it all."""

    def asks_person(self) -> bool:
        """Whether a person at this screen is asked."""

    def is_secret(self) -> bool:
        """Whether the person asked must not be overlooked: others sit at this screen too."""

    def crumbs(self) -> list[str]:
        """What the person asked has answered so far in this turn."""

    def log(self, lately: bool = True) -> Iterator[TableLine]:
        """What happened, in words."""
