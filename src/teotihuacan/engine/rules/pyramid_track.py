"""The pyramid track (rule 7.5)."""

from ..constants import TRACK_END
from ..record.reports import TRACK_STEPPED, tell
from ..record.state import State


def step_track(p: State, seat: int) -> None:
    """One step on the pyramid track, at most to 9 (rule 7.5)."""
    if p.track[seat] < TRACK_END:
        p.track[seat] += 1
        tell(p, TRACK_STEPPED, seat, p.track[seat], 0, 0)
