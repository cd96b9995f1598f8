"""What happened, told as it happens: kind, seat and up to four numbers.

The kinds are those of `schema/events.py`. Nothing is told unless `apply` was given a list of
events.
"""

from .state import State

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
