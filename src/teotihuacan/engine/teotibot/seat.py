"""Teotibot's seat, and the resources it takes unasked (rule 15.5)."""

from ..constants import BOT, GOLD, STONE, WOOD
from ..record.state import State
from ..rules.goods import gain


def is_bot(p: State, seat: int) -> bool:
    """Whether the seat is Teotibot's: it is never asked anything."""
    return p.solo > 0 and seat == BOT


def gain_scarcest(p: State, seat: int, n: int) -> None:
    """Teotibot's resource of choice: what it has least of, ties gold, stone, wood (rule 15.5)."""
    for _ in range(n):
        scarcest = GOLD
        if p.goods[seat][STONE] < p.goods[seat][scarcest]:
            scarcest = STONE
        if p.goods[seat][WOOD] < p.goods[seat][scarcest]:
            scarcest = WOOD
        gain(p, seat, scarcest, 1)
