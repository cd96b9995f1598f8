"""What the net looks at: a seat and its rival, what is asked of them, and the table."""

from ...engine.constants import (
    BONUS_TILES,
    CELLS,
    NOWHERE,
    ROYAL_SPACES,
    TECHNOLOGY_SLOTS,
    TEMPLES,
    WORKERS,
)
from ...engine.record.state import State
from ...engine.tables import CELL_LEVEL
from ...engine.teotibot.seat import is_bot
from .constants import (
    BOARD_POWER_INPUT,
    BONUS_INPUT,
    BOT_INPUT,
    COMMON_FIRST,
    INPUTS,
    MOVER_BOARD_INPUT,
    MOVER_POWER_INPUT,
    NOBLES_INPUT,
    NONE,
    OPTIONS_INPUT,
    OWN_QUESTION_INPUT,
    PLAYERS_INPUT,
    POWER_INPUT,
    PROGRESS_INPUT,
    RIVAL_QUESTION_INPUT,
    ROYAL_INPUT,
    SEAT_NUMBERS,
    STRENGTHS,
    TECHNOLOGY_INPUT,
    TILES_INPUT,
)
from .tree import Shorts


def extract_common_inputs(p: State, progress: int, x: Shorts) -> None:
    """Fill in the part that all seats share: time, options, and what lies on the table."""
    for i in range(COMMON_FIRST, INPUTS):
        x[i] = 0
    x[PROGRESS_INPUT] = progress
    x[PLAYERS_INPUT + p.players] = 1
    x[OPTIONS_INPUT] = p.dark_eclipse
    x[OPTIONS_INPUT + 1] = p.advanced_worship
    for row in range(3):
        x[NOBLES_INPUT + row] = p.nobles[row]
    for cell in range(CELLS):
        if p.tile[cell] != NOWHERE:
            x[TILES_INPUT + CELL_LEVEL[cell]] += 1
    for slot in range(TECHNOLOGY_SLOTS):
        x[TECHNOLOGY_INPUT + p.technology[slot]] = 1
    for space in range(ROYAL_SPACES):
        x[ROYAL_INPUT + p.royal[space]] = 1
    for temple in range(TEMPLES):
        x[BONUS_INPUT + temple * BONUS_TILES + p.bonus[temple]] = 1


def extract_strengths(p: State, seat: int, x: Shorts) -> None:
    """Fill in the numbers of a seat that are no features: most are about its workers."""
    for i in range(POWER_INPUT, SEAT_NUMBERS):
        x[i] = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            x[POWER_INPUT + min(p.power[seat][worker], STRENGTHS - 1)] += 1
            x[BOARD_POWER_INPUT + p.board[seat][worker]] += p.power[seat][worker]
    if p.stack[p.depth - 1][1] == seat and has_mover(p, seat):
        x[MOVER_POWER_INPUT] = p.power[seat][p.mover]
    x[BOT_INPUT] = is_bot(p, seat)


def find_question_input(p: State, seat: int, rival: int) -> int:
    """The input of the question that is asked of the seat or of its rival."""
    top = p.depth - 1
    if p.stack[top][1] == seat:
        return OWN_QUESTION_INPUT + p.stack[top][0]
    if p.stack[top][1] == rival:
        return RIVAL_QUESTION_INPUT + p.stack[top][0]
    return NONE


def find_mover_input(p: State, seat: int) -> int:
    """The input of the board where the worker stands that has moved in this turn."""
    if p.stack[p.depth - 1][1] == seat and has_mover(p, seat):
        return MOVER_BOARD_INPUT + p.board[seat][p.mover]
    return NONE


def has_mover(p: State, seat: int) -> int:
    """1 if a worker of the seat that is asked has moved and is in play."""
    if 0 <= p.mover < WORKERS and p.board[seat][p.mover] != NOWHERE:
        return 1
    return 0
