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

if TYPE_CHECKING:
    from ...bots.seats import Seats
    from ...engine.setup.options import Setup
    from ...game.game import Game

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
) -> None:
    """Play a game in the terminal; seats without a person are played by bots."""
    named = parse_bots(bots)
    game = (
        load_record(context, load) if load else start_game(setup, humans, named, seed, take_back)
    )
    seats = seat_players(game, humans, named)
    if save and save.exists() and save != load:
        raise click.BadParameter(say("bad-save", file=str(save)), param_hint="'--save'")
    from ...game.files import save_game
    from ..play.screen import enable_line_editing, make_console
    from ..play.session import Quit, Session

    target = save or load

    def keep(game: "Game") -> None:
        if target:
            save_game(game, target)

    keep(game)
    console = make_console()
    try:
        enable_line_editing()
        Session(game, seats, console, keep).run()
    except (EOFError, KeyboardInterrupt, Quit):
        console.print("\n" + say("terminal-goodbye"))


def load_record(context: click.Context, path: Path) -> "Game":
    """The game of a record; it has its set-up and seed."""
    from ...game.files import load_game

    for option in list_given_options(context, "seed", "take_back"):
        raise click.BadParameter(say("bad-load", option=option), param_hint="'--load'")
    return load_game(path)


def seat_players(game: "Game", humans: int | None, bots: list[str]) -> "Seats":
    """Who sits where: as many people as asked for, else those of the record that are no bots."""
    from ...bots.seats import Seats

    if humans is not None:
        return Seats(game, bots, range(check_humans(humans, game.setup.players)))
    return Seats(game, bots, None if game.names else {0})
