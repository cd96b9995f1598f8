"""`teotihuacan stats`: statistics of the games of many records."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from ..formats import Csv, CsvTable, check_formats, print_json
from ..options import Json
from ..record_source import Record, list_records
from .verify import Records

if TYPE_CHECKING:
    from ...game.game import Game


def stats(files: Records, json: Json = False, csv: Csv = False) -> None:
    """Add up finished games: scores, victory points by source, winners."""
    check_formats(json, csv)
    records = list_records(files)
    if csv:
        print_games(records)
        return
    report = add_up_records(records)
    if json:
        print_json(report)
    else:
        show(report)


def print_games(records: list[Record]) -> None:
    """Print the finished games as CSV: a row for each seat."""
    from ..progress import show_progress
    from ..reports.rows import list_seat_rows

    table = CsvTable()
    for record in show_progress(records, "progress-reading", len(records)):
        game = record.load()
        if game.position.over:
            table.add_all(list_seat_rows(game.position, game.names, {"file": record.name}))


def add_up_records(records: list[Record]) -> dict[str, Any]:
    """The figures of all records."""
    from ..progress import show_progress
    from ..reports.tally import Tally

    tallies: dict[int, Tally] = {}
    results: dict[str, list[tuple[int, bool]]] = {}
    finished = 0
    for record in show_progress(records, "progress-reading", len(records)):
        game = record.load()
        if not game.position.over:
            continue
        finished += 1
        players = game.setup.players
        tallies.setdefault(players, Tally(players)).add(game.position)
        for name, result in list_named_results(game):
            results.setdefault(name, []).append(result)
    return {
        "records": len(records),
        "unfinished": len(records) - finished,
        "groups": [{"players": n, **tallies[n].summarize()} for n in sorted(tallies)],
        "names": {name: summarize_name(results[name]) for name in sorted(results)},
    }


def list_named_results(game: "Game") -> Iterable[tuple[str, tuple[int, bool]]]:
    """Each named seat's score, and whether it won."""
    scores, winner = game.position.scores(), game.position.ranking()[0]
    for seat, name in enumerate(game.names or []):
        yield name, (scores[seat], seat == winner)


def summarize_name(results: list[tuple[int, bool]]) -> dict[str, Any]:
    """Games, wins and mean score of somebody."""
    from statistics import fmean

    from ..reports.tally import round_figure

    wins = sum(won for _, won in results)
    mean = round_figure(fmean(score for score, _ in results))
    return {"games": len(results), "wins": wins, "mean": mean}


def show(report: dict[str, Any]) -> None:
    """Print the figures as tables."""
    from ...i18n import say
    from ...terminal.setup import players_text
    from ..play.screen import make_console
    from ..reports.tables import make_name_table, make_report_tables

    console = make_console()
    records = say("stats-records", count=report["records"], unfinished=report["unfinished"])
    console.print(f"\n[bold]{records}[/]")
    for group in report["groups"]:
        games = say("report-games", count=group["games"])
        console.print(f"\n[bold]{games}[/] · {players_text(group['players'])}\n")
        for part in make_report_tables(group):
            console.print(part)
    if report["names"]:
        console.print(make_name_table(report["names"]))
