"""What happened, as typed data for logs and animation."""

from dataclasses import dataclass

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
)
from .tables import DECORATION_NAMES, PYRAMID_TILE_NAMES

Value = int | str | None


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened: its kind, the seat it happened to (-1: nobody), its facts."""

    kind: str
    seat: int
    facts: dict[str, Value]

    def __str__(self) -> str:
        who = f"seat {self.seat} " if self.seat >= 0 else ""
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{who}{self.kind} {facts}".strip()


def word(names: tuple[str, ...], number: int) -> Value:
    """The name of a number, None for -1."""
    return names[number] if number >= 0 else None


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
}
KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("moved", ("start", "board", "power")),
    ("gained", ("good", "amount")),
    ("paid", ("good", "amount")),
    ("scored", ("source", "vp")),
    ("temple_stepped", ("temple", "step")),
    ("step_lost", ("temple",)),
    ("avenue_stepped", ("step",)),
    ("track_stepped", ("step",)),
    ("locked", ("board", "space", "power")),
    ("unlocked", ("board", "power")),
    ("powered_up", ("board", "power")),
    ("ascended", ("board",)),
    ("worker_arrived", ("board", "power")),
    ("learned", ("technology", "slot")),
    ("tile_built", ("tile", "cell", "turn")),
    ("decorated", ("decoration", "side", "space")),
    ("nobles_built", ("row", "space")),
    ("bought", ("discovery",)),
    ("used", ("discovery",)),
    ("drew", ("display", "slot", "drawn")),
    ("light_moved", ("step",)),
    ("eclipse_due", ("eclipse",)),
    ("eclipse_scored", ("eclipse",)),
    ("salary_settled", ("paid", "unpaid")),
    ("neutral_moved", ("colour", "die", "board")),
    ("starting_tile_kept", ("starting_tile",)),
    ("worker_placed", ("board", "power")),
    ("turn_began", ()),
    ("turn_ended", ()),
    ("game_over", ()),
    ("cocoa_collected", ("board", "colours")),
    ("main_action_taken", ("board", "workers", "cocoa")),
    ("pushed_off", ("board", "power")),
    ("bot_rolled", ("first_die", "second_die", "slot")),
    ("bot_acted", ("bot_tile",)),
    ("bot_tried", ("bot_tile", "part", "outcome")),
    ("bot_mastered", ("board", "power", "outcome")),
    ("bot_worshipped", ("start", "board")),
    ("bot_shifted", ("bot_tile", "start_slot", "slot")),
    ("bot_turned", ("upper", "lower")),
    ("bot_exchanged", ("cocoa", "vp")),
    ("discarded", ("discovery",)),
)
DISPLAYS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("discovery", DISCOVERY_NAMES),
    ("decoration", DECORATION_NAMES),
    ("tile", PYRAMID_TILE_NAMES),
)


def named(entry: tuple[int, int, int, int, int]) -> Event:
    """The event behind an entry of the log."""
    kind, names = KINDS[entry[0]]
    if kind == "drew":
        what, tiles = DISPLAYS[entry[2]]
        where: Value = SPOT_NAMES[entry[3]] if what == "discovery" else entry[3]
        return Event(kind, entry[1], {"display": what, "slot": where, what: tiles[entry[4]]})
    facts: dict[str, Value] = {}
    for name, number in zip(names, entry[2:], strict=False):
        facts[name] = word(NAMES[name], number) if name in NAMES else number
    return Event(kind, entry[1], facts)
