"""The tables of `simulate` and `stats`: scores, books, statistics, Teotibot's tiles."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table

from ...arena.labels import find_source_key, label_source
from ...bots.faults import Fault, explain_fault
from ...i18n import name_arguments, say
from ...i18n import translate as put_in_words
from ...i18n.numbers import format_number, format_percent, format_short_number
from ...terminal.tables import new_table
from ...terminal.wording import SEAT_LETTERS, safe

QUARTERS = (0.25, 0.75)


def make_report_tables(report: dict[str, Any]) -> Iterator[RenderableType]:
    """All that a summary of games holds."""
    names = name_seats(report)
    yield make_score_table(report["seats"], names)
    figures = [make_book_table(report, names), make_statistic_table(report["statistics"])]
    if "bot_tiles" in report:
        figures.append(make_bot_tile_table(report["bot_tiles"]))
    yield Columns(figures, padding=(0, 4))
    yield f"\n{describe_endings(report)}\n{describe_length(report)}\n"


def name_seats(report: dict[str, Any]) -> Sequence[str]:
    """Letters of the seats; solo, who plays there."""
    if "bot_tiles" in report:
        return say("report-player"), say("teotibot")
    return SEAT_LETTERS[: len(report["seats"])]


def make_bot_tables(bots: dict[str, dict[str, Any]]) -> Iterator[RenderableType]:
    """How bots did, and where their victory points came from."""
    names = [safe(name) for name in bots]
    entries = list(bots.values())
    table = new_table(say("report-bots"), say("report-over-all-seats"), *names)
    for heading, told in BOT_FIGURES.items():
        table.add_row(say(heading), *map(told, entries))
    table.add_section()
    for source in entries[0]["books"]:
        means = [entry["books"][source] for entry in entries]
        if any(means):
            said = name_arguments("source", find_source_key(source))
            text = say("report-vp-for", source_key=source, **said)
            table.add_row(text, *(format_number(mean, 2) for mean in means))
    yield table
    for name, entry in zip(names, entries, strict=True):
        if entry["faults"]:
            fault = safe(put_in_words(explain_fault(Fault.from_dict(entry["first_fault"]))))
            yield f"{say('report-first-fault', name=name, fault=fault)}\n"


def format_interval(entry: dict[str, Any]) -> str:
    """Where a bot's true win rate lies with 95 % confidence."""
    low, high = map(format_percent, entry["win_rate_interval"])
    return say("report-interval", low=low, high=high)


def make_score_table(seats: list[dict[str, Any]], names: Sequence[str]) -> Table:
    """Scores and wins by seat."""
    low, high = (format_percent(share, 0) for share in QUARTERS)
    table = new_table(
        say("report-scores"),
        *(say(f"report-{what}") for what in ("seat", "mean", "deviation", "lowest")),
        low,
        say("report-median"),
        high,
        *(say(f"report-{what}") for what in ("highest", "wins")),
    )
    for entry, name in zip(seats, names, strict=True):
        table.add_row(
            name,
            format_number(entry["mean"], 2),
            format_number(entry["sd"], 2),
            format_number(entry["min"]),
            *map(format_short_number, entry["quartiles"]),
            format_number(entry["max"]),
            format_percent(entry["win_rate"]),
        )
    return table


def make_book_table(report: dict[str, Any], names: Sequence[str]) -> Table:
    """Mean victory points of each seat by source."""
    table = new_table(say("report-sources"), say("report-mean-per-game"), *names)
    for source in report["books"]:
        entries = [seat["books"][source] for seat in report["seats"]]
        if any(entries):
            table.add_row(label_source(source), *(format_number(mean, 2) for mean in entries))
    return table


def make_statistic_table(figures: dict[str, float]) -> Table:
    """Means of what seats did."""
    table = new_table(say("report-statistics"), say("report-per-seat"), say("report-mean"))
    for name, figure in figures.items():
        table.add_row(say(f"statistic-{name}"), format_number(figure, 2))
    return table


def make_bot_tile_table(shares: dict[str, float]) -> Table:
    """How often Teotibot used its action tiles."""
    table = new_table(say("report-bot-tiles"), say("report-used"), say("report-share"))
    for name, share in shares.items():
        table.add_row(say(f"bot-{name}"), format_percent(share))
    return table


def make_name_table(names: dict[str, dict[str, Any]]) -> Table:
    """Games, wins and mean scores of everybody who has a name."""
    heads = ("name", "count-games", "wins", "mean-score")
    table = new_table(say("report-winners"), *(say(f"report-{head}") for head in heads))
    for name, entry in names.items():
        figures = (
            format_number(entry["games"]),
            format_number(entry["wins"]),
            format_number(entry["mean"], 2),
        )
        table.add_row(safe(name), *figures)
    return table


def describe_endings(report: dict[str, Any]) -> str:
    """How the games ended."""
    third, completed = (report["endings"][how] for how in ("third_eclipse", "completed_pyramid"))
    return say(
        "report-endings",
        third=third,
        third_share=format_percent(third / report["games"]),
        completed=completed,
        completed_share=format_percent(completed / report["games"]),
    )


def describe_length(report: dict[str, Any]) -> str:
    """How long the games were."""
    decisions = report["decisions"]
    mean = format_number(decisions["mean"], 1)
    return say("report-decisions", mean=mean, least=decisions["min"], most=decisions["max"])


BOT_FIGURES: dict[str, Callable[[dict[str, Any]], str]] = {
    "report-count-games": lambda entry: format_number(entry["games"]),
    "report-win-rate": lambda entry: format_percent(entry["win_rate"]),
    "report-surely": format_interval,
    "report-mean-score": lambda entry: format_number(entry["mean_score"], 2),
    "report-deviation": lambda entry: format_number(entry["sd"], 2),
    "report-seconds": lambda entry: format_number(entry["seconds_per_decision"], 4),
    "report-faults": lambda entry: format_number(entry["faults"]),
}
