"""Questions and answers in words."""

from ..game.offers import Offer
from ..game.views import View
from ..i18n import say
from ..i18n.names import name_facts, name_thing
from .readers import moving_board, pending_question

OWN = ("pick", "decorate", "place")  # the terminal names tiles and places otherwise


def question_words(view: View) -> str:
    """What is asked."""
    if view["asked"] is None:
        return say("ask-none")
    frame = pending_question(view)
    worker = view["players"][view["asked"]]["workers"][frame.get("worker", 0)]
    here = name_thing("here", moving_board(view))
    facts = {"power": worker["power"], **here, **name_facts(frame)}
    return say(f"ask-{view['question']}", **facts)


def answer_words(view: View, offer: Offer) -> str:
    """An answer to the question of a view, without what it brings."""
    kind, about = offer["kind"], offer["about"]
    if kind == "keep":
        first, second = about["starting_tiles"]
        return say("answer-keep", first=first, second=second)
    if kind == "worship" and about["royal_tile"]:
        royal = name_thing("royal", about["royal_tile"])
        return say("answer-worship-royal", part=about["part"], **royal)
    facts = name_facts(about)
    if "slot" in about:
        facts["slot"] = about["slot"] + 1  # people count from 1
    if kind == "ability_first":
        alone = all(other["kind"] != "discovery_first" for other in view["legal"])
        facts["single"] = "yes" if alone else "no"
    key = f"terminal-answer-{kind}" if kind in OWN else f"answer-{kind}"
    return say(key, **{"question": view["question"], **facts})
