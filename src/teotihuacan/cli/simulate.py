"""`teotihuacan simulate`: let bots play games and report what they add up to."""

from typing import Annotated, Any

import typer

from ..engine.position import checked_seed
from ..engine.setup import Setup
from .options import Json, Seed, bot_list, positive_number, with_setup

Games = Annotated[
    int,
    typer.Option("--games", parser=positive_number, metavar="G", help="Number of games to play."),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAME,...",
        help="Bots instead of random players: one name for all seats or one for each. There are"
        " random, greedy, the levels novice, student, adept, master, mcts:500 (playouts a"
        " decision), mcts:0.5s (seconds), and your own file.py:Class.",
    ),
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        parser=positive_number,
        metavar="P",
        help="Games of bots that are played at the same time; all cores if not given.",
    ),
]


@with_setup
def simulate(
    setup: Setup,
    games: Games = 1000,
    seed: Seed = 1,
    bots: Bots = None,
    processes: Processes = None,
    json: Json = False,
) -> None:
    """Play games and report scores, sources of victory points and statistics.

    Without --bots game number i (from 0) uses seed S + i for its set-up and for its random
    players. With --solo the player meets Teotibot.

    With --bots the seats are rotated: with n players, n games in a row share one seed, and in
    each of them every bot sits one seat further on, so that nobody keeps the first seat. Game
    number i has the set-up and the draws of seed S + i // n, its bots are seeded with S + i.
    Bots whose budget is a number of playouts play the same games in any number of processes.
    """
    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        checked_seed(end)
    if bots is not None:
        report = bot_report(setup, bot_list(bots), games, seed, processes)
    elif processes is not None:
        raise typer.BadParameter(
            "it is for games of bots: give --bots, too", param_hint="'--processes'"
        )
    else:
        report = random_report(setup, games, seed)
    if json:
        from json import dumps

        typer.echo(dumps(report))
    else:
        show(report)


def random_report(setup: Setup, games: int, seed: int) -> dict[str, Any]:
    """The figures of games between random players, played in the engine."""
    from ..engine import Position, random_playout
    from .progress import with_progress
    from .tally import Tally

    tally = Tally(setup.players)
    for number in with_progress(range(seed, seed + games), "Playing", games):
        tally.add(random_playout(Position.new(setup, number), number))
    return {"setup": setup.to_dict(), "seed": seed, **tally.summary()}


def bot_report(
    setup: Setup, bots: list[str], games: int, seed: int, processes: int | None
) -> dict[str, Any]:
    """The figures of games between bots, by bot and by seat."""
    from ..bots.seats import filled
    from .bot_games import Plan, played_games
    from .bot_tally import BotTally
    from .progress import with_progress
    from .tally import Tally

    plan = Plan(setup, tuple(filled(bots, setup.players)), seed)
    tally = Tally(setup.players)
    by_bot = {name: BotTally() for name in plan.bots}
    for number, played in enumerate(
        with_progress(played_games(plan, games, processes), "Playing", games)
    ):
        tally.add(played.position, played.decisions)
        for seat, name in enumerate(plan.names(number)):
            by_bot[name].add(played, seat)
    return {
        "setup": setup.to_dict(),
        "seed": seed,
        "rotated": setup.players > 1,
        "bots": {name: entry.summary() for name, entry in by_bot.items()},
        **tally.summary(),
    }


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from .report_tables import bot_tables, report_tables
    from .screen import screen

    console = screen()
    kind = "games of bots" if "bots" in report else "random games"
    console.print(
        f"\n[bold]{report['games']:,} {kind}[/] · {setup_text(report['setup'])}"
        f" · seeds from {report['seed']}\n"
    )
    if "bots" in report:
        for part in bot_tables(report["bots"]):
            console.print(part)
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
