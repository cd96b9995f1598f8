"""The eclipse: its scoring, and what follows it (rule 9)."""

from ..constants import (
    AFTER_ECLIPSE,
    ECLIPSES,
    MASKS_AT_ECLIPSE,
    SALARY,
    TECHNOLOGIES_AT_ECLIPSE,
    TRACK_AT_ECLIPSE,
)
from ..record.frames import push
from ..record.reports import tell
from ..record.state import State
from ..schema.events import ECLIPSE_SCORED, GAME_OVER
from ..tables import DARK_DISC
from ..teotibot.final_scoring import score_bot
from ..teotibot.seat import is_bot
from .avenue import score_avenue
from .bonus_tiles import score_bonus_tiles
from .masks import count_masks, score_masks
from .neutral_dice import move_neutral_dice
from .pyramid_track import score_track
from .salary import count_salary
from .technologies import count_technologies
from .turn import begin_turn


def score_eclipse(p: State, following: int) -> None:
    """Steps 1 to 4 of an eclipse, then everybody settles the salary (rule 9.2, rule 9.3,
    rule 9.4, rule 9.5, rule 9.6)."""
    tell(p, ECLIPSE_SCORED, -1, p.eclipse + 1, 0, 0)
    for seat in range(p.players):
        p.stats[seat][TRACK_AT_ECLIPSE + p.eclipse] = p.track[seat]
        p.stats[seat][TECHNOLOGIES_AT_ECLIPSE + p.eclipse] = count_technologies(p, seat)
        p.stats[seat][MASKS_AT_ECLIPSE + p.eclipse] = count_masks(p, seat)
    score_avenue(p)
    score_track(p)
    score_masks(p)
    push(p, AFTER_ECLIPSE, following, 0, 0, 0)
    for seat in range(p.players - 1, -1, -1):
        if not is_bot(p, seat):  # rule 15.13
            push(p, SALARY, seat, count_salary(p, seat), 0, 0)


def finish_eclipse(p: State, following: int) -> None:
    """Prepare the next stretch of the game, or end it (rule 9.7, rule 9.8, rule 9.9)."""
    p.eclipse += 1
    p.eclipse_in = -1
    if p.eclipse == ECLIPSES or p.pyramid_complete:
        for seat in range(p.players):
            if is_bot(p, seat):
                score_bot(p)
            else:
                score_bonus_tiles(p, seat)
        p.ended = 1
        tell(p, GAME_OVER, -1, 0, 0, 0)
        return
    p.light = 0
    p.dark = DARK_DISC[p.players][p.eclipse]
    move_neutral_dice(p, 0)
    begin_turn(p, following)
