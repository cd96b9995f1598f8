"""The openings of many games: what each pair of starting tiles brought, and what came first."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from ...engine.components import COMPONENTS
from ...engine.errors import TeotihuacanError
from ..intervals import compute_wilson_interval
from .model import Estimate, Model, fit_model
from .reading import Pair, make_pair
from .tally import Counts, Tally

FILE = Path(__file__).with_name("openings.json")
TILES = range(1, len(COMPONENTS["starting_tiles"]) + 1)
PAIRS = tuple(combinations(TILES, 2))
PLAYERS = (1, 2, 3, 4)
DIGITS = 4


class OpeningError(TeotihuacanError):
    """A question about openings that has no answer."""


@dataclass(frozen=True)
class FirstTurn:
    """A first turn that was taken with a pair of tiles."""

    board: str
    deed: str  # main, collect, worship
    games: int
    share: float  # of all first turns
    mean_vp: float


@dataclass(frozen=True)
class OpeningRow:
    """What is known of a pair of starting tiles: what was counted, and what is expected.

    `interval` is that of the win rate, 95 % (Wilson); `vp` and `win` are the model's, for a pair
    that few games know mostly from its two tiles, with the standard error of the VP.
    """

    tiles: Pair
    games: int
    mean_vp: float | None  # None: never played
    win_rate: float | None
    interval: tuple[float, float]
    vp: float
    error: float
    win: float

    def to_dict(self) -> dict[str, Any]:
        """The row as plain data, figures rounded."""
        return {name: round_figure(value) for name, value in asdict(self).items()}


@dataclass(frozen=True)
class TileRow:
    """What a single tile brings beside an average one, as expected."""

    tile: int
    games: int
    vp: float
    error: float
    win: float


def round_figure(value: Any) -> Any:
    """A figure as it is told."""
    if isinstance(value, tuple):
        return [round_figure(one) for one in value]
    return round(value, DIGITS) if isinstance(value, float) else value


class Openings:
    """A book of openings; `read` opens the one that comes with the game."""

    def __init__(self, tally: Tally, bots: Sequence[str] = ()) -> None:
        self.tally = tally
        self.games = tally.games
        self.bots = tuple(bots)  # who played, most first
        self.vp_model = fit_model(tally, lambda counts: counts.vp, measure_vp_noise(tally))
        self.win_model = fit_model(tally, lambda counts: counts.wins, measure_win_noise(tally))

    @classmethod
    def read(cls) -> "Openings":
        """The book that comes with the game, read once."""
        return read_book()

    # Questions ---

    def find(self, players: int, seat: int | None, pair: Iterable[int]) -> OpeningRow:
        """What is known of a pair of tiles; seats count from 0, None is any."""
        self.check(players, seat)
        tiles = check_pair(pair)
        counts = self.count(players, seat, tiles)
        vp, win = self.estimate(players, seat, tiles)
        games = counts.games
        return OpeningRow(
            tiles,
            games,
            counts.vp / games if games else None,
            counts.wins / games if games else None,
            compute_wilson_interval(counts.wins, games),
            vp.value,
            vp.error,
            keep_within(win.value),
        )

    def rank_pairs(
        self, tiles: Iterable[int], players: int, seat: int | None = None
    ) -> list[OpeningRow]:
        """The pairs of some tiles, the best first: of four dealt ones there are six."""
        pairs = combinations(sorted(set(check_tiles(tiles))), 2)
        rows = [self.find(players, seat, pair) for pair in pairs]
        return sorted(rows, key=lambda row: (-row.vp, row.tiles))

    def rank_tiles(
        self, tiles: Iterable[int], players: int, seat: int | None = None
    ) -> list[TileRow]:
        """Single tiles, the best first: what the first choice of a draft is about."""
        self.check(players, seat)
        rows = [self.find_tile(players, seat, tile) for tile in set(check_tiles(tiles))]
        return sorted(rows, key=lambda row: (-row.vp, row.tile))

    def find_tile(self, players: int, seat: int | None, tile: int) -> TileRow:
        """What is known of a single tile."""
        pairs = [pair for pair in PAIRS if tile in pair]
        games = sum(self.count(players, seat, pair).games for pair in pairs)
        vp = self.vp_model.estimate_tile(players, seat, tile)
        win = self.win_model.estimate_tile(players, seat, tile)
        return TileRow(tile, games, vp.value, vp.error, keep_within(win.value))

    def list_first_turns(self, players: int, pair: Iterable[int]) -> list[FirstTurn]:
        """What was done first with a pair of tiles, the most frequent first."""
        tiles = check_pair(pair)
        found = [
            (board, deed, counts)
            for (number, kept, board, deed), counts in self.tally.firsts.items()
            if number == players and kept == tiles
        ]
        games = sum(counts.games for _, _, counts in found)
        turns = [
            FirstTurn(board, deed, one.games, one.games / games, one.vp / one.games)
            for board, deed, one in found
        ]
        return sorted(turns, key=lambda turn: (-turn.games, -turn.mean_vp, turn.board))

    def mean(self, players: int, seat: int | None) -> float:
        """The mean VP of a number of players and seat, whatever the tiles."""
        return self.vp_model.means[players, seat]

    # Figures ---

    def check(self, players: int, seat: int | None) -> None:
        """Refuse a number of players or a seat that there is not."""
        if players not in PLAYERS:
            raise OpeningError("error-openings-players", value=str(players))
        if seat is not None and not 0 <= seat < players:
            raise OpeningError("error-openings-seat", value=str(seat + 1), last=str(players))
        if (players, seat) not in self.vp_model.means:
            raise OpeningError("error-openings-none")

    def count(self, players: int, seat: int | None, pair: Pair) -> Counts:
        """What was counted of a pair, at one seat or at all."""
        counts = Counts()
        for one in range(players) if seat is None else (seat,):
            counts.add(self.tally.cells.get((players, one, pair), Counts()))
        return counts

    def estimate(self, players: int, seat: int | None, pair: Pair) -> tuple[Estimate, Estimate]:
        """VP and share of wins, as expected."""
        models: list[Model] = [self.vp_model, self.win_model]
        vp, win = (model.estimate(players, seat, pair) for model in models)
        return vp, win

    # As data ---

    def to_dict(self) -> dict[str, Any]:
        """The book as compact plain data."""
        return {
            "games": self.games,
            "bots": list(self.bots),
            "squares": {str(n): total for n, total in sorted(self.tally.squares.items())},
            "cells": [
                [*cell[:2], *cell[2], counts.games, counts.vp, counts.wins]
                for cell, counts in sorted(self.tally.cells.items())
            ],
            "firsts": [
                [first[0], *first[1], *first[2:], counts.games, counts.vp]
                for first, counts in sorted(self.tally.firsts.items())
            ],
        }

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Openings":
        """The book from plain data."""
        tally = Tally(games=data["games"])
        for players, total in data["squares"].items():
            tally.squares[int(players)] = total
        for players, seat, first, second, games, vp, wins in data["cells"]:
            tally.cells[players, seat, (first, second)] = Counts(games, vp, wins)
        for players, first, second, board, deed, games, vp in data["firsts"]:
            tally.firsts[players, (first, second), board, deed] = Counts(games, vp)
        return cls(tally, data["bots"])


@cache
def read_book() -> Openings:
    """The book that comes with the game."""
    return Openings.from_dict(json.loads(FILE.read_text(encoding="utf-8")))


def check_tiles(tiles: Iterable[int]) -> list[int]:
    """Tiles that there are."""
    found = list(tiles)
    for tile in found:
        if tile not in TILES:
            raise OpeningError("error-openings-tile", value=str(tile), last=str(len(TILES)))
    return found


def check_pair(tiles: Iterable[int]) -> Pair:
    """Two different tiles that there are, the smaller number first."""
    found = check_tiles(tiles)
    if len(set(found)) != 2 or len(found) != 2:
        raise OpeningError("error-openings-pair")
    return make_pair(found)


def keep_within(share: float) -> float:
    """An expected share, not beyond 0 and 1."""
    return min(max(share, 0.0), 1.0)


def measure_vp_noise(tally: Tally) -> float:
    """How much VP differ from game to game with the same players and seat, a variance."""
    return measure_noise(tally, lambda counts: counts.vp, sum(tally.squares.values()))


def measure_win_noise(tally: Tally) -> float:
    """How much wins differ from game to game with the same players and seat, a variance."""
    wins = sum(counts.wins for counts in tally.cells.values())
    return measure_noise(tally, lambda counts: counts.wins, wins)


def measure_noise(tally: Tally, total: Any, squares: float) -> float:
    """A variance within players and seats: squares less those of the means."""
    seats: dict[tuple[int, int], list[float]] = {}
    for (players, seat, _), counts in tally.cells.items():
        sums = seats.setdefault((players, seat), [0.0, 0.0])
        sums[0] += counts.games
        sums[1] += total(counts)
    games = sum(found for found, _ in seats.values())
    between = sum(found * (sums / found) ** 2 for found, sums in seats.values())
    return (squares - between) / games if games else 0.0
