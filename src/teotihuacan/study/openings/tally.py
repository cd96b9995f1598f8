"""Openings of many games, counted: pairs of tiles by players and seat, and first turns."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from .reading import Opening, Pair

Cell = tuple[int, int, Pair]  # players, seat, tiles
FirstTurnKey = tuple[int, Pair, str, str]  # players, tiles, board, deed


@dataclass(slots=True)
class Counts:
    """So many games with so many VP and wins in all."""

    games: int = 0
    vp: int = 0
    wins: int = 0

    def add(self, other: "Counts") -> None:
        """Add what was counted elsewhere."""
        self.games += other.games
        self.vp += other.vp
        self.wins += other.wins


@dataclass
class Tally:
    """What was counted, and how much VP differ from game to game."""

    games: int = 0
    cells: dict[Cell, Counts] = field(default_factory=dict)
    firsts: dict[FirstTurnKey, Counts] = field(default_factory=dict)
    squares: Counter[int] = field(default_factory=Counter)  # of VP, by number of players

    def add_game(self, openings: Iterable[Opening]) -> None:
        """Count the openings of a game."""
        found = list(openings)
        self.games += bool(found)
        for one in found:
            counts = Counts(1, one.vp, int(one.won))
            self.cells.setdefault((one.players, one.seat, one.pair), Counts()).add(counts)
            first = (one.players, one.pair, one.board, one.deed)
            self.firsts.setdefault(first, Counts()).add(counts)
            self.squares[one.players] += one.vp * one.vp
