"""What an answer would do at once, in words: offers tell only what their seat may know."""

from collections.abc import Sequence

from ..game.effects import GOODS, Destination, Effect
from ..game.offers import Offer
from ..i18n import say
from ..i18n.lists import join_commas
from ..i18n.names import name_thing
from ..i18n.numbers import format_signed_number

UNSIGNED = ("unlocked", "unpaid")  # their words say which way it goes


def effect_texts(offers: Sequence[Offer], short: bool) -> list[str]:
    """What each answer brings or costs at once; short ones leave out goods and what all share."""
    parts = [
        [effect_text(one) for one in list_effects(offer) if not short or one["kind"] not in GOODS]
        for offer in offers
    ]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    return [join_commas([part for part in answer if part not in shared]) for answer in parts]


def list_effects(offer: Offer) -> list[Effect]:
    """What an answer does, with the cocoa that is collected at the end of a move."""
    effects: list[Effect] = offer["effects"]
    destination: Destination | None = offer.get("destination")
    if destination is None or "at_once" not in destination:
        return effects
    cocoa = sum(effect["amount"] for effect in effects if effect["kind"] == "cocoa")
    cocoa += destination["collect"] or 0
    others = [effect for effect in effects if effect["kind"] != "cocoa"]
    return [{"kind": "cocoa", "amount": cocoa}, *others] if cocoa else others


def effect_text(effect: Effect) -> str:
    """One effect in words."""
    kind, amount = effect["kind"], effect.get("amount")
    if "discovery" in effect:
        return say("amount-bought", **name_thing("discovery", effect["discovery"]))
    if amount is None:
        return say(f"amount-{kind}")
    number = amount if kind in UNSIGNED else format_signed_number(amount)
    return say(f"amount-{kind}", n=number, count=abs(amount))
