"""What an action does, added up; and what can be done on the board that a move leads to.

Effects are data: people read them in their language, in the terminal and in the browser.

>>> from teotihuacan import Event
>>> sum_effects([Event("paid", 0, {"good": "cocoa", "amount": 3}), Event("locked", 0, {})])
[{'kind': 'cocoa', 'amount': -3}, {'kind': 'locked'}]
"""

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Any, NotRequired, TypedDict

from ..engine import Event

GOODS = ("cocoa", "wood", "stone", "gold")
# What is counted, in the order in which people are told; losses are below 0.
COUNTED = (
    *GOODS,
    "vp",
    "temple_blue",
    "temple_red",
    "temple_green",
    "temple",  # one that is chosen later
    "resources",  # of a kind that is chosen later
    "avenue",
    "track",
    "power_up",
    "worker",
    "unlocked",
    "unpaid",
)
# Events that count as one step of something.
STEPS = {
    "avenue_stepped": "avenue",
    "track_stepped": "track",
    "powered_up": "power_up",
    "worker_arrived": "worker",
    "unlocked": "unlocked",
    "pushed_off": "unlocked",  # by one's own worship, solo (rule 15.3)
}
# Things that happen or don't, however often.
HAPPENED = {
    "ascended": "ascended",
    "locked": "locked",
    "learned": "learned",
    "step_lost": "step_lost",
    "light_moved": "light",
}
Sums = dict[str, int]


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
    at_once: NotRequired[bool]  # only collecting is possible: it is done with the move


def sum_effects(events: Iterable[Event]) -> list[Effect]:
    """Goods, victory points and steps that events bring or cost, tiles bought, what happens."""
    sums: Sums = {}
    bought: list[str] = []
    happened: set[str] = set()
    for event in events:
        if event.kind == "bought":
            bought.append(str(event.facts["discovery"]))
        elif event.kind in HAPPENED:
            happened.add(HAPPENED[event.kind])
        else:
            count_event(event, sums)
    return list_effects(sums, bought, happened)


def count_event(event: Event, sums: Sums) -> None:
    """Add what can be counted in an event."""
    kind, facts = event.kind, event.facts
    if kind == "gained" or kind == "paid":
        amount: Any = facts["amount"]
        add(sums, str(facts["good"]), amount if kind == "gained" else -amount)
    elif kind == "scored":
        vp: Any = facts["vp"]
        add(sums, "vp", vp)
    elif kind == "temple_stepped":
        add(sums, f"temple_{facts['temple']}", 1)
    elif kind in STEPS:
        add(sums, STEPS[kind], 1)
    elif kind == "salary_settled":
        unpaid: Any = facts["unpaid"]
        add(sums, "unpaid", unpaid)


def add(sums: Sums, kind: str, amount: int) -> None:
    """Count something."""
    sums[kind] = sums.get(kind, 0) + amount


def list_effects(sums: Sums, bought: list[str], happened: set[str]) -> list[Effect]:
    """Effects in the order in which people are told."""
    kinds = sorted(sums, key=COUNTED.index)
    effects: list[Effect] = [{"kind": kind, "amount": sums[kind]} for kind in kinds if sums[kind]]
    if bought:
        effects += [{"kind": "bought", "discovery": tile} for tile in sorted(bought)]
    if happened:
        effects += [{"kind": kind} for kind in HAPPENED.values() if kind in happened]
    return effects


def merge_effects(*parts: Iterable[Effect]) -> list[Effect]:
    """The effects of several answers, added up.

    >>> merge_effects([{"kind": "cocoa", "amount": -1}], [{"kind": "cocoa", "amount": -1}])
    [{'kind': 'cocoa', 'amount': -2}]
    """
    sums: Sums = {}
    bought: list[str] = []
    happened: set[str] = set()
    for effect in chain(*parts):
        if "amount" in effect:
            add(sums, effect["kind"], effect["amount"])
        elif "discovery" in effect:
            bought.append(effect["discovery"])
        else:
            happened.add(effect["kind"])
    return list_effects(sums, bought, happened)


def split_at_collecting(events: list[Event]) -> tuple[list[Event], list[Event]]:
    """What a move does on its way, and the cocoa that is collected where nothing else can be."""
    for i, event in enumerate(events):
        if event.kind == "cocoa_collected":
            return events[:i], events[i:]
    return events, []


def describe_destination(
    collect: Sequence[Event], main: Sequence[Event], worship: bool, at_once: bool = False
) -> Destination | None:
    """What can be done on a board, by what collecting and the main action would do there."""
    if not collect and not main:
        return None
    destination: Destination = {
        "colours": find_number(collect, "cocoa_collected", "colours"),
        "collect": count_collected_cocoa(collect),
        "main": find_number(main, "main_action_taken", "cocoa"),
        "worship": worship,
    }
    if at_once:
        destination["at_once"] = True
    return destination


def find_number(events: Iterable[Event], kind: str, fact: str) -> int | None:
    """A number that the first event of a kind tells."""
    for event in events:
        if event.kind == kind:
            return int(str(event.facts[fact]))
    return None


def count_collected_cocoa(events: Iterable[Event]) -> int | None:
    """The cocoa that is gained right after it is collected."""
    for event, following in pairwise(events):
        if event.kind == "cocoa_collected" and following.kind == "gained":
            return int(str(following.facts["amount"]))
    return None
