"""`teotihuacan arena`: matches of bots, their ratings and reports."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..engine.setup import Setup
from .options import Json, Seed, given, positive_number, with_setup

if TYPE_CHECKING:
    from ..arena import Plan, Store

arena = typer.Typer(rich_markup_mode=None, add_completion=False)

MatchFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the match.")]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="A,B,...",
        help="The entrants, for a ladder the weakest first; without them the match in the file"
        " goes on.",
    ),
]
Deals = Annotated[
    int,
    typer.Option(
        "--deals",
        parser=positive_number,
        metavar="D",
        help="Each deal is played by everybody at every seat, with seeds S, S + 1, ...",
    ),
]
Form = Annotated[
    str, typer.Option("--form", metavar="F", help="Who meets: round-robin or ladder.")
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        parser=positive_number,
        metavar="P",
        help="Processes that play; as many as there are cores if not given.",
    ),
]
OnRay = Annotated[
    str,
    typer.Option(
        "--ray", metavar="WHERE", help="Play on Ray: local, or the address of a cluster."
    ),
]
Pictures = Annotated[
    Path | None, typer.Option("--png", metavar="FOLDER", help="Write plots as PNG files.")
]
Page = Annotated[
    Path | None,
    typer.Option("--html", metavar="FILE", help="Write everything as a page for the browser."),
]
STOPPED = 130


@arena.callback(
    invoke_without_command=True,
    epilog="Example: teotihuacan arena run match.db --bots random,greedy,adept",
)
def start(context: typer.Context) -> None:
    """Let bots play matches and find out how good they are."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit


@arena.command(
    epilog="Example: teotihuacan arena run match.db --bots random,greedy,mcts:500"
    " --players 3 --deals 50 --form ladder"
)
@with_setup
def run(
    context: typer.Context,
    setup: Setup,
    file: MatchFile,
    bots: Bots = None,
    deals: Deals = 20,
    seed: Seed = 1,
    form: Form = "round-robin",
    processes: Processes = None,
    ray: OnRay = "",
    json: Json = False,
) -> None:
    """Play a match, keep every game in a file, and report.

    Entrants are bots by name (random, greedy, mcts:500, mcts:0.5s, a level) or of your own:
    file.py:Class, with a budget behind it if you like, as in mybot.py:MyBot:0.3s. Stop the match
    when you like: the same command, or just FILE, goes on with it, and more --deals make it
    longer. With --solo every entrant meets Teotibot.
    """
    from ..arena import Plan, Store
    from ..arena.workers import cores

    plan = None
    if bots is not None:
        names = tuple(name.strip() for name in bots.split(","))
        plan = Plan(names, setup, deals, seed, form)
        plan.check_bots()
    else:
        options = [option for option in given(context, "seed", "form") if option]
        if options:
            raise typer.BadParameter(f"{', '.join(options)} can't change a match: give --bots")
    with Store(file, new=plan is not None) as store:
        plan = plan or going_on(store, deals if given(context, "deals") else None)
        store.adopt(plan)
        play_missing(store, plan, processes or cores(), ray)
        tell(store, plan, json)


@arena.command(epilog="Example: teotihuacan arena report match.db --html match.html --png plots")
def report(file: MatchFile, png: Pictures = None, html: Page = None, json: Json = False) -> None:
    """Report a match as far as it has been played: ratings, scores, tiles, faults.

    Plots and the page need matplotlib: pip install "teotihuacan[plots]".
    """
    from ..arena import Store

    with Store(file) as store:
        tell(store, going_on(store), json, png, html)


def going_on(store: "Store", deals: int | None = None) -> "Plan":
    """The plan of a match that is in the file, for more deals if they are given."""
    from dataclasses import replace

    plan = store.plan
    if plan is None:
        raise typer.BadParameter(f"{store.path} holds no match yet: give --bots")
    return plan if deals is None else replace(plan, deals=deals)


def play_missing(store: "Store", plan: "Plan", processes: int, ray: str) -> None:
    """Play the games that are missing; Ctrl-C stops, and loses nothing that was played."""
    from contextlib import closing
    from shlex import quote

    from ..arena import results_of
    from .progress import with_bar

    played = store.played()
    jobs = [number for number in range(plan.games) if number not in played]
    if not jobs:
        return
    plan.check_bots()
    count = min(processes, len(jobs))
    results: Any = results_of(map(plan.job, jobs), count, ray)
    try:
        with closing(results):
            for result in with_bar(results, "Playing", plan.games, len(played)):
                store.add(result)
    except KeyboardInterrupt:
        done = len(store.played())
        typer.echo(
            f"\nStopped after {done:,} of {plan.games:,} games; they are kept."
            f" Go on with: teotihuacan arena run {quote(str(store.path))}",
            err=True,
        )
        raise typer.Exit(STOPPED) from None


def tell(
    store: "Store", plan: "Plan", json: bool, png: Path | None = None, html: Path | None = None
) -> None:
    """Report a match in all the ways that are wanted."""
    from ..arena import summary_of

    summary = summary_of(plan, store.results())
    heading = heading_of(summary)
    written: list[Path] = []
    if png is not None:
        from ..arena.plots import write_plots

        written += write_plots(summary, png)
    if html is not None:
        from ..arena.page import write_page

        write_page(summary, heading, html)
        written.append(html)
    if json:
        from json import dumps

        typer.echo(dumps(summary))
    else:
        show(summary, heading, written)


def heading_of(summary: dict[str, Any]) -> str:
    """What was played, in a line."""
    from ..game.notation import several
    from .simulate import setup_text

    plan = summary["plan"]
    games = several(summary["games"], "game")
    if summary["games"] < summary["planned"]:
        games = f"{summary['games']:,} of {summary['planned']:,} games"
    form = plan["form"] if plan["setup"]["players"] > 1 else "each on its own"
    deals = several(plan["deals"], "deal")
    return f"{games} · {setup_text(plan['setup'])} · {form} · {deals} from seed {plan['seed']}"


def show(summary: dict[str, Any], heading: str, written: Iterable[Path]) -> None:
    """Print the report as tables, and what was written."""
    from ..arena.tables import tables_of
    from .report_tables import new_table
    from .screen import screen
    from .wording import safe

    console = screen()
    console.print(f"\n[bold]{safe(heading)}[/]\n")
    for table in tables_of(summary):
        drawn = new_table(table.title, *map(safe, table.headings))
        for row in table.rows:
            drawn.add_row(*map(safe, row))
        console.print(drawn)
        if table.note:
            console.print(f"[dim]{safe(table.note)}[/]\n")
    for path in written:
        console.print(f"Written: {safe(str(path))}", soft_wrap=True)
