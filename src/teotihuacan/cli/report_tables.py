"""The tables of `simulate` and `stats`: scores, books, statistics, Teotibot's tiles."""

from collections.abc import Callable, Iterator
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from ..bots.faults import fault_message
from ..words import told as put_in_words
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


def bot_tables(bots: dict[str, dict[str, Any]]) -> Iterator[RenderableType]:
    """How bots did, and where their victory points came from."""
    names = [safe(name) for name in bots]
    entries = list(bots.values())
    table = new_table("Bots", "over all seats", *names)
    for heading, told in BOT_FIGURES.items():
        table.add_row(heading, *map(told, entries))
    table.add_section()
    for source in entries[0]["books"]:
        means = [entry["books"][source] for entry in entries]
        if any(means):
            table.add_row(f"VP for {plain(source)}", *(f"{mean:.2f}" for mean in means))
    yield table
    for name, entry in zip(names, entries, strict=True):
        if entry["faults"]:
            fault = put_in_words(fault_message(entry["first_fault"]))
            yield f"{name}: first fault: {safe(fault)}\n"


def interval(entry: dict[str, Any]) -> str:
    """Where a bot's true win rate lies with 95 % confidence."""
    low, high = entry["win_rate_interval"]
    return f"{100 * low:.1f} to {100 * high:.1f} %"


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


BOT_FIGURES: dict[str, Callable[[dict[str, Any]], str]] = {
    "games": lambda entry: f"{entry['games']:,}",
    "win rate": lambda entry: percent(entry["win_rate"]),
    "95 % sure it is": interval,
    "mean score": lambda entry: f"{entry['mean_score']:.2f}",
    "deviation": lambda entry: f"{entry['sd']:.2f}",
    "seconds a decision": lambda entry: f"{entry['seconds_per_decision']:.4f}",
    "faults": lambda entry: f"{entry['faults']:,}",
}
