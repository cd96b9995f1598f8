"""The words that tell the actions of one kind apart: short, lower case, from an unpacked record.

There are words for actions that are not legal too, so that a refusal can say what was tried.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..constants import (
    BOARD_NAMES,
    BOARDS,
    GOOD_NAMES,
    NO_QUESTION,
    NOWHERE,
    PALACE,
    ROW_NAMES,
    ROYAL_NAMES,
    ROYAL_TRADE,
    SALARY,
    SIDE_NAMES,
    SIDES,
    TECHNOLOGY_NAMES,
)
from ..tables import (
    CELL_PLACES,
    DECORATION_NAMES,
    KEEP_FIRST,
    KEEP_SECOND,
    PYRAMID_TILE_NAMES,
)

Record = dict[str, Any]
ROW_WORDS = tuple(f"{name} row" for name in ROW_NAMES)
WORSHIP_PARTS = ("", " for discovery", " with discovery")
ASCENSION_REWARDS = ("vp", "cocoa", "temple", "two temples", "worker")


class Asked(NamedTuple):
    """The frame on top of the stack: the question, who is asked, and its three numbers."""

    kind: int
    seat: int
    a: int
    b: int
    c: int


def asked(record: Record) -> Asked:
    """The question at hand."""
    if record["depth"] == 0:
        return Asked(NO_QUESTION, -1, 0, 0, 0)
    return Asked(*record["stack"][record["depth"] - 1])


def goods_text(goods: Sequence[int]) -> str:
    """Goods in words, "2 wood 1 gold"."""
    named = zip(goods, GOOD_NAMES, strict=False)
    return " ".join(f"{n} {name}" for n, name in named if n) or "nothing"


def worker_text(record: Record, worker: int) -> str:
    """A worker of the seat asked as "2@palace"; "2" while it is on no board."""
    seat = asked(record).seat
    if seat < 0 or worker < 0:
        return "nobody"
    board = record["board"][seat][worker]
    place = "" if board == NOWHERE else f"@{BOARD_NAMES[board]}"
    return f"{record['power'][seat][worker]}{place}"


def mover_board(record: Record) -> int:
    """The board of the worker whose action is to come, NOWHERE if there is none."""
    seat = asked(record).seat
    if seat < 0 or record["mover"] < 0:
        return NOWHERE
    return int(record["board"][seat][record["mover"]])


def shown(names: Sequence[str], display: Sequence[int], slot: int) -> str:
    """The tile in a slot of a display, or the slot itself if it is empty."""
    return names[display[slot]] if display[slot] >= 0 else f"slot {slot + 1}"


# Words of the actions that need the position ---


def move_words(record: Record, n: int) -> str:
    """Worker and destination."""
    return f"{worker_text(record, n // BOARDS)} to {BOARD_NAMES[n % BOARDS]}"


def worship_words(record: Record, n: int) -> str:
    """The royal tile at the palace, elsewhere the board; and the part chosen."""
    space, part = divmod(n, 3)
    board = mover_board(record)
    if board == PALACE:
        place = ROYAL_NAMES[record["royal"][space]]
    elif board == NOWHERE or space > 0:
        place = f"space {space + 1}"
    else:
        place = BOARD_NAMES[board]
    return place + WORSHIP_PARTS[part]


def technology_words(record: Record, slot: int) -> str:
    """The technology in a slot of the grid."""
    return shown(TECHNOLOGY_NAMES, record["technology"], slot)


def decoration_words(record: Record, n: int) -> str:
    """Decoration tile and side."""
    slot, side = divmod(n, SIDES)
    tile = shown(DECORATION_NAMES, record["decoration_display"], slot)
    return f"{tile} {SIDE_NAMES[side]}"


def pyramid_tile_words(record: Record, slot: int) -> str:
    """The pyramid tile in a slot of the display, with the slot if it is not the first such."""
    tile = shown(PYRAMID_TILE_NAMES, record["pyramid_display"], slot)
    again = record["pyramid_display"][slot] in record["pyramid_display"][:slot]
    return f"{tile} at {slot + 1}" if again else tile


def cell_words(_record: Record, n: int) -> str:
    """Level, row and column counted from 1, and the quarter turns."""
    level, row, column = CELL_PLACES[n // 4]
    return f"{level + 1}-{row + 1}-{column + 1} turn {n % 4}"


def amount_words(record: Record, n: int) -> str:
    """A number of cocoa paid or of trades made."""
    verbs = {SALARY: "pay", ROYAL_TRADE: "trade"}
    return f"{verbs.get(asked(record).kind, 'amount')} {n}"


def keep_words(record: Record, pair: int) -> str:
    """The two starting tiles of the seat's own hand, numbered from 1."""
    seat = asked(record).seat
    hand = record["hand"][seat]
    first, second = hand[KEEP_FIRST[pair]], hand[KEEP_SECOND[pair]]
    if seat < 0 or first < 0 or second < 0:
        return f"pair {pair + 1}"
    return f"tile {first + 1} and tile {second + 1}"
