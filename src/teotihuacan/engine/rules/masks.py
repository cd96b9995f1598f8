"""Masks and the sets they form (rule 9.5)."""

from ..constants import BY_MASKS
from ..record.state import State
from ..schema.discovery_tiles import MASKS
from ..tables import MASK_SET_VP
from .goods import score


def count_mask_kinds(p: State, seat: int, beyond: int) -> int:
    """Kinds of masks of which the seat has more than so many."""
    kinds = 0
    for mask in range(MASKS):
        if p.held[seat][mask] > beyond:
            kinds += 1
    return kinds


def count_mask_vp(p: State, seat: int) -> int:
    """All masks in the best sets: the largest first (rule 9.5, ruling 33)."""
    vp = 0
    sets = 0
    while count_mask_kinds(p, seat, sets) > 0:
        vp += MASK_SET_VP[count_mask_kinds(p, seat, sets)]
        sets += 1
    return vp


def count_masks(p: State, seat: int) -> int:
    """How many masks the seat has."""
    count = 0
    for mask in range(MASKS):
        count += p.held[seat][mask]
    return count


def score_masks(p: State) -> None:
    """Everybody scores all masks (rule 9.5)."""
    for seat in range(p.players):
        score(p, seat, BY_MASKS, count_mask_vp(p, seat))
