"""What an observation holds, field by field: the one list that offsets and the page come from.

An observation is a row of numbers: the fields of the game once, then those of a seat four times,
the own seat first and the others in turn order. `docs/observation.md` is written from this list.
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


def flags(name: str, *shape: int, meaning: str) -> Field:
    """A field of zeros and ones."""
    return Field(name, shape, 1, meaning)


def number(name: str, scale: int, meaning: str, *shape: int) -> Field:
    """A field of numbers, or one, divided by `scale`."""
    return Field(name, shape or (1,), scale, meaning)


# The numbers that go with the question, each zero where the question has none.
QUESTION_FIELDS = (
    flags("question_board", BOARDS, meaning="the board it is about"),
    flags("question_spot", SPOTS, meaning="the spot of discovery tiles"),
    flags("question_temple", TEMPLES, meaning="the temple of a large step"),
    flags("question_slot", PYRAMID_DISPLAY, meaning="display slot of the tile being placed"),
    flags("question_good", GOODS, meaning="the good a royal tile trades for"),
    flags("question_space", ROYAL_SPACES, meaning="the worship space"),
    flags("question_cell", CELLS, meaning="the cell on which a tile is being placed"),
    number("question_turned", 3, "its quarter turns"),
    number("question_power", 5, "power of the worker that worships"),
    number("question_step", 11, "the large step reached"),
    number("question_count", 2, "power-ups left"),
    number("question_matches", 4, "coloured matches left, by temple", TEMPLES),
    number("question_resources", 5, "resources to gain"),
    number("question_steps", 4, "temple steps to buy"),
    number("question_workers", 3, "workers counted for the main action"),
    number("question_placed", 3, "tiles placed so far"),
    flags("question_discount", 1, meaning="the discount of technology 15 is still to be had"),
    flags("question_paid_power_up", 1, meaning="technology 13 will offer a power-up"),
    number("question_owed", 8, "cocoa owed as salary"),
    flags("question_which", 1, meaning="it is about the second kept tile"),
    number("question_worker", 2, "index of the starting worker"),
    flags("question_double_move", 1, meaning="a double_move tile is being used"),
    flags("question_move_anywhere", 1, meaning="a move_anywhere tile is being used"),
    flags("question_free_cocoa", 1, meaning="a free_cocoa tile is being used"),
    number("question_extra_workers", 3, "extra_worker tiles being used"),
)
KINDS = QUESTIONS + len(STEP_NAMES)
SEEN_TILES = 2  # starting tiles that show a discovery

GAME_FIELDS = (
    flags("question", QUESTIONS, meaning="the question, in the order of docs/actions.md"),
    *QUESTION_FIELDS,
    number("pending", 4, "decisions and steps waiting below the question, by kind", KINDS),
    flags("asked", SEATS, meaning="who is asked: you, the next seat, ..."),
    flags("active", SEATS, meaning="whose turn it is: you, the next seat, ..."),
    flags("mover", WORKERS, meaning="the active seat's worker that has moved and not acted yet"),
    flags("companion", WORKERS, meaning="the second one of a double move"),
    flags("players", 4, meaning="solo against Teotibot, 2, 3, 4 players"),
    flags("options", 4, meaning="first_game, draft, dark_eclipse, advanced_worship"),
    number("knobs", 10, "Teotibot's knobs, in the order of KNOB_NAMES", KNOBS),
    number("light", 12, "place of the light disc"),
    number("dark", 12, "place of the dark disc"),
    number("until_eclipse", 12, "steps between the discs"),
    flags("eclipses", 3, meaning="eclipses scored: none, one, two"),
    flags("eclipse_due", 1, meaning="the discs have met"),
    number("eclipse_in", 8, "turns to finish before the eclipse is scored"),
    flags("pyramid_complete", 1, meaning="the top tile lies: this eclipse is the last"),
    flags("place", BOARDS, BOARDS, meaning="of each board its place clockwise from the palace"),
    number("colours", 4, "colours on each board: cocoa for its main action", BOARDS),
    flags("neutral", NEUTRAL_COLOURS, BOARDS, meaning="boards with a die of a neutral colour"),
    flags("royal", ROYAL_SPACES, ROYAL_TILES, meaning="the royal tile on each palace space"),
    flags("technology", TECHNOLOGY_SLOTS, TECHNOLOGIES, meaning="the technology in each slot"),
    flags("bonus", TEMPLES, BONUS_TILES, meaning="the bonus tile on each temple"),
    number("spot", 1, "discovery tiles on each spot, by kind", SPOTS, DISCOVERIES),
    flags(
        "decoration_display",
        DECORATION_DISPLAY,
        9,
        meaning="of each slot: a tile lies there; of its two icons: blue, red, green, coloured",
    ),
    flags(
        "pyramid_display",
        PYRAMID_DISPLAY,
        17,
        meaning="of each slot: a tile lies there; of its four icons clockwise from the top left: "
        "blue, red, green, coloured",
    ),
    number("discovery_stack", 3, "discovery tiles you have not seen, by kind", DISCOVERIES),
    flags("decoration_stack", DECORATION_TILES, meaning="decorations left in the stack"),
    number("pyramid_stack", 2, "pyramid tiles left in the stack, by kind", PYRAMID_KINDS),
    flags("icon", SQUARES, 3, meaning="uppermost icon of each square: blue, red, green"),
    number("layers", 4, "pyramid tiles on each square", SQUARES),
    number("decorated", 4, "decorations on each side", SIDES),
    number("nobles", 5, "buildings in each row", NOBLES_ROWS),
    number("avenue_worth", 10, "VP for each avenue step at an eclipse now"),
    flags("bot_tile", BOT_TILES, BOT_TILES, meaning="Teotibot's tile on each slot, then aside"),
    flags("direction", 2, meaning="Teotibot's direction tiles (upper, lower) point right"),
    flags("secret", 1, meaning="starting tiles are being chosen in secret"),
    flags("hand", DEALT, STARTING_TILES, meaning="your dealt starting tiles"),
    flags("pool", STARTING_TILES, meaning="starting tiles of the draft that still lie there"),
    flags(
        "shown",
        SEEN_TILES,
        DISCOVERIES,
        meaning="the discovery that starting tile 4 shows you, then tile 14's",
    ),
)
SEAT_FIELDS = (
    flags("present", 1, meaning="there is such a seat"),
    flags("teotibot", 1, meaning="it is Teotibot's"),
    flags("order", SEATS, meaning="its number in turn order (breaks ties)"),
    number("goods", 10, "wood, stone, gold, cocoa", GOODS),
    number("vp", 100, "victory points"),
    number("avenue", 9, "steps on the avenue"),
    number("track", 9, "steps on the pyramid track"),
    number("temple", 11, "steps on each temple", TEMPLES),
    flags("knows", TECHNOLOGIES, meaning="technologies learnt"),
    flags("worker_board", WORKERS, BOARDS, meaning="board of each worker in play"),
    flags("worker_power", WORKERS, 5, meaning="its power, 1 to 5"),
    flags("worker_space", WORKERS, ROYAL_SPACES, meaning="its worship space, if it is locked"),
    number("on_board", 3, "unlocked workers on each board", BOARDS),
    number("salary", 8, "cocoa it would owe at an eclipse now"),
    number("held", 2, "discovery tiles face up, by kind", DISCOVERIES),
    number("used", 10, "discovery tiles used"),
    number("mask_vp", 50, "VP for its masks at an eclipse now"),
    flags("kept", STARTING_TILES, meaning="starting tiles kept (others' once they are shown)"),
)


def offsets(fields: tuple[Field, ...], first: int = 0) -> dict[str, int]:
    """Where each field begins."""
    found = {}
    for field in fields:
        found[field.name] = first
        first += field.size
    return found


GAME_SIZE = sum(field.size for field in GAME_FIELDS)
SEAT_SIZE = sum(field.size for field in SEAT_FIELDS)
OBSERVATION_SIZE = GAME_SIZE + SEATS * SEAT_SIZE
GAME_AT = offsets(GAME_FIELDS)
SEAT_AT = offsets(SEAT_FIELDS)
SCALE = {field.name: field.scale for field in (*GAME_FIELDS, *SEAT_FIELDS)}
