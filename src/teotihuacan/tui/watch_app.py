"""The application of `teotihuacan watch`: one table that only shows."""

from pathlib import Path

from .app import TeotihuacanApp
from .screens.watch import WatchTable
from .thinking_threads import think_in_own_threads
from .watch_match import WatchMatch


class WatchApp(TeotihuacanApp):
    """Bots at play, or a recorded game."""

    def __init__(self, match: WatchMatch, speed: float, folder: Path | None = None) -> None:
        super().__init__(folder=folder)
        self.match = match
        self.speed = speed

    def open_first_screen(self) -> None:
        """The table."""
        think_in_own_threads()
        self.push_screen(WatchTable(self.match, self.saved_games, self.speed))
