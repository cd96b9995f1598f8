"""Reasons: what a turn changes for a seat, and what of it speaks for one answer among several."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from ..engine import Event, Position
from .evaluation import TIME, TOGETHER, evaluate_by_part

GAINS, PRICES = 2, 1  # how many parts a reason names
LEAST = 0.2  # VP that a part must change by to be worth a word
LEAST_FELT = 0.5  # the same for what can't be counted in pieces

# The part of the evaluation that an event counts for, and by how much.
COUNTED = {
    "temple_stepped": ("temples", 1),
    "avenue_stepped": ("avenue", 1),
    "track_stepped": ("track", 1),
    "learned": ("technologies", 1),
    "powered_up": ("power", 1),
    "worker_arrived": ("workers", 1),
    "locked": ("locked", -1),
    "unlocked": ("locked", 1),
    "used": ("discoveries", -1),
}


@dataclass(frozen=True)
class Change:
    """What becomes of a part of the evaluation: in pieces (0: can't be counted), and in VP."""

    part: str
    amount: int
    value: float
    alike: bool = False  # all answers that are told bring or cost as many pieces


# What changes ---


def find_changes(before: Position, after: Position, events: Iterable[Event]) -> list[Change]:
    """What becomes of each part of the evaluation for the seat that is asked before."""
    seat = before.seat
    old, new = evaluate_by_part(before, seat), evaluate_by_part(after, seat)
    counts = count_gains(event for event in events if event.seat == seat)
    scored = before.record()["eclipse"] != after.record()["eclipse"]
    found = []
    for part in old:
        # Once an eclipse is scored the weights are others: only what was counted is a reason.
        if part in (TIME, TOGETHER) or (scored and not counts[part]):
            continue
        value = new[part] - old[part]
        amount = counts[part] if counts[part] * value > 0 else 0
        found.append(Change(part, amount, value))
    return found


def count_gains(events: Iterable[Event]) -> Counter[str]:
    """Goods, victory points, steps, tiles and workers that came (or went, below 0)."""
    counts: Counter[str] = Counter()
    for event in events:
        facts = event.facts
        if event.kind in ("gained", "paid"):
            sign = 1 if event.kind == "gained" else -1
            counts[str(facts["good"])] += sign * int(facts["amount"] or 0)
        elif event.kind == "scored":
            counts["vp"] += int(facts["vp"] or 0)
        elif event.kind == "bought":
            mask = str(facts["discovery"]).startswith("mask")
            counts["masks" if mask else "discoveries"] += 1
        elif event.kind in COUNTED:
            part, number = COUNTED[event.kind]
            counts[part] += number
    return counts


# What of it is told ---


def choose_reasons(
    changed: list[Change], others: Sequence[list[Change]] = ()
) -> tuple[list[Change], list[Change]]:
    """What an answer gains most and what it costs, above all what the others don't.

    Something good is told even if the others bring it too, when there is nothing else.
    """
    told = [mark_alike(change, others) for change in changed if is_worth_a_word(change)]
    more = {change.part: change.value - compute_mean(change.part, others) for change in told}
    better = [change for change in told if change.value > 0 and more[change.part] >= LEAST]
    dearer = [change for change in told if change.value < 0 and more[change.part] <= -LEAST]
    best = [change for change in told if change.value > 0]
    gains = sorted(better, key=lambda change: -more[change.part])
    gains = gains or sorted(best, key=lambda change: (change.alike, -change.value))[:1]
    return gains[:GAINS], sorted(dearer, key=lambda change: more[change.part])[:PRICES]


def is_worth_a_word(change: Change) -> bool:
    """Whether a part changes enough."""
    return abs(change.value) >= (LEAST if change.amount else LEAST_FELT)


def mark_alike(change: Change, others: Sequence[list[Change]]) -> Change:
    """A change, marked if all the others count as many pieces: then its VP tell them apart."""
    same = [one for changed in others for one in changed if one.part == change.part]
    alike = bool(same) and all(is_worth_a_word(one) for one in same)
    return replace(change, alike=alike and {one.amount for one in same} == {change.amount})


def compute_mean(part: str, others: Sequence[list[Change]]) -> float:
    """What a part changes by in the other answers, on average."""
    values = [sum(one.value for one in changed if one.part == part) for changed in others]
    return fmean(values) if values else 0.0
