"""`teotihuacan simulate`: let bots play many games, and report the statistics."""

from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import say
from ..completions import complete_bots
from ..declare import Option
from ..options import Json, Processes, Seed, parse_bots, parse_positive_number
from ..setup_options import add_setup_options

if TYPE_CHECKING:
    from ...engine.setup.options import Setup

Games = Annotated[
    int,
    Option("--games", parser=parse_positive_number, metavar="G", help="opt-games"),
]
Bots = Annotated[
    str | None,
    Option("--bots", metavar="metavar-names", help="opt-simulated-bots", complete=complete_bots),
]


@add_setup_options
def simulate(
    setup: "Setup",
    games: Games = 1000,
    seed: Seed = 1,
    bots: Bots = None,
    processes: Processes = None,
    json: Json = False,
) -> None:
    """Play games and report scores, sources of victory points and statistics."""
    from ...engine.seeds import check_seed

    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        check_seed(end)
    if bots is not None:
        report = simulate_bot_games(setup, parse_bots(bots), games, seed, processes)
    elif processes is not None:
        raise click.BadParameter(say("bad-processes"), param_hint="'--processes'")
    else:
        report = simulate_random_games(setup, games, seed)
    if json:
        from json import dumps

        click.echo(dumps(report))
    else:
        show(report)


def simulate_random_games(setup: "Setup", games: int, seed: int) -> dict[str, Any]:
    """The figures of games between random players, played in the engine."""
    from ...engine import Position, random_playout
    from ..progress import show_progress
    from ..reports.tally import Tally

    tally = Tally(setup.players)
    for number in show_progress(range(seed, seed + games), "progress-playing", games):
        tally.add(random_playout(Position.new(setup, number), number))
    return {"setup": setup.to_dict(), "seed": seed, **tally.summarize()}


def simulate_bot_games(
    setup: "Setup", bots: list[str], games: int, seed: int, processes: int | None
) -> dict[str, Any]:
    """The figures of games between bots, by bot and by seat."""
    from contextlib import closing

    from ...bots.seats import fill_seats
    from ..progress import show_progress
    from ..reports.bot_games import Simulation, play_games
    from ..reports.bot_tally import BotTally
    from ..reports.tally import Tally

    simulation = Simulation(setup, tuple(fill_seats(bots, setup.players)), seed)
    tally = Tally(setup.players)
    by_bot = {name: BotTally() for name in simulation.bots}
    with closing(play_games(simulation, games, processes)) as results:
        for number, played in enumerate(show_progress(results, "progress-playing", games)):
            tally.add(played.position, played.decisions)
            for seat, name in enumerate(simulation.list_names(number)):
                by_bot[name].add(played, seat)
    return {
        "setup": setup.to_dict(),
        "seed": seed,
        "rotated": setup.players > 1,
        "bots": {name: entry.summarize() for name, entry in by_bot.items()},
        **tally.summarize(),
    }


def show(report: dict[str, Any]) -> None:
    """Print the report as tables."""
    from ...terminal.setup import setup_text
    from ..play.screen import make_console
    from ..reports.tables import make_bot_tables, make_report_tables

    console = make_console()
    games = say(
        "simulate-bot-games" if "bots" in report else "simulate-random-games",
        count=report["games"],
    )
    seeds = say("simulate-seeds", seed=str(report["seed"]))
    console.print(f"\n[bold]{games}[/] · {setup_text(report['setup'])} · {seeds}\n")
    if "bots" in report:
        for part in make_bot_tables(report["bots"]):
            console.print(part)
    for part in make_report_tables(report):
        console.print(part)
