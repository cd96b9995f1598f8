"""Facts of the openings for whoever chooses starting tiles: beside a hint of a bot."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from ...game.views import View
from .book import OpeningRow, Openings, TileRow, round_figure

QUESTIONS = ("keep_starting_tiles", "take_starting_tile")


@dataclass(frozen=True)
class StartOption:
    """An answer to the question which tiles to choose, and what games say of it."""

    action: int
    tiles: tuple[int, ...]  # one or two
    games: int
    vp: float  # expected at the end
    error: float
    win: float
    behind: float  # VP less than the best of the options


@dataclass(frozen=True)
class StartAdvice:
    """The options of a choice of starting tiles, the best first."""

    games: int  # that the figures come from
    options: list[StartOption]

    def to_dict(self) -> dict[str, Any]:
        """The advice as plain data, figures rounded."""
        options = [
            {name: round_figure(value) for name, value in asdict(option).items()}
            for option in self.options
        ]
        return {"games": self.games, "options": options}


def advise_start(view: View, openings: Openings | None = None) -> StartAdvice | None:
    """What games say of the tiles to choose from; None if something else is asked."""
    if view["question"] not in QUESTIONS or not view["legal"]:
        return None
    book = openings or Openings.read()
    seat = view["asked"]
    players = view["setup"]["players"]
    kept = [tile["tile"] for tile in view["players"][seat]["starting_tiles"]]
    rows: list[tuple[int, tuple[int, ...], OpeningRow | TileRow]] = []
    for offer in view["legal"]:
        tiles = offered_tiles(offer["about"])
        wanted = (*kept, *tiles)
        row: OpeningRow | TileRow
        if len(wanted) == 2:
            row = book.find(players, seat, wanted)
        else:
            row = book.find_tile(players, seat, wanted[0])
        rows.append((offer["action"], tiles, row))
    return StartAdvice(book.games, rank_options(rows))


def offered_tiles(about: dict[str, Any]) -> tuple[int, ...]:
    """The tiles that an answer is about."""
    if "starting_tiles" in about:
        return tuple(about["starting_tiles"])
    return (about["starting_tile"],)


def rank_options(
    rows: Iterable[tuple[int, tuple[int, ...], OpeningRow | TileRow]],
) -> list[StartOption]:
    """Options with how far each is behind the best, the best first."""
    ordered = sorted(rows, key=lambda row: (-row[2].vp, row[0]))
    best = ordered[0][2].vp
    return [
        StartOption(action, tiles, row.games, row.vp, row.error, row.win, best - row.vp)
        for action, tiles, row in ordered
    ]
