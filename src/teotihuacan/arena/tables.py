"""The tables of a match's report as plain text, for the terminal and for the page."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..bots.faults import KINDS, Fault, explain_fault
from ..i18n import say, translate
from ..i18n.numbers import format_number, format_percent, format_short_number
from .labels import label_source, label_technology, label_tile
from .summary import Summary

COLUMNS = 6  # entrants side by side
QUARTERS = (0.25, 0.75)
SURE = 0.95  # how sure intervals hold the true value
SEAT_LETTERS = "ABCD"


@dataclass
class Table:
    """A title, headings, rows of text: the first column holds names, the others figures."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    note: str = ""


def make_tables(summary: Summary) -> Iterator[Table]:
    """All tables that have rows, the most important first."""
    for table in (
        make_rating_table(summary),
        make_score_table(summary),
        make_pair_table(summary),
        make_seat_table(summary),
        *make_book_tables(summary),
        make_tile_table(summary),
        make_technology_table(summary),
        make_fault_table(summary),
        make_failed_table(summary),
    ):
        if table.rows:
            yield table


def make_rating_table(summary: Summary) -> Table:
    """Ratings and wins, best first."""
    zero = summary["anchor"]
    headings = (
        say("arena-entrant"),
        say("arena-elo"),
        format_percent(SURE, 0),
        *list_win_headings(),
    )
    note = say("arena-elo-note", name=zero) if zero else say("arena-elo-note-mean")
    table = Table(say("arena-ratings"), headings, note=note)
    for entry in summary["entrants"]:
        table.rows.append((entry["name"], *format_rating(entry), *format_wins(entry)))
    return table


def format_rating(entry: Summary) -> tuple[str, str]:
    """A rating and its interval."""
    if entry["elo"] is None:
        return "-", "-"
    low, high = map(format_number, entry["elo_interval"])
    return format_number(entry["elo"]), say("report-interval", low=low, high=high)


def list_win_headings() -> tuple[str, str, str, str]:
    """The heads of games, wins, their share and its interval."""
    return (
        say("report-count-games"),
        say("arena-won"),
        say("report-share"),
        format_percent(SURE, 0),
    )


def format_wins(entry: Summary) -> tuple[str, str, str, str]:
    """Games, wins, their share and its interval."""
    low, high = (format_percent(bound, 0) for bound in entry["win_interval"])
    share = "-" if entry["win_rate"] is None else format_percent(entry["win_rate"])
    between = say("report-interval", low=low, high=high)
    return format_number(entry["games"]), format_number(entry["wins"]), share, between


def make_score_table(summary: Summary) -> Table:
    """Scores, and the time of a decision."""
    low, high = (format_percent(share, 0) for share in QUARTERS)
    headings = (
        *(say("arena-entrant"), say("report-mean"), say("report-deviation")),
        *(low, say("report-median"), high),
        *(say(f"arena-time-{which}") for which in ("mean", "median", "longest")),
    )
    table = Table(say("arena-scores-and-times"), headings)
    for entry in summary["entrants"]:
        score, seconds = entry["score"], entry["seconds"]
        if entry["games"]:
            table.rows.append(
                (
                    entry["name"],
                    format_number(score["mean"], 1),
                    format_number(score["sd"], 1),
                    *map(format_short_number, score["quartiles"]),
                    *(format_duration(seconds[which]) for which in ("mean", "median", "max")),
                )
            )
    return table


def format_duration(seconds: float | None) -> str:
    """A time in seconds, as exact as it matters."""
    return "-" if seconds is None else format_number(seconds, 2 if seconds >= 1 else 4)


def make_pair_table(summary: Summary) -> Table:
    """How pairs did against each other; nothing new with two entrants."""
    table = Table(say("arena-pairs"), (say("arena-pair"), *list_win_headings()))
    if len(summary["pairs"]) > 1:
        for entry in summary["pairs"]:
            names = say("arena-two", first=entry["first"], second=entry["second"])
            table.rows.append((names, *format_wins(entry)))
    return table


def make_seat_table(summary: Summary) -> Table:
    """How seats did."""
    headings = say("report-seat"), *list_win_headings(), say("report-mean-score")
    table = Table(say("arena-seats"), headings)
    if summary["plan"]["setup"]["players"] > 1:
        for entry in summary["seats"]:
            letter = SEAT_LETTERS[entry["seat"]]
            table.rows.append((letter, *format_wins(entry), format_number(entry["mean"], 1)))
    return table


def make_book_tables(summary: Summary) -> Iterator[Table]:
    """Mean victory points by source, some entrants side by side."""
    entrants = [entry for entry in summary["entrants"] if entry["games"]]
    for first in range(0, len(entrants), COLUMNS):
        side = entrants[first : first + COLUMNS]
        names = (entry["name"] for entry in side)
        table = Table(say("arena-sources-mean"), (say("arena-source"), *names))
        for source in side[0]["books"]:
            means = [entry["books"][source] for entry in side]
            if any(means):
                table.rows.append(
                    (label_source(source), *(format_number(mean, 2) for mean in means))
                )
        yield table


def make_tile_table(summary: Summary) -> Table:
    """How those won who kept a starting tile."""
    return make_share_table(say("arena-tiles"), summary["starting_tiles"], label_tile)


def make_technology_table(summary: Summary) -> Table:
    """How those won who knew a technology."""
    return make_share_table(say("arena-technologies"), summary["technologies"], label_technology)


def make_share_table(title: str, entries: list[Summary], label: Any) -> Table:
    """How those won who had something, best first."""
    table = Table(title, ("", *list_win_headings()))
    for entry in sort_best_first(entries):
        table.rows.append((label(entry["what"]), *format_wins(entry)))
    return table


def sort_best_first(entries: list[Summary]) -> list[Summary]:
    """Those that somebody had, by the share of games won."""
    return sorted((e for e in entries if e["games"]), key=lambda e: -e["win_rate"])


def make_fault_table(summary: Summary) -> Table:
    """What bots did wrong."""
    kinds = [say(f"arena-fault-{kind}") for kind in KINDS]
    headings = say("arena-entrant"), *kinds, say("arena-answered"), say("arena-example")
    table = Table(say("arena-faults"), headings)
    for entry in summary["entrants"]:
        if entry["fallbacks"]:
            table.rows.append(
                (
                    entry["name"],
                    *(format_number(entry["faults"][kind]) for kind in KINDS),
                    format_number(entry["fallbacks"]),
                    translate(explain_fault(Fault.from_dict(entry["commonest_faults"][0]))),
                )
            )
    return table


def make_failed_table(summary: Summary) -> Table:
    """Games that could not be played."""
    table = Table(say("arena-failed"), (say("arena-game"), say("arena-why")))
    for entry in summary["failed"]:
        table.rows.append((str(entry["game"]), entry["why"]))
    return table
