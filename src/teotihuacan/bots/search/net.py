"""The net: how things go together, in VP to be added to the estimate of each seat.

Two hidden layers for each period between eclipses. All numbers are whole, so every machine comes
to the same result. The sums of the first layer are kept from one position to the next: only rows
of inputs that have changed are added.
"""

from ...engine.constants import SEATS
from ...engine.record.state import Long, State
from .constants import (
    COMMON_FIRST,
    HIDDEN,
    INPUTS,
    MOST_HIDDEN,
    NONE,
    OUTPUT_AT,
    OUTPUT_FIRST,
    OUTPUT_SCALE,
    PERIOD_NET,
    SEAT_NUMBERS,
    SECOND,
    SECOND_AT,
    SECOND_FIRST,
    SECOND_SCALE,
)
from .inputs import (
    extract_common_inputs,
    extract_seat_numbers,
    find_mover_input,
    find_question_input,
)
from .tree import Real, Shorts, Tree


def add_row(sums: Shorts, net: Shorts, at: Long, x: int) -> None:
    """Add an input's row of weights, so many times.

    Where a row begins is a `Long`: so C compilers see that its numbers lie side by side.
    """
    for i in range(HIDDEN):
        sums[i] += x * net[at + i]


def find_rival(t: Tree, p: State, seat: int) -> int:
    """The other seat that may expect most."""
    rival = 1 if seat == 0 else 0
    for other in range(p.players):
        if other != seat and t.judged[other] > t.judged[rival]:
            rival = other
    return rival


def forget_sums(t: Tree) -> None:
    """Begin the sums of the first layer anew: they belong to another period."""
    for i in range(HIDDEN):
        t.shared[i] = 0
    for i in range(INPUTS):
        t.common[i] = 0
    for seat in range(SEATS):
        for i in range(HIDDEN):
            t.sums[seat][i] = 0
        for i in range(SEAT_NUMBERS):
            t.seen[seat][i] = 0
        t.asked[seat] = NONE
        t.moved[seat] = NONE


def add_corrections(t: Tree, p: State, period: int, progress: int) -> None:
    """Add to the VP that each seat may expect what the net sees."""
    if period != t.period:
        forget_sums(t)
        t.period = period
    first = period * PERIOD_NET
    extract_common_inputs(p, progress, t.inputs)
    update_sums(t, t.shared, t.common, COMMON_FIRST, INPUTS, first)
    for seat in range(p.players):
        t.correction[seat] = find_correction(t, p, seat, first)
    for seat in range(p.players):
        t.judged[seat] += t.correction[seat]


def update_sums(t: Tree, sums: Shorts, seen: Shorts, begin: int, end: int, first: Long) -> None:
    """Bring sums of the first layer up to date with the inputs that have changed.

    These are listed first: looking for them has no branches then.
    """
    count = 0
    for i in range(begin, end):
        t.changed[count] = i
        count += 1 if t.inputs[i] != seen[i] else 0
    for k in range(count):
        at = t.changed[k]
        add_row(sums, t.net, first + at * HIDDEN, t.inputs[at] - seen[at])
        seen[at] = t.inputs[at]


def exchange_rows(sums: Shorts, net: Shorts, first: Long, before: int, after: int) -> None:
    """Take away the row of an input that was 1, and add that of the one that is."""
    if before == after:
        return
    if before == NONE:
        add_row(sums, net, first + after * HIDDEN, 1)
    elif after == NONE:
        add_row(sums, net, first + before * HIDDEN, -1)
    else:
        old = first + before * HIDDEN
        new = first + after * HIDDEN
        for i in range(HIDDEN):
            sums[i] += net[new + i] - net[old + i]


def find_correction(t: Tree, p: State, seat: int, first: Long) -> Real:
    """What the net adds to the VP of a seat."""
    rival = find_rival(t, p, seat)
    extract_seat_numbers(p, seat, rival, t.features[seat], t.features[rival], t.inputs)
    update_sums(t, t.sums[seat], t.seen[seat], 0, SEAT_NUMBERS, first)
    asked = find_question_input(p, seat, rival)
    exchange_rows(t.sums[seat], t.net, first, t.asked[seat], asked)
    t.asked[seat] = asked
    moved = find_mover_input(p, seat)
    exchange_rows(t.sums[seat], t.net, first, t.moved[seat], moved)
    t.moved[seat] = moved
    for i in range(HIDDEN):
        t.hidden[i] = max(0, min(t.sums[seat][i] + t.shared[i], MOST_HIDDEN))
    return compute_output(t, first)


def compute_output(t: Tree, first: Long) -> Real:
    """The second layer and the output."""
    total = 0.0
    for j in range(SECOND):
        second = t.net[first + SECOND_AT + j] * SECOND_SCALE
        at = first + SECOND_FIRST + j * HIDDEN
        for i in range(HIDDEN):
            second += t.hidden[i] * t.net[at + i]
        if second > 0:
            total += 1.0 * second * t.net[first + OUTPUT_FIRST + j]
    return total / OUTPUT_SCALE + 0.01 * t.net[first + OUTPUT_AT]
