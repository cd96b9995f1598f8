"""Which games of the list are wanted."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta

from ...terminal.game_list import KeptGame, find_games
from ...terminal.game_words import search_text

DAY = re.compile(r"(\d{4})(?:-(\d\d?)(?:-(\d\d?))?)?")
DAYS_AGO = re.compile(r"(\d{1,5})d")


def parse_day(text: str) -> datetime | None:
    """The beginning of a year, a month or a day, or of the day so many days ago."""
    with suppress(ValueError, OverflowError):
        if found := DAY.fullmatch(text):
            return datetime(int(found[1]), int(found[2] or 1), int(found[3] or 1))
        if found := DAYS_AGO.fullmatch(text):
            today = datetime.now().replace(hour=0, minute=0, second=0, microsecond=0)
            return today - timedelta(days=int(found[1]))
    return None


@dataclass(frozen=True)
class Filter:
    """What a game must be to be listed."""

    words: Sequence[str] = ()
    players: int | None = None
    since: datetime | None = None
    finished: bool = False
    unfinished: bool = False

    def is_narrow(self) -> bool:
        """Whether some games could be left out."""
        return self != Filter([])

    def choose(self, games: Sequence[KeptGame]) -> list[KeptGame]:
        """The games wanted, with their numbers in the whole list."""
        recent = [game for game in games if self.since is None or game.when >= self.since]
        fitting = [game for game in recent if self.fits(game)]
        return find_games(fitting, self.words, search_text) if self.words else fitting

    def fits(self, game: KeptGame) -> bool:
        """Whether a game has the players and the state wanted."""
        if self.players is not None and (
            game.summary is None or game.summary.setup.players != self.players
        ):
            return False
        if self.finished:
            return game.outcome is not None
        return not self.unfinished or (game.summary is not None and game.outcome is None)
