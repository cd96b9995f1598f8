"""`teotihuacan profile`: what the finished games kept on this machine add up to."""

from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..declare import Argument
from ..formats import print_json
from ..options import Json

if TYPE_CHECKING:
    from ...study.profiles import Statistics

Name = Annotated[str | None, Argument(metavar="metavar-name", help="opt-profile-name")]


def profile(name: Name = None, json: Json = False) -> None:
    """Show what finished games add up to: results, VP by source, achievements."""
    from ...study.profiles import add_up
    from ...terminal.kept_results import KeptResults
    from ...terminal.saved_games import SavedGames

    statistics = add_up(KeptResults(SavedGames()).list_played(name))
    if json:
        print_json(statistics.to_dict())
    elif not statistics.total.games:
        click.echo(tell_nothing(name))
    else:
        show(statistics)


def tell_nothing(name: str | None) -> str:
    """That there are no games, of somebody or at all."""
    if name is None:
        return say("profile-terminal-nothing")
    return say("profile-terminal-none", name=name)


def show(statistics: "Statistics") -> None:
    """Print all tables of a profile."""
    from ...terminal.profile import draw_profile
    from ..play.screen import make_console

    console = make_console()
    for part in draw_profile(statistics):
        console.print()
        console.print(part)
