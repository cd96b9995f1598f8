"""What happened as entries of a log: a key and its arguments, for any language to tell.

Arguments are numbers and names of the engine's words, never text for people. `pieces` are for
programs that draw the table: which worker moved, which spot or slot a tile came from. Entries say
only what everybody at the table has seen: events tell no more, and tiles chosen in secret are
told when all are shown.

>>> from teotihuacan import Event
>>> [entry] = log_entries([Event("gained", 1, {"good": "wood", "amount": 2})])
>>> entry.to_dict()
{'key': 'gained', 'seat': 1, 'arguments': {'goods': {'wood': 2}}}
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any, NamedTuple

from ..engine.events import Event, Piece, Value
from ..engine.names import CELL_PLACES, OUTCOME_NAMES, ROW_NAMES
from ..engine.schema.events import ENTRY_KINDS, OUTCOME_KEYS, PART_KEYS, SLOT_KEYS

Argument = Value | list[Value] | dict[str, int]
Arguments = dict[str, Argument]


class Entry(NamedTuple):
    """One entry: what happened (a key of ENTRY_KINDS), to which seat (None: nobody), its
    arguments, and which pieces on the table it was about."""

    key: str
    seat: int | None
    arguments: Arguments
    pieces: Mapping[str, Piece] = {}

    def to_dict(self) -> dict[str, Any]:
        """The entry as plain data."""
        data: dict[str, Any] = {"key": self.key, "seat": self.seat, "arguments": self.arguments}
        if self.pieces:
            data["pieces"] = self.pieces
        return data


def log_entries(events: Iterable[Event]) -> list[Entry]:
    """The entries of some events; goods and neutral dice that move in a row make one entry."""
    entries: list[Entry] = []
    for (kind, number), run in groupby(events, key=lambda event: (event.kind, event.seat)):
        seat = number if number >= 0 else None
        if kind in ("gained", "paid"):
            goods = add_up([event.facts for event in run])
            entries.append(Entry(kind, seat, {"goods": goods}))
        elif kind == "neutral_moved":
            entries.append(neutral_entry([event.facts for event in run]))
        else:
            entries += [entry_of(event, seat) for event in run]
    return entries


def entry_of(event: Event, seat: int | None) -> Entry:
    """The entry of one event."""
    if event.kind not in SPECIAL:
        return Entry(event.kind, seat, dict(event.facts), event.pieces)
    key, arguments = SPECIAL[event.kind](event.facts)
    return Entry(key, seat, arguments, event.pieces if ENTRY_KINDS[key].pieces else {})


def neutral_entry(facts: list[Mapping[str, Value]]) -> Entry:
    """Neutral dice that move together."""
    colours, dice = ([number(fact[name]) for fact in facts] for name in ("colour", "die"))
    boards: Arguments = {"boards": [fact["board"] for fact in facts]}
    return Entry("neutral_moved", None, boards, {"colours": colours, "dice": dice})


def add_up(facts: list[Mapping[str, Value]]) -> dict[str, int]:
    """Goods that came or went in a row."""
    goods: dict[str, int] = {}
    for fact in facts:
        good = str(fact["good"])
        goods[good] = goods.get(good, 0) + number(fact["amount"])
    return goods


def number(fact: Value) -> int:
    """A fact that is a number."""
    return fact if isinstance(fact, int) else 0


# Events whose key or arguments are not just their kind and facts ---

Special = Callable[[Mapping[str, Value]], tuple[str, Arguments]]


def scored(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """Victory points won or lost."""
    vp = number(facts["vp"])
    return "scored" if vp >= 0 else "lost", {"source": facts["source"], "vp": abs(vp)}


def step_lost(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A temple step that was not possible, on one temple or on any."""
    return ("step_lost", dict(facts)) if facts["temple"] else ("choice_lost", {})


def tile_built(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A pyramid tile with its level, row and column, each from 1."""
    level, row, column = (n + 1 for n in CELL_PLACES[number(facts["cell"])])
    place: Arguments = {"level": level, "row": row, "column": column}
    return "tile_built", {"tile": facts["tile"], **place, "turn": facts["turn"]}


def drew(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A new tile in a display, on a spot for discovery tiles."""
    display = str(facts["display"])
    where = "spot" if display == "discovery" else "slot"
    return f"drew_{display}", {display: facts[display], where: facts["slot"]}


def salary_settled(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A salary paid in full, or not."""
    return (
        ("salary_short", dict(facts))
        if facts["unpaid"]
        else ("salary_paid", {"paid": facts["paid"]})
    )


def bot_tried(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A part of an action tile, done or not."""
    tile = str(facts["bot_tile"])
    part = PART_KEYS[tile][number(facts["part"]) - 1]
    outcome = outcome_key(facts["outcome"])
    tried: Arguments = {"bot_tile": tile, "part": part}
    return (
        ("bot_did", tried)
        if outcome == "done"
        else ("bot_could_not", {**tried, "outcome": outcome})
    )


def bot_mastered(facts: Mapping[str, Value]) -> tuple[str, Arguments]:
    """A worker that did its board's part, or could not."""
    outcome = outcome_key(facts["outcome"])
    worker: Arguments = {"board": facts["board"], "power": facts["power"]}
    if outcome == "done":
        return "bot_mastered", worker
    return "bot_worker_could_not", {**worker, "outcome": outcome}


def outcome_key(outcome: Value) -> str:
    """The key of an outcome that events tell in words."""
    return OUTCOME_KEYS[OUTCOME_NAMES.index(str(outcome))]


def with_slots(kind: str, *names: str) -> Special:
    """Slots of the action pyramid by their keys."""
    return lambda facts: (kind, {**facts, **{n: SLOT_KEYS[number(facts[n])] for n in names}})


SPECIAL: dict[str, Special] = {
    "scored": scored,
    "step_lost": step_lost,
    "tile_built": tile_built,
    "nobles_built": lambda facts: (
        "nobles_built",
        {**facts, "row": ROW_NAMES[number(facts["row"])]},
    ),
    "drew": drew,
    "salary_settled": salary_settled,
    "bot_tried": bot_tried,
    "bot_mastered": bot_mastered,
    "bot_rolled": with_slots("bot_rolled", "slot"),
    "bot_shifted": with_slots("bot_shifted", "start_slot", "slot"),
}
