"""How a deal of the day ended, as data: to keep, to compare and to share."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import Any

from ...engine import Position
from .deals import DailyDeal

# What people know, and the sources of VP that belong to it; all others are "other".
GROUPS: dict[str, tuple[str, ...]] = {
    "pyramid": ("construction", "matches", "decorations", "track", "leader"),
    "temples": ("temples", "bonus_tiles"),
    "avenue": ("avenue", "nobles"),
    "technologies": ("technologies", "learners"),
    "masks": ("masks",),
}
OTHER = "other"
SQUARE_VP = 10  # VP that a square of a shared text stands for


@dataclass(frozen=True)
class DailyResult:
    """A finished deal of the day."""

    day: date
    mode: str
    vp: int
    other: int  # VP of the opponent
    won: bool
    sources: dict[str, int]  # VP by GROUPS and OTHER

    def to_dict(self) -> dict[str, Any]:
        """The result as plain data."""
        return {**asdict(self), "day": self.day.isoformat()}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "DailyResult":
        """A result from plain data; ValueError, KeyError or TypeError if it is none."""
        sources = {str(name): int(vp) for name, vp in data["sources"].items()}
        return cls(
            date.fromisoformat(data["day"]),
            str(data["mode"]),
            int(data["vp"]),
            int(data["other"]),
            bool(data["won"]),
            sources,
        )


@dataclass(frozen=True)
class Square:
    """So many squares of one kind in a shared text."""

    group: str
    count: int


@dataclass(frozen=True)
class Share:
    """What a shared text tells: the result and where the VP came from, nothing of the game."""

    day: date
    mode: str
    vp: int
    other: int
    won: bool
    squares: list[Square]
    streak: int


def read_result(deal: DailyDeal, position: Position) -> DailyResult:
    """The result of a deal at its end."""
    scores = position.scores()
    return DailyResult(
        deal.day,
        deal.mode,
        scores[deal.seat],
        scores[1 - deal.seat],
        position.ranking()[0] == deal.seat,
        group_sources(position.books(deal.seat)),
    )


def group_sources(books: Mapping[str, int]) -> dict[str, int]:
    """VP by what people know; the books of a seat add up to its score, and so do these."""
    groups = {name: sum(books.get(source, 0) for source in row) for name, row in GROUPS.items()}
    return {**groups, OTHER: sum(books.values()) - sum(groups.values())}


def make_share(result: DailyResult, streak: int) -> Share:
    """What to share of a result: a square for every ten VP of a source."""
    squares = [
        Square(group, round(vp / SQUARE_VP))
        for group, vp in result.sources.items()
        if vp >= SQUARE_VP / 2
    ]
    return Share(result.day, result.mode, result.vp, result.other, result.won, squares, streak)


def count_streak(days: Iterable[date], last: date) -> int:
    """How many days in a row were played, up to a day or the one before it."""
    played = set(days)
    day = last if last in played else last - timedelta(days=1)
    count = 0
    while day in played:
        count += 1
        day -= timedelta(days=1)
    return count
