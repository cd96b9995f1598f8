"""What an observation tells about the question, the turn, the set-up and the calendar."""

from ...engine.constants import CELLS, FIRST_STEP, FRAME_SIZE, KNOBS
from ...engine.record.state import Long, State
from .batch import Floats
from .constants import (
    AT_ACTIVE,
    AT_ASKED,
    AT_COMPANION,
    AT_DARK,
    AT_ECLIPSE_DUE,
    AT_ECLIPSE_IN,
    AT_ECLIPSES,
    AT_KNOBS,
    AT_LIGHT,
    AT_MOVER,
    AT_NUMBERS,
    AT_OPTIONS,
    AT_PENDING,
    AT_PLAYERS,
    AT_PYRAMID_COMPLETE,
    AT_QUESTION,
    AT_UNTIL_ECLIPSE,
    CELL_AND_TURN,
    ONE_FLAG,
    SCALE_DARK,
    SCALE_ECLIPSE_IN,
    SCALE_KNOBS,
    SCALE_LIGHT,
    SCALE_PENDING,
    SCALE_UNTIL_ECLIPSE,
    STEPS_FROM,
    TWO_BITS,
)
from .number_tables import NUMBER_AT, NUMBER_SCALE, NUMBER_WAY


def write_number(f: Floats, at: Long, value: int, scale: int) -> None:
    """Write a number; rows are cleared before."""
    if value != 0:
        f[at] = 1.0 * value / scale


def set_flag(f: Floats, at: Long, which: int) -> None:
    """Set one flag of many, or none for -1."""
    if which >= 0:
        f[at + which] = 1.0


def encode_question(p: State, seat: Long, f: Floats, at: int) -> None:
    """Who is asked what, and what waits below that."""
    if p.depth == 0:
        set_flag(f, at + AT_QUESTION, 0)
        return
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    set_flag(f, at + AT_QUESTION, kind)
    set_flag(f, at + AT_ASKED, (frame[1] - seat + p.players) % p.players)
    for i in range(FRAME_SIZE - 2):
        if NUMBER_AT[kind][i] >= 0:
            encode_number(f, at, NUMBER_AT[kind][i], NUMBER_WAY[kind][i], frame[2 + i])
    for i in range(p.depth - 1):
        waiting = p.stack[i][0]
        if waiting >= FIRST_STEP:
            waiting -= STEPS_FROM
        f[at + AT_PENDING + waiting] += 1.0 / SCALE_PENDING


def encode_number(f: Floats, at: Long, where: int, way: int, value: int) -> None:
    """A number of the question, as its field has it."""
    if way == ONE_FLAG:
        set_flag(f, at + where, value)
    elif way == TWO_BITS:
        write_number(f, at + where, value & 1, 1)
        write_number(f, at + where + 1, value >> 1, 1)
    elif way == CELL_AND_TURN:
        set_flag(f, at + where, value // 4)
        turned = where + CELLS
        write_number(f, at + turned, value % 4, NUMBER_SCALE[turned - AT_NUMBERS])
    else:
        write_number(f, at + where, value, NUMBER_SCALE[where - AT_NUMBERS])


def encode_turn(p: State, seat: Long, f: Floats, at: int) -> None:
    """Whose turn it is, and which workers are on their way."""
    if p.active >= 0:
        set_flag(f, at + AT_ACTIVE, (p.active - seat + p.players) % p.players)
    set_flag(f, at + AT_MOVER, p.mover)
    set_flag(f, at + AT_COMPANION, p.companion)


def encode_setup(p: State, f: Floats, at: Long) -> None:
    """Players and options."""
    set_flag(f, at + AT_PLAYERS, 0 if p.solo else p.players - 1)
    write_number(f, at + AT_OPTIONS, p.first_game, 1)
    write_number(f, at + AT_OPTIONS + 1, p.draft, 1)
    write_number(f, at + AT_OPTIONS + 2, p.dark_eclipse, 1)
    write_number(f, at + AT_OPTIONS + 3, p.advanced_worship, 1)
    if p.solo:
        for knob in range(KNOBS):
            write_number(f, at + AT_KNOBS + knob, p.knobs[knob], SCALE_KNOBS)


def encode_calendar(p: State, f: Floats, at: Long) -> None:
    """The discs, and how long until the next eclipse."""
    write_number(f, at + AT_LIGHT, p.light, SCALE_LIGHT)
    write_number(f, at + AT_DARK, p.dark, SCALE_DARK)
    write_number(f, at + AT_UNTIL_ECLIPSE, p.dark - p.light, SCALE_UNTIL_ECLIPSE)
    if p.eclipse < 3:
        set_flag(f, at + AT_ECLIPSES, p.eclipse)
    if p.eclipse_in >= 0:
        set_flag(f, at + AT_ECLIPSE_DUE, 0)
        write_number(f, at + AT_ECLIPSE_IN, p.eclipse_in, SCALE_ECLIPSE_IN)
    write_number(f, at + AT_PYRAMID_COMPLETE, p.pyramid_complete, 1)
