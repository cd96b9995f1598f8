"""What an answer would do, in words: offers tell only what their seat may know."""

from collections.abc import Sequence

from ..game.effects import GOODS, Destination, Effect, merge_effects
from ..game.offers import Offer
from ..game.waste import Waste
from ..i18n import say
from ..i18n.lists import join_commas, join_semicolons
from ..i18n.names import name_thing
from ..i18n.numbers import format_signed_number

# Effects of a kind that is chosen later, and the question that asks for it.
CHOSEN = {"resources": "gain_resources", "temple": "choose_temple"}
PLAIN = (*GOODS, "resources")  # left out where there is little room
UNSIGNED = ("unlocked", "unpaid")  # their words say which way it goes


def effect_texts(offers: Sequence[Offer], short: bool) -> list[str]:
    """What each answer brings or costs; short ones leave out goods and what all share."""
    parts = [
        [effect_text(one) for one in list_effects(offer) if not short or one["kind"] not in PLAIN]
        for offer in offers
    ]
    shared = set(parts[0]).intersection(*parts[1:]) if short else set()
    texts = [join_commas([part for part in answer if part not in shared]) for answer in parts]
    if short:
        return texts
    return [
        join_semicolons([text] * bool(text) + rest_texts(offer))
        for text, offer in zip(texts, offers, strict=True)
    ]


def list_effects(offer: Offer) -> list[Effect]:
    """All that an answer does, with the cocoa that is collected at the end of a move."""
    destination: Destination | None = offer.get("destination")
    if destination is None or "at_once" not in destination:
        return sum_price(offer)
    return merge_effects(
        sum_price(offer), [{"kind": "cocoa", "amount": destination["collect"] or 0}]
    )


def sum_price(offer: Offer) -> list[Effect]:
    """What an answer does at once and later, added up; what is lost is told as waste."""
    effects = merge_effects(offer["effects"], offer.get("later", []))
    return [effect for effect in effects if effect["kind"] != "step_lost"]


def rest_texts(offer: Offer) -> list[str]:
    """What an answer asks for next, if its effects don't tell, and what it would waste."""
    told = {
        CHOSEN[effect["kind"]] for effect in offer.get("later", []) if effect["kind"] in CHOSEN
    }
    asks = [] if offer["kind"] == "move" else offer.get("asks", [])
    steps = dict.fromkeys(say(f"stage-{question}") for question in asks if question not in told)
    then = [say("price-then", steps=join_commas([*steps]))] if steps else []
    return then + [waste_text(waste) for waste in offer.get("waste", [])]


def waste_text(waste: Waste) -> str:
    """Something that would be wasted."""
    facts = name_thing("discovery", waste["discovery"]) if "discovery" in waste else {}
    return say(f"waste-{waste['kind']}", **facts)


def effect_text(effect: Effect) -> str:
    """One effect in words."""
    kind, amount = effect["kind"], effect.get("amount")
    if "discovery" in effect:
        return say("amount-bought", **name_thing("discovery", effect["discovery"]))
    if amount is None:
        return say(f"amount-{kind}")
    number = amount if kind in UNSIGNED else format_signed_number(amount)
    return say(f"amount-{kind}", n=number, count=abs(amount))
