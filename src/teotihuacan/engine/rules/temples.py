"""Temples: steps and their rewards (rule 7.1, rule 7.2)."""

from ..actions import TEMPLE
from ..constants import (
    BLUE,
    BY_TEMPLES,
    CHOOSE_TEMPLE,
    COCOA,
    GAIN_RESOURCES,
    GREEN,
    LARGE_STEP,
    MATCH_TEMPLE,
    PENULTIMATE,
    RED,
    TEMPLES,
    TOP,
)
from ..record.frames import offer, push
from ..record.reports import tell
from ..record.state import State
from ..schema.events import STEP_LOST, TEMPLE_STEPPED
from ..tables import LARGE_SPOT, TEMPLE_COCOA, TEMPLE_RESOURCES, TEMPLE_VP
from ..teotibot.seat import gain_scarcest, is_bot
from .goods import gain, score


def can_step(p: State, seat: int, temple: int) -> bool:
    """Whether the marker can rise: the top step holds one marker only (rule 7.1, rule 7.2)."""
    if p.temple[seat][temple] < PENULTIMATE:
        return True
    if p.temple[seat][temple] == TOP:
        return False
    for other in range(p.players):
        if p.temple[other][temple] == TOP:
            return False
    return True


def can_step_anywhere(p: State, seat: int) -> bool:
    """Whether any temple allows a step."""
    for temple in range(TEMPLES):
        if can_step(p, seat, temple):
            return True
    return False


def step_temple(p: State, seat: int, temple: int) -> None:
    """One temple step with its reward; a step that can't be made is lost (rule 7.2)."""
    if not can_step(p, seat, temple):
        tell(p, STEP_LOST, seat, temple, 0, 0)
        return
    p.temple[seat][temple] += 1
    at = p.temple[seat][temple]
    tell(p, TEMPLE_STEPPED, seat, temple, at, 0)
    spot = LARGE_SPOT[temple][at]
    if spot >= 0 and p.spot[spot][0] >= 0 and not is_bot(p, seat):
        push(p, LARGE_STEP, seat, spot, temple, at)
    else:
        grant_temple_reward(p, seat, temple, at)


def grant_temple_reward(p: State, seat: int, temple: int, at: int) -> None:
    """The printed reward of a step (ruling 8: the top step's too)."""
    score(p, seat, BY_TEMPLES, TEMPLE_VP[temple][at])
    gain(p, seat, COCOA, TEMPLE_COCOA[temple][at])
    if is_bot(p, seat):
        gain_scarcest(p, seat, TEMPLE_RESOURCES[temple][at])
    elif TEMPLE_RESOURCES[temple][at]:
        push(p, GAIN_RESOURCES, seat, TEMPLE_RESOURCES[temple][at], 0, 0)


def legal_temples(p: State, seat: int) -> None:
    """Offer the temples where a step is possible: it is never optional (ruling 8)."""
    for temple in range(TEMPLES):
        if can_step(p, seat, temple):
            offer(p, TEMPLE + temple)


def legal_match_temples(p: State, seat: int, blue: int, red: int, green: int) -> None:
    """Offer the temples of coloured matches still to be followed (ruling 13, ruling 45)."""
    if blue and can_step(p, seat, BLUE):
        offer(p, TEMPLE + BLUE)
    if red and can_step(p, seat, RED):
        offer(p, TEMPLE + RED)
    if green and can_step(p, seat, GREEN):
        offer(p, TEMPLE + GREEN)


def answer_match_temple(
    p: State, seat: int, temple: int, blue: int, red: int, green: int
) -> None:
    """Follow one coloured match; the others wait below."""
    if temple == BLUE:
        blue -= 1
    elif temple == RED:
        red -= 1
    else:
        green -= 1
    push(p, MATCH_TEMPLE, seat, blue, red, green)
    step_temple(p, seat, temple)


def lose_steps(p: State, kind: int, seat: int, blue: int, red: int, green: int) -> None:
    """Tell of steps that nothing came of: no temple of choice, or coloured matches blocked."""
    if kind == CHOOSE_TEMPLE:
        tell(p, STEP_LOST, seat, -1, 0, 0)
    elif kind == MATCH_TEMPLE:
        for _ in range(blue):
            tell(p, STEP_LOST, seat, BLUE, 0, 0)
        for _ in range(red):
            tell(p, STEP_LOST, seat, RED, 0, 0)
        for _ in range(green):
            tell(p, STEP_LOST, seat, GREEN, 0, 0)
