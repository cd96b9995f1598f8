"""Seasons of three months, by the clock in Greenwich: each has a list of the best of its own.

A rating goes on from season to season; it is known less well after a break, so that the first
games of a season count more.
"""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from math import sqrt
from typing import Self

from .rating import UNKNOWN, Rating

MONTHS = 3
PER_YEAR = 12 // MONTHS
FORGETTING = 40.0  # deviation for each season that has begun, added as squares
NAME = re.compile(r"(20\d\d)-([1-4])", re.ASCII)


@dataclass(frozen=True, order=True)
class Season:
    """A quarter of a year, from 1 to 4."""

    year: int
    quarter: int

    @classmethod
    def parse(cls, name: str) -> Self:
        """The season with a name such as 2026-4; ValueError if there is none."""
        found = NAME.fullmatch(name)
        if found is None:
            raise ValueError(name)
        return cls(int(found[1]), int(found[2]))

    def __str__(self) -> str:
        return f"{self.year}-{self.quarter}"

    @property
    def count(self) -> int:
        """Its number among all seasons."""
        return PER_YEAR * self.year + self.quarter - 1

    @property
    def begins_at(self) -> int:
        """When it begins, in milliseconds since 1970."""
        first = datetime(self.year, MONTHS * (self.quarter - 1) + 1, 1, tzinfo=UTC)
        return int(first.timestamp() * 1000)

    @property
    def next(self) -> "Season":
        """The season after it."""
        year, quarter = divmod(self.count + 1, PER_YEAR)
        return Season(year, quarter + 1)


def find_season(at: int) -> Season:
    """The season of a moment, in milliseconds since 1970.

    >>> str(find_season(0))
    '1970-1'
    """
    day = datetime.fromtimestamp(at / 1000, UTC)
    return Season(day.year, (day.month - 1) // MONTHS + 1)


def is_season(name: str) -> bool:
    """Whether a season has that name."""
    return NAME.fullmatch(name) is not None


def begin_season(rating: Rating, before: Season, now: Season) -> Rating:
    """A rating of an earlier season at the first game of a later one."""
    passed = max(now.count - before.count, 0)
    sigma = sqrt(rating.sigma**2 + passed * FORGETTING**2)
    return Rating(rating.mu, max(min(sigma, UNKNOWN), rating.sigma), rating.games)
