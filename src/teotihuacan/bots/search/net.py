"""The net: how things go together, in VP to be added to the estimate of each seat.

Two hidden layers for each period between eclipses. All numbers are whole, so every machine comes
to the same result. The sums of the first layer are kept from one position to the next: only rows
of inputs that have changed are added.
"""

from ...engine.constants import SEATS
from ...engine.record.state import Long, State
from .constants import (
    COMMON_FIRST,
    FEATURES,
    HIDDEN,
    INPUTS,
    MOST_HIDDEN,
    NONE,
    OUTPUT_AT,
    OUTPUT_FIRST,
    OUTPUT_SCALE,
    PERIOD_NET,
    POWER_INPUT,
    RIVAL_FIRST,
    SEAT_NUMBERS,
    SECOND,
    SECOND_AT,
    SECOND_FIRST,
    SECOND_SCALE,
    SHARED,
)
from .inputs import (
    extract_common_inputs,
    extract_strengths,
    find_mover_input,
    find_question_input,
)
from .storage import compare_rows, find_lowest
from .tree import Real, Shorts, Tree


def find_rival(t: Tree, p: State, seat: int) -> int:
    """The other seat that may expect most."""
    rival = 1 if seat == 0 else 0
    for other in range(p.players):
        if other != seat and t.judged[other] > t.judged[rival]:
            rival = other
    return rival


def forget_sums(t: Tree) -> None:
    """Begin the sums of the first layer anew: they belong to another net, or to other seats."""
    for i in range(INPUTS):
        t.common[i] = 0
    for row in range(SEATS + 1):
        for i in range(HIDDEN):
            t.sums[row][i] = 0
    for seat in range(SEATS):
        for i in range(SEAT_NUMBERS):
            t.seen[seat][i] = 0
        t.rival[seat] = 0
        t.asked[seat] = NONE
        t.moved[seat] = NONE


def add_corrections(t: Tree, p: State, period: int, progress: int) -> None:
    """Add to the VP that each seat may expect what the net sees."""
    if period != t.period or p.players != t.seats:
        forget_sums(t)
        t.period = period
        t.seats = p.players
    first = period * PERIOD_NET
    extract_common_inputs(p, progress, t.inputs)
    update_sums(t, SHARED, t.common, COMMON_FIRST, INPUTS, first)
    for seat in range(p.players):
        list_changes(t, seat)
    for seat in range(p.players):
        t.correction[seat] = find_correction(t, p, seat, first)
    for seat in range(p.players):
        t.judged[seat] += t.correction[seat]


def list_changes(t: Tree, seat: int) -> None:
    """List the features of a seat that have changed, and by how much."""
    count = 0
    unlike = compare_rows(t.features[seat], t.seen[seat], 0, FEATURES)
    while unlike:
        i = find_lowest(unlike)
        unlike &= unlike - 1
        t.changed[seat][count] = i
        t.step[seat][count] = t.features[seat][i] - t.seen[seat][i]
        t.seen[seat][i] = t.features[seat][i]
        count += 1
    t.changes[seat] = count


def add_row(t: Tree, row: int, at: Long, times: int) -> None:
    """Add an input's weights to a row of sums, so many times.

    Where they begin is a `Long`: so C compilers see that they lie side by side.
    """
    for i in range(HIDDEN):
        t.sums[row][i] += times * t.net[at + i]


def add_changes(t: Tree, row: int, seat: int, at: Long) -> None:
    """Add what has changed of a seat's features, whose weights begin there."""
    for k in range(t.changes[seat]):
        add_row(t, row, at + t.changed[seat][k] * HIDDEN, t.step[seat][k])


def change_rival(t: Tree, row: int, rival: int, at: Long) -> None:
    """Take another seat for the rival."""
    before = t.rival[row]
    t.rival[row] = rival
    unlike = compare_rows(t.features[rival], t.features[before], 0, FEATURES)
    while unlike:
        i = find_lowest(unlike)
        unlike &= unlike - 1
        add_row(t, row, at + i * HIDDEN, t.features[rival][i] - t.features[before][i])


def update_sums(t: Tree, row: int, seen: Shorts, begin: int, end: int, at: Long) -> None:
    """Bring a row of sums up to date with other inputs that have changed."""
    unlike = compare_rows(t.inputs, seen, begin, end)
    while unlike:
        i = begin + find_lowest(unlike)
        unlike &= unlike - 1
        add_row(t, row, at + i * HIDDEN, t.inputs[i] - seen[i])
        seen[i] = t.inputs[i]


def exchange_inputs(t: Tree, row: int, before: int, after: int, at: Long) -> None:
    """Take away an input that was 1, and add the one that is."""
    if before != after:
        if before != NONE:
            add_row(t, row, at + before * HIDDEN, -1)
        if after != NONE:
            add_row(t, row, at + after * HIDDEN, 1)


def find_correction(t: Tree, p: State, seat: int, first: Long) -> Real:
    """What the net adds to the VP of a seat."""
    rival = find_rival(t, p, seat)
    add_changes(t, seat, seat, first)
    add_changes(t, seat, t.rival[seat], first + RIVAL_FIRST * HIDDEN)
    if rival != t.rival[seat]:
        change_rival(t, seat, rival, first + RIVAL_FIRST * HIDDEN)
    extract_strengths(p, seat, t.inputs)
    update_sums(t, seat, t.seen[seat], POWER_INPUT, SEAT_NUMBERS, first)
    asked = find_question_input(p, seat, rival)
    exchange_inputs(t, seat, t.asked[seat], asked, first)
    t.asked[seat] = asked
    moved = find_mover_input(p, seat)
    exchange_inputs(t, seat, t.moved[seat], moved, first)
    t.moved[seat] = moved
    for i in range(HIDDEN):
        t.hidden[i] = max(0, min(t.sums[seat][i] + t.sums[SHARED][i], MOST_HIDDEN))
    return compute_output(t, first)


def multiply(a: Long, b: Long) -> Long:
    """A product of 64 bits."""
    return a * b


def compute_output(t: Tree, first: Long) -> Real:
    """The second layer and the output."""
    total = multiply(0, 0)
    for j in range(SECOND):
        second = t.net[first + SECOND_AT + j] * SECOND_SCALE
        at = first + SECOND_FIRST + j * HIDDEN
        for i in range(HIDDEN):
            second += t.hidden[i] * t.net[at + i]
        total += multiply(max(second, 0), t.net[first + OUTPUT_FIRST + j])
    return 1.0 * total / OUTPUT_SCALE + 0.01 * t.net[first + OUTPUT_AT]
