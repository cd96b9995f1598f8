"""Teotibot collects masks (rule 15.12)."""

from ..constants import BOARDS, BOT, BOT_MASK_COLLECTION, DISCOVERIES_BOUGHT, DONE, NO_MASK
from ..record.reports import tell
from ..record.state import State
from ..rules.displays import refill_discoveries
from ..rules.goods import can_pay, pay_all
from ..schema.discovery_tiles import MASKS
from ..schema.events import BOT_TRIED, BOUGHT
from ..tables import DISCOVERY_COPIES, DISCOVERY_COST, WORSHIP_SPOT
from .workers import fall_back


def use_mask_collection_tile(p: State) -> None:
    """Buy the rarest mask it lacks and can pay, ties clockwise from the palace (rule 15.12)."""
    found = -1
    for place in range(BOARDS):
        spot = WORSHIP_SPOT[p.ring[place]]
        if spot < 0:
            continue
        mask = p.spot[spot][0]
        if mask < 0 or mask >= MASKS or p.held[BOT][mask]:
            continue
        if can_pay(p, BOT, DISCOVERY_COST[mask]) and (
            found < 0 or DISCOVERY_COPIES[mask] < DISCOVERY_COPIES[p.spot[found][0]]
        ):
            found = spot
    tell(p, BOT_TRIED, BOT, BOT_MASK_COLLECTION, 1, NO_MASK if found < 0 else DONE)
    if found < 0:
        tell(p, BOT_TRIED, BOT, BOT_MASK_COLLECTION, 2, DONE)
        fall_back(p)
        return
    mask = p.spot[found][0]
    pay_all(p, BOT, DISCOVERY_COST[mask])
    p.spot[found][0] = -1
    p.held[BOT][mask] += 1
    p.stats[BOT][DISCOVERIES_BOUGHT] += 1
    tell(p, BOUGHT, BOT, mask, found, 0)
    refill_discoveries(p)
