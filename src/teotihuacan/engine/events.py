"""What happened, as typed data for logs and animation."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from .constants import BOARD_NAMES, DISCOVERY_NAMES, SPOT_NAMES, WORKERS
from .schema.events import EVENT_KINDS, VALUE_NAMES
from .tables import DECORATION_NAMES, PYRAMID_TILE_NAMES

Value = int | str | None
Piece = Value | list[int] | list[list[int]]
Report = tuple[int, int, int, int, int, int]  # kind, seat, up to four numbers


class Event(NamedTuple):
    """One thing that happened: its kind, the seat it happened to (-1: nobody), its facts.

    `pieces` say which of several things on the table it was, and what became of it there: the
    worker by its place in the seat's list, the spot or slot a tile came from.
    """

    kind: str
    seat: int
    facts: Mapping[str, Value]
    pieces: Mapping[str, Piece] = {}

    def __str__(self) -> str:
        who = f"seat {self.seat} " if self.seat >= 0 else ""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{who}{self.kind} {facts}".strip()


DISPLAYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("discovery", DISCOVERY_NAMES),
    ("decoration", DECORATION_NAMES),
    ("tile", PYRAMID_TILE_NAMES),
)


Decoder = tuple[int, str, tuple[str | None, ...] | None]  # place of the number, name, names


def decoders(names: tuple[str, ...], first: int) -> tuple[Decoder, ...]:
    """How facts are read from the numbers of a report; the last of their names is that of -1."""
    return tuple(
        (first + i, name, (*VALUE_NAMES[name], None) if name in VALUE_NAMES else None)
        for i, name in enumerate(names)
    )


DECODERS = [
    (kind.name, decoders(kind.facts, 2), decoders(kind.pieces, 2 + len(kind.facts)))
    for kind in EVENT_KINDS
]


@lru_cache(maxsize=8192)
def named(entry: Report) -> Event:
    """The event behind a report; the same happens again and again, in previews above all."""
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
