"""The main action of construction: placing pyramid tiles (rule 6.9, rule 6.10)."""

from ..actions import DECLINE, DISCOUNT_STONE, DISCOUNT_WOOD, PICK_TILE, PLACE_TILE
from ..constants import (
    BLUE,
    BY_CONSTRUCTION,
    BY_MATCHES,
    BY_TECHNOLOGIES,
    CELLS,
    CHOOSE_TEMPLE,
    CONSTRUCTION,
    CONSTRUCTION_TEMPLE,
    CONSTRUCTION_VP,
    CONSTRUCTION_WORKER_AND_DISCOUNT,
    COUNTED_WORKERS,
    DISCOUNT,
    GREEN,
    ICON_MATCHES,
    LEVELS,
    MAIN_ACTION_DONE,
    MATCH_TEMPLE,
    MATCH_VP,
    PYRAMID_CELL,
    PYRAMID_DISPLAY,
    PYRAMID_TILE,
    RED,
    STONE,
    TILES_LEVEL_1,
    TOP_CELL,
    WOOD,
)
from ..record.frames import offer, push
from ..record.reports import tell_piece
from ..record.state import State
from ..schema.events import TILE_BUILT
from ..tables import (
    CELL_LEVEL,
    LEVEL_COST,
    LEVEL_VP,
    PYRAMID_TURNS,
    TECHNOLOGY_DISCOUNT,
    TECHNOLOGY_TEMPLES,
    TECHNOLOGY_VP,
    TECHNOLOGY_WORKERS,
)
from .calendar import complete_pyramid
from .discovery_tiles import offer_held
from .displays import count_tiles_shown
from .goods import pay, score
from .power_ups import count_power_ups
from .pyramid import count_found, is_open, lay_tile, match_face, read_face_under
from .pyramid_track import step_track


def count_construction_workers(p: State, seat: int, workers: int) -> int:
    """Technology 15 counts one more worker, the cap holds (ruling 42)."""
    if p.knows[seat][CONSTRUCTION_WORKER_AND_DISCOUNT]:
        more = TECHNOLOGY_WORKERS[CONSTRUCTION_WORKER_AND_DISCOUNT]
        return min(workers + more, COUNTED_WORKERS)
    return workers


def can_afford_level(p: State, seat: int, level: int, stone: int, wood: int) -> bool:
    """Whether the seat can pay a level with so much off."""
    return (
        p.goods[seat][STONE] >= LEVEL_COST[level][STONE] - stone
        and p.goods[seat][WOOD] >= LEVEL_COST[level][WOOD] - wood
        and LEVEL_COST[level][WOOD] >= wood
    )


def can_build_level(p: State, seat: int, level: int, discount: int) -> bool:
    """Whether the seat can pay a level, with the discount if it is still to be had."""
    if can_afford_level(p, seat, level, 0, 0):
        return True
    off = TECHNOLOGY_DISCOUNT[CONSTRUCTION_WORKER_AND_DISCOUNT]
    return discount > 0 and (
        can_afford_level(p, seat, level, off, 0) or can_afford_level(p, seat, level, 0, off)
    )


def can_place(p: State, seat: int, discount: int) -> bool:
    """Whether any display tile can be placed and paid for (ruling 29)."""
    if count_tiles_shown(p.pyramid_display, PYRAMID_DISPLAY) == 0:
        return False
    dearest = -1
    for level in range(LEVELS):
        if can_build_level(p, seat, level, discount):
            dearest = level
    for cell in range(CELLS):
        if CELL_LEVEL[cell] > dearest:
            return False
        if is_open(p, cell):
            return True
    return False


def can_construct(p: State, seat: int) -> bool:
    """Whether a first tile can be placed, the discount of technology 15 counted."""
    return can_place(p, seat, p.knows[seat][CONSTRUCTION_WORKER_AND_DISCOUNT])


def begin_construction(p: State, seat: int, workers: int, paid: int) -> None:
    """Place tiles one after the other: frame (workers, tiles placed, discount + 2 * paid)."""
    discount = p.knows[seat][CONSTRUCTION_WORKER_AND_DISCOUNT]
    push(p, PYRAMID_TILE, seat, workers, 0, discount + 2 * paid)


def legal_pyramid_tile(p: State, seat: int, workers: int, placed: int, marks: int) -> None:
    """Offer the next tile, or to stop after the first.

    An extra_worker tile was used when the action was chosen, or waits (ruling 53).
    """
    if placed > 0:
        offer(p, DECLINE)
    if placed == workers:
        return
    if can_place(p, seat, marks & 1):
        for slot in range(PYRAMID_DISPLAY):
            if p.pyramid_display[slot] >= 0 and not has_same_tile_before(p, slot):
                offer(p, PICK_TILE + slot)
    offer_held(p, seat)


