"""Who comes before whom when the game is over (rule 9.8, rule 10, rule 15.14)."""

from ..constants import BOT, COCOA
from ..record.state import State


def ranks_before(p: State, seat: int, other: int) -> bool:
    """Whether a seat comes before another: VP, cocoa, order token (rule 9.8, rule 10).

    Solo, only more VP than Teotibot's win (rule 15.14).
    """
    if p.vp[seat] != p.vp[other]:
        return p.vp[seat] > p.vp[other]
    if p.solo:
        return seat == BOT
    if p.goods[seat][COCOA] != p.goods[other][COCOA]:
        return p.goods[seat][COCOA] > p.goods[other][COCOA]
    return seat > other if p.dark_eclipse else seat < other
