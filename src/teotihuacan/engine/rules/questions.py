"""The question at hand: its legal answers, what an answer does, what follows by itself."""

from ..actions import UNLOCK_PAID, USE
from ..constants import FIRST_STEP, SALARY
from ..record.chance import pick, seeded
from ..record.frames import pop
from ..record.state import Long, State
from ..schema.discovery_tiles import FIRST_TIMED, MASKS
from .board_action import change_question
from .discovery_tiles import is_use, turn_over, use_discovery
from .dispatch import answer_question, find_legal, take_step
from .salary import answer_free_salary
from .temples import lose_steps
from .unlocking import answer_paid_unlock


def answer(p: State, action: int) -> None:
    """Carry out a legal answer to the question on top."""
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    if action == UNLOCK_PAID:
        answer_paid_unlock(p, seat)
        return
    if is_use(action):
        tile = action - USE + MASKS
        if kind == SALARY:
            pop(p)
            answer_free_salary(p, seat)
        elif tile < FIRST_TIMED:
            use_discovery(p, seat, tile)
        else:
            turn_over(p, seat, tile)
            change_question(p, tile)
        return
    answer_question(p, action)


def settle(p: State) -> None:
    """Go on until there is a real choice: steps are taken, single answers given, questions
    without any answer dropped (what can't be done is lost).

    Only a discovery tile is never used unasked (ruling 52).
    """
    while p.depth > 0:
        if p.stack[p.depth - 1][0] >= FIRST_STEP:
            take_step(p)
            continue
        find_legal(p)
        if p.legal_count > 1 or (p.legal_count == 1 and is_use(p.legal[0])):
            return
        if p.legal_count == 1:
            answer(p, p.legal[0])
        else:
            frame = p.stack[p.depth - 1]
            lose_steps(p, frame[0], frame[1], frame[2], frame[3], frame[4])
            pop(p)
    p.legal_count = 0


def play(p: State, action: int) -> None:
    """Answer the question and go on to the next one."""
    p.decisions += 1
    answer(p, action)
    settle(p)


def play_out(p: State, seed: Long) -> None:
    """Give random answers to the end of the game."""
    p.picks = seeded(seed)
    while p.depth > 0:
        play(p, p.legal[pick(p, p.legal_count)])
