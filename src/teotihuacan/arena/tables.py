"""The tables of a match's report as plain text, for the terminal and for the page."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..bots.faults import KINDS, fault_message
from ..words import told
from .labels import plain, technology_label, tile_label
from .summary import Summary

COLUMNS = 6  # entrants side by side
SEAT_LETTERS = "ABCD"


@dataclass
class Table:
    """A title, headings, rows of text: the first column holds names, the others figures."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...]] = field(default_factory=list)
    note: str = ""


def tables_of(summary: Summary) -> Iterator[Table]:
    """All tables that have rows, the most important first."""
    for table in (
        rating_table(summary),
        score_table(summary),
        pair_table(summary),
        seat_table(summary),
        *book_tables(summary),
        tile_table(summary),
        technology_table(summary),
        fault_table(summary),
        failed_table(summary),
    ):
        if table.rows:
            yield table


def rating_table(summary: Summary) -> Table:
    """Ratings and wins, best first."""
    zero = f"{summary['anchor']} has 0" if summary["anchor"] else "the mean is 0"
    table = Table(
        "Ratings",
        ("entrant", "Elo", "95 %", "games", "won", "share", "95 %"),
        note=f"On the Elo scale {zero}: 191 more is 3 wins of 4, 400 more is 10 wins of 11.",
    )
    for entry in summary["entrants"]:
        low, high = entry["elo_interval"]
        table.rows.append(
            (
                entry["name"],
                f"{entry['elo']:.0f}",
                f"{low:.0f} to {high:.0f}",
                *won(entry),
            )
        )
    return table


def won(entry: Summary) -> tuple[str, str, str, str]:
    """Games, wins, their share and its interval."""
    low, high = entry["win_interval"]
    bounds = f"{100 * low:.0f} to {100 * high:.0f} %"
    return f"{entry['games']:,}", f"{entry['wins']:,}", percent(entry["win_rate"]), bounds


def percent(share: float | None) -> str:
    """A share in percent."""
    return "-" if share is None else f"{100 * share:.1f} %"


def score_table(summary: Summary) -> Table:
    """Scores, and the time of a decision."""
    table = Table(
        "Scores, and seconds a decision",
        ("entrant", "mean", "sd", "25 %", "median", "75 %", "s mean", "s median", "s max"),
    )
    for entry in summary["entrants"]:
        score, seconds = entry["score"], entry["seconds"]
        if entry["games"]:
            table.rows.append(
                (
                    entry["name"],
                    f"{score['mean']:.1f}",
                    f"{score['sd']:.1f}",
                    *(f"{cut:g}" for cut in score["quartiles"]),
                    *(duration(seconds[which]) for which in ("mean", "median", "max")),
                )
            )
    return table


def duration(seconds: float | None) -> str:
    """A time in seconds, as exact as it matters."""
    return "-" if seconds is None else f"{seconds:.2f}" if seconds >= 1 else f"{seconds:.4f}"


def pair_table(summary: Summary) -> Table:
    """How pairs did against each other; nothing new with two entrants."""
    table = Table("Pairs", ("first ranked before second", "games", "won", "share", "95 %"))
    if len(summary["pairs"]) > 1:
        for entry in summary["pairs"]:
            names = [entry[which] for which in ("first", "second")]
            table.rows.append((" - ".join(names), *won(entry)))
    return table


def seat_table(summary: Summary) -> Table:
    """How seats did."""
    table = Table("Seats in turn order", ("seat", "games", "won", "share", "95 %", "mean score"))
    if summary["plan"]["setup"]["players"] > 1:
        for entry in summary["seats"]:
            letter = SEAT_LETTERS[entry["seat"]]
            table.rows.append((letter, *won(entry), f"{entry['mean']:.1f}"))
    return table


def book_tables(summary: Summary) -> Iterator[Table]:
    """Mean victory points by source, some entrants side by side."""
    entrants = [entry for entry in summary["entrants"] if entry["games"]]
    for first in range(0, len(entrants), COLUMNS):
        side = entrants[first : first + COLUMNS]
        names = (entry["name"] for entry in side)
        table = Table("Victory points by source, mean of a game", ("source", *names))
        for source in side[0]["books"]:
            means = [entry["books"][source] for entry in side]
            if any(means):
                table.rows.append((plain(source), *(f"{mean:.2f}" for mean in means)))
        yield table


def tile_table(summary: Summary) -> Table:
    """How those won who kept a starting tile."""
    title = "Starting tiles: games won by those who kept them"
    return share_table(title, summary["starting_tiles"], tile_label)


def technology_table(summary: Summary) -> Table:
    """How those won who knew a technology."""
    title = "Technologies: games won by those who knew them at the end"
    return share_table(title, summary["technologies"], technology_label)


def share_table(title: str, entries: list[Summary], label: Any) -> Table:
    """How those won who had something, best first."""
    table = Table(title, ("", "games", "won", "share", "95 %"))
    for entry in best_first(entries):
        table.rows.append((label(entry["what"]), *won(entry)))
    return table


def best_first(entries: list[Summary]) -> list[Summary]:
    """Those that somebody had, by the share of games won."""
    return sorted((e for e in entries if e["games"]), key=lambda e: -e["win_rate"])


def fault_table(summary: Summary) -> Table:
    """What bots did wrong."""
    table = Table("Faults", ("entrant", *KINDS, "answered for", "for example"))
    for entry in summary["entrants"]:
        if entry["fallbacks"]:
            table.rows.append(
                (
                    entry["name"],
                    *(f"{entry['faults'][kind]:,}" for kind in KINDS),
                    f"{entry['fallbacks']:,}",
                    told(fault_message(entry["faults_told"][0])),
                )
            )
    return table


def failed_table(summary: Summary) -> Table:
    """Games that could not be played."""
    table = Table("Games that failed", ("game", "why"))
    for entry in summary["failed"]:
        table.rows.append((str(entry["game"]), entry["why"]))
    return table
