"""What one seat, or a spectator, may see of a position, as data.

Hidden are the generator and, while starting tiles are chosen in secret, the other seats' hands,
what those show, and what they chose. Views of positions that differ only in these are equal.
"""

from typing import Any

from ..engine import Position
from ..engine.names import DISCOVERY_NAMES
from .notation import describe_question
from .offers import list_offers
from .position_json.writer import write_record

SPECTATOR = -1
View = dict[str, Any]


def view(position: Position, seat: int = SPECTATOR, *, open_hands: bool = False) -> View:
    """The position as a seat sees it: as its JSON, without what is hidden from that seat.

    Added are who is asked (`asked`), the question in words, and for the asked seat its legal
    actions as offers. With `open_hands` the hands are shown to everybody, as after the game.
    """
    if seat != SPECTATOR:
        position.checked_seat(seat)
    record = position.record()
    seen = write_record(record, position.setup)
    del seen["chance"]
    if seen["starting"]["secret"] and not open_hands:
        hide_hands(seen, seat)
    seen["asked"] = None if position.over else position.seat
    seen["question"] = position.question
    seen["question_text"] = describe_question(record)
    seen["legal"] = []
    if seat == position.seat != SPECTATOR:
        seen["legal"] = list_offers(position, record)
    return seen


def is_secret(position: Position) -> bool:
    """Whether the question is answered in secret, so that nobody else may see the action."""
    return position.question == "keep_starting_tiles"


def hide_hands(seen: View, seat: int) -> None:
    """Put the other hands' discoveries back among the unseen tiles, and close the hands."""
    unseen: dict[str, int] = seen["stacks"]["discoveries"]
    for other, hand in enumerate(seen["starting"]["hands"]):
        if other == seat:
            continue
        for tile in hand:
            if tile["sees"]:
                unseen[tile["sees"]] = unseen.get(tile["sees"], 0) + 1
        seen["starting"]["hands"][other] = [None] * len(hand)
        seen["players"][other]["starting_tiles"] = []
    seen["stacks"]["discoveries"] = {
        name: unseen[name] for name in DISCOVERY_NAMES if unseen.get(name)
    }
