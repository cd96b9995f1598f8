"""What the finished games on this machine add up to."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from ...i18n import say
from ...study.profiles import add_up
from ...terminal.kept_results import KeptResults
from ...terminal.profile import draw_profile
from ...terminal.saved_games import SavedGames
from .dialogs import ReadingScreen


def make_profile_screen(saved_games: SavedGames) -> ReadingScreen:
    """The profile of whoever played alone at this screen."""
    statistics = add_up(KeptResults(saved_games).list_played())

    def draw() -> Iterator[RenderableType]:
        if not statistics.total.games:
            yield Text(say("profile-terminal-nothing"))
            return
        yield from draw_profile(statistics)

    return ReadingScreen("profile-your", draw)
