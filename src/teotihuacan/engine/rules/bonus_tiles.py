"""Temple bonus tiles, scored at the end of the game (rule 9.8, rule 14)."""

from ..constants import (
    AVENUE_3,
    BEST_MASK_SET_AGAIN,
    BONUS_TILES_9,
    BY_BONUS_TILES,
    DISCOVERIES,
    FLAT_15,
    NON_MASK_DISCOVERIES_2,
    NOWHERE,
    PENULTIMATE,
    STRONG_POWER,
    TECHNOLOGIES_5,
    TEMPLES,
    WORKERS,
    WORKERS_4_OR_9,
)
from ..record.state import State
from ..schema.discovery_tiles import MASKS
from ..tables import BONUS_STRONG_VP, BONUS_VP, MASK_SET_VP
from .goods import score
from .masks import count_mask_kinds
from .technologies import count_technologies


def count_bonus_tiles_reached(p: State, seat: int) -> int:
    """Temples where the marker is on the penultimate or top step."""
    count = 0
    for temple in range(TEMPLES):
        if p.temple[seat][temple] >= PENULTIMATE:
            count += 1
    return count


def count_non_mask_discoveries(p: State, seat: int) -> int:
    """Discovery tiles that are no masks, used or not (ruling 18)."""
    count = 0
    for kind in range(MASKS, DISCOVERIES):
        count += p.held[seat][kind] + p.used[seat][kind]
    return count


def count_workers_vp(p: State, seat: int) -> int:
    """4 VP per worker in play of power 1-3, 9 VP at power 4-5 (ruling 48)."""
    vp = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            if p.power[seat][worker] >= STRONG_POWER:
                vp += BONUS_STRONG_VP[WORKERS_4_OR_9]
            else:
                vp += BONUS_VP[WORKERS_4_OR_9]
    return vp


def count_bonus_vp(p: State, seat: int, tile: int) -> int:
    """What a temple bonus tile is worth to a seat (rule 14)."""
    if tile == BEST_MASK_SET_AGAIN:
        return MASK_SET_VP[count_mask_kinds(p, seat, 0)]
    if tile == TECHNOLOGIES_5:
        return BONUS_VP[tile] * count_technologies(p, seat)
    if tile == FLAT_15:
        return BONUS_VP[tile]
    if tile == AVENUE_3:
        return BONUS_VP[tile] * p.avenue[seat]
    if tile == BONUS_TILES_9:
        return BONUS_VP[tile] * count_bonus_tiles_reached(p, seat)
    if tile == NON_MASK_DISCOVERIES_2:
        return BONUS_VP[tile] * count_non_mask_discoveries(p, seat)
    return count_workers_vp(p, seat)


def score_bonus_tiles(p: State, seat: int) -> None:
    """Every temple bonus tile whose temple the seat has climbed to (rule 9.8)."""
    for temple in range(TEMPLES):
        if p.temple[seat][temple] >= PENULTIMATE:
            score(p, seat, BY_BONUS_TILES, count_bonus_vp(p, seat, p.bonus[temple]))
