"""What an answer would do at once, in words: offers bring only what their seat may know."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ..game.offers import Offer
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import name_thing
from ..i18n.numbers import format_signed_number

Entry = dict[str, Any]  # of the log, as offers have them
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


def effect_texts(offers: Sequence[Offer], short: bool) -> list[str]:
    """What each answer brings or costs at once; short ones leave out goods and what all share."""
    parts = [list_changes(offer["brings"], not short) for offer in offers]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    return [join_commas([part for part in answer if part not in shared]) for answer in parts]


def list_changes(entries: Sequence[Entry], with_goods: bool) -> list[str]:
    """Goods, victory points and steps that entries bring or cost, added up, in words."""
    sums = sum_changes(entries)
    told = []
    for what in (*(GOODS if with_goods else ()), *COUNTED):
        if sums[what]:
            amount = sums[what]
            told.append(say(f"amount-{what}", n=format_signed_number(amount), count=abs(amount)))
    for what in ("unlocked", "unpaid"):
        if sums[what]:
            told.append(say(f"amount-{what}", n=sums[what], count=sums[what]))
    tiles = [entry["arguments"]["discovery"] for entry in entries if entry["key"] == "bought"]
    told += [say("amount-bought", **name_thing("discovery", tile)) for tile in tiles]
    keys = [entry["key"] for entry in entries]
    happened = dict.fromkeys(HAPPENED[key] for key in keys if key in HAPPENED)
    return told + [say(f"amount-{what}") for what in happened]


def sum_changes(entries: Sequence[Entry]) -> Counter[str]:
    """What can be counted in entries."""
    sums: Counter[str] = Counter()
    for entry in entries:
        key, facts = entry["key"], entry["arguments"]
        sign = 1 if key in ("gained", "scored") else -1
        if key in ("gained", "paid"):
            for good, amount in facts["goods"].items():
                sums[good] += sign * amount
        elif key in ("scored", "lost"):
            sums["vp"] += sign * facts["vp"]
        elif key == "temple_stepped":
            sums[f"temple_{facts['temple']}"] += 1
        elif key in STEPS:
            sums[STEPS[key]] += 1
        elif key == "salary_short":
            sums["unpaid"] += facts["unpaid"]
    return sums
