"""Advice in words: what speaks for an answer, and tables of answers."""

from collections.abc import Iterable

from rich.table import Table

from ..bots.advice import Advice, Suggestion, is_hardly_tried
from ..bots.reasons import Change
from ..game.views import View
from ..i18n import has_message, join_list, say
from ..i18n.lists import join_commas
from ..i18n.numbers import format_percent, format_short_number, format_signed_number
from .answers import answer_words
from .readers import offer_for
from .tables import new_table
from .wording import escape_text, readable_name


def reason_text(suggestion: Suggestion) -> str:
    """Why an answer is good, and what it costs."""
    return reasons_text(suggestion.gains, suggestion.prices)


def reasons_text(gained: Iterable[Change], paid: Iterable[Change]) -> str:
    """What speaks for something, and what against it: "gains 2 temple steps, costs 4 cocoa"."""
    gains = clauses(gained, "gains", "helps", "frees")
    prices = clauses(paid, "costs", "hurts", "locks")
    return join_commas([*(gains or [say("reason-none")]), *prices])


def clauses(changes: Iterable[Change], counted: str, felt: str, workers: str) -> list[str]:
    """Changes by the verb for what is counted, for what is felt, and for locked workers."""
    told: dict[str, list[str]] = {}
    for change in changes:
        counts = bool(change.amount) and has_message(f"piece-{change.part}")
        verb = felt if not counts else workers if change.part == "locked" else counted
        thing = say(f"piece-{change.part}", n=abs(change.amount)) if counts else None
        told.setdefault(verb, []).append(with_worth(thing or matter(change.part), change))
    return [say(f"reason-{verb}", things=join_list(things)) for verb, things in told.items()]


def with_worth(thing: str, change: Change) -> str:
    """What changes; with what that is worth where every answer does the same."""
    if not change.alike or change.part == "vp":
        return thing
    return say("reason-worth", thing=thing, vp=format_short_number(abs(change.value), 1))


def matter(part: str) -> str:
    """What is said where nothing can be counted; the name of a part of somebody's own bot."""
    return say(f"matter-{part}") if has_message(f"matter-{part}") else readable_name(part)


def advice_table(advice: Advice, view: View) -> Table:
    """Suggestions for the seat asked, best first, with their figures and reasons."""
    heads = [say(f"advice-{head}") for head in ("answer", "ahead", "wins", "search")]
    table = new_table("", *heads)
    table.title = None
    table.add_column(say("advice-why"), ratio=1)
    for suggestion in advice.suggestions:
        words = escape_text(answer_words(view, offer_for(view, suggestion.action)))
        table.add_row(words, *figures(suggestion), why_text(suggestion))
    return table


def figures(suggestion: Suggestion) -> tuple[str, str, str]:
    """VP ahead, wins and search; an answer that was hardly tried has no figures to compare."""
    share = format_percent(suggestion.share, 0)
    if is_hardly_tried(suggestion):
        return "-", "-", share
    ahead = format_signed_number(suggestion.margin, 1)
    return ahead, format_percent(suggestion.win, 0), share


def why_text(suggestion: Suggestion) -> str:
    """Why an answer is good; of one that was hardly tried, that it was."""
    reasons = reason_text(suggestion)
    if is_hardly_tried(suggestion):
        return join_commas([say("advice-hardly-tried"), reasons])
    return reasons
