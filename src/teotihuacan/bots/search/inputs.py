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
    BONUS_INPUT,
    BOT_INPUT,
    COMMON_FIRST,
    FEATURES,
    INPUTS,
    NOBLES_INPUT,
    OPTIONS_INPUT,
    OWN_BOARD_INPUT,
    OWN_QUESTION_INPUT,
    PLAYERS_INPUT,
    POWER_INPUT,
    PROGRESS_INPUT,
    QUESTION_BOARDS,
    RIVAL_FIRST,
    RIVAL_QUESTION_INPUT,
    ROYAL_INPUT,
    STRENGTHS,
    TECHNOLOGY_INPUT,
    TILES_INPUT,
)
from .features import measure_progress
from .tree import Shorts


def extract_common_inputs(p: State, x: Shorts) -> None:
    """Fill in the part that all seats share: time, options, and what lies on the table."""
    for i in range(COMMON_FIRST, INPUTS):
        x[i] = 0
    x[PROGRESS_INPUT] = measure_progress(p)
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


def extract_seat_inputs(
    p: State, seat: int, rival: int, own: Shorts, others: Shorts, x: Shorts
) -> None:
    """Fill in the part of a seat, from its features and those of its rival."""
    for i in range(FEATURES):
        x[i] = own[i]
        x[RIVAL_FIRST + i] = others[i]
    for i in range(POWER_INPUT, COMMON_FIRST):
        x[i] = 0
    for worker in range(WORKERS):
        if p.board[seat][worker] != NOWHERE:
            x[POWER_INPUT + min(p.power[seat][worker], STRENGTHS - 1)] += 1
    x[BOT_INPUT] = is_bot(p, seat)
    top = p.depth - 1
    if p.stack[top][1] == seat:
        x[OWN_QUESTION_INPUT + p.stack[top][0]] = 1
        extract_question_board(p, seat, x)
    elif p.stack[top][1] == rival:
        x[RIVAL_QUESTION_INPUT + p.stack[top][0]] = 1


def extract_question_board(p: State, seat: int, x: Shorts) -> None:
    """Where the worker stands that has moved in this turn, and how strong it is."""
    if 0 <= p.mover < WORKERS and p.board[seat][p.mover] != NOWHERE:
        x[OWN_BOARD_INPUT + p.board[seat][p.mover]] = 1
        x[OWN_BOARD_INPUT + QUESTION_BOARDS] = p.power[seat][p.mover]
