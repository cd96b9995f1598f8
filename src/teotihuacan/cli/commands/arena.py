"""`teotihuacan arena`: matches of bots, their ratings and reports."""

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import click

from ...i18n import join_list, say
from .. import STOPPED
from ..command import Group, Row
from ..completions import complete_bots, complete_forms
from ..declare import Argument, Option
from ..formats import CsvTable, check_formats, print_json
from ..options import (
    Json,
    Processes,
    Seed,
    parse_positive_number,
)
from ..record_source import is_standard
from ..setup_options import add_setup_options, list_given_options

if TYPE_CHECKING:
    from ...arena import Plan, Store
    from ...engine.setup.options import Setup

MatchFile = Annotated[Path, Argument(metavar="metavar-file", help="opt-match")]
Bots = Annotated[
    str | None,
    Option("--bots", metavar="A,B,...", help="opt-entrants", complete=complete_bots),
]
Deals = Annotated[
    int,
    Option("--deals", parser=parse_positive_number, metavar="D", help="opt-deals"),
]
Form = Annotated[str, Option("--form", metavar="F", help="opt-form", complete=complete_forms)]
OnRay = Annotated[str, Option("--ray", metavar="metavar-where", help="opt-ray")]
Ratings = Annotated[bool, Option("--csv", help="opt-csv-ratings")]
Pictures = Annotated[Path | None, Option("--png", metavar="metavar-folder", help="opt-png")]
Page = Annotated[
    Path | None,
    Option("--html", metavar="metavar-file", help="opt-html"),
]


def start(context: click.Context) -> None:
    """Let bots play matches and find out how good they are."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
        context.exit()


@add_setup_options
def run(
    context: click.Context,
    setup: "Setup",
    file: MatchFile,
    bots: Bots = None,
    deals: Deals = 20,
    seed: Seed = 1,
    form: Form = "round-robin",
    processes: Processes = None,
    ray: OnRay = "",
    json: Json = False,
    csv: Ratings = False,
) -> None:
    """Play a match, keep every game in a file, and report."""
    from ...arena import Plan, Store
    from ...bots.process_pool import count_cores

    check_formats(json, csv)
    plan = None
    if bots is not None:
        names = tuple(name.strip() for name in bots.split(","))
        plan = Plan(names, setup, deals, seed, form)
        plan.check_bots()
    else:
        options = [option for option in list_given_options(context, "seed", "form") if option]
        if options:
            raise click.BadParameter(say("bad-match-options", options=join_list(options)))
    with Store(file, new=plan is not None) as store:
        plan = plan or read_plan(store, deals if list_given_options(context, "deals") else None)
        store.adopt(plan)
        play_missing(store, plan, processes or count_cores(), ray)
        report_match(store, plan, json, csv)


def report(
    file: MatchFile,
    png: Pictures = None,
    html: Page = None,
    json: Json = False,
    csv: Ratings = False,
) -> None:
    """Report a match as far as it has been played: ratings, scores, tiles, faults."""
    from ...arena import Store

    check_formats(json, csv)
    with Store(file) as store:
        report_match(store, read_plan(store), json, csv, png, html)


def read_plan(store: "Store", deals: int | None = None) -> "Plan":
    """The plan of a match that is in the file, for more deals if they are given."""
    from dataclasses import replace

    plan = store.plan
    if plan is None:
        raise click.BadParameter(say("bad-no-match", file=str(store.path)))
    return plan if deals is None else replace(plan, deals=deals)


def play_missing(store: "Store", plan: "Plan", processes: int, ray: str) -> None:
    """Play the games that are missing; Ctrl-C stops, and loses nothing that was played."""
    from contextlib import closing
    from shlex import quote

    from ...arena import play_jobs
    from ..progress import show_bar

    played = store.list_played()
    jobs = [number for number in range(plan.games) if number not in played]
    if not jobs:
        return
    plan.check_bots()
    count = min(processes, len(jobs))
    results = play_jobs(map(plan.job, jobs), count, ray)
    try:
        with closing(results):
            for result in show_bar(results, "progress-playing", plan.games, len(played)):
                store.add(result)
    except KeyboardInterrupt:
        done = len(store.list_played())
        command = f"teotihuacan arena run {quote(str(store.path))}"
        text = say("arena-stopped", done=done, games=plan.games, command=command)
        click.echo(f"\n{text}", err=True)
        raise click.exceptions.Exit(STOPPED) from None


def report_match(
    store: "Store",
    plan: "Plan",
    json: bool,
    csv: bool,
    png: Path | None = None,
    html: Path | None = None,
) -> None:
    """Report a match in all the ways that are wanted."""
    from ...arena import summarize

    summary = summarize(plan, store.results())
    heading = describe_match(summary)
    written: list[Path] = []
    if png is not None:
        from ...arena.plots import write_plots

        written += write_plots(summary, png)
    if html is not None:
        from ...arena.page import render_page, write_page

        if is_standard(html):
            click.echo(render_page(summary, heading), nl=False)
            return
        write_page(summary, heading, html)
        written.append(html)
    if json:
        print_json(summary)
    elif csv:
        CsvTable().add_all(map(make_rating_row, summary["entrants"]))
    else:
        show(summary, heading, written)


def make_rating_row(entrant: dict[str, Any]) -> dict[str, Any]:
    """How an entrant did, as a row of a table."""
    low, high = entrant["elo_interval"] or (None, None)
    score = {f"score_{name}": n for name, n in entrant["score"].items() if name != "quartiles"}
    row = {"name": entrant["name"], "elo": entrant["elo"], "elo_low": low, "elo_high": high}
    row |= {name: entrant[name] for name in ("games", "wins", "win_rate")}
    row |= score | {f"vp_{source}": vp for source, vp in entrant["books"].items()}
    return {name: "" if value is None else value for name, value in row.items()}


def describe_match(summary: dict[str, Any]) -> str:
    """What was played, in a line."""
    from ...terminal.setup import setup_text

    plan = summary["plan"]
    games = say("report-games", count=summary["games"])
    if summary["games"] < summary["planned"]:
        games = say("arena-games-of", count=summary["games"], planned=summary["planned"])
    form = say("arena-form", form=plan["form"] if plan["setup"]["players"] > 1 else "solo")
    deals = say("arena-deals", count=plan["deals"], seed=str(plan["seed"]))
    return " · ".join((games, setup_text(plan["setup"]), form, deals))


def show(summary: dict[str, Any], heading: str, written: Iterable[Path]) -> None:
    """Print the report as tables, and what was written."""
    from ...arena.tables import make_tables
    from ...terminal.tables import new_table
    from ...terminal.wording import escape_text
    from ..play.screen import make_console

    console = make_console()
    console.print(f"\n[bold]{escape_text(heading)}[/]\n")
    for table in make_tables(summary):
        drawn = new_table(table.title, *map(escape_text, table.headings))
        for row in table.rows:
            drawn.add_row(*map(escape_text, row))
        console.print(drawn)
        if table.note:
            console.print(f"[dim]{escape_text(table.note)}[/]\n")
    for path in written:
        console.print(escape_text(say("arena-written", file=str(path))), soft_wrap=True)


ROWS = {
    "run": Row(
        "commands.arena",
        "teotihuacan arena run match.db --bots random,greedy,mcts:500"
        " --players 3 --deals 50 --form ladder",
    ),
    "report": Row(
        "commands.arena", "teotihuacan arena report match.db --html match.html --png plots"
    ),
}
arena = Group(start, "arena", ROWS, "teotihuacan arena run match.db --bots random,greedy,adept")
