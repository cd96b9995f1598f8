"""Offers: every legal action as data, and nothing in them that the seat can't know."""

import random

import pytest

from teotihuacan import Position, Setup
from teotihuacan.engine.constants import COCOA
from teotihuacan.engine.schema.actions import ACTION_KINDS
from teotihuacan.game.notation import action_text
from teotihuacan.game.offers import Offer, offer_of, offers
from teotihuacan.game.previews import HIDDEN_FROM, preview_action

GAMES = 24
SETUPS = [
    Setup(players=1),
    Setup(players=2, first_game=True),
    Setup(players=3, draft=True),
    Setup(players=4, dark_eclipse=True, advanced_worship=True),
]


def test_every_kind_of_action_has_a_name_of_its_own() -> None:
    assert len({kind.name for kind in ACTION_KINDS}) == len(ACTION_KINDS)


@pytest.mark.parametrize("number", range(GAMES))
def test_offers_are_the_legal_actions_and_tell_nothing_hidden(number: int) -> None:
    """At every decision of a random game; with other hidden facts they are the same."""
    chance = random.Random(number)
    position = Position.new(SETUPS[number % len(SETUPS)], number)
    while not position.over:
        found = offers(position)
        legal = position.legal_actions()
        assert [offer["action"] for offer in found] == legal
        for offer in found:
            assert offer["text"] == action_text(position, offer["action"])
            known = preview_action(position, offer["action"]).events
            assert not {event.kind for event in known} & HIDDEN_FROM
            assert ("destination" in offer) == (offer["kind"] == "move")
        if chance.random() < 0.3:
            twin = position.determinize(position.seat, chance.randrange(10**6))
            assert offers(twin) == found
        position.apply(chance.choice(legal))


def test_a_move_tells_where_from_where_to_and_what_can_be_done_there() -> None:
    position = Position.new(Setup(players=2, first_game=True), seed=3)
    move = next(offer for offer in offers(position) if offer["text"] == "move 2@nobles to palace")
    assert move["about"] == {"worker": 1, "power": 2, "start": "nobles", "board": "palace"}
    assert move["effects"] == []
    assert move["destination"] == {"colours": 0, "collect": 1, "main": None, "worship": True}


def amounts_of(offer: Offer, part: str = "effects") -> dict[str, int]:
    """What is counted among the effects of an offer, or among what follows it."""
    return {effect["kind"]: effect["amount"] for effect in offer[part] if "amount" in effect}


def asked_for_a_discount() -> Position:
    """A tile goes to the pyramid, by somebody whose technology makes one cost lower."""
    chance = random.Random(78)
    position = Position.new(Setup(players=2), 78)
    for _ in range(167):
        position.apply(chance.choice(position.legal_actions()))
    return position


def test_a_tile_tells_its_vp_also_if_the_discount_is_asked_afterwards() -> None:
    position = asked_for_a_discount()
    assert position.question == "pyramid_cell"
    for offer in offers(position):
        following = position.copy()
        following.apply(offer["action"])
        assert following.question == "discount"
        amounts = amounts_of(offer, "later")
        assert (offer["effects"], offer["asks"]) == ([], ["discount"])
        assert amounts["vp"] > 0
        for answer in offers(following):
            assert amounts_of(answer)["vp"] == amounts["vp"]
        assert not amounts.keys() & {"wood", "stone", "gold", "cocoa"}


@pytest.mark.parametrize("number", range(8))
def test_a_destination_tells_what_collecting_and_acting_there_come_to(number: int) -> None:
    """Where only collecting is possible it comes with the move, and the destination tells it."""
    chance = random.Random(number)
    position = Position.new(SETUPS[number % len(SETUPS)], number)
    seen = set()
    while not position.over:
        for offer in offers(position):
            destination = offer.get("destination")
            if not destination:
                continue
            following = position.copy()
            following.apply(offer["action"])
            cocoa, seat = following.record()["goods"][position.seat][COCOA], position.seat
            if following.question != "board_action" or following.seat != seat:
                seen.add("only collecting")
                before = position.record()["goods"][seat][COCOA]
                on_the_way = amounts_of(offer).get("cocoa", 0)
                assert cocoa == before + on_the_way + destination["collect"]
                assert (destination["main"], destination["worship"]) == (None, False)
                continue
            answers = {answer["kind"]: answer for answer in offers(following)}
            assert destination["worship"] == ("worship" in answers)
            assert (destination["main"] is None) == ("main" not in answers)
            for kind in {"collect", "main"} & answers.keys():
                seen.add(kind)
                assert destination[kind] is not None
            if "collect" in answers:
                assert amounts_of(answers["collect"])["cocoa"] == destination["collect"]
        position.apply(chance.choice(position.legal_actions()))
    assert seen == {"only collecting", "collect", "main"}


def test_a_single_offer_is_the_one_of_all_offers() -> None:
    position = asked_for_a_discount()
    for offer in offers(position):
        assert offer_of(position, offer["action"]) == offer
