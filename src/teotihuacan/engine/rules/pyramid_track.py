"""The pyramid track: steps, and their VP at an eclipse (rule 7.5, rule 9.3, rule 9.4)."""

from ..constants import BY_LEADER, BY_TRACK, LEADER_VP, TRACK_END
from ..record.reports import tell
from ..record.state import State
from ..schema.events import TRACK_STEPPED
from ..tables import TRACK_VP
from .goods import score


def step_track(p: State, seat: int) -> None:
    """One step on the pyramid track, at most to 9 (rule 7.5)."""
    if p.track[seat] < TRACK_END:
        p.track[seat] += 1
        tell(p, TRACK_STEPPED, seat, p.track[seat], 0, 0)


def score_track(p: State) -> None:
    """Who is furthest scores, then everybody by steps; all go back (rule 9.3, rule 9.4)."""
    furthest = 0
    for seat in range(p.players):
        furthest = max(furthest, p.track[seat])
    for seat in range(p.players):
        if furthest > 0 and p.track[seat] == furthest:
            score(p, seat, BY_LEADER, LEADER_VP)
    for seat in range(p.players):
        score(p, seat, BY_TRACK, TRACK_VP[p.eclipse] * p.track[seat])
        p.track[seat] = 0
