"""What a move leads to: what could be done on the board, with cost and gain in cocoa."""

from itertools import pairwise
from typing import Any

from ..game.offers import Offer
from ..i18n import say
from ..i18n.lists import join_commas


def ahead_words(offer: Offer) -> str:
    """The actions on the board that a move leads to; "" if none or not known yet."""
    ahead = {following["kind"]: following["brings"] for following in offer.get("ahead", [])}
    parts = []
    if "main" in ahead:
        parts.append(say("ahead-main", cocoa=cocoa_paid(ahead["main"])))
    if "collect" in ahead:
        parts.append(say("ahead-collect", cocoa=cocoa_collected(ahead["collect"])))
    if "worship" in ahead:
        parts.append(say("ahead-worship"))
    return join_commas(parts)


def cocoa_paid(entries: list[dict[str, Any]]) -> int:
    """The cocoa that a main action costs."""
    taken = [entry for entry in entries if entry["key"] == "main_action_taken"]
    return int(taken[0]["arguments"]["cocoa"]) if taken else 0


def cocoa_collected(entries: list[dict[str, Any]]) -> int:
    """The cocoa that is gained right after it is collected."""
    for entry, following in pairwise(entries):
        if entry["key"] == "cocoa_collected" and following["key"] == "gained":
            return int(following["arguments"]["goods"].get("cocoa", 0))
    return 0
