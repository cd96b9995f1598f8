"""The text of every action: short, lower case, in the words of the game.

All facts come from an unpacked record (`storage.unpack`), so the texts are the same for the
compiled and the interpreted engine. Texts of actions that are legal in a position all differ;
for the others there is always some text, so that a refusal can say what was tried.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ..actions import (
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
from ..constants import (
    BOARD_NAMES,
    BOARDS,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    MASKS,
    NO_QUESTION,
    NOWHERE,
    PALACE,
    ROYAL_NAMES,
    ROYAL_TRADE,
    SALARY,
    SIDE_NAMES,
    SIDES,
    STARTING_TILES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    UNLOCK_PRICE,
)
from ..tables import (
    CELL_PLACES,
    DECORATION_NAMES,
    KEEP_FIRST,
    KEEP_SECOND,
    PYRAMID_TILE_NAMES,
    RESOURCE_SET_GOODS,
)

Record = dict[str, Any]
ROW_NAMES = ("top row", "middle row", "bottom row")
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


# The ranges of the action space ---


class Range(NamedTuple):
    """Actions of one kind: the first of them, a verb, and the words that tell them apart."""

    first: int
    verb: str
    words: Sequence[str] | Callable[[Record, int], str] = ("",)


RANGES = (
    Range(END_TURN_ACTION, "end turn"),
    Range(DECLINE, "decline"),
    Range(UNLOCK_FREE, "unlock"),
    Range(UNLOCK_PAID, f"unlock for {UNLOCK_PRICE} cocoa"),
    Range(MOVE, "move", move_words),
    Range(WORKER, "worker", worker_text),
    Range(COLLECT, "collect cocoa"),
    Range(MAIN, "main action"),
    Range(WORSHIP, "worship", worship_words),
    Range(ABILITY_FIRST, "ability first"),
    Range(DISCOVERY_FIRST, "discovery first"),
    Range(REWARD, "take reward"),
    Range(BUY, "buy", DISCOVERY_NAMES),
    Range(LEARN, "learn", technology_words),
    Range(BUILD_ROW, "build", ROW_NAMES),
    Range(DECORATE, "decorate", decoration_words),
    Range(PICK_TILE, "pick", pyramid_tile_words),
    Range(PLACE_TILE, "place", cell_words),
    Range(DISCOUNT_STONE, "discount stone"),
    Range(DISCOUNT_WOOD, "discount wood"),
    Range(ASCEND, "ascend", ASCENSION_REWARDS),
    Range(TEMPLE, "temple", TEMPLE_NAMES),
    Range(RESOURCE_SET, "", [goods_text(goods) for goods in RESOURCE_SET_GOODS]),
    Range(AMOUNT, "", amount_words),
    Range(KEEP, "keep", keep_words),
    Range(TAKE, "take", [f"tile {n + 1}" for n in range(STARTING_TILES)]),
    Range(PLACE_ON, "start on", BOARD_NAMES),
    Range(USE, "use", DISCOVERY_NAMES[MASKS:]),
)
FIRSTS = [kind.first for kind in RANGES]


def range_of(action: int) -> Range:
    """The range an action of the action space belongs to."""
    return RANGES[bisect_right(FIRSTS, action) - 1]


def action_name(record: Record, action: int) -> str:
    """The text of an action of the action space, legal or not."""
    kind = range_of(action)
    n = action - kind.first
    words = kind.words(record, n) if callable(kind.words) else kind.words[n]
    return f"{kind.verb} {words}".strip()
