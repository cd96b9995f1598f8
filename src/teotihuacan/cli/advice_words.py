"""Advice in English: what speaks for an answer, in words, and tables of answers."""

from collections.abc import Iterable

from rich.table import Table

from ..bots.advice import Advice, Change, Suggestion
from ..engine import Position
from ..game.notation import action_text, several
from ..words import say
from ..words.figures import percent, signed_number
from .report_tables import new_table
from .telling import listed
from .wording import plain, safe

# What can be counted: one of it, and several where that is another word.
PIECES = {
    "vp": "VP",
    "wood": "wood",
    "stone": "stone",
    "gold": "gold",
    "cocoa": "cocoa",
    "avenue": "avenue step",
    "track": "step on the pyramid track",
    "masks": "mask",
    "temples": "temple step",
    "technologies": "technology",
    "power": "power-up",
    "workers": "worker",
    "discoveries": "discovery tile",
}
PLURALS = {
    "avenue": "avenue steps",
    "track": "steps on the pyramid track",
    "masks": "masks",
    "temples": "temple steps",
    "technologies": "technologies",
    "power": "power-ups",
    "workers": "workers",
    "discoveries": "discovery tiles",
}
# What is said where nothing can be counted, or counts otherwise.
MATTERS = {
    "vp": "your score",
    "wood": "your wood",
    "stone": "your stone",
    "gold": "your gold",
    "cocoa": "your cocoa",
    "salary": "paying the next salary",
    "avenue": "your place on the avenue",
    "track": "your place on the pyramid track",
    "masks": "your set of masks",
    "temples": "your places on the temples",
    "bonus_tiles": "your temple bonus tiles",
    "technologies": "your technologies",
    "power": "the power of your workers",
    "workers": "your number of workers",
    "locked": "your locked workers",
    "discoveries": "your discovery tiles",
    "position": "the places of your workers",
}
NO_REASON = "pays off later"


def reason_text(suggestion: Suggestion) -> str:
    """Why an answer is good, and what it costs: "gains 2 temple steps; costs 4 cocoa"."""
    gains = clauses(suggestion.gains, "gains", "helps", "frees")
    prices = clauses(suggestion.prices, "costs", "hurts", "locks")
    return "; ".join(part for part in (gains or NO_REASON, prices) if part)


def clauses(changes: Iterable[Change], counted: str, felt: str, workers: str) -> str:
    """Changes with the verbs for what is counted, for what is felt, and for locked workers."""
    told: dict[str, list[str]] = {}
    for change in changes:
        amount = abs(change.amount)
        if change.part == "locked" and amount:
            told.setdefault(workers, []).append(several(amount, "worker"))
        elif change.part in PIECES and amount:
            told.setdefault(counted, []).append(pieces(change.part, amount))
        else:
            told.setdefault(felt, []).append(MATTERS.get(change.part, plain(change.part)))
    return ", ".join(f"{verb} {listed(things)}" for verb, things in told.items())


def pieces(part: str, amount: int) -> str:
    """So many of something."""
    words = PIECES[part] if amount == 1 else PLURALS.get(part, PIECES[part])
    return f"{amount} {words}"


def advice_table(advice: Advice, position: Position) -> Table:
    """The suggestions, best first, with their figures and reasons."""
    heads = ("answer", "ahead", "wins", "search")
    table = new_table("", *(say(f"advice-{head}") for head in heads))
    table.title = None
    table.add_column(say("advice-why"), ratio=1)
    for suggestion in advice.suggestions:
        table.add_row(
            safe(plain(action_text(position, suggestion.action))),
            signed_number(suggestion.margin, 1),
            percent(suggestion.win, 0),
            percent(suggestion.share, 0),
            reason_text(suggestion),
        )
    return table
