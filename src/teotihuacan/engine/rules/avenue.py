"""The Avenue of the Dead (rules 7.3, 7.4)."""

from ..constants import AVENUE_END, BUY_DISCOVERY
from ..record.frames import push
from ..record.reports import AVENUE_STEPPED, tell
from ..record.state import State
from ..tables import AVENUE_SPOT
from ..teotibot.seat import is_bot


def step_avenue(p: State, seat: int) -> None:
    """One step on the Avenue of the Dead, at most to 9; on 3, 6 and 8 a tile may be bought."""
    if p.avenue[seat] >= AVENUE_END:
        return
    p.avenue[seat] += 1
    at = p.avenue[seat]
    tell(p, AVENUE_STEPPED, seat, at, 0, 0)
    spot = AVENUE_SPOT[at]
    if spot >= 0 and p.spot[spot][0] >= 0 and not is_bot(p, seat):
        push(p, BUY_DISCOVERY, seat, spot, 0, 0)
