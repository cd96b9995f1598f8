"""What happened, told as it happens: kind, seat and up to four numbers.

Nothing is told unless `apply` was given a list of events; `events.py` gives the numbers names.
"""

from .state import State

(
    MOVED,
    GAINED,
    PAID,
    SCORED,
    TEMPLE_STEPPED,
    STEP_LOST,
    AVENUE_STEPPED,
    TRACK_STEPPED,
    LOCKED,
    UNLOCKED,
    POWERED_UP,
    ASCENDED,
    WORKER_ARRIVED,
    LEARNED,
    TILE_BUILT,
    DECORATED,
    NOBLES_BUILT,
    BOUGHT,
    USED,
    DREW,
    LIGHT_MOVED,
    ECLIPSE_DUE,
    ECLIPSE_SCORED,
    SALARY_SETTLED,
    NEUTRAL_MOVED,
    STARTING_TILE_KEPT,
    WORKER_PLACED,
    TURN_BEGAN,
    TURN_ENDED,
    GAME_OVER,
    COCOA_COLLECTED_THERE,
    MAIN_ACTION_TAKEN,
    PUSHED_OFF,
    BOT_ROLLED,
    BOT_ACTED,
    BOT_TRIED,
    BOT_MASTERED,
    BOT_WORSHIPPED,
    BOT_SHIFTED,
    BOT_TURNED,
    BOT_EXCHANGED,
    DISCARDED,
) = range(42)

# Displays of a DREW report.
DREW_DISCOVERY, DREW_DECORATION, DREW_PYRAMID_TILE = range(3)

SORTED = 0b11_10_01_00  # the order of four workers, each by two bits, if none changes places


def report(p: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Write one entry into the log."""
    p.log.append((kind, seat, a, b, c, d))


def tell(p: State, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Report what happened, if anybody listens."""
    if p.reporting:
        report(p, kind, seat, a, b, c, 0)


def tell_piece(p: State, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Report what happened and, as the fourth number, to which piece."""
    if p.reporting:
        report(p, kind, seat, a, b, c, d)
