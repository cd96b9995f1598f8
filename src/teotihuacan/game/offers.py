"""What a seat is offered: its legal actions as data, with what each would do at once.

Clients draw offers where they belong on the table; the engine alone knows why they are legal.

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2, first_game=True), seed=1)
>>> offer = offers(position)[0]
>>> offer["kind"], offer["text"], offer["about"]["board"]
('move', 'move 1@forest to nobles', 'nobles')
"""

from typing import Any

from ..engine import Event, Position
from ..engine.explain.action_facts import Facts
from ..engine.explain.action_texts import action_name
from ..engine.explain.action_words import Record
from ..engine.schema.actions import kind_of
from .effects import Destination, describe_destination, split_at_collecting, sum_effects
from .previews import Preview, preview_action
from .prices import follow_answer
from .waste import Waste, find_vain_salary, find_waste

Offer = dict[str, Any]


def offers(position: Position) -> list[Offer]:
    """The legal actions: number, text, kind, what each is about, what it does at once.

    What follows in any case is told as `later`, questions that decide the rest as `asks`, parts
    that would come to nothing as `waste`; none of them if there is nothing to tell. A move also
    has its `destination`: what can be done on the board it leads to. What lays a tile on the
    pyramid has `covers`: the squares under it, with icon and height as they would be.
    """
    return list_offers(position, position.record())


def list_offers(position: Position, record: Record) -> list[Offer]:
    """The offers of a position whose record is at hand."""
    return [make_offer(position, record, action) for action in position.legal_actions()]


def offer_of(position: Position, action: int) -> Offer:
    """One legal action, as it was offered."""
    return make_offer(position, position.record(), action)


def make_offer(position: Position, record: Record, action: int) -> Offer:
    """A legal action of a position whose record is at hand."""
    kind, about = describe_action(record, action)
    preview = preview_action(position, action)
    offer: Offer = {"action": action, "text": action_name(record, action)}
    offer |= {"kind": kind, "about": about}
    if kind == "move":
        on_the_way, collecting = split_at_collecting(preview.events)
        offer["destination"] = find_destination(position, preview, collecting)
        offer["effects"] = sum_effects(on_the_way)
    else:
        offer["effects"] = sum_effects(preview.events)
    offer |= find_rest(position, offer, preview)
    covers = kind_of(action).covers
    if covers:
        offer["covers"] = covers(record, action - kind_of(action).first)
    return offer


def find_rest(position: Position, offer: Offer, preview: Preview) -> Offer:
    """What follows an answer, and what it would waste, as far as there is anything to tell."""
    kind, part = offer["kind"], offer["about"].get("part")
    outcome = follow_answer(position, kind, preview, part == "both")
    waste: list[Waste] = find_waste(preview, outcome, part)
    if kind == "amount" and offer["about"]["of"] == "salary" and offer["about"]["amount"]:
        waste += find_vain_salary(position, offer["action"], preview)
    rest: Offer = {}
    if outcome.items:
        rest["later"] = outcome.effects
    if outcome.asks:
        rest["asks"] = list(outcome.asks)
    if waste:
        rest["waste"] = waste
    return rest


def find_destination(
    position: Position, preview: Preview, collecting: list[Event]
) -> Destination | None:
    """What can be done after a move; where nothing else can be, cocoa was collected with it."""
    following = preview.following
    if following.seat != position.seat or following.question != "board_action":
        return describe_destination(collecting, [], worship=False, at_once=True)
    legal = {kind_of(action).name: action for action in following.legal_actions()}
    collect, main = (
        preview_action(following, legal[kind]).events if kind in legal else []
        for kind in ("collect", "main")
    )
    return describe_destination(collect, main, worship="worship" in legal)


def describe_action(record: Record, action: int) -> tuple[str, Facts]:
    """The kind of an action, and what it is about."""
    kind = kind_of(action)
    return kind.name, kind.about(record, action - kind.first) if kind.about else {}
