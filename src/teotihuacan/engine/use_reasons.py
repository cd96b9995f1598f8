"""Why a held discovery tile can't be used now (rules 3.6, 11).

The functions are of the kind that `reasons.py` describes.
"""

from .action_names import Asked
from .actions import USE
from .construction import can_place
from .discoveries import is_useful
from .questions import find_legal
from .reasons import is_legal, only, unpaid
from .state import State
from .turn import can_go_free, can_go_on, extra_worker_counts, has_companion
from .turn_reasons import changed_action, changed_move, main_impossible
from .words import (
    BOARD_ACTION,
    COCOA,
    COUNTED_WORKERS,
    DISCOVERY_NAMES,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
    MASKS,
    MOVE_ANYWHERE,
    PYRAMID_TILE,
    QUESTION_NAMES,
    SALARY,
    TURN,
    VICTORY_POINTS,
    WORKERS,
)
from .workers import colours, is_free

USED_AT = {
    DOUBLE_MOVE: (TURN,),
    MOVE_ANYWHERE: (TURN,),
    FREE_COCOA: (BOARD_ACTION, SALARY),
    EXTRA_WORKER: (BOARD_ACTION, PYRAMID_TILE),
}


def no_use(p: State, question: Asked, n: int) -> str | None:
    """Using a held discovery tile (rules 3.6, 11)."""
    kind = n + MASKS
    if not p.held[question.seat][kind]:
        return f"you hold no {DISCOVERY_NAMES[kind]}"
    if question.kind not in USED_AT.get(kind, (question.kind,)):
        names = " or ".join(QUESTION_NAMES[at] for at in USED_AT[kind])
        return f"it is used at {names}, not at {QUESTION_NAMES[question.kind]}"
    if kind == DOUBLE_MOVE or kind == MOVE_ANYWHERE:
        return no_use_on_move(p, question, kind)
    if kind == FREE_COCOA:
        return no_saving(p, question)
    if kind == EXTRA_WORKER:
        return no_extra_worker(p, question)
    if takes_tiles(p, question.seat):
        return None if is_useful(p, question.seat, kind) else "it would do nothing now"
    if question.kind == BOARD_ACTION:
        return changed_action(question)
    return changed_move(question) or f"no tile is used at {QUESTION_NAMES[question.kind]}"


def takes_tiles(p: State, seat: int) -> bool:
    """Whether the question at hand lets tiles be used that work at any moment."""
    p.held[seat][VICTORY_POINTS] = 1  # a tile that always does something
    find_legal(p)
    return is_legal(p, USE + VICTORY_POINTS - MASKS)


def no_use_on_move(p: State, question: Asked, kind: int) -> str | None:
    """double_move and move_anywhere (rules 11.2, 11.3)."""
    if question.a if kind == DOUBLE_MOVE else question.b:
        return "it has been used on this move"
    free = [worker for worker in range(WORKERS) if is_free(p, question.seat, worker)]
    if not free:
        return "no worker of yours is unlocked"
    if kind == DOUBLE_MOVE and not any(has_companion(p, question.seat, w) for w in free):
        return "no two unlocked workers of yours are on one board"
    return None


def no_saving(p: State, question: Asked) -> str | None:
    """free_cocoa on an action or the salary (rule 11.5)."""
    if question.kind == SALARY:
        return None
    if question.a:
        return "it has been used on this action"
    board = p.board[question.seat][p.mover]
    if can_go_free(p, question.seat, board, question.b):
        return None
    return "no action that is possible here costs cocoa"


def no_extra_worker(p: State, question: Asked) -> str | None:
    """extra_worker on a main action (rule 11.4)."""
    seat = question.seat
    if question.kind == PYRAMID_TILE:
        if question.a >= COUNTED_WORKERS:
            return "three workers count already"
        return None if can_place(p, seat, question.c & 1) else "no open cell can be paid"
    board = p.board[seat][p.mover]
    if not extra_worker_counts(p, seat, board, question.b):
        return "one more worker makes no difference here"
    if can_go_on(p, seat, board, question.b, question.a):
        return None
    cost = unpaid(p, seat, only(COCOA, colours(p, board)))
    return main_impossible(p, seat, board, question.b + p.held[seat][EXTRA_WORKER]) or cost
