"""What a move leads to: what could be done on the board, with cost and gain in cocoa."""

from collections.abc import Sequence
from functools import reduce

from ..game.effects import Destination
from ..game.offers import Offer
from ..i18n import say
from .effects import effect_texts


def price_texts(offers: Sequence[Offer], short: bool) -> list[str]:
    """What each answer brings or costs; of a move, what it leads to."""
    told = zip(offers, effect_texts(offers, short), strict=True)
    return [effect or ahead_words(offer) for offer, effect in told]


def ahead_words(offer: Offer) -> str:
    """What can be chosen on the board that a move leads to; "" if nothing, or not known yet."""
    destination: Destination | None = offer.get("destination")
    if destination is None or "at_once" in destination:
        return ""
    return destination_text(destination)


def destination_text(destination: Destination) -> str:
    """What can be done on a board: "act for 3 or collect 4 or worship"."""
    told = []
    if destination["main"] is not None:
        told.append(say("ahead-main", cocoa=destination["main"]))
    if destination["collect"] is not None:
        told.append(say("ahead-collect", cocoa=destination["collect"]))
    if destination["worship"]:
        told.append(say("ahead-worship"))
    return reduce(lambda one, other: say("price-or", one=one, other=other), told) if told else ""
