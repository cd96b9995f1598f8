"""`teotihuacan simulate`: let bots play many games, and report the statistics."""

from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import say
from .. import STOPPED
from ..completions import complete_bots
from ..declare import Option
from ..formats import Csv, CsvTable, check_formats, print_json
from ..options import Json, Processes, Seed, parse_bots, parse_positive_number
from ..setup_options import add_setup_options

if TYPE_CHECKING:
    from ...engine.setup.options import Setup
    from ..reports.simulations import BotGames, RandomGames

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
    csv: Csv = False,
) -> None:
    """Play games and report scores, sources of victory points and statistics."""
    from ...engine.seeds import check_seed

    check_formats(json, csv)
    for end in (seed, seed + games - 1):  # refuse bad seeds before, not after, the long work
        check_seed(end)
    if bots is None and processes is not None:
        raise click.BadParameter(say("bad-processes"), param_hint="'--processes'")
    simulated = make_simulation(setup, seed, bots, processes)
    stopped = play_all(simulated, games, CsvTable() if csv else None)
    if simulated.tally.games and not csv:
        report = simulated.summarize()
        if json:
            print_json(report | ({"planned": games} if stopped else {}))
        else:
            show(report)
    if stopped:
        done = simulated.tally.games
        if done:
            click.echo(say("simulate-stopped", done=done, games=games), err=True)
        raise click.exceptions.Exit(STOPPED)


def make_simulation(
    setup: "Setup", seed: int, bots: str | None, processes: int | None
) -> "RandomGames | BotGames":
    """The games that are asked for."""
    from ..reports.simulations import BotGames, RandomGames

    if bots is None:
        return RandomGames(setup, seed)
    return BotGames(setup, seed, parse_bots(bots), processes)


def play_all(simulated: "RandomGames | BotGames", games: int, table: CsvTable | None) -> bool:
    """Play the games, and print each if there is a table; whether Ctrl-C came before the end."""
    from ..progress import show_progress

    try:
        for game in show_progress(simulated.play(games), "progress-playing", games):
            if table is not None:
                table.add_all(game.list_rows())
    except KeyboardInterrupt:
        return True
    return False


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
