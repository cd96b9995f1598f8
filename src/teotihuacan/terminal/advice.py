"""Advice in words: what speaks for an answer, and tables of answers."""

from collections.abc import Iterable

from rich.table import Table

from ..bots.advice import Advice, Change, Suggestion
from ..engine import Position
from ..i18n import has_message, join_list, say
from ..i18n.lists import join_commas
from ..i18n.numbers import format_percent, format_signed_number
from .answers import answer_words
from .tables import new_table
from .wording import plain, safe


def reason_text(suggestion: Suggestion) -> str:
    """Why an answer is good, and what it costs: "gains 2 temple steps, costs 4 cocoa"."""
    gains = clauses(suggestion.gains, "gains", "helps", "frees")
    prices = clauses(suggestion.prices, "costs", "hurts", "locks")
    return join_commas([*(gains or [say("reason-none")]), *prices])


def clauses(changes: Iterable[Change], counted: str, felt: str, workers: str) -> list[str]:
    """Changes by the verb for what is counted, for what is felt, and for locked workers."""
    told: dict[str, list[str]] = {}
    for change in changes:
        amount = abs(change.amount)
        if amount and has_message(f"piece-{change.part}"):
            verb = workers if change.part == "locked" else counted
            told.setdefault(verb, []).append(say(f"piece-{change.part}", n=amount))
        else:
            told.setdefault(felt, []).append(matter(change.part))
    return [say(f"reason-{verb}", things=join_list(things)) for verb, things in told.items()]


def matter(part: str) -> str:
    """What is said where nothing can be counted; the name of a part of somebody's own bot."""
    return say(f"matter-{part}") if has_message(f"matter-{part}") else plain(part)


def advice_table(advice: Advice, position: Position) -> Table:
    """The suggestions, best first, with their figures and reasons."""
    heads = [say(f"advice-{head}") for head in ("answer", "ahead", "wins", "search")]
    table = new_table("", *heads)
    table.title = None
    table.add_column(say("advice-why"), ratio=1)
    for suggestion in advice.suggestions:
        table.add_row(
            safe(answer_words(position, suggestion.action)),
            format_signed_number(suggestion.margin, 1),
            format_percent(suggestion.win, 0),
            format_percent(suggestion.share, 0),
            reason_text(suggestion),
        )
    return table
