"""The Avenue of the Dead: steps, and their VP at an eclipse (rule 7.3, rule 9.2)."""

from ..constants import AVENUE_END, BUY_DISCOVERY, BY_AVENUE
from ..record.frames import push
from ..record.reports import tell
from ..record.state import State
from ..schema.events import AVENUE_STEPPED
from ..tables import AVENUE_SPOT
from ..teotibot.seat import is_bot
from .buildings_row import read_buildings_row
from .goods import score


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


def score_avenue(p: State) -> None:
    """Everybody scores each step with the number that the buildings row shows (rule 9.2)."""
    for seat in range(p.players):
        score(p, seat, BY_AVENUE, read_buildings_row(p) * p.avenue[seat])
