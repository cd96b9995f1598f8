"""The end of a turn: refill the displays, move the light disc, pass on (rule 3.4, rule 3.5,
rule 3.6)."""

from ..actions import END_TURN_ACTION
from ..record.frames import offer
from ..record.reports import tell
from ..record.state import State
from ..schema.events import LIGHT_MOVED
from .calendar import announce_eclipse
from .discovery_tiles import offer_held
from .displays import refill_decorations, refill_discoveries, refill_pyramid_tiles
from .eclipse import score_eclipse
from .turn import begin_turn
from .unlocking import offer_paid_unlock
from .workers import end_with_sorted_workers


def legal_end_turn(p: State, seat: int) -> None:
    """End the turn, or first unlock for 3 cocoa or use tiles (rule 3.4, rule 3.6)."""
    offer(p, END_TURN_ACTION)
    offer_paid_unlock(p, seat)
    offer_held(p, seat)


def end_turn(p: State, seat: int) -> None:
    """Refill the displays (ruling 22) and pass the turn on."""
    refill_discoveries(p)
    refill_decorations(p)
    refill_pyramid_tiles(p)
    end_with_sorted_workers(p, seat)
    close_turn(p, seat)


def close_turn(p: State, seat: int) -> None:
    """Count the finished turn; after the last player's the light disc moves (rule 3.5)."""
    if p.eclipse_in > 0:
        p.eclipse_in -= 1
    if seat == p.players - 1 and p.light < p.dark:
        p.light += 1
        tell(p, LIGHT_MOVED, seat, p.light, 0, 0)
        if p.light == p.dark:
            announce_eclipse(p, 0 if p.dark_eclipse else p.players)
    p.active = -1
    p.mover = -1
    p.companion = -1
    following = (seat + 1) % p.players
    if p.eclipse_in == 0:
        score_eclipse(p, following)
    else:
        begin_turn(p, following)
