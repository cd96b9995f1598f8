"""`teotihuacan tui`: the table in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .options import (
    AdvancedWorship,
    DarkEclipse,
    Draft,
    FirstGame,
    chosen_setup,
    whole_number,
)
from .play import SEEDS, OptionalSeed

if TYPE_CHECKING:
    from ..game.game import Game

Number = Annotated[
    int | None,
    typer.Option(
        "--players", parser=whole_number, metavar="N", help="Number of players, 2 to 4."
    ),
]
People = Annotated[
    int | None,
    typer.Option(
        "--humans",
        parser=whole_number,
        metavar="H",
        help="People at this screen, from seat A on; the others play at random.",
    ),
]
Solo = Annotated[bool, typer.Option("--solo", help="You against Teotibot.")]
Level = Annotated[
    str | None,
    typer.Option(
        "--level", metavar="L", help="Teotibot's level: easier, standard, harder, hardest."
    ),
]
TakeBack = Annotated[
    bool, typer.Option("--take-back", help="Undo goes back over whole turns (no random players).")
]
Load = Annotated[
    Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
]
Continue = Annotated[bool, typer.Option("--continue", help="Go on with the game that was kept.")]


def tui(
    players: Number = None,
    humans: People = None,
    solo: Solo = False,
    level: Level = None,
    seed: OptionalSeed = None,
    first_game: FirstGame = False,
    draft: Draft = False,
    dark_eclipse: DarkEclipse = False,
    advanced_worship: AdvancedWorship = False,
    take_back: TakeBack = False,
    load: Load = None,
    resume: Continue = False,
) -> None:
    """Play at a table that fills the terminal; without options there is a menu."""
    from ..tui.files import Shelf, read_game

    shelf = Shelf()
    options = (first_game, draft, dark_eclipse, advanced_worship)
    new = (players, humans, level, seed) != (None,) * 4 or solo or take_back or any(options)
    if (load is not None) + resume + new > 1:
        raise typer.BadParameter("give --load, --continue or options of a new game, one of them")
    game: Game | None = None
    notice = ""
    if load is not None:
        game = read_game(load)
    elif resume:
        need_terminal()
        game, notice = shelf.continued()
        notice = notice or ("" if game else "No game was kept yet.")
    elif new:
        game = new_game(
            players, humans, solo or level is not None, level, seed, options, take_back
        )
    need_terminal()

    from ..tui.app import TeotihuacanApp

    TeotihuacanApp(game, notice=notice, kept=resume).run()


def need_terminal() -> None:
    """Refuse to draw a table where nobody can see it."""
    import sys

    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise typer.BadParameter("the table needs a terminal; try teotihuacan play")


def new_game(
    players: int | None,
    humans: int | None,
    solo: bool,
    level: str | None,
    seed: int | None,
    options: tuple[bool, bool, bool, bool],
    take_back: bool,
) -> "Game":
    """The game that the options describe."""
    import random

    from ..engine import Setup
    from ..game.game import Game
    from ..tui.match import seat_names

    chosen = random.randrange(SEEDS) if seed is None else seed
    if solo:
        if players not in (None, 1) or humans not in (None, 1):
            raise typer.BadParameter("solo is one person against Teotibot: drop the numbers")
        setup = Setup(1, *options, level=level)
        return Game(setup, chosen, seat_names(setup, 1), take_back=take_back)
    setup = chosen_setup(2 if players is None else players, *options)
    people = humans if humans is not None else (setup.players if take_back else 1)
    if not 0 <= people <= setup.players:
        raise typer.BadParameter(
            f"give 0 to {setup.players}, not {people}", param_hint="'--humans'"
        )
    if take_back and people < setup.players:
        raise typer.BadParameter("turns can be taken back solo or if nobody plays at random")
    return Game(setup, chosen, seat_names(setup, people), take_back=take_back)
