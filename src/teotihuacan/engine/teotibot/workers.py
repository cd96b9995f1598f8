"""Teotibot's workers: who is strongest, power-ups, advancing (rule 15.5)."""

from ..constants import (
    ASCENSION_POWER,
    ASCENSION_VP,
    ASCENSIONS,
    BOARDS,
    BOT,
    BOT_FALLBACK_COCOA,
    BY_ASCENSION,
    COCOA,
    GENERAL_AREA,
    PALACE,
    STRONG_POWER,
    WORKERS,
)
from ..record.reports import tell, tell_piece
from ..record.state import State
from ..rules.avenue import step_avenue
from ..rules.calendar import advance_light
from ..rules.goods import gain, score
from ..rules.workers import put_worker
from ..schema.events import ASCENDED, MOVED, POWERED_UP


def find_strongest_on(p: State, board: int) -> int:
    """The strongest unlocked worker on a board, -1 if there is none."""
    found = -1
    for worker in range(WORKERS):
        if p.board[BOT][worker] == board and p.space[BOT][worker] == GENERAL_AREA:
            if found < 0 or p.power[BOT][worker] > p.power[BOT][found]:
                found = worker
    return found


def find_strongest(p: State, tried: int) -> int:
    """The strongest unlocked worker not tried yet; of equals the furthest clockwise."""
    found = -1
    for worker in range(WORKERS):
        if p.space[BOT][worker] != GENERAL_AREA or (tried >> worker) & 1:
            continue
        if (
            found < 0
            or p.power[BOT][worker] > p.power[BOT][found]
            or (
                p.power[BOT][worker] == p.power[BOT][found]
                and p.place[p.board[BOT][worker]] > p.place[p.board[BOT][found]]
            )
        ):
            found = worker
    return found


def find_weakest(p: State) -> int:
    """The weakest unlocked worker; of equals the nearest clockwise from the palace."""
    found = -1
    for worker in range(WORKERS):
        if p.space[BOT][worker] != GENERAL_AREA:
            continue
        if (
            found < 0
            or p.power[BOT][worker] < p.power[BOT][found]
            or (
                p.power[BOT][worker] == p.power[BOT][found]
                and p.place[p.board[BOT][worker]] < p.place[p.board[BOT][found]]
            )
        ):
            found = worker
    return found


def power_up_bot(p: State, worker: int) -> None:
    """Raise a worker; an ascension brings 5 VP and the avenue step (rule 15.5)."""
    p.power[BOT][worker] += 1
    tell(p, POWERED_UP, BOT, p.board[BOT][worker], p.power[BOT][worker], worker)
    if p.power[BOT][worker] == ASCENSION_POWER:
        p.stats[BOT][ASCENSIONS] += 1
        tell_piece(p, ASCENDED, BOT, p.board[BOT][worker], worker, PALACE, 1)
        step_avenue(p, BOT)
        put_worker(p, BOT, worker, PALACE)
        p.power[BOT][worker] = 1
        score(p, BOT, BY_ASCENSION, ASCENSION_VP)
        advance_light(p)


def advance_bot(p: State, worker: int) -> None:
    """Move 1 board clockwise at power 1-3, 2 boards at 4-5; the palace never counts."""
    start = p.board[BOT][worker]
    board = start
    for _ in range(2 if p.power[BOT][worker] >= STRONG_POWER else 1):
        board = p.ring[(p.place[board] + 1) % BOARDS]
        if board == PALACE:
            board = p.ring[1]
    put_worker(p, BOT, worker, board)
    tell_piece(p, MOVED, BOT, start, board, p.power[BOT][worker], worker)


def train(p: State, worker: int) -> None:
    """Power a worker up and advance it, after an ascension the new one."""
    power_up_bot(p, worker)
    advance_bot(p, worker)


def fall_back(p: State) -> None:
    """Nothing worked: 5 cocoa, power up the weakest worker and advance it (rule 15.6)."""
    gain(p, BOT, COCOA, BOT_FALLBACK_COCOA)
    train(p, find_weakest(p))
