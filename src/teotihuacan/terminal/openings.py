"""Openings as tables: pairs of starting tiles, first turns, tiles to choose from."""

from collections.abc import Iterable

from rich.table import Table

from ..i18n import say
from ..i18n.names import say_board
from ..i18n.numbers import format_number, format_percent, format_signed_number
from ..study.openings import FirstTurn, OpeningRow, StartAdvice
from .tables import new_table

NOTHING = "-"


def pairs_table(title: str, rows: Iterable[OpeningRow]) -> Table:
    """Pairs of tiles, the best first: what was counted, and what is expected."""
    heads = ("tiles", "games", "mean", "wins", "interval", "expected", "behind")
    table = new_table(title, *(say(f"openings-head-{head}") for head in heads))
    best = None
    for row in rows:
        best = row.vp if best is None else best
        table.add_row(
            tiles_text(row.tiles),
            format_number(row.games),
            NOTHING if row.mean_vp is None else format_number(row.mean_vp, 1),
            NOTHING if row.win_rate is None else format_percent(row.win_rate, 0),
            interval_text(row) if row.games else NOTHING,
            expected_text(row.vp, row.error),
            format_signed_number(row.vp - best, 1) if row.vp < best else "",
        )
    return table


def first_turns_table(pair: tuple[int, int], turns: Iterable[FirstTurn]) -> Table:
    """What was done first with a pair of tiles, the most frequent first."""
    title = say("openings-first-turns", first=pair[0], second=pair[1])
    heads = [say(f"openings-head-{head}") for head in ("first", "games", "share", "mean")]
    table = new_table(title, *heads)
    for turn in turns:
        table.add_row(
            say("openings-first-turn", board=say_board(turn.board), deed=turn.deed),
            format_number(turn.games),
            format_percent(turn.share, 0),
            format_number(turn.mean_vp, 1),
        )
    return table


def start_table(advice: StartAdvice) -> Table:
    """What games say of the starting tiles to choose from, beside a hint."""
    heads = ("tiles", "games", "expected", "wins", "behind")
    title = say("openings-hint", games=advice.games)
    table = new_table(title, *(say(f"openings-head-{head}") for head in heads))
    for option in advice.options:
        table.add_row(
            tiles_text(option.tiles),
            format_number(option.games),
            expected_text(option.vp, option.error),
            format_percent(option.win, 0),
            format_signed_number(-option.behind, 1) if option.behind else "",
        )
    return table


def tiles_text(tiles: Iterable[int]) -> str:
    """Numbers of tiles: "7 + 16"."""
    return " + ".join(map(str, tiles))


def interval_text(row: OpeningRow) -> str:
    """The interval of a win rate."""
    low, high = row.interval
    return f"{format_number(100 * low)}-{format_percent(high, 0)}"


def expected_text(vp: float, error: float) -> str:
    """Expected VP with their standard error."""
    return f"{format_number(vp, 1)} ± {format_number(error, 1)}"
