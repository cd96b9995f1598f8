"""`teotihuacan tui`: the table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..declare import Option
from ..new_games import Company, start_game
from ..options import Bots, First, Humans, Names, OptionalSeed, TakeBack, Teach, parse_bots
from ..record_source import is_standard, load_from_standard_input
from ..setup_options import add_setup_options, list_given_options

if TYPE_CHECKING:
    from ...engine.setup.options import Setup
    from ...terminal.saved_games import Resumed

Load = Annotated[Path | None, Option("--load", metavar="metavar-file", help="opt-load-copy")]
Continue = Annotated[bool, Option("--continue", help="opt-continue")]


@add_setup_options
def tui(
    context: click.Context,
    setup: "Setup",
    humans: Humans = None,
    bots: Bots = None,
    seed: OptionalSeed = None,
    take_back: TakeBack = False,
    teach: Teach = False,
    first: First = None,
    names: Names = None,
    load: Load = None,
    resume: Continue = False,
) -> None:
    """Play at a table that fills the terminal; without options there is a menu."""
    from ...terminal.saved_games import Resumed, SavedGames

    named = parse_bots(bots)
    new = bool(list_given_options(context, "humans", "seed", "take_back", "first", "names"))
    if (load is not None) + resume + new > 1:
        raise click.BadParameter(say("bad-new-or-saved"))
    new = new or bool(named) or (teach and load is None and not resume)
    table = Resumed()
    if load is not None:
        table = open_record(load)
    elif resume:
        need_terminal()
        table = SavedGames().resume_latest()
    elif new:
        company = Company(humans, named, names, first)
        table = Resumed(start_game(setup, company, seed, take_back))
    need_terminal()
    if new or teach:
        remember_teaching(table, teach)

    from ...tui.app import TeotihuacanApp

    app = TeotihuacanApp(
        table.game,
        notice=table.problem,
        autosave=table.autosave,
        bots=named,
        loaded=load is not None and table.autosave is None,
    )
    app.run()
    if app.link:
        from .join import join

        join(app.link)


def open_record(file: Path) -> "Resumed":
    """The game of a file or of standard input."""
    from ...terminal.saved_games import Resumed, SavedGames

    if is_standard(file):
        return Resumed(load_from_standard_input())
    return SavedGames().open_file(file)


def remember_teaching(table: "Resumed", teach: bool) -> None:
    """Have costly turns offered back from now on, or not; only one person can be taught."""
    from ...bots.seats import Seats
    from ...terminal.playing_settings import read_playing_settings

    if teach and table.game and len(Seats(table.game).people) != 1:
        raise click.BadParameter(say("bad-teach"), param_hint="'--teach'")
    read_playing_settings().change(teach=teach)


def need_terminal() -> None:
    """Refuse to draw a table where nobody can see it."""
    import sys

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise click.BadParameter(say("bad-no-terminal"))
