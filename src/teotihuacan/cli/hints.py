"""What an answer would do at once, found out by trying it on a copy.

Only what the asked seat itself would gain, pay or reach, and only up to the end of its turn or
the first thing drawn: a hint never tells what is still hidden.
"""

from ..engine import Position
from ..engine.words import GOOD_NAMES
from ..game.offers import foreseen

STEPS = {
    "temple_stepped": "{temple} temple {step}",
    "avenue_stepped": "avenue {step}",
    "track_stepped": "track {step}",
    "ascended": "ascension",
}


def hints(position: Position, actions: list[int], short: bool) -> list[str]:
    """What each answer brings or costs at once; short ones leave out goods and what all share."""
    parts = [changes(position, action, not short) for action in actions]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    return [", ".join(part for part in answer if part not in shared) for answer in parts]


def changes(position: Position, action: int, with_goods: bool) -> list[str]:
    """Goods, victory points and steps that an answer brings or costs at once."""
    goods = dict.fromkeys(GOOD_NAMES, 0)
    points = 0
    steps: list[str] = []
    for event in foreseen(position, action)[0]:
        facts = event.facts
        if event.kind in ("gained", "paid"):
            sign = 1 if event.kind == "gained" else -1
            goods[str(facts["good"])] += sign * int(facts["amount"] or 0)
        elif event.kind == "scored":
            points += int(facts["vp"] or 0)
        elif event.kind in STEPS:
            steps.append(STEPS[event.kind].format(**facts))
    parts = [f"{amount:+} {good}" for good, amount in goods.items() if amount and with_goods]
    if points:
        parts.append(f"{points:+} VP")
    return parts + steps
