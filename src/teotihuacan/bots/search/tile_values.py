"""What tiles of the pyramid and decorations are worth in their best places (`values.py`)."""

from ...engine.constants import (
    CELLS,
    DECORATION_DISPLAY,
    DECORATION_VP,
    MATCH_VP,
    PYRAMID_DISPLAY,
    SIDES,
    STONE,
    TEMPLES,
    WOOD,
)
from ...engine.record.state import State
from ...engine.rules.decorations import (
    find_next_space,
    is_decoration_coloured,
    read_decoration_icon,
    read_icon_under,
)
from ...engine.rules.pyramid import (
    count_found,
    is_open,
    match_face,
    read_face_under,
)
from ...engine.tables import (
    CELL_LEVEL,
    COUNT_OF_CORNERS,
    EQUAL_CORNERS,
    LEVEL_COST,
    LEVEL_VP,
    PYRAMID_COLOURS,
    PYRAMID_FACES,
    PYRAMID_TURNS,
)
from .constants import DECORATION_WORTH, NEVER, TILE_WORTH, UNKNOWN
from .tree import Ints
from .values import value_good, value_price, value_step, value_track


def value_placement(p: State, memo: Ints, seat: int, cell: int, kind: int, turn: int) -> int:
    """A pyramid tile on a cell, what it costs left out."""
    return value_face(p, memo, seat, cell, read_face_under(p, cell), kind, turn)


def value_matches(p: State, memo: Ints, seat: int, cell: int, matches: int) -> int:
    """A pyramid tile that covers equal icons on a cell, what it costs left out."""
    worth = LEVEL_VP[CELL_LEVEL[cell]] * 100 + count_found(matches, 0) * MATCH_VP * 100
    for temple in range(TEMPLES):
        steps = count_found(matches, temple + 1)
        if steps:
            worth += steps * value_step(p, memo, seat, temple)
    return worth


def value_stone_of_tile(memo: Ints) -> int:
    """The stone that a pyramid tile costs, the same on every level."""
    return LEVEL_COST[0][STONE] * value_good(memo, STONE, 0)


def value_shown_tile(p: State, memo: Ints, seat: int, slot: int) -> int:
    """The tile in a slot of the display in its best place that can be paid, wood paid, stone
    not."""
    if memo[TILE_WORTH + slot] == UNKNOWN:
        work_out_tiles(p, memo, seat)
    return memo[TILE_WORTH + slot]


def work_out_tiles(p: State, memo: Ints, seat: int) -> None:
    """What `value_shown_tile` keeps: every tile of the display on every open cell."""
    wood = p.goods[seat][WOOD]
    for slot in range(PYRAMID_DISPLAY):
        memo[TILE_WORTH + slot] = NEVER
    for cell in range(CELLS):
        price = LEVEL_COST[CELL_LEVEL[cell]][WOOD]
        if price > wood or not is_open(p, cell):
            continue
        cost = value_price(p, memo, seat, WOOD, price)
        under = read_face_under(p, cell)
        for slot in range(PYRAMID_DISPLAY):
            if p.pyramid_display[slot] >= 0:
                kind = p.pyramid_display[slot]
                worth = value_best_turn(p, memo, seat, cell, under, kind) - cost
                memo[TILE_WORTH + slot] = max(memo[TILE_WORTH + slot], worth)


def value_best_turn(p: State, memo: Ints, seat: int, cell: int, under: int, kind: int) -> int:
    """A tile on a cell, turned as it fits best."""
    best = NEVER
    for turn in range(PYRAMID_TURNS[kind]):
        best = max(best, value_face(p, memo, seat, cell, under, kind, turn))
    return best


def value_face(
    p: State, memo: Ints, seat: int, cell: int, under: int, kind: int, turn: int
) -> int:
    """A turned tile over the icons of a cell; most match none, and few in colour."""
    equal = EQUAL_CORNERS[under ^ PYRAMID_FACES[kind][turn]]
    if equal & PYRAMID_COLOURS[kind][turn]:
        return value_matches(p, memo, seat, cell, match_face(under, kind, turn))
    return LEVEL_VP[CELL_LEVEL[cell]] * 100 + COUNT_OF_CORNERS[equal] * MATCH_VP * 100


def value_best_decoration(p: State, memo: Ints, seat: int) -> int:
    """The best tile of the display on its best side, gold not counted."""
    if memo[DECORATION_WORTH] == UNKNOWN:
        best = NEVER
        for side in range(SIDES):
            space = find_next_space(p, side)
            for slot in range(DECORATION_DISPLAY if space >= 0 else 0):
                tile = p.decoration_display[slot]
                if tile >= 0:
                    best = max(best, value_decoration_on(p, memo, seat, tile, side, space))
        memo[DECORATION_WORTH] = best
    return memo[DECORATION_WORTH]


def value_decoration(p: State, memo: Ints, seat: int, tile: int, side: int) -> int:
    """A decoration tile on a side, gold not counted."""
    space = find_next_space(p, side)
    if space < 0:
        return NEVER
    return value_decoration_on(p, memo, seat, tile, side, space)


def value_decoration_on(p: State, memo: Ints, seat: int, tile: int, side: int, space: int) -> int:
    """A decoration tile on the next space of a side, gold not counted."""
    worth = DECORATION_VP * 100 + value_track(p, seat)
    for i in range(2):
        icon = read_decoration_icon(tile, side, i)
        if icon == read_icon_under(p, side, space, i):
            worth += MATCH_VP * 100
            if icon > 0 and is_decoration_coloured(tile, side, i):
                worth += value_step(p, memo, seat, icon - 1)
    return worth
