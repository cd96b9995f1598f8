"""Worship spaces: who is locked there, and pushing them off (rule 5.2, rule 15.3)."""

from ..constants import BOARDS, BOT, WORKERS
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..schema.events import BOT_WORSHIPPED, PUSHED_OFF
from ..tables import WORSHIP_TEMPLE
from ..teotibot.seat import is_bot
from .workers import stands_at, unlock_worker


def find_occupant(p: State, board: int, space: int) -> int:
    """The seat whose worker is locked on a worship space, -1 if it is empty."""
    for seat in range(p.players):
        there = 0
        for worker in range(WORKERS):
            if stands_at(p, seat, worker, board, space):
                there = 1
        if there:
            return seat
    return -1


def push_off(p: State, board: int, space: int) -> None:
    """Unlock whoever is on a worship space (rule 5.2); Teotibot's worker goes on (rule 15.3)."""
    p.pushed = 1
    for seat in range(p.players):
        for worker in range(WORKERS):
            if stands_at(p, seat, worker, board, space):
                if is_bot(p, seat):
                    displace_bot(p, worker, board)
                else:
                    unlock_worker(p, seat, worker)
                    tell_piece(p, PUSHED_OFF, seat, board, p.power[seat][worker], space, worker)


def find_next_temple_board(p: State, board: int) -> int:
    """The next board clockwise with a temple worship space; the palace has none."""
    board = p.ring[(p.place[board] + 1) % BOARDS]
    while WORSHIP_TEMPLE[board] == -2:
        board = p.ring[(p.place[board] + 1) % BOARDS]
    return board


def displace_bot(p: State, worker: int, board: int) -> None:
    """Teotibot's worker goes to the next empty temple worship space, without effect (rule 15.3).

    If none is empty it pushes off the player's next locked worker there.
    """
    target = find_next_temple_board(p, board)
    while target != board and find_occupant(p, target, 0) >= 0:
        target = find_next_temple_board(p, target)
    if target == board:
        target = find_next_temple_board(p, board)
        push_off(p, target, 0)
    p.board[BOT][worker] = target
    tell(p, BOT_WORSHIPPED, BOT, board, target, worker)
