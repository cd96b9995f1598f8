"""Why a held discovery tile can't be used now (rule 3.6, rule 11).

The functions are of the kind that `reasons.py` describes.
"""

from ..actions import USE
from ..constants import BOARD_ACTION, COCOA, QUESTION_NAMES, SALARY, WORKERS
from ..messages import Either, Message, discovery, message
from ..messages import question as named
from ..record.state import State
from ..rules.board_action import (
    can_go_on_with_extra_worker,
    would_extra_worker_count,
    would_free_cocoa_save,
)
from ..rules.discovery_tiles import derive_ready, is_useful
from ..rules.dispatch import find_legal
from ..rules.turn import has_companion
from ..rules.workers import count_colours, is_free
from ..schema.discovery_tiles import (
    DISCOVERY_TILES,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    FREE_COCOA,
    MASKS,
    MOVE_ANYWHERE,
    VICTORY_POINTS,
)
from .action_words import Asked
from .reasons import is_legal, only, unpaid
from .turn_reasons import changed_action, changed_move, main_impossible


def no_use(p: State, question: Asked, n: int) -> Message | None:
    """Using a held discovery tile (rule 3.6, rule 11)."""
    kind = n + MASKS
    if not p.held[question.seat][kind]:
        return message("error-not-held", discovery=discovery(kind))
    questions = [QUESTION_NAMES.index(name) for name in DISCOVERY_TILES[kind].used_at]
    if questions and question.kind not in questions:
        used_at = Either(map(named, questions))
        return message("error-used-elsewhere", used_at=used_at, question=named(question.kind))
    if kind == DOUBLE_MOVE or kind == MOVE_ANYWHERE:
        return no_use_on_move(p, question, kind)
    if kind == FREE_COCOA:
        return no_saving(p, question)
    if kind == EXTRA_WORKER:
        return no_extra_worker(p, question)
    if takes_tiles(p, question.seat):
        return None if is_useful(p, question.seat, kind) else message("error-useless")
    if question.kind == BOARD_ACTION:
        return changed_action(question)
    return changed_move(question) or message("error-no-use", question=named(question.kind))


def takes_tiles(p: State, seat: int) -> bool:
    """Whether the question at hand lets tiles be used that work at any moment."""
    p.held[seat][VICTORY_POINTS] = 1  # a tile that always does something
    derive_ready(p)
    find_legal(p)
    return is_legal(p, USE + VICTORY_POINTS - MASKS)


def no_use_on_move(p: State, question: Asked, kind: int) -> Message | None:
    """double_move and move_anywhere (rule 11.2, rule 11.3)."""
    if question.a if kind == DOUBLE_MOVE else question.b:
        return message("error-used-on-move")
    free = [worker for worker in range(WORKERS) if is_free(p, question.seat, worker)]
    if not free:
        return message("error-none-unlocked")
    if kind == DOUBLE_MOVE and not any(has_companion(p, question.seat, w) for w in free):
        return message("error-no-two")
    return None


def no_saving(p: State, question: Asked) -> Message | None:
    """free_cocoa on an action or the salary (rule 11.5)."""
    if question.kind == SALARY:
        return None
    if question.a:
        return message("error-used-on-action")
    board = p.board[question.seat][p.mover]
    if would_free_cocoa_save(p, question.seat, board, question.b):
        return None
    return message("error-nothing-saved")


def no_extra_worker(p: State, question: Asked) -> Message | None:
    """extra_worker on a main action (rule 11.4, ruling 52)."""
    seat = question.seat
    board = p.board[seat][p.mover]
    if not would_extra_worker_count(p, seat, board, question.b):
        return message("error-no-difference")
    if can_go_on_with_extra_worker(p, seat, board, question.b, question.a):
        return None
    cost = unpaid(p, seat, only(COCOA, count_colours(p, board)))
    return main_impossible(p, seat, board, question.b + p.held[seat][EXTRA_WORKER]) or cost
