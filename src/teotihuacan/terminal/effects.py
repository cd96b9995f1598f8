"""What an answer would do at once, found out by trying it on a copy.

Only what the asked seat itself would gain, pay or reach, and only up to the end of its turn or
the first thing drawn: a hint never tells what is still hidden.
"""

from collections.abc import Sequence

from ..engine import Position
from ..game.effects import GOODS, Effect, sum_effects
from ..game.log import Entry, log_entries
from ..game.offers import preview_action
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import name_thing
from ..i18n.numbers import format_signed_number

UNSIGNED = ("unlocked", "unpaid")  # their words say which way it goes


def hints(position: Position, actions: list[int], short: bool) -> list[str]:
    """What each answer brings or costs at once; short ones leave out goods and what all share."""
    parts = [changes(foresee_entries(position, action), not short) for action in actions]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    return [join_commas([part for part in answer if part not in shared]) for answer in parts]


def foresee_entries(position: Position, action: int) -> list[Entry]:
    """What an answer brings and costs at once, as entries of a log."""
    return log_entries(preview_action(position, action)[0])


def changes(entries: Sequence[Entry], with_goods: bool) -> list[str]:
    """Goods, victory points and steps that entries bring or cost, added up, in words."""
    effects = sum_effects(entries)
    return [
        effect_text(effect) for effect in effects if with_goods or effect["kind"] not in GOODS
    ]


def effect_text(effect: Effect) -> str:
    """One effect in words."""
    kind, amount = effect["kind"], effect.get("amount")
    if "discovery" in effect:
        return say("amount-bought", **name_thing("discovery", effect["discovery"]))
    if amount is None:
        return say(f"amount-{kind}")
    number = amount if kind in UNSIGNED else format_signed_number(amount)
    return say(f"amount-{kind}", n=number, count=abs(amount))
