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
from .log import Entry, log_entries
from .turns import TURN_MARKS

Offer = dict[str, Any]
# From these events on an action shows something new, or is somebody else's.
HIDDEN_FROM = {
    "drew",
    "eclipse_scored",
    "game_over",
    "neutral_moved",
    "starting_tile_kept",
    *TURN_MARKS,
}


def offers(position: Position) -> list[Offer]:
    """The legal actions: number, text, kind, what each is about, what it does at once.

    A move also has its `destination`: what can be done on the board it leads to.
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
    events, following = preview_action(position, action)
    entries = log_entries(events)
    offer: Offer = {"action": action, "text": action_name(record, action)}
    offer |= {"kind": kind, "about": about}
    if kind == "move":
        entries, collecting = split_at_collecting(entries)
        offer["destination"] = find_destination(position, following, collecting)
    offer["effects"] = sum_effects(entries)
    return offer


def find_destination(
    position: Position, following: Position, collecting: list[Entry]
) -> Destination | None:
    """What can be done after a move; where nothing else can be, cocoa was collected with it."""
    if following.seat != position.seat or following.question != "board_action":
        return describe_destination(collecting, [], worship=False)
    legal = {kind_of(action).name: action for action in following.legal_actions()}
    collect, main = (
        log_entries(preview_action(following, legal[kind])[0]) if kind in legal else []
        for kind in ("collect", "main")
    )
    return describe_destination(collect, main, worship="worship" in legal)


def preview_action(position: Position, action: int) -> tuple[list[Event], Position]:
    """The events of an action for the seat that takes it, as far as it may know them.

    If a discount is asked for first, what comes in any case is known too: the VP of a tile.
    """
    following = position.copy()
    events: list[Event] = []
    following.apply(action, events)
    known = list_known_events(events, position.seat)
    if following.question == "discount" and following.seat == position.seat:
        known += list_common_events(following)
    return known, following


def list_known_events(events: list[Event], seat: int) -> list[Event]:
    """What a seat may know beforehand of what would happen to it."""
    known: list[Event] = []
    for event in events:
        if event.kind in HIDDEN_FROM:
            break
        if event.seat == seat:
            known.append(event)
    return known


def list_common_events(position: Position) -> list[Event]:
    """What every answer to a question brings, without what is paid."""
    found: list[list[Event]] = []
    for action in position.legal_actions():
        events: list[Event] = []
        position.copy().apply(action, events)
        found.append(list_known_events(events, position.seat))
    first, *others = found
    return [
        event
        for event in first
        if event.kind != "paid" and all(event in other for other in others)
    ]


def describe_action(record: Record, action: int) -> tuple[str, Facts]:
    """The kind of an action, and what it is about."""
    kind = kind_of(action)
    return kind.name, kind.about(record, action - kind.first) if kind.about else {}
