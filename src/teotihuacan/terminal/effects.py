"""What an answer would do at once, found out by trying it on a copy.

Only what the asked seat itself would gain, pay or reach, and only up to the end of its turn or
the first thing drawn: a hint never tells what is still hidden.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from ..engine import Position
from ..game.log import Entry, log_entries
from ..game.offers import preview_action
from ..i18n import say
from ..i18n.lists import series
from ..i18n.names import named
from ..i18n.numbers import signed_number

# In this order they are told: goods first, then what can be counted.
GOODS = ("cocoa", "wood", "stone", "gold")
COUNTED = (
    "vp",
    "temple_blue",
    "temple_red",
    "temple_green",
    "avenue",
    "track",
    "power_up",
    "worker",
)
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


def hints(position: Position, actions: list[int], short: bool) -> list[str]:
    """What each answer brings or costs at once; short ones leave out goods and what all share."""
    parts = [changes(foresee_entries(position, action), not short) for action in actions]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    return [series([part for part in answer if part not in shared]) for answer in parts]


def foresee_entries(position: Position, action: int) -> list[Entry]:
    """What an answer brings and costs at once, as entries of a log."""
    return log_entries(preview_action(position, action)[0])


def changes(entries: Iterable[Entry], with_goods: bool) -> list[str]:
    """Goods, victory points and steps that entries bring or cost, added up, in words."""
    entries = list(entries)
    sums = added_up(entries)
    told = []
    for what in (*(GOODS if with_goods else ()), *COUNTED):
        if sums[what]:
            amount = sums[what]
            told.append(say(f"amount-{what}", n=signed_number(amount), count=abs(amount)))
    for what in ("unlocked", "unpaid"):
        if sums[what]:
            told.append(say(f"amount-{what}", n=sums[what], count=sums[what]))
    tiles = [str(entry.arguments["discovery"]) for entry in entries if entry.key == "bought"]
    told += [say("amount-bought", **named("discovery", tile)) for tile in tiles]
    happened = dict.fromkeys(HAPPENED[entry.key] for entry in entries if entry.key in HAPPENED)
    return told + [say(f"amount-{what}") for what in happened]


def added_up(entries: Iterable[Entry]) -> Counter[str]:
    """What can be counted in entries."""
    sums: Counter[str] = Counter()
    for entry in entries:
        facts: dict[str, Any] = dict(entry.arguments)
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
