"""`teotihuacan watch`: bots at play, a recorded game, or a server's table."""

from typing import TYPE_CHECKING, Annotated

import typer

from ...engine.setup.options import Setup
from ...i18n import say
from ..options import Bots, OptionalSeed, add_setup_options, list_given_options, parse_bots
from .replay import parse_speed
from .tui import need_terminal

if TYPE_CHECKING:
    from ...game.game import Game

What = Annotated[str | None, typer.Argument(metavar="metavar-watched", help="opt-watched")]
Speed = Annotated[
    float, typer.Option("--speed", parser=parse_speed, metavar="X", help="opt-watch-speed")
]


@add_setup_options
def watch(
    context: typer.Context,
    setup: Setup,
    what: What = None,
    bots: Bots = None,
    seed: OptionalSeed = None,
    speed: Speed = 1.0,
) -> None:
    """Watch bots, a recorded game, or a server's table."""
    named = parse_bots(bots)
    if what is None:
        watch_game(start_bots(setup, named, seed), named, speed)
        return
    if named or list_given_options(context, "seed"):
        raise typer.BadParameter(say("bad-watch-both"))
    if "://" in what:
        watch_table(what, speed)
    else:
        from ...game.files import load_game

        watch_game(load_game(what), [], speed, recorded=True)


def start_bots(setup: Setup, bots: list[str], seed: int | None) -> "Game":
    """A new game of bots, one against Teotibot if it is for one."""
    from ...bots import seats

    return seats.start_game(setup, 0, seed, bots or [seats.DEFAULT_BOT])


def watch_game(game: "Game", bots: list[str], speed: float, recorded: bool = False) -> None:
    """Show a game, from its beginning on."""
    need_terminal()

    from ...tui.watch_app import WatchApp
    from ...tui.watch_match import WatchMatch

    match = WatchMatch(game, bots)
    match.recorded_whole = recorded
    WatchApp(match, speed).run()


def watch_table(link: str, speed: float) -> None:
    """A server's table as everybody with its link may see it; a finished game from its record."""
    from ...client import ServerClient, parse_address
    from ...client.errors import ServerError
    from ...game.game import Game
    from .join import run_table

    address = parse_address(link)
    if address.key is None:
        raise ServerError("error-address-table", text=link)
    with ServerClient(address) as client:
        if client.get_table(address.key)["status"] == "finished":
            watch_game(Game.load(client.get_record(address.key)), [], speed, recorded=True)
        else:
            need_terminal()
            run_table(client, address, None)
