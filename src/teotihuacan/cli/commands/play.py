"""`teotihuacan play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..declare import Option
from ..new_games import check_humans, start_game
from ..options import (
    Bots,
    Humans,
    OptionalSeed,
    TakeBack,
    parse_bots,
)
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


@add_setup_options
def play(
    context: click.Context,
    setup: "Setup",
    humans: Humans = None,
    bots: Bots = None,
    seed: OptionalSeed = None,
    take_back: TakeBack = False,
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
        game = start_game(setup, humans, named, seed, take_back)
    seats = seat_players(game, humans, named)
    if save and save.exists() and save != load:
        raise click.BadParameter(say("bad-save", file=str(save)), param_hint="'--save'")
    run_session(game, seats, save or (None if autosave else load), autosave)


def run_session(
    game: "Game", seats: "Seats", file: Path | None, autosave: "Autosave | None"
) -> None:
    """Play a game, kept in a file or in its autosave, to its end or until somebody leaves."""
    from ..play.keeping import Keeper
    from ..play.screen import enable_line_editing, make_console
    from ..play.session import Quit, Session

    console = make_console()
    keeper = Keeper(game, console, file, autosave)
    keeper.begin(game)
    try:
        enable_line_editing()
        Session(game, seats, console, keeper.keep).run()
        keeper.end(game)
    except (EOFError, KeyboardInterrupt, Quit):
        console.print()
        keeper.end(game)
        console.print(say("terminal-goodbye"))


def load_record(context: click.Context, path: Path) -> "tuple[Game, Autosave | None]":
    """The game of a record, which has its set-up and seed; with its autosave if it is one."""
    from ...terminal.saved_games import SavedGames

    for option in list_given_options(context, "seed", "take_back"):
        raise click.BadParameter(say("bad-load", option=option), param_hint="'--load'")
    return check_resumed(SavedGames().open_file(path), "--load")


def resume_game(context: click.Context) -> "tuple[Game, Autosave | None]":
    """The game that was left last, with its autosave; it has its set-up and seed."""
    from ...terminal.saved_games import SavedGames

    for option in list_given_options(context, "seed", "take_back", "save"):
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
