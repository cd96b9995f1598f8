"""Teotibot's action pyramid: six slots of action tiles, and how they shift (rule 15.4)."""

from ..constants import ASIDE, BOT, BOT_SLOTS, LEFT
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..schema.events import BOT_SHIFTED, BOT_TURNED
from ..tables import BELOW_LEFT, BELOW_RIGHT


def shift_action_pyramid(p: State, slot: int) -> None:
    """Take the used tile out, shift up to two tiles into the gap, fill from aside (rule 15.4).

    The first shift follows the upper direction tile, the second the lower (ruling 19, ruling 38).
    """
    used = p.bot_tile[slot]
    gap = slot
    shifts = 0
    while BELOW_LEFT[gap] >= 0:
        # "Left" moves the tile below right up to the left, "right" the one below left.
        source = BELOW_RIGHT[gap] if p.direction[shifts] == LEFT else BELOW_LEFT[gap]
        p.bot_tile[gap] = p.bot_tile[source]
        tell_piece(p, BOT_SHIFTED, BOT, p.bot_tile[gap], source, gap, -1)
        gap = source
        shifts += 1
    p.bot_tile[gap] = p.bot_tile[ASIDE]
    tell_piece(p, BOT_SHIFTED, BOT, p.bot_tile[gap], BOT_SLOTS, gap, used)
    p.bot_tile[ASIDE] = used
    upper = p.direction[0]
    p.direction[0] = p.direction[1]
    p.direction[1] = 1 - upper
    tell(p, BOT_TURNED, BOT, p.direction[0], p.direction[1], 0)
