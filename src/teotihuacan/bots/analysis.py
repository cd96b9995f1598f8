"""What a search found out about a position."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """One legal action as the search sees it, for the seat that is asked."""

    action: int
    visits: int
    win: float  # probability of winning the game
    margin: float  # expected VP ahead of the best other player at the end


@dataclass(frozen=True)
class Analysis:
    """The legal actions, best first, and the line the search expects to the end of the turn."""

    seat: int
    playouts: int
    choices: list[Choice]
    line: list[int]
