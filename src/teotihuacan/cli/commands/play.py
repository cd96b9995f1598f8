"""`teotihuacan play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..declare import Option
from ..new_games import Company, check_humans, start_game
from ..options import Bots, First, Humans, Names, OptionalSeed, TakeBack, Teach, parse_bots
from ..record_source import is_standard, load_from_standard_input
from ..setup_options import add_setup_options, list_given_options
from .tui import Continue

if TYPE_CHECKING:
    from ...bots.seats import Seats
    from ...engine.setup.options import Setup
    from ...game.game import Game
    from ...terminal.saved_games import Autosave, Resumed

Save = Annotated[
    Path | None,
    Option("--save", metavar="metavar-file", help="opt-save"),
]
Load = Annotated[
    Path | None,
    Option("--load", metavar="metavar-file", help="opt-load"),
]

OF_NEW_GAMES = ("seed", "take_back", "first", "names")


@add_setup_options
def play(
    context: click.Context,
    setup: "Setup",
    humans: Humans = None,
    bots: Bots = None,
    seed: OptionalSeed = None,
    take_back: TakeBack = False,
    teach: Teach = False,
    first: First = None,
    names: Names = None,
    save: Save = None,
    load: Load = None,
    resume: Continue = False,
) -> None:
    """Play a game in the terminal; seats without a person are played by bots."""
    named = parse_bots(bots)
    autosave = None
    if load and resume:
        raise click.BadParameter(say("bad-new-or-saved"))
    if load:
        game, autosave = load_record(context, load)
    elif resume:
        game, autosave = resume_game(context)
    else:
        game = start_game(setup, Company(humans, named, names, first), seed, take_back)
    seats = seat_players(game, humans if load or resume else None, named)
    if teach and len(seats.people) != 1:
        raise click.BadParameter(say("bad-teach"), param_hint="'--teach'")
    if save and save.exists() and save != load:
        raise click.BadParameter(say("bad-save", file=str(save)), param_hint="'--save'")
    file = save or (None if autosave else load)
    file = None if is_standard(file) else file
    run_session(game, seats, file, autosave, is_standard(save), teach)


def run_session(
    game: "Game",
    seats: "Seats",
    file: Path | None,
    autosave: "Autosave | None",
    print_record: bool = False,
    teach: bool = False,
) -> None:
    """Play a game, kept in a file or in its autosave, to its end or until somebody leaves.

    Where its record is printed then, on standard output, the game is shown on standard error.
    """
    from ...game.files import dump_game
    from ..play.keeping import Keeper
    from ..play.screen import enable_line_editing, make_console
    from ..play.session import Quit, Session
    from ..play.teaching import TeachingSession

    console = make_console(stderr=print_record)
    keeper = Keeper(game, console, file, autosave)
    keeper.begin(game)
    try:
        enable_line_editing()
        kind = TeachingSession if teach else Session
        kind(game, seats, console, keeper.keep).run()
        keeper.end(game)
    except (EOFError, KeyboardInterrupt, Quit):
        console.print()
        keeper.end(game)
        console.print(say("terminal-goodbye"))
    if print_record:
        click.echo(dump_game(game))


def load_record(context: click.Context, path: Path) -> "tuple[Game, Autosave | None]":
    """The game of a record, which has its set-up and seed; with its autosave if it is one."""
    from ...terminal.saved_games import SavedGames

    for option in list_given_options(context, *OF_NEW_GAMES):
        raise click.BadParameter(say("bad-load", option=option), param_hint="'--load'")
    if is_standard(path):
        return load_from_standard_input(), None
    return check_resumed(SavedGames().open_file(path), "--load")


def resume_game(context: click.Context) -> "tuple[Game, Autosave | None]":
    """The game that was left last, with its autosave; it has its set-up and seed."""
    from ...terminal.saved_games import SavedGames

    for option in list_given_options(context, *OF_NEW_GAMES, "save"):
        raise click.BadParameter(say("bad-continue", option=option), param_hint="'--continue'")
    return check_resumed(SavedGames().resume_latest(), "--continue")


def check_resumed(resumed: "Resumed", option: str) -> "tuple[Game, Autosave | None]":
    """A game that goes on and its autosave, or a refusal of the option."""
    if resumed.game is None:
        raise click.BadParameter(str(resumed.problem), param_hint=f"'{option}'")
    return resumed.game, resumed.autosave


def seat_players(game: "Game", humans: int | None, bots: list[str]) -> "Seats":
    """Who sits where: as many people as asked for, else those of the record that are no bots."""
    from ...bots.seats import Seats

    if humans is not None:
        return Seats(game, bots, range(check_humans(humans, game.setup.players)))
    return Seats(game, bots, None if game.names else {0})
