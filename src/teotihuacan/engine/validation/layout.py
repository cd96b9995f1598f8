"""Whether what was laid out at set-up, the calendar and the pyramid fit together."""

from typing import Any

from ..constants import (
    BOARD_NAMES,
    BONUS_NAMES,
    BUILDINGS,
    CELLS,
    CONSTRUCTION,
    DECORATION_SPACES,
    ECLIPSES,
    NOWHERE,
    PALACE,
    ROYAL_NAMES,
    SEATS,
    SIDE_NAMES,
    SQUARES,
    TECHNOLOGY_NAMES,
    TOP_CELL,
)
from ..tables import CELL_BELOW, CELL_PLACES, CELL_SQUARES, DECORATION_SQUARES, ROYAL_CATEGORY
from .refusal import refuse, refuse_duplicates

Record = dict[str, Any]
# Where the palace and construction lie in the ring (rule 1.1).
FIRST_PLACE, OPPOSITE_PLACE = 0, 4


def check_layout(record: Record) -> None:
    """Ring, royal tiles, technologies, bonus tiles (rule 1.1, rule 1.2, rule 1.3, rule 1.4)."""
    names = [BOARD_NAMES[board] for board in record["ring"]]
    refuse_duplicates(names, "ring")
    if record["ring"][FIRST_PLACE] != PALACE or record["ring"][OPPOSITE_PLACE] != CONSTRUCTION:
        refuse("ring", "error-ring")
    refuse_duplicates([ROYAL_NAMES[tile] for tile in record["royal"]], "royal_tiles")
    if sorted(ROYAL_CATEGORY[tile] for tile in record["royal"]) != [0, 1, 2]:
        refuse("royal_tiles", "error-royal-categories")
    refuse_duplicates([TECHNOLOGY_NAMES[tile] for tile in record["technology"]], "technologies")
    if record["technology"] != sorted(record["technology"]):
        refuse("technologies", "error-technology-order")
    refuse_duplicates([BONUS_NAMES[tile] for tile in record["bonus"]], "bonus_tiles")


def check_buildings(record: Record) -> None:
    """There are eleven buildings (rule 1.6)."""
    built = sum(record["nobles"])
    if built > BUILDINGS:
        refuse("nobles", "error-buildings", n=BUILDINGS, given=built)


def check_neutral_dice(record: Record) -> None:
    """Neutral colours fill up the seats, each die on a board of its own (rule 2.5)."""
    colours = SEATS - record["players"]
    for colour, dice in enumerate(record["neutral"]):
        place = f"neutral_dice[{colour}]"
        names = [BOARD_NAMES[board] for board in dice if board != NOWHERE]
        if names and colour >= colours:
            refuse(place, "error-neutral", players=record["players"], colours=colours)
        refuse_duplicates(names, place)


def check_pyramid(record: Record) -> None:
    """Every tile lies on four others or on the board (rule 6.9)."""
    for cell, place in enumerate(CELL_PLACES):
        if record["tile"][cell] >= 0 and place[0] > 0:
            if any(record["tile"][below] < 0 for below in CELL_BELOW[cell]):
                refuse("pyramid", "error-floats", cell=str(place))


def check_decorations(record: Record) -> None:
    """A decoration lies as high as the pyramid under it (rule 6.8)."""
    layers = [0] * SQUARES
    for cell in range(CELLS):
        for square in CELL_SQUARES[cell]:
            layers[square] += record["tile"][cell] >= 0
    for side, name in enumerate(SIDE_NAMES):
        for space in range(1, DECORATION_SPACES):
            squares = DECORATION_SQUARES[side * DECORATION_SPACES + space]
            if record["decoration"][side][space] >= 0:
                if any(layers[square] < space for square in squares):
                    refuse(f"decorations.{name}[{space}]", "error-layers", n=space)


def check_end(record: Record) -> None:
    """The third eclipse ends the game (rule 9.8)."""
    if record["eclipse"] == ECLIPSES and not record["ended"]:
        refuse("calendar.over", "error-eclipses-over")


def check_calendar(record: Record) -> None:
    """The discs meet when an eclipse is due (rule 9.1); the top tile completes the pyramid
    (rule 6.10)."""
    due = record["eclipse_in"] >= 0
    if not record["ended"] and due != (record["light"] == record["dark"]):
        if due:
            refuse("calendar.light", "error-eclipse-due")
        refuse("calendar.eclipse_in_turns", "error-discs-met")
    if record["pyramid_complete"] != (record["tile"][TOP_CELL] >= 0):
        refuse("calendar.pyramid_complete", "error-top-tile")
