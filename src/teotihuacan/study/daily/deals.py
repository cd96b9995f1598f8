"""Which game is dealt on a day: the same for everybody and in every version.

The seed follows from the date and a fixed name. So whoever wants to can look up what is hidden:
results are for fun, and count for nothing else.
"""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime
from hashlib import sha256

from ...bots.seats import TEOTIBOT
from ...engine import Setup
from ...engine.errors import TeotihuacanError
from ...game.game import Game

MODES = ("solo", "adept")  # against Teotibot, or against the bot of that name
NAME = "teotihuacan deal of the day"  # never changed: all deals follow from it
SEEDS = 2**53  # whole numbers that every program reads exactly
LEVEL = "standard"  # of Teotibot
DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


class DailyError(TeotihuacanError):
    """A day or a kind of deal that there is not."""


@dataclass(frozen=True)
class DailyDeal:
    """The deal of a day, for one person at a fixed seat."""

    day: date
    mode: str  # one of MODES
    seed: int
    setup: Setup
    seat: int

    def list_names(self, person: str) -> list[str]:
        """Who sits at the table, in turn order."""
        if self.mode == "solo":
            return [person, TEOTIBOT]
        names = [self.mode, self.mode]
        names[self.seat] = person
        return names

    def is_of(self, game: Game) -> bool:
        """Whether a game was dealt so."""
        return game.seed == self.seed and game.setup == self.setup


def daily_deal(day: date, mode: str = "solo") -> DailyDeal:
    """The deal of a day."""
    if mode not in MODES:
        raise DailyError("error-daily-mode", value=mode, modes=MODES)
    digest = sha256(f"{NAME} {mode} {day.isoformat()}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big") % SEEDS
    if mode == "solo":
        return DailyDeal(day, mode, seed, Setup(1, level=LEVEL), 0)
    return DailyDeal(day, mode, seed, Setup(2), digest[8] % 2)


def today() -> date:
    """The day as it is in Greenwich: it begins everywhere at once."""
    return datetime.now(UTC).date()


def parse_day(text: str) -> date:
    """A day written as 2026-11-17 that has begun, or an error that says what is wrong."""
    try:
        day = date.fromisoformat(text) if DAY.fullmatch(text) else None
    except ValueError:
        day = None
    if day is None:
        raise DailyError("error-daily-date", value=text)
    if day > today():
        raise DailyError("error-daily-future", value=text)
    return day
