"""Setting up Teotibot (rule 15.1, rule 15.14)."""

from ..constants import (
    BOT,
    BOT_TECHNOLOGY_SLOT,
    BOT_TILES,
    GOODS,
    KNOB_GOLD_WORKER,
    KNOB_RESOURCES,
    RESOURCES,
    TEMPLES,
    WORKERS,
)
from ..record.chance import below
from ..record.state import State
from ..rules.workers import lock_worker, put_worker, sort_workers
from ..tables import BOT_AVENUE, BOT_BOARDS, BOT_GOODS, BOT_LOCKED, BOT_POWERS, BOT_TEMPLES
from .board import shuffle


def set_up_bot(p: State) -> None:
    """Teotibot's goods, steps, technology, workers and action tiles (rule 15.1, rule 15.14)."""
    for good in range(GOODS):
        p.goods[BOT][good] = BOT_GOODS[good]
    for good in range(RESOURCES):
        p.goods[BOT][good] += p.knobs[KNOB_RESOURCES]
    for temple in range(TEMPLES):
        p.temple[BOT][temple] = BOT_TEMPLES[temple]
    p.avenue[BOT] = BOT_AVENUE[0]
    p.knows[BOT][p.technology[BOT_TECHNOLOGY_SLOT]] = 1
    for worker in range(WORKERS):
        put_worker(p, BOT, worker, BOT_BOARDS[worker])
        p.power[BOT][worker] = BOT_POWERS[worker]
        if BOT_LOCKED[worker]:
            lock_worker(p, BOT, worker, 0)
        else:
            p.power[BOT][worker] += p.knobs[KNOB_GOLD_WORKER + worker]
    sort_workers(p, BOT)
    for tile in range(BOT_TILES):
        p.bot_tile[tile] = tile
    shuffle(p, p.bot_tile, 0, BOT_TILES - 1)
    for i in range(2):
        p.direction[i] = below(p, 2)
