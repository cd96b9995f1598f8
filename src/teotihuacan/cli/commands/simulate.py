"""`teotihuacan simulate`: let bots play games and report what they add up to."""

from typing import Annotated, Any

import typer

from ...engine.seeds import check_seed
from ...engine.setup.options import Setup
from ...i18n import say
from ..options import Json, Seed, bot_list, positive_number, with_setup

Games = Annotated[
    int,
    typer.Option("--games", parser=positive_number, metavar="G", help="opt-games"),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="metavar-names", help="opt-simulated-bots"),
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", parser=positive_number, metavar="P", help="opt-processes"),
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
    """Play games and report scores, sources of victory points and statistics."""
    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        check_seed(end)
    if bots is not None:
        report = bot_report(setup, bot_list(bots), games, seed, processes)
    elif processes is not None:
        raise typer.BadParameter(say("bad-processes"), param_hint="'--processes'")
    else:
        report = random_report(setup, games, seed)
    if json:
        from json import dumps

        typer.echo(dumps(report))
    else:
        show(report)


def random_report(setup: Setup, games: int, seed: int) -> dict[str, Any]:
    """The figures of games between random players, played in the engine."""
    from ...engine import Position, random_playout
    from ..progress import with_progress
    from ..reports.tally import Tally

    tally = Tally(setup.players)
    for number in with_progress(range(seed, seed + games), "progress-playing", games):
        tally.add(random_playout(Position.new(setup, number), number))
    return {"setup": setup.to_dict(), "seed": seed, **tally.summary()}


def bot_report(
    setup: Setup, bots: list[str], games: int, seed: int, processes: int | None
) -> dict[str, Any]:
    """The figures of games between bots, by bot and by seat."""
    from ...bots.seats import filled
    from ..progress import with_progress
    from ..reports.bot_games import Plan, played_games
    from ..reports.bot_tally import BotTally
    from ..reports.tally import Tally

    plan = Plan(setup, tuple(filled(bots, setup.players)), seed)
    tally = Tally(setup.players)
    by_bot = {name: BotTally() for name in plan.bots}
    for number, played in enumerate(
        with_progress(played_games(plan, games, processes), "progress-playing", games)
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
    from ...terminal.setup import setup_text
    from ..play.screen import screen
    from ..reports.tables import bot_tables, report_tables

    console = screen()
    games = say(
        "simulate-bot-games" if "bots" in report else "simulate-random-games",
        count=report["games"],
    )
    seeds = say("simulate-seeds", seed=str(report["seed"]))
    console.print(f"\n[bold]{games}[/] · {setup_text(report['setup'])} · {seeds}\n")
    if "bots" in report:
        for part in bot_tables(report["bots"]):
            console.print(part)
    for part in report_tables(report):
        console.print(part)
