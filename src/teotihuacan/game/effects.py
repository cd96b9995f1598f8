"""What an action does at once, added up; and what can be done on the board that a move leads to.

Effects are data: people read them in their language, in the terminal and in the browser.

>>> from teotihuacan import Event
>>> from teotihuacan.game.log import log_entries
>>> events = [Event("paid", 0, {"good": "cocoa", "amount": 3}), Event("locked", 0, {})]
>>> sum_effects(log_entries(events))
[{'kind': 'cocoa', 'amount': -3}, {'kind': 'locked'}]
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, TypedDict

from .log import Entry

GOODS = ("cocoa", "wood", "stone", "gold")
# What is counted, in the order in which people are told; losses are below 0.
COUNTED = (
    *GOODS,
    "vp",
    "temple_blue",
    "temple_red",
    "temple_green",
    "avenue",
    "track",
    "power_up",
    "worker",
    "unlocked",
    "unpaid",
)
# Entries that count as one step of something.
STEPS = {
    "avenue_stepped": "avenue",
    "track_stepped": "track",
    "powered_up": "power_up",
    "worker_arrived": "worker",
    "unlocked": "unlocked",
}
# Things that happen or don't, however often.
HAPPENED = {
    "ascended": "ascended",
    "locked": "locked",
    "learned": "learned",
    "step_lost": "step_lost",
    "choice_lost": "step_lost",
    "light_moved": "light",
}


class Effect(TypedDict, total=False):
    """One thing that changes: by how much if it is counted, which tile if one is bought."""

    kind: str
    amount: int
    discovery: str


class Destination(TypedDict):
    """What can be done on the board that a move leads to; None where it can't."""

    colours: int | None  # of the workers there, the one that comes left out
    collect: int | None  # cocoa that collecting brings
    main: int | None  # cocoa that the main action costs
    worship: bool


def sum_effects(entries: Sequence[Entry]) -> list[Effect]:
    """Goods, victory points and steps that entries bring or cost, tiles bought, what happens."""
    sums = count_effects(entries)
    effects: list[Effect] = [
        {"kind": kind, "amount": sums[kind]} for kind in COUNTED if sums[kind]
    ]
    for entry in entries:
        if entry.key == "bought":
            effects.append({"kind": "bought", "discovery": str(entry.arguments["discovery"])})
    happened = dict.fromkeys(HAPPENED[entry.key] for entry in entries if entry.key in HAPPENED)
    return effects + [{"kind": kind} for kind in happened]


def count_effects(entries: Iterable[Entry]) -> Counter[str]:
    """What can be counted in entries."""
    sums: Counter[str] = Counter()
    for entry in entries:
        facts: dict[str, Any] = entry.arguments
        sign = 1 if entry.key in ("gained", "scored") else -1
        if entry.key in ("gained", "paid"):
            for good, amount in facts["goods"].items():
                sums[good] += sign * amount
        elif entry.key in ("scored", "lost"):
            sums["vp"] += sign * facts["vp"]
        elif entry.key == "temple_stepped":
            sums[f"temple_{facts['temple']}"] += 1
        elif entry.key in STEPS:
            sums[STEPS[entry.key]] += 1
        elif entry.key == "salary_short":
            sums["unpaid"] += facts["unpaid"]
    return sums


def split_at_collecting(entries: list[Entry]) -> tuple[list[Entry], list[Entry]]:
    """What a move does on its way, and the cocoa that is collected where nothing else can be."""
    for i, entry in enumerate(entries):
        if entry.key == "cocoa_collected":
            return entries[:i], entries[i:]
    return entries, []


def describe_destination(
    collect: list[Entry], main: list[Entry], worship: bool
) -> Destination | None:
    """What can be done on a board, by what collecting and the main action would do there."""
    if not collect and not main:
        return None
    return {
        "colours": find_number(collect, "cocoa_collected", "colours"),
        "collect": collected_cocoa(collect),
        "main": find_number(main, "main_action_taken", "cocoa"),
        "worship": worship,
    }


def find_number(entries: list[Entry], key: str, argument: str) -> int | None:
    """A number that the first entry with this key tells."""
    for entry in entries:
        if entry.key == key:
            return int(str(entry.arguments[argument]))
    return None


def collected_cocoa(entries: list[Entry]) -> int | None:
    """The cocoa that is gained right after it is collected."""
    for entry, following in pairwise(entries):
        if entry.key == "cocoa_collected" and following.key == "gained":
            goods: Any = following.arguments["goods"]
            return int(goods.get("cocoa", 0))
    return None
