"""What an observation holds, field by field: the one list that offsets and the page come from.

An observation is a row of numbers: the fields of the game once, then those of a seat four times,
the own seat first and the others in turn order. `docs/research/observation.md` is written from
this list.
"""

from dataclasses import dataclass

from ...engine.constants import (
    BOARDS,
    BONUS_TILES,
    BOT_TILES,
    CELLS,
    DEALT,
    DECORATION_DISPLAY,
    DECORATION_TILES,
    DISCOVERIES,
    GOODS,
    KNOBS,
    NEUTRAL_COLOURS,
    NOBLES_ROWS,
    PYRAMID_DISPLAY,
    PYRAMID_KINDS,
    QUESTIONS,
    ROYAL_SPACES,
    ROYAL_TILES,
    SEATS,
    SIDES,
    SPOTS,
    SQUARES,
    STARTING_TILES,
    STEP_NAMES,
    TECHNOLOGIES,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    WORKERS,
)


@dataclass(frozen=True)
class Field:
    """Some neighbouring numbers: their shape, what they are divided by, what they tell."""

    name: str
    shape: tuple[int, ...]
    scale: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it is."""
        size = 1
        for n in self.shape:
            size *= n
        return size


def make_flags(name: str, *shape: int, meaning: str) -> Field:
    """A field of zeros and ones."""
    return Field(name, shape, 1, meaning)


def make_number(name: str, scale: int, meaning: str, *shape: int) -> Field:
    """A field of numbers, or one, divided by `scale`."""
    return Field(name, shape or (1,), scale, meaning)


# The numbers that go with the question, each zero where the question has none.
QUESTION_FIELDS = (
    make_flags("question_board", BOARDS, meaning="the board it is about"),
    make_flags("question_spot", SPOTS, meaning="the spot of discovery tiles"),
    make_flags("question_temple", TEMPLES, meaning="the temple of a large step"),
    make_flags("question_slot", PYRAMID_DISPLAY, meaning="display slot of the tile being placed"),
    make_flags("question_good", GOODS, meaning="the good a royal tile trades for"),
    make_flags("question_space", ROYAL_SPACES, meaning="the worship space"),
    make_flags("question_cell", CELLS, meaning="the cell on which a tile is being placed"),
    make_number("question_turned", 3, "its quarter turns"),
    make_number("question_power", 5, "power of the worker that worships"),
    make_number("question_step", 11, "the large step reached"),
    make_number("question_count", 2, "power-ups left"),
    make_number("question_matches", 4, "coloured matches left, by temple", TEMPLES),
    make_number("question_resources", 5, "resources to gain"),
    make_number("question_steps", 4, "temple steps to buy"),
    make_number("question_workers", 3, "workers counted for the main action"),
    make_number("question_placed", 3, "tiles placed so far"),
    make_flags(
        "question_discount", 1, meaning="the discount of technology 15 is still to be had"
    ),
    make_flags("question_paid_power_up", 1, meaning="technology 13 will offer a power-up"),
    make_number("question_owed", 8, "cocoa owed as salary"),
    make_flags("question_which", 1, meaning="it is about the second kept tile"),
    make_number("question_worker", 2, "index of the starting worker"),
    make_flags("question_double_move", 1, meaning="a double_move tile is being used"),
    make_flags("question_move_anywhere", 1, meaning="a move_anywhere tile is being used"),
    make_flags("question_free_cocoa", 1, meaning="a free_cocoa tile is being used"),
    make_number("question_extra_workers", 3, "extra_worker tiles being used"),
)
KINDS = QUESTIONS + len(STEP_NAMES)
SEEN_TILES = 2  # starting tiles that show a discovery

GAME_FIELDS = (
    make_flags("question", QUESTIONS, meaning="the question, ordered as on the page on actions"),
    *QUESTION_FIELDS,
    make_number("pending", 4, "decisions and steps waiting below the question, by kind", KINDS),
    make_flags("asked", SEATS, meaning="who is asked: you, the next seat, ..."),
    make_flags("active", SEATS, meaning="whose turn it is: you, the next seat, ..."),
    make_flags(
        "mover", WORKERS, meaning="the active seat's worker that has moved and not acted yet"
    ),
    make_flags("companion", WORKERS, meaning="the second one of a double move"),
    make_flags("players", 4, meaning="solo against Teotibot, 2, 3, 4 players"),
    make_flags("options", 4, meaning="first_game, draft, dark_eclipse, advanced_worship"),
    make_number("knobs", 10, "Teotibot's knobs, in the order of KNOB_NAMES", KNOBS),
    make_number("light", 12, "place of the light disc"),
    make_number("dark", 12, "place of the dark disc"),
    make_number("until_eclipse", 12, "steps between the discs"),
    make_flags("eclipses", 3, meaning="eclipses scored: none, one, two"),
    make_flags("eclipse_due", 1, meaning="the discs have met"),
    make_number("eclipse_in", 8, "turns to finish before the eclipse is scored"),
    make_flags("pyramid_complete", 1, meaning="the top tile lies: this eclipse is the last"),
    make_flags(
        "place", BOARDS, BOARDS, meaning="of each board its place clockwise from the palace"
    ),
    make_number("colours", 4, "colours on each board: cocoa for its main action", BOARDS),
    make_flags(
        "neutral", NEUTRAL_COLOURS, BOARDS, meaning="boards with a die of a neutral colour"
    ),
    make_flags("royal", ROYAL_SPACES, ROYAL_TILES, meaning="the royal tile on each palace space"),
    make_flags(
        "technology", TECHNOLOGY_SLOTS, TECHNOLOGIES, meaning="the technology in each slot"
    ),
    make_flags("bonus", TEMPLES, BONUS_TILES, meaning="the bonus tile on each temple"),
    make_number("spot", 1, "discovery tiles on each spot, by kind", SPOTS, DISCOVERIES),
    make_flags(
        "decoration_display",
        DECORATION_DISPLAY,
        9,
        meaning="of each slot: a tile lies there; of its two icons: blue, red, green, coloured",
    ),
    make_flags(
        "pyramid_display",
        PYRAMID_DISPLAY,
        17,
        meaning="of each slot: a tile lies there; of its four icons clockwise from the top left: "
        "blue, red, green, coloured",
    ),
    make_number("discovery_stack", 3, "discovery tiles you have not seen, by kind", DISCOVERIES),
    make_flags("decoration_stack", DECORATION_TILES, meaning="decorations left in the stack"),
    make_number("pyramid_stack", 2, "pyramid tiles left in the stack, by kind", PYRAMID_KINDS),
    make_flags("icon", SQUARES, 3, meaning="uppermost icon of each square: blue, red, green"),
    make_number("layers", 4, "pyramid tiles on each square", SQUARES),
    make_number("decorated", 4, "decorations on each side", SIDES),
    make_number("nobles", 5, "buildings in each row", NOBLES_ROWS),
    make_number("avenue_worth", 10, "VP for each avenue step at an eclipse now"),
    make_flags(
        "bot_tile", BOT_TILES, BOT_TILES, meaning="Teotibot's tile on each slot, then aside"
    ),
    make_flags("direction", 2, meaning="Teotibot's direction tiles (upper, lower) point right"),
    make_flags("secret", 1, meaning="starting tiles are being chosen in secret"),
    make_flags("hand", DEALT, STARTING_TILES, meaning="your dealt starting tiles"),
    make_flags(
        "pool", STARTING_TILES, meaning="starting tiles of the draft that still lie there"
    ),
    make_flags(
        "shown",
        SEEN_TILES,
        DISCOVERIES,
        meaning="the discovery that starting tile 4 shows you, then tile 14's",
    ),
)
SEAT_FIELDS = (
    make_flags("present", 1, meaning="there is such a seat"),
    make_flags("teotibot", 1, meaning="it is Teotibot's"),
    make_flags("order", SEATS, meaning="its number in turn order (breaks ties)"),
    make_number("goods", 10, "wood, stone, gold, cocoa", GOODS),
    make_number("vp", 100, "victory points"),
    make_number("avenue", 9, "steps on the avenue"),
    make_number("track", 9, "steps on the pyramid track"),
    make_number("temple", 11, "steps on each temple", TEMPLES),
    make_flags("knows", TECHNOLOGIES, meaning="technologies learnt"),
    make_flags("worker_board", WORKERS, BOARDS, meaning="board of each worker in play"),
    make_flags("worker_power", WORKERS, 5, meaning="its power, 1 to 5"),
    make_flags(
        "worker_space", WORKERS, ROYAL_SPACES, meaning="its worship space, if it is locked"
    ),
    make_number("on_board", 3, "unlocked workers on each board", BOARDS),
    make_number("salary", 8, "cocoa it would owe at an eclipse now"),
    make_number("held", 2, "discovery tiles face up, by kind", DISCOVERIES),
    make_number("used", 10, "discovery tiles used"),
    make_number("mask_vp", 50, "VP for its masks at an eclipse now"),
    make_flags(
        "kept", STARTING_TILES, meaning="starting tiles kept (others' once they are shown)"
    ),
)


def compute_offsets(fields: tuple[Field, ...], first: int = 0) -> dict[str, int]:
    """Where each field begins."""
    found = {}
    for field in fields:
        found[field.name] = first
        first += field.size
    return found


GAME_SIZE = sum(field.size for field in GAME_FIELDS)
SEAT_SIZE = sum(field.size for field in SEAT_FIELDS)
OBSERVATION_SIZE = GAME_SIZE + SEATS * SEAT_SIZE
GAME_AT = compute_offsets(GAME_FIELDS)
SEAT_AT = compute_offsets(SEAT_FIELDS)
SCALE = {field.name: field.scale for field in (*GAME_FIELDS, *SEAT_FIELDS)}
