"""`teotihuacan simulate`: play random games and report what they add up to."""

from typing import Annotated, Any

import typer

from ..engine.setup import Setup
from .options import Json, Seed, positive_number, with_setup

Games = Annotated[
    int,
    typer.Option("--games", parser=positive_number, metavar="G", help="Number of games to play."),
]


@with_setup
def simulate(setup: Setup, games: Games = 1000, seed: Seed = 1, json: Json = False) -> None:
    """Play random games and report scores, sources of victory points and statistics.

    Game number i (from 0) uses seed S + i for its set-up and for its random players. With --solo
    a random player meets Teotibot.
    """
    from ..engine import Position, random_playout
    from .progress import with_progress
    from .tally import Tally

    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        Position.new(setup, end)
    tally = Tally(setup.players)
    for number in with_progress(range(seed, seed + games), "Playing"):
        tally.add(random_playout(Position.new(setup, number), number))
    report = {"setup": setup.to_dict(), "seed": seed, **tally.summary()}
    if json:
        from json import dumps

        typer.echo(dumps(report))
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from .report_tables import report_tables
    from .screen import screen

    console = screen()
    console.print(
        f"\n[bold]{report['games']:,} random games[/] · {setup_text(report['setup'])}"
        f" · seeds from {report['seed']}\n"
    )
    for part in report_tables(report):
        console.print(part)


def setup_text(setup: dict[str, Any]) -> str:
    """A set-up in words."""
    if setup["players"] == 1:
        knobs = [f"{name} {turned:+}" for name, turned in setup.get("knobs", {}).items()]
        words = [f"against Teotibot, {', '.join(knobs) or setup['level']}"]
    else:
        words = [f"{setup['players']} players"]
    options = [name.replace("_", " ") for name, value in setup.items() if value is True]
    return " · ".join([*words, ", ".join(options) or "standard set-up"])
