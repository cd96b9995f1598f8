"""`teotihuacan play`: a game in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...engine.setup.options import Setup
from ...i18n import say
from ..options import Bots, add_setup_options, list_given_options, parse_bots, parse_whole_number

if TYPE_CHECKING:
    from ...bots.seats import Seats
    from ...game.game import Game

Humans = Annotated[
    int | None,
    typer.Option("--humans", parser=parse_whole_number, metavar="H", help="opt-humans"),
]
OptionalSeed = Annotated[
    int | None,
    typer.Option("--seed", parser=parse_whole_number, metavar="S", help="opt-optional-seed"),
]
TakeBack = Annotated[bool, typer.Option("--take-back", help="opt-take-back")]
Save = Annotated[
    Path | None,
    typer.Option("--save", metavar="metavar-file", help="opt-save"),
]
Load = Annotated[
    Path | None,
    typer.Option("--load", metavar="metavar-file", help="opt-load"),
]


@add_setup_options
def play(
    context: typer.Context,
    setup: Setup,
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
        raise typer.BadParameter(say("bad-save", file=str(save)), param_hint="'--save'")
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


def start_game(
    setup: Setup, humans: int | None, bots: list[str], seed: int | None, take_back: bool
) -> "Game":
    """A new game between people and bots; only people may take back turns."""
    from ...bots import seats

    if humans is None:
        humans = setup.players if take_back else 1
    count = check_humans(humans, setup.players)
    if take_back and count != setup.players:
        raise typer.BadParameter(say("bad-take-back"))
    if bots and count == setup.players:
        raise typer.BadParameter(say("bad-no-seat-for-bots"), param_hint="'--bots'")
    named = bots or [seats.DEFAULT_BOT]
    return seats.start_game(setup, count, seed, named, take_back=take_back)


def load_record(context: typer.Context, path: Path) -> "Game":
    """The game of a record; it has its set-up and seed."""
    from ...game.files import load_game

    for option in list_given_options(context, "seed", "take_back"):
        raise typer.BadParameter(say("bad-load", option=option), param_hint="'--load'")
    return load_game(path)


def seat_players(game: "Game", humans: int | None, bots: list[str]) -> "Seats":
    """Who sits where: as many people as asked for, else those of the record that are no bots."""
    from ...bots.seats import Seats

    if humans is not None:
        return Seats(game, bots, range(check_humans(humans, game.setup.players)))
    return Seats(game, bots, None if game.names else {0})


def check_humans(humans: int, players: int) -> int:
    """A number of people that fits the players."""
    if not 0 <= humans <= players:
        why = say("bad-humans", players=players, text=str(humans))
        raise typer.BadParameter(why, param_hint="'--humans'")
    return humans
