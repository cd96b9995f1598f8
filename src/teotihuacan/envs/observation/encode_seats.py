"""What an observation tells about the seats, and about tiles that only one of them has seen."""

from ...engine.constants import (
    BOARDS,
    DEALT,
    DISCOVERIES,
    DRAFT,
    GENERAL_AREA,
    GOODS,
    KEPT,
    NOWHERE,
    ROYAL_SPACES,
    STARTING_TILES,
    TECHNOLOGIES,
    TEMPLES,
    WORKERS,
)
from ...engine.record.state import Long, State
from ...engine.rules.masks import count_mask_vp
from ...engine.rules.salary import count_salary
from ...engine.teotibot.seat import is_bot
from .batch import Floats
from .constants import (
    AT_DISCOVERY_STACK,
    AT_HAND,
    AT_POOL,
    AT_SECRET,
    AT_SHOWN,
    OF_AVENUE,
    OF_GOODS,
    OF_HELD,
    OF_KEPT,
    OF_KNOWS,
    OF_MASK_VP,
    OF_ON_BOARD,
    OF_ORDER,
    OF_PRESENT,
    OF_SALARY,
    OF_TEMPLE,
    OF_TEOTIBOT,
    OF_TRACK,
    OF_USED,
    OF_VP,
    OF_WORKER_BOARD,
    OF_WORKER_POWER,
    OF_WORKER_SPACE,
    POWERS,
    SCALE_AVENUE,
    SCALE_DISCOVERY_STACK,
    SCALE_GOODS,
    SCALE_HELD,
    SCALE_MASK_VP,
    SCALE_ON_BOARD,
    SCALE_SALARY,
    SCALE_TEMPLE,
    SCALE_TRACK,
    SCALE_USED,
    SCALE_VP,
    SEAT_WIDTH,
    SEATS_AT,
)
from .encode_question import set_flag, write_number
from .number_tables import SHOWS

# Tiles that only one seat has seen ---


def encode_unseen(p: State, seat: Long, f: Floats, at: int) -> None:
    """Discovery tiles the seat has not seen: in the stack, or shown to others in secret."""
    for kind in range(DISCOVERIES):
        unseen = p.discovery_stack[kind]
        if p.secret:
            for other in range(p.players):
                for i in range(DEALT):
                    if other != seat and p.hand_sees[other][i] == kind:
                        unseen += 1
        write_number(f, at + AT_DISCOVERY_STACK + kind, unseen, SCALE_DISCOVERY_STACK)


def encode_shown(f: Floats, at: Long, tile: int, sees: int) -> None:
    """The discovery that a starting tile shows."""
    if tile >= 0 and SHOWS[tile] >= 0:
        set_flag(f, at + AT_SHOWN + SHOWS[tile] * DISCOVERIES, sees)


def encode_starting_tiles(p: State, seat: Long, f: Floats, at: int) -> None:
    """The own hand, the draft, and what their tiles show."""
    write_number(f, at + AT_SECRET, p.secret, 1)
    for i in range(DEALT):
        set_flag(f, at + AT_HAND + i * STARTING_TILES, p.hand[seat][i])
        encode_shown(f, at, p.hand[seat][i], p.hand_sees[seat][i])
    for i in range(DRAFT):
        set_flag(f, at + AT_POOL, p.pool[i])
        encode_shown(f, at, p.pool[i], p.pool_sees[i])
    for other in range(p.players):
        for i in range(KEPT):
            if other == seat or not p.secret:
                encode_shown(f, at, p.kept[other][i], p.kept_sees[other][i])


# Seats ---


def encode_seats(p: State, seat: Long, f: Floats, at: int) -> None:
    """All seats: the own first, the others in turn order."""
    for turn in range(p.players):
        other = (seat + turn) % p.players
        first = at + SEATS_AT + turn * SEAT_WIDTH
        encode_seat(p, other, f, first)
        encode_workers(p, other, f, first)
        encode_tiles(p, other, f, first)
        if other == seat or not p.secret:
            for i in range(KEPT):
                set_flag(f, first + OF_KEPT, p.kept[other][i])


def encode_seat(p: State, seat: Long, f: Floats, at: int) -> None:
    """Who it is, its goods, VP, tracks, temples, technologies."""
    set_flag(f, at + OF_PRESENT, 0)
    if is_bot(p, seat):
        set_flag(f, at + OF_TEOTIBOT, 0)
    set_flag(f, at + OF_ORDER, seat)
    for good in range(GOODS):
        write_number(f, at + OF_GOODS + good, p.goods[seat][good], SCALE_GOODS)
    write_number(f, at + OF_VP, p.vp[seat], SCALE_VP)
    write_number(f, at + OF_AVENUE, p.avenue[seat], SCALE_AVENUE)
    write_number(f, at + OF_TRACK, p.track[seat], SCALE_TRACK)
    for temple in range(TEMPLES):
        write_number(f, at + OF_TEMPLE + temple, p.temple[seat][temple], SCALE_TEMPLE)
    for technology in range(TECHNOLOGIES):
        write_number(f, at + OF_KNOWS + technology, p.knows[seat][technology], 1)


def encode_workers(p: State, seat: Long, f: Floats, at: int) -> None:
    """Its workers one by one, and how many are free on each board."""
    for worker in range(WORKERS):
        set_flag(f, at + OF_WORKER_POWER + worker * POWERS, p.power[seat][worker] - 1)
        board = p.board[seat][worker]
        if board == NOWHERE:
            continue
        set_flag(f, at + OF_WORKER_BOARD + worker * BOARDS, board)
        if p.space[seat][worker] == GENERAL_AREA:
            f[at + OF_ON_BOARD + board] += 1.0 / SCALE_ON_BOARD
        else:
            set_flag(f, at + OF_WORKER_SPACE + worker * ROYAL_SPACES, p.space[seat][worker])
    write_number(f, at + OF_SALARY, count_salary(p, seat), SCALE_SALARY)


def encode_tiles(p: State, seat: Long, f: Floats, at: int) -> None:
    """Its discovery tiles."""
    used = 0
    for kind in range(DISCOVERIES):
        write_number(f, at + OF_HELD + kind, p.held[seat][kind], SCALE_HELD)
        used += p.used[seat][kind]
    write_number(f, at + OF_USED, used, SCALE_USED)
    write_number(f, at + OF_MASK_VP, count_mask_vp(p, seat), SCALE_MASK_VP)
