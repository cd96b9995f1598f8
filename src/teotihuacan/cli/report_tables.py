"""The tables of `simulate` and `stats`: scores, books, statistics, Teotibot's tiles."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from .wording import SEAT_LETTERS, plain, safe

SCORES = ("mean", "deviation", "lowest", "25 %", "median", "75 %", "highest", "wins")
SOLO_SEATS = ("player", "Teotibot")


def report_tables(report: dict[str, Any]) -> Iterator[RenderableType]:
    """All that a summary of games holds."""
    names = SOLO_SEATS if "bot_tiles" in report else SEAT_LETTERS[: len(report["seats"])]
    yield score_table(report["seats"], names)
    figures = [book_table(report, names), figure_table("Statistics", report["statistics"])]
    if "bot_tiles" in report:
        figures.append(share_table("Teotibot's action tiles", report["bot_tiles"]))
    yield Columns(figures, padding=(0, 4))
    yield ending(report)


def new_table(title: str, *headings: str) -> Table:
    """An empty table with a column of names and columns of numbers."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.box, table.pad_edge = box.SIMPLE_HEAD, False
    for column, heading in enumerate(headings):
        table.add_column(heading, justify="right" if column else "left")
    return table


def score_table(seats: list[dict[str, Any]], names: tuple[str, ...] | str) -> Table:
    """Scores and wins by seat."""
    table = new_table("Scores by seat", "seat", *SCORES)
    for entry, name in zip(seats, names, strict=True):
        table.add_row(
            name,
            f"{entry['mean']:.2f}",
            f"{entry['sd']:.2f}",
            str(entry["min"]),
            *(f"{cut:g}" for cut in entry["quartiles"]),
            str(entry["max"]),
            percent(entry["win_rate"]),
        )
    return table


def book_table(report: dict[str, Any], names: tuple[str, ...] | str) -> Table:
    """Mean victory points of each seat by source."""
    table = new_table("Victory points by source", "mean per game", *names)
    for source in report["books"]:
        entries = [seat["books"][source] for seat in report["seats"]]
        if any(entries):
            table.add_row(plain(source), *(f"{mean:.2f}" for mean in entries))
    return table


def figure_table(title: str, figures: dict[str, float]) -> Table:
    """Means by name."""
    table = new_table(title, "per seat and game", "mean")
    for name, figure in figures.items():
        table.add_row(plain(name), f"{figure:.2f}")
    return table


def share_table(title: str, shares: dict[str, float]) -> Table:
    """Shares of a whole by name."""
    table = new_table(title, "used", "share")
    for name, share in shares.items():
        table.add_row(plain(name), percent(share))
    return table


def name_table(names: dict[str, dict[str, Any]]) -> Table:
    """Games, wins and mean scores of everybody who has a name."""
    table = new_table("Winners", "name", "games", "wins", "mean score")
    for name, entry in names.items():
        table.add_row(safe(name), str(entry["games"]), str(entry["wins"]), f"{entry['mean']:.2f}")
    return table


def ending(report: dict[str, Any]) -> str:
    """How the games ended and how long they were."""
    endings, decisions = report["endings"], report["decisions"]
    third, completed = (
        f"{endings[how]:,} ({percent(endings[how] / report['games'])})"
        for how in ("third_eclipse", "completed_pyramid")
    )
    return (
        f"\nEnded by the third eclipse {third}, by the completed pyramid {completed}."
        f"\nDecisions a game: {decisions['mean']:,.1f}"
        f" ({decisions['min']:,} to {decisions['max']:,}).\n"
    )


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"