def has_same_tile_before(p: State, slot: int) -> bool:
    """Whether an equal tile lies in an earlier slot: equal tiles are offered once.

    Solo, displays slide, so that only neighbours are the same choice (rule 15.2).
    """
    for other in range(max(slot - 1, 0) if p.solo else 0, slot):
        if p.pyramid_display[other] == p.pyramid_display[slot]:
            return True
    return False


def answer_pyramid_tile(
    p: State, seat: int, action: int, workers: int, placed: int, marks: int
) -> None:
    """Place another tile, or finish the action."""
    if action == DECLINE:
        finish_construction(p, seat, workers, marks)
    else:
        push(p, PYRAMID_TILE, seat, workers, placed, marks)
        push(p, PYRAMID_CELL, seat, action - PICK_TILE, 0, 0)


def finish_construction(p: State, seat: int, workers: int, marks: int) -> None:
    """Technologies 11 and 17, then the power-ups (ruling 42)."""
    push(p, MAIN_ACTION_DONE, seat, CONSTRUCTION, count_power_ups(workers), marks // 2)
    if p.knows[seat][CONSTRUCTION_VP]:
        score(p, seat, BY_TECHNOLOGIES, TECHNOLOGY_VP[CONSTRUCTION_VP])
    if p.knows[seat][CONSTRUCTION_TEMPLE]:
        for _ in range(TECHNOLOGY_TEMPLES[CONSTRUCTION_TEMPLE]):
            push(p, CHOOSE_TEMPLE, seat, 0, 0, 0)


def legal_pyramid_cell(p: State, seat: int, slot: int) -> None:
    """Offer every open cell the seat can pay, with every different turn of the tile."""
    discount = p.stack[p.depth - 2][4] & 1
    kind = p.pyramid_display[slot]
    for cell in range(CELLS):
        if is_open(p, cell) and can_build_level(p, seat, CELL_LEVEL[cell], discount):
            for turn in range(PYRAMID_TURNS[kind]):
                offer(p, PLACE_TILE + cell * 4 + turn)


def answer_pyramid_cell(p: State, seat: int, place: int, slot: int) -> None:
    """With the discount still to be had ask how to pay, else pay and build."""
    action_frame = p.stack[p.depth - 1]
    if action_frame[4] & 1:
        push(p, DISCOUNT, seat, slot, place, 0)
    else:
        build(p, seat, slot, place, 0, 0)


def legal_discount(p: State, seat: int, place: int) -> None:
    """Pay one stone or one wood less; keep the discount only if another tile may follow."""
    level = CELL_LEVEL[place // 4]
    action_frame = p.stack[p.depth - 2]
    if action_frame[2] > action_frame[3] + 1 and can_afford_level(p, seat, level, 0, 0):
        offer(p, DECLINE)
    off = TECHNOLOGY_DISCOUNT[CONSTRUCTION_WORKER_AND_DISCOUNT]
    if can_afford_level(p, seat, level, off, 0):
        offer(p, DISCOUNT_STONE)
    if can_afford_level(p, seat, level, 0, off):
        offer(p, DISCOUNT_WOOD)


def answer_discount(p: State, seat: int, action: int, slot: int, place: int) -> None:
    """Build at the price chosen; a used discount is gone for this action."""
    action_frame = p.stack[p.depth - 1]
    if action != DECLINE:
        action_frame[4] -= 1
    off = TECHNOLOGY_DISCOUNT[CONSTRUCTION_WORKER_AND_DISCOUNT]
    stone = off if action == DISCOUNT_STONE else 0
    wood = off if action == DISCOUNT_WOOD else 0
    build(p, seat, slot, place, stone, wood)


def build(p: State, seat: int, slot: int, place: int, stone: int, wood: int) -> None:
    """Pay, lay the tile, score level and matches, step on the track (rule 6.9, rule 6.10)."""
    cell = place // 4
    turn = place % 4
    level = CELL_LEVEL[cell]
    kind = p.pyramid_display[slot]
    action_frame = p.stack[p.depth - 1]
    action_frame[3] += 1
    p.pyramid_display[slot] = -1
    pay(p, seat, STONE, LEVEL_COST[level][STONE] - stone)
    pay(p, seat, WOOD, LEVEL_COST[level][WOOD] - wood)
    tell_piece(p, TILE_BUILT, seat, kind, cell, turn, slot)
    matches = match_face(read_face_under(p, cell), kind, turn)
    matched = count_found(matches, 0)
    blue = count_found(matches, BLUE + 1)
    red = count_found(matches, RED + 1)
    green = count_found(matches, GREEN + 1)
    lay_tile(p, cell, kind, turn)
    p.stats[seat][TILES_LEVEL_1 + level] += 1
    p.stats[seat][ICON_MATCHES] += matched
    score(p, seat, BY_CONSTRUCTION, LEVEL_VP[level])
    score(p, seat, BY_MATCHES, MATCH_VP * matched)
    step_track(p, seat)
    if cell == TOP_CELL:
        complete_pyramid(p, seat)
    push(p, MATCH_TEMPLE, seat, blue, red, green)
