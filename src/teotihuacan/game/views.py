"""What one seat, or a spectator, may see of a position, as data.

Hidden are the generator and, while starting tiles are chosen in secret, the other seats' hands,
what those show, and what they chose. Views of positions that differ only in these are equal.
"""

from typing import Any

from ..engine import Position
from ..engine.explain.action_words import Record
from ..engine.names import BOARD_NAMES, CELL_PLACES, DISCOVERY_NAMES, ICONS
from .notation import describe_question
from .offers import list_offers
from .position_json.writer import write_record

SPECTATOR = -1
ROW = 8  # squares of the pyramid
View = dict[str, Any]


def view(position: Position, seat: int = SPECTATOR, *, open_hands: bool = False) -> View:
    """The position as a seat sees it: as its JSON, without what is hidden from that seat.

    Added are what the rules work out from it (`derived`), who is asked (`asked`), the question in
    words, and for the asked seat its legal actions as offers. With `open_hands` the hands are
    shown to everybody, as after the game.
    """
    record = position.record()
    seen = view_table(position, record, seat, open_hands=open_hands)
    seen["legal"] = []
    if seat == position.seat != SPECTATOR:
        seen["legal"] = list_offers(position, record)
    return seen


def view_table(
    position: Position, record: Record, seat: int, *, open_hands: bool = False
) -> View:
    """The view without the offers, of a position whose record is at hand."""
    if seat != SPECTATOR:
        position.checked_seat(seat)
    seen = write_record(record, position.setup)
    del seen["chance"]
    if hides_hands(seen) and not open_hands:
        hide_hands(seen, seat)
    seen["derived"] = derive_facts(position)
    seen["asked"] = None if position.over else position.seat
    seen["question"] = position.question
    seen["question_text"] = describe_question(record)
    return seen


def hides_hands(seen: View) -> bool:
    """Whether seats see different things; else only their offers differ."""
    return bool(seen["starting"]["secret"])


def derive_facts(position: Position) -> dict[str, Any]:
    """What everybody can work out by the rules from what lies on the table."""
    icons = "".join(ICONS[icon] for icon in position.icons_on_top())
    heights = position.heights()
    rows = range(0, len(icons), ROW)
    return {
        "icons": [icons[first : first + ROW] for first in rows],
        "heights": [heights[first : first + ROW] for first in rows],
        "open_cells": [list(CELL_PLACES[cell]) for cell in position.open_cells()],
        "colours": dict(zip(BOARD_NAMES, position.colours(), strict=True)),
        "avenue_step_vp": position.avenue_step_vp(),
    }


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
