"""What happened, as typed data for logs and animation."""

from collections.abc import Callable
from dataclasses import dataclass, field

from .constants import (
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
    WORKERS,
)
from .tables import DECORATION_NAMES, PYRAMID_TILE_NAMES

Value = int | str | None
Piece = Value | list[int] | list[list[int]]
Report = tuple[int, int, int, int, int, int]  # kind, seat, up to four numbers


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its kind, the seat it happened to (-1: nobody), its facts.

    `pieces` say which of several things on the table it was, and what became of it there: the
    worker by its place in the seat's list, the spot or slot a tile came from.
    """

    kind: str
    seat: int
    facts: dict[str, Value]
    pieces: dict[str, Piece] = field(default_factory=dict)

    def __str__(self) -> str:
        who = f"seat {self.seat} " if self.seat >= 0 else ""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{who}{self.kind} {facts}".strip()


# Kind and facts in the order of the constants in `reports.py`. A fact is a plain number unless
# names are given for it.
NAMES: dict[str, tuple[str, ...]] = {
    "board": BOARD_NAMES,
    "start": BOARD_NAMES,
    "good": GOOD_NAMES,
    "source": SOURCE_NAMES,
    "temple": TEMPLE_NAMES,
    "technology": TECHNOLOGY_NAMES,
    "discovery": DISCOVERY_NAMES,
    "tile": PYRAMID_TILE_NAMES,
    "decoration": DECORATION_NAMES,
    "side": SIDE_NAMES,
    "bot_tile": BOT_TILE_NAMES,
    "outcome": OUTCOME_NAMES,
    "upper": DIRECTION_NAMES,
    "lower": DIRECTION_NAMES,
    "spot": SPOT_NAMES,
    "sees": DISCOVERY_NAMES,
    "to": BOARD_NAMES,
    "aside": BOT_TILE_NAMES,
}
KINDS: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("moved", ("start", "board", "power"), ("worker",)),
    ("gained", ("good", "amount"), ()),
    ("paid", ("good", "amount"), ()),
    ("scored", ("source", "vp"), ()),
    ("temple_stepped", ("temple", "step"), ()),
    ("step_lost", ("temple",), ()),
    ("avenue_stepped", ("step",), ()),
    ("track_stepped", ("step",), ()),
    ("locked", ("board", "space", "power"), ("worker",)),
    ("unlocked", ("board", "power"), ("space", "worker")),
    ("powered_up", ("board", "power"), ("worker",)),
    ("ascended", ("board",), ("worker", "to", "power")),
    ("worker_arrived", ("board", "power"), ("worker",)),
    ("learned", ("technology", "slot"), ()),
    ("tile_built", ("tile", "cell", "turn"), ("slot",)),
    ("decorated", ("decoration", "side", "space"), ("slot",)),
    ("nobles_built", ("row", "space"), ()),
    ("bought", ("discovery",), ("spot", "slot")),
    ("used", ("discovery",), ()),
    ("drew", ("display", "slot", "drawn"), ("slid",)),
    ("light_moved", ("step",), ()),
    ("eclipse_due", ("eclipse",), ("turns",)),
    ("eclipse_scored", ("eclipse",), ()),
    ("salary_settled", ("paid", "unpaid"), ()),
    ("neutral_moved", ("colour", "die", "board"), ()),
    ("starting_tile_kept", ("starting_tile",), ("slot", "sees")),
    ("worker_placed", ("board", "power"), ("worker", "order")),
    ("turn_began", (), ()),
    ("turn_ended", (), ("orders",)),
    ("game_over", (), ()),
    ("cocoa_collected", ("board", "colours"), ()),
    ("main_action_taken", ("board", "workers", "cocoa"), ()),
    ("pushed_off", ("board", "power"), ("space", "worker")),
    ("bot_rolled", ("first_die", "second_die", "slot"), ()),
    ("bot_acted", ("bot_tile",), ()),
    ("bot_tried", ("bot_tile", "part", "outcome"), ()),
    ("bot_mastered", ("board", "power", "outcome"), ("worker",)),
    ("bot_worshipped", ("start", "board"), ("worker",)),
    ("bot_shifted", ("bot_tile", "start_slot", "slot"), ("aside",)),
    ("bot_turned", ("upper", "lower"), ()),
    ("bot_exchanged", ("cocoa", "vp"), ()),
    ("discarded", ("discovery",), ("spot",)),
)
DISPLAYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("discovery", DISCOVERY_NAMES),
    ("decoration", DECORATION_NAMES),
    ("tile", PYRAMID_TILE_NAMES),
)


Decoder = tuple[int, str, tuple[str | None, ...] | None]  # place of the number, name, names


def decoders(names: tuple[str, ...], first: int) -> tuple[Decoder, ...]:
    """How facts are read from the numbers of a report; the last of their names is that of -1."""
    return tuple(
        (first + i, name, (*NAMES[name], None) if name in NAMES else None)
        for i, name in enumerate(names)
    )


DECODERS = [
    (kind, decoders(facts, 2), decoders(pieces, 2 + len(facts))) for kind, facts, pieces in KINDS
]


def named(entry: Report) -> Event:
    """The event behind a report."""
    kind, facts, pieces = DECODERS[entry[0]]
    if kind in SPECIAL:
        return SPECIAL[kind](entry)
    return Event(
        kind,
        entry[1],
        {name: names[entry[i]] if names else entry[i] for i, name, names in facts},
        {name: names[entry[i]] if names else entry[i] for i, name, names in pieces},
    )


def draw_event(entry: Report) -> Event:
    """A new tile in one of the displays; in some games the others have slid together first."""
    what, tiles = DISPLAYS[entry[2]]
    where: Value = SPOT_NAMES[entry[3]] if what == "discovery" else entry[3]
    facts: dict[str, Value] = {"display": what, "slot": where, what: tiles[entry[4]]}
    return Event("drew", entry[1], facts, {} if what == "discovery" else {"slid": entry[5]})


def placement_event(entry: Report) -> Event:
    """A starting worker on its board; after the last one they stand in another order."""
    facts: dict[str, Value] = {"board": BOARD_NAMES[entry[2]], "power": entry[3]}
    pieces: dict[str, Piece] = {"worker": entry[4], "order": order_of(entry[5])}
    return Event("worker_placed", entry[1], facts, pieces)


def turn_end_event(entry: Report) -> Event:
    """The end of a turn; the workers of every seat stand in order again."""
    return Event("turn_ended", entry[1], {}, {"orders": [order_of(n) for n in entry[2:]]})


def order_of(number: int) -> list[int]:
    """Which worker stands at each place now, by its place before."""
    return [number >> 2 * place & 3 for place in range(WORKERS)]


SPECIAL: dict[str, Callable[[Report], Event]] = {
    "drew": draw_event,
    "worker_placed": placement_event,
    "turn_ended": turn_end_event,
}
