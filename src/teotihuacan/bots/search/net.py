"""The net: how things go together, in VP to be added to the estimate of each seat.

Two layers for each period between eclipses; rows of weights are added for inputs that are not 0.
"""

from ...engine.record.state import State
from .constants import (
    COMMON_FIRST,
    HIDDEN,
    HIDDEN_AT,
    INPUTS,
    OUTPUT_AT,
    OUTPUT_FIRST,
    PERIOD_NET,
    SECOND,
    SECOND_AT,
    SECOND_FIRST,
)
from .features import find_period
from .inputs import extract_common_inputs, extract_seat_inputs
from .tree import Floats, Real, Tree


def add_row(sums: Floats, net: Floats, at: int, x: int) -> None:
    """Add an input's row of weights, so many times."""
    for i in range(HIDDEN):
        sums[i] += x * net[at + i]


def find_rival(t: Tree, p: State, seat: int) -> int:
    """The other seat that may expect most."""
    rival = 1 if seat == 0 else 0
    for other in range(p.players):
        if other != seat and t.judged[other] > t.judged[rival]:
            rival = other
    return rival


def add_corrections(t: Tree, p: State) -> None:
    """Add to the VP that each seat may expect what the net sees."""
    first = find_period(p) * PERIOD_NET
    extract_common_inputs(p, t.inputs)
    for i in range(HIDDEN):
        t.shared[i] = t.net[first + HIDDEN_AT + i]
    for i in range(COMMON_FIRST, INPUTS):
        if t.inputs[i]:
            add_row(t.shared, t.net, first + i * HIDDEN, t.inputs[i])
    for seat in range(p.players):
        t.correction[seat] = find_correction(t, p, seat, first)
    for seat in range(p.players):
        t.judged[seat] += t.correction[seat]


def find_correction(t: Tree, p: State, seat: int, first: int) -> Real:
    """What the net adds to the VP of a seat."""
    rival = find_rival(t, p, seat)
    extract_seat_inputs(p, seat, rival, t.features[seat], t.features[rival], t.inputs)
    for i in range(HIDDEN):
        t.hidden[i] = t.shared[i]
    for i in range(COMMON_FIRST):
        if t.inputs[i]:
            add_row(t.hidden, t.net, first + i * HIDDEN, t.inputs[i])
    return compute_output(t, first)


def compute_output(t: Tree, first: int) -> Real:
    """The second layer and the output."""
    for j in range(SECOND):
        t.second[j] = t.net[first + SECOND_AT + j]
    for i in range(HIDDEN):
        x = t.hidden[i]
        if x > 0:
            at = first + SECOND_FIRST + i * SECOND
            for j in range(SECOND):
                t.second[j] += x * t.net[at + j]
    total = 1.0 * t.net[first + OUTPUT_AT]
    for j in range(SECOND):
        if t.second[j] > 0:
            total += t.second[j] * t.net[first + OUTPUT_FIRST + j]
    return total
