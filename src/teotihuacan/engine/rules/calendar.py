"""The calendar: the light disc moves on until it meets the dark one (rule 9.1, rule 10)."""

from ..record.reports import tell
from ..record.state import State
from ..schema.events import ECLIPSE_DUE, LIGHT_MOVED


def announce_eclipse(p: State, turns: int) -> None:
    """The discs have met: score after so many more turns (rule 9.1), or now (rule 10)."""
    if p.eclipse_in < 0:
        p.eclipse_in = turns
        tell(p, ECLIPSE_DUE, p.active, p.eclipse + 1, turns, 0)


def count_turns_to_eclipse(p: State) -> int:
    """Turns to finish, this one included: the rest of the round and one more (rule 9.1)."""
    if p.dark_eclipse:
        return 1
    return p.players - p.active + p.players


def advance_light(p: State) -> None:
    """Move the light disc one step in the middle of a turn; never past the dark one."""
    if p.light < p.dark:
        p.light += 1
        tell(p, LIGHT_MOVED, p.active, p.light, 0, 0)
        if p.light == p.dark:
            announce_eclipse(p, count_turns_to_eclipse(p))


def complete_pyramid(p: State, seat: int) -> None:
    """The top tile moves the light disc to the dark one; this eclipse is the last (rule 6.10)."""
    p.pyramid_complete = 1
    if p.light < p.dark:
        p.light = p.dark
        tell(p, LIGHT_MOVED, seat, p.light, 0, 0)
        announce_eclipse(p, count_turns_to_eclipse(p))
