"""`teotihuacan play`: a game in the terminal."""

from typing import Annotated

import typer

from .options import (
    AdvancedWorship,
    DarkEclipse,
    Draft,
    FirstGame,
    Players,
    chosen_setup,
    whole_number,
)

Humans = Annotated[
    int,
    typer.Option(
        "--humans",
        parser=whole_number,
        metavar="H",
        help="People at this terminal, from seat A on; 0 to watch.",
    ),
]
OptionalSeed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        parser=whole_number,
        metavar="S",
        help="Same seed, same game; without it every game is another.",
    ),
]
SEEDS = 1_000_000  # to choose from: short enough to type again
PLAIN_WIDTH = 100  # columns when the output is no terminal


def play(
    players: Players = 2,
    humans: Humans = 1,
    seed: OptionalSeed = None,
    first_game: FirstGame = False,
    draft: Draft = False,
    dark_eclipse: DarkEclipse = False,
    advanced_worship: AdvancedWorship = False,
) -> None:
    """Play a game in the terminal; seats without a person are played at random."""
    import random

    from ..engine import Position

    setup = chosen_setup(players, first_game, draft, dark_eclipse, advanced_worship)
    if not 0 <= humans <= players:
        raise typer.BadParameter(f"give 0 to {players}, not {humans}", param_hint="'--humans'")
    chosen = random.randrange(SEEDS) if seed is None else seed
    position = Position.new(setup, chosen)

    from rich.console import Console

    from .session import Quit, Session

    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    try:
        edit_lines()
        Session(position, humans, chosen, console).run()
    except (EOFError, KeyboardInterrupt, Quit):
        console.print("\nGoodbye!")


def edit_lines() -> None:
    """Arrow keys and a history at the prompt, where the system has them."""
    import contextlib

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
