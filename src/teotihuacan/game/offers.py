"""What a seat is offered: its legal actions as data, with what each would bring at once.

Clients draw offers where they belong on the table; the engine alone knows why they are legal.

>>> from teotihuacan import Position, Setup
>>> position = Position.new(Setup(players=2, first_game=True), seed=1)
>>> offer = offers(position)[0]
>>> offer["kind"], offer["text"], offer["about"]["board"]
('move', 'move 1@forest to nobles', 'nobles')
"""

from collections.abc import Callable
from typing import Any

from ..engine import Event, Position
from ..engine.actions import (
    ABILITY_FIRST,
    AMOUNT,
    ASCEND,
    BUILD_ROW,
    BUY,
    COLLECT,
    DECLINE,
    DECORATE,
    DISCOUNT_STONE,
    DISCOUNT_WOOD,
    DISCOVERY_FIRST,
    END_TURN_ACTION,
    KEEP,
    LEARN,
    MAIN,
    MOVE,
    PICK_TILE,
    PLACE_ON,
    PLACE_TILE,
    RESOURCE_SET,
    REWARD,
    TAKE,
    TEMPLE,
    UNLOCK_FREE,
    UNLOCK_PAID,
    USE,
    WORKER,
    WORSHIP,
)
from ..engine.constants import (
    BOARD_NAMES,
    BOARDS,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    MASKS,
    NOWHERE,
    PALACE,
    QUESTION_NAMES,
    ROYAL_NAMES,
    SIDE_NAMES,
    SIDES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from ..engine.explain.action_texts import (
    ASCENSION_REWARDS,
    Record,
    action_name,
    asked,
    mover_board,
    range_of,
)
from ..engine.tables import (
    CELL_PLACES,
    DECORATION_NAMES,
    KEEP_FIRST,
    KEEP_SECOND,
    PYRAMID_TILE_NAMES,
    RESOURCE_SET_GOODS,
)
from .log import ROW_KEYS, log_entries
from .turns import TURN_MARKS

Offer = dict[str, Any]
About = dict[str, Any]
WORSHIP_PARTS = ("ability", "discovery", "both")
# From these events on an action shows something new, or is somebody else's.
HIDDEN_FROM = {
    "drew",
    "eclipse_scored",
    "game_over",
    "neutral_moved",
    "starting_tile_kept",
    *TURN_MARKS,
}


def offers(position: Position, *, ahead: bool = True) -> list[Offer]:
    """The legal actions: number, text, kind, what each is about, what it brings at once.

    A move also has `ahead`: what could be done on the board it leads to.
    """
    record = position.record()
    return [
        described_offer(position, record, action, ahead) for action in position.legal_actions()
    ]


def offer_of(position: Position, action: int) -> Offer:
    """One legal action, as it was offered."""
    return described_offer(position, position.record(), action, ahead=False)


def described_offer(position: Position, record: Record, action: int, ahead: bool) -> Offer:
    """A legal action of a position, which is also given unpacked."""
    kind, about = described(record, action)
    events, following = foreseen(position, action)
    offer: Offer = {"action": action, "text": action_name(record, action)}
    offer |= {"kind": kind, "about": about}
    offer["brings"] = [entry.to_dict() for entry in log_entries(events)]
    if ahead and kind == "move":
        offer["ahead"] = ahead_of(position, following)
    return offer


def ahead_of(position: Position, following: Position) -> list[Offer]:
    """What could be done after a move, if the same seat is asked what to do on the board."""
    if following.seat != position.seat or following.question != "board_action":
        return []
    return [offer for offer in offers(following, ahead=False) if offer["kind"] != "use"]


def foreseen(position: Position, action: int) -> tuple[list[Event], Position]:
    """The events of an action for the seat that takes it, as far as it may know them.

    If a discount is asked for first, what comes in any case is known too: the VP of a tile.
    """
    following = position.copy()
    events: list[Event] = []
    following.apply(action, events)
    known = known_events(events, position.seat)
    if following.question == "discount" and following.seat == position.seat:
        known += in_any_case(following)
    return known, following


def known_events(events: list[Event], seat: int) -> list[Event]:
    """What a seat may know beforehand of what would happen to it."""
    known: list[Event] = []
    for event in events:
        if event.kind in HIDDEN_FROM:
            break
        if event.seat == seat:
            known.append(event)
    return known


def in_any_case(position: Position) -> list[Event]:
    """What every answer to a question brings, without what is paid."""
    found: list[list[Event]] = []
    for action in position.legal_actions():
        events: list[Event] = []
        position.copy().apply(action, events)
        found.append(known_events(events, position.seat))
    first, *others = found
    return [
        event
        for event in first
        if event.kind != "paid" and all(event in other for other in others)
    ]


def described(record: Record, action: int) -> tuple[str, About]:
    """The kind of an action, and what it is about."""
    first = range_of(action).first
    kind, about = KINDS[first]
    return kind, about(record, action - first) if about else {}


# What actions are about, by kind ---


def worker_about(record: Record, worker: int) -> About:
    """A worker of the seat asked."""
    seat = asked(record).seat
    board = record["board"][seat][worker]
    return {
        "worker": worker,
        "power": record["power"][seat][worker],
        "start": None if board == NOWHERE else BOARD_NAMES[board],
    }


def move_about(record: Record, n: int) -> About:
    """A worker, and the board it goes to."""
    return {**worker_about(record, n // BOARDS), "board": BOARD_NAMES[n % BOARDS]}


def worship_about(record: Record, n: int) -> About:
    """A worship space of the board the worker is on, and the part chosen."""
    space, part = divmod(n, 3)
    board = mover_board(record)
    royal = ROYAL_NAMES[record["royal"][space]] if board == PALACE else None
    return {
        "board": BOARD_NAMES[board],
        "space": space,
        "part": WORSHIP_PARTS[part],
        "royal_tile": royal,
    }


def board_about(record: Record, _: int) -> About:
    """The board the worker is on."""
    return {"board": BOARD_NAMES[mover_board(record)]}


def technology_about(record: Record, slot: int) -> About:
    """A technology, and its slot."""
    return {"technology": TECHNOLOGY_NAMES[record["technology"][slot]], "slot": slot}


def decoration_about(record: Record, n: int) -> About:
    """A decoration of the display, and the side of the pyramid."""
    slot, side = divmod(n, SIDES)
    tile = DECORATION_NAMES[record["decoration_display"][slot]]
    return {"decoration": tile, "slot": slot, "side": SIDE_NAMES[side]}


def pick_about(record: Record, slot: int) -> About:
    """A pyramid tile of the display."""
    return {"tile": PYRAMID_TILE_NAMES[record["pyramid_display"][slot]], "slot": slot}


def place_about(record: Record, n: int) -> About:
    """A place in the pyramid, counted from 1, the tile that was picked, and its turn."""
    level, row, column = CELL_PLACES[n // 4]
    slot = asked(record).a
    tile = PYRAMID_TILE_NAMES[record["pyramid_display"][slot]]
    place = {"level": level + 1, "row": row + 1, "column": column + 1}
    return {"tile": tile, "slot": slot, **place, "turn": n % 4}


def resources_about(_: Record, n: int) -> About:
    """A set of resources."""
    named = zip(GOOD_NAMES, RESOURCE_SET_GOODS[n], strict=False)
    return {"goods": {name: amount for name, amount in named if amount}}


def amount_about(record: Record, n: int) -> About:
    """An amount, and what it is of: salary or a trade."""
    return {"amount": n, "of": QUESTION_NAMES[asked(record).kind]}


def keep_about(record: Record, pair: int) -> About:
    """Two starting tiles of the own hand, counted from 1 as they are printed."""
    hand = record["hand"][asked(record).seat]
    return {"starting_tiles": [hand[KEEP_FIRST[pair]] + 1, hand[KEEP_SECOND[pair]] + 1]}


Describer = Callable[[Record, int], About]
KINDS: dict[int, tuple[str, Describer | None]] = {
    END_TURN_ACTION: ("end_turn", None),
    DECLINE: ("decline", None),
    UNLOCK_FREE: ("unlock", None),
    UNLOCK_PAID: ("unlock_paid", None),
    MOVE: ("move", move_about),
    WORKER: ("worker", worker_about),
    COLLECT: ("collect", board_about),
    MAIN: ("main", board_about),
    WORSHIP: ("worship", worship_about),
    ABILITY_FIRST: ("ability_first", None),
    DISCOVERY_FIRST: ("discovery_first", None),
    REWARD: ("reward", None),
    BUY: ("buy", lambda _, n: {"discovery": DISCOVERY_NAMES[n]}),
    LEARN: ("learn", technology_about),
    BUILD_ROW: ("build", lambda _, n: {"row": ROW_KEYS[n]}),
    DECORATE: ("decorate", decoration_about),
    PICK_TILE: ("pick", pick_about),
    PLACE_TILE: ("place", place_about),
    DISCOUNT_STONE: ("discount_stone", None),
    DISCOUNT_WOOD: ("discount_wood", None),
    ASCEND: ("ascend", lambda _, n: {"reward": ASCENSION_REWARDS[n].replace(" ", "_")}),
    TEMPLE: ("temple", lambda _, n: {"temple": TEMPLE_NAMES[n]}),
    RESOURCE_SET: ("resources", resources_about),
    AMOUNT: ("amount", amount_about),
    KEEP: ("keep", keep_about),
    TAKE: ("take", lambda _, n: {"starting_tile": n + 1}),
    PLACE_ON: ("start_on", lambda _, n: {"board": BOARD_NAMES[n]}),
    USE: ("use", lambda _, n: {"discovery": DISCOVERY_NAMES[MASKS + n]}),
}
