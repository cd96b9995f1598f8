"""The table of events: for each kind the names of its numbers, and how the log tells it.

A rule reports an event by the constant that its row makes (`tell(p, MOVED, seat, start, board,
power)`). `events.py` gives the numbers names; `game/log.py` makes entries of them, each a key and
arguments, which the message `log-<key>` puts into words. Event numbers are kept nowhere, so the
order of the rows is free; entries are kept, by their keys.
"""

from typing import NamedTuple

from ..constants import (
    BOARD_NAMES,
    BOT_TILE_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    OUTCOME_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPOT_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from ..tables import DECORATION_NAMES, PYRAMID_TILE_NAMES

Names = tuple[str, ...]


class EntryKind(NamedTuple):
    """Entries of the log with one key: their arguments, and the pieces they are about."""

    key: str
    arguments: Names = ()
    pieces: Names = ()
    news: bool = False  # about the table, not about what a seat does
    told: bool = True  # in words; otherwise its neighbours say the same


class EventKind(NamedTuple):
    """Events of one kind: up to four numbers, facts first, then the pieces they are about."""

    name: str
    facts: Names
    pieces: Names
    entries: tuple[EntryKind, ...]  # the kinds of entries that it can become


EVENT_KINDS: list[EventKind] = []


def add(
    name: str,
    facts: Names = (),
    pieces: Names = (),
    news: bool = False,
    told: bool = True,
    entries: tuple[EntryKind, ...] = (),
) -> int:
    """A row; its number. Unless `entries` says otherwise, the log tells an event as it is."""
    same = EntryKind(name, facts, pieces, news, told)
    EVENT_KINDS.append(EventKind(name, facts, pieces, entries or (same,)))
    return len(EVENT_KINDS) - 1


# Pieces: workers are numbered as in the player's list, slots as in the display, the list on a
# spot, the hand or the draft. An order lists for each place the worker that stands there now, by
# its place before.

# Moves, goods and points.
MOVED = add("moved", ("start", "board", "power"), ("worker",))
GAINED = add("gained", ("good", "amount"), entries=(EntryKind("gained", ("goods",)),))
PAID = add("paid", ("good", "amount"), entries=(EntryKind("paid", ("goods",)),))
SCORED = add(
    "scored",
    ("source", "vp"),
    entries=(EntryKind("scored", ("source", "vp")), EntryKind("lost", ("source", "vp"))),
)

# Steps on the three tracks.
TEMPLE_STEPPED = add("temple_stepped", ("temple", "step"))
STEP_LOST = add(
    "step_lost",
    ("temple",),
    entries=(EntryKind("step_lost", ("temple",)), EntryKind("choice_lost")),
)
AVENUE_STEPPED = add("avenue_stepped", ("step",))
TRACK_STEPPED = add("track_stepped", ("step",))

# Workers and what they do on a board.
LOCKED = add("locked", ("board", "space", "power"), ("worker",))
UNLOCKED = add("unlocked", ("board", "power"), ("space", "worker"))
PUSHED_OFF = add("pushed_off", ("board", "power"), ("space", "worker"))
COCOA_COLLECTED_THERE = add("cocoa_collected", ("board", "colours"))
MAIN_ACTION_TAKEN = add("main_action_taken", ("board", "workers", "cocoa"))
POWERED_UP = add("powered_up", ("board", "power"), ("worker",))
ASCENDED = add("ascended", ("board",), ("worker", "to", "power"))
WORKER_ARRIVED = add("worker_arrived", ("board", "power"), ("worker",))

# Tiles and buildings.
LEARNED = add("learned", ("technology", "slot"))
TILE_BUILT = add(
    "tile_built",
    ("tile", "cell", "turn"),
    ("slot",),
    entries=(EntryKind("tile_built", ("tile", "level", "row", "column", "turn"), ("slot",)),),
)
DECORATED = add("decorated", ("decoration", "side", "space"), ("slot",))
NOBLES_BUILT = add("nobles_built", ("row", "space"))
BOUGHT = add("bought", ("discovery",), ("spot", "slot"))  # no spot: it came with a starting tile
USED = add("used", ("discovery",))
DISCARDED = add("discarded", ("discovery",), ("spot",))
DREW = add(
    "drew",
    ("display", "slot", "drawn"),
    ("slid",),  # 1: the other tiles have closed up first
    entries=(
        EntryKind("drew_discovery", ("discovery", "spot"), news=True),
        EntryKind("drew_decoration", ("decoration", "slot"), ("slid",), news=True),
        EntryKind("drew_tile", ("tile", "slot"), ("slid",), news=True),
    ),
)

# The calendar, and what happens to the whole table.
LIGHT_MOVED = add("light_moved", ("step",), news=True)
ECLIPSE_DUE = add("eclipse_due", ("eclipse",), ("turns",), news=True)
ECLIPSE_SCORED = add("eclipse_scored", ("eclipse",), news=True)
SALARY_SETTLED = add(
    "salary_settled",
    ("paid", "unpaid"),
    entries=(EntryKind("salary_paid", ("paid",)), EntryKind("salary_short", ("paid", "unpaid"))),
)
NEUTRAL_MOVED = add(
    "neutral_moved",
    ("colour", "die", "board"),
    entries=(EntryKind("neutral_moved", ("boards",), ("colours", "dice"), news=True),),
)
STARTING_TILE_KEPT = add("starting_tile_kept", ("starting_tile",), ("slot", "sees"))
WORKER_PLACED = add("worker_placed", ("board", "power"), ("worker", "order"))
TURN_BEGAN = add("turn_began", told=False)
TURN_ENDED = add("turn_ended", pieces=("orders",), told=False)
GAME_OVER = add("game_over", news=True)

# Teotibot's turn.
BOT_ROLLED = add("bot_rolled", ("first_die", "second_die", "slot"))
BOT_ACTED = add("bot_acted", ("bot_tile",))
BOT_TRIED = add(
    "bot_tried",
    ("bot_tile", "part", "outcome"),
    entries=(
        EntryKind("bot_did", ("bot_tile", "part")),
        EntryKind("bot_could_not", ("bot_tile", "part", "outcome")),
    ),
)
BOT_MASTERED = add(
    "bot_mastered",
    ("board", "power", "outcome"),
    ("worker",),
    entries=(
        EntryKind("bot_mastered", ("board", "power"), ("worker",), told=False),
        EntryKind("bot_worker_could_not", ("board", "power", "outcome"), ("worker",)),
    ),
)
BOT_WORSHIPPED = add("bot_worshipped", ("start", "board"), ("worker",))
BOT_SHIFTED = add(
    "bot_shifted",
    ("bot_tile", "start_slot", "slot"),
    ("aside",),  # the used tile, at the last shift
)
BOT_TURNED = add("bot_turned", ("upper", "lower"))
BOT_EXCHANGED = add("bot_exchanged", ("cocoa", "vp"))

ENTRY_KINDS = {entry.key: entry for kind in EVENT_KINDS for entry in kind.entries}

# The names of a number's values; -1 is none of them. Other numbers are told as they are.
VALUE_NAMES: dict[str, Names] = {
    "board": BOARD_NAMES,
    "start": BOARD_NAMES,
    "to": BOARD_NAMES,
    "good": GOOD_NAMES,
    "source": SOURCE_NAMES,
    "temple": TEMPLE_NAMES,
    "technology": TECHNOLOGY_NAMES,
    "discovery": DISCOVERY_NAMES,
    "sees": DISCOVERY_NAMES,
    "spot": SPOT_NAMES,
    "tile": PYRAMID_TILE_NAMES,
    "decoration": DECORATION_NAMES,
    "side": SIDE_NAMES,
    "bot_tile": BOT_TILE_NAMES,
    "aside": BOT_TILE_NAMES,
    "outcome": OUTCOME_NAMES,
    "upper": DIRECTION_NAMES,
    "lower": DIRECTION_NAMES,
}

# What entries call things that events number or put into words ---

SLOT_KEYS = (  # of Teotibot's action pyramid
    "top",
    "middle_left",
    "middle_right",
    "bottom_left",
    "bottom_centre",
    "bottom_right",
    "aside",
)
OUTCOME_KEYS = (  # in the order of OUTCOME_NAMES
    "done",
    "no_worker",
    "not_paid",
    "no_tile",
    "no_place",
    "no_technology",
    "no_building",
    "no_mask",
    "no_action",
)
# The parts of Teotibot's action tiles, in the order it tries them.
PART_KEYS = {
    "construction": ("construct", "gather_stone", "fall_back"),
    "decorations": ("decorate", "gather_gold", "fall_back"),
    "nobles": ("build_for_nobles", "gather_wood", "fall_back"),
    "alchemy": ("learn", "power_up_twice"),
    "mastery": ("master", "fall_back"),
    "mask_collection": ("take_mask", "fall_back"),
}
TOLD_PARTS = ("fall_back", "power_up_twice")  # the others are told by what they bring
