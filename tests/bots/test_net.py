"""The net: the same judgement interpreted and compiled, whatever was judged before."""

import importlib
import random
from collections.abc import Iterator
from typing import Any

import pytest

from teotihuacan import Position, Setup
from teotihuacan.bots.evaluation import estimate_win, evaluate
from teotihuacan.bots.net import read_net, read_net_spread
from teotihuacan.bots.search import choose_policy_action
from teotihuacan.bots.search import search as searching
from teotihuacan.bots.search.constants import (
    COMMON_FIRST,
    HIDDEN,
    INPUTS,
    MOST_HIDDEN,
    PERIOD_NET,
    SEAT_NUMBERS,
    SECOND,
    SECOND_AT,
    SECOND_FIRST,
)
from teotihuacan.bots.weights import read_weights
from teotihuacan.engine import position as plain
from walks import setup_name

SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(4, draft=True), Setup(1, level="harder")]


def make_search(kind: Any) -> Any:
    """A search that judges by the net."""
    search = kind.Search(16, list(read_weights()), list(read_net_spread()))
    search.use_net(read_net())
    return search


def walk(setup: Setup, seed: int, step: int = 7) -> Iterator[plain.Position]:
    """Positions of a game that the policy plays, from its beginning to its end."""
    position = Position.new(setup, seed)
    decisions = 0
    while not position.over:
        if decisions % step == 0:
            yield plain.Position.from_bytes(position.to_bytes())
        position.apply(choose_policy_action(position, 200, seed * 1000 + decisions))
        decisions += 1


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_interpreted_and_compiled_judge_alike(setup: Setup) -> None:
    compiled = pytest.importorskip("teotihuacan.bots.search._compiled")
    compiled_position = importlib.import_module("teotihuacan.engine._compiled").Position
    one, other = make_search(searching), make_search(compiled)
    judged = 0
    for first in walk(setup, 5, step=4):
        second = compiled_position.from_bytes(first.to_bytes())
        for mine, its in zip(one.judge_seats(first), other.judge_seats(second), strict=True):
            assert mine == pytest.approx(its, abs=1e-9)
            judged += 1
        assert one.extract_inputs(first, 1) == other.extract_inputs(second, 1)
    assert judged > 30


@pytest.mark.parametrize("setups", [[setup] for setup in SETUPS] + [SETUPS], ids=len)
def test_a_judgement_does_not_depend_on_those_before(setups: list[Setup]) -> None:
    """The sums of the first layer are kept: whatever order, they stay true."""
    step = 7 * len(setups)
    games = [walk(setup, seed, step) for setup in setups for seed in (1, 2)]
    positions = [position for game in games for position in game]
    fresh = [make_search(searching).judge_seats(position) for position in positions]
    order = list(range(len(positions)))
    random.Random(1).shuffle(order)
    search = make_search(searching)
    for number in order:
        assert search.judge_seats(positions[number]) == fresh[number]


def test_what_is_looked_at_is_named_once_and_nothing_overflows() -> None:
    """Numbers of a seat, one question, one board, then what all share; sums fit 16 bits."""
    probe = make_search(searching)
    first_layers = [
        read_net()[period * PERIOD_NET : period * PERIOD_NET + SECOND_FIRST]
        for period in range(3)
    ]
    for position in walk(Setup(3), 9, step=31):
        inputs = probe.extract_inputs(position, 0)
        assert len(inputs) == INPUTS
        assert sum(inputs[SEAT_NUMBERS:COMMON_FIRST]) <= 2
        period = min(int(position.record()["eclipse"]), 2)
        for part in (range(COMMON_FIRST), range(COMMON_FIRST, INPUTS)):
            for unit in range(HIDDEN):
                total = sum(inputs[i] * first_layers[period][i * HIDDEN + unit] for i in part)
                assert abs(total) <= MOST_HIDDEN
    for period in range(3):
        net = read_net()[period * PERIOD_NET :]
        for unit in range(SECOND):
            at = SECOND_FIRST + unit * HIDDEN
            assert sum(map(abs, net[at : at + HIDDEN])) * MOST_HIDDEN < 2**31
    assert SECOND_AT == SECOND_FIRST + SECOND * HIDDEN


def test_chances_add_up_and_follow_the_vp_expected() -> None:
    for found in walk(Setup(3), 3):
        position = Position.from_bytes(found.to_bytes())
        chances = [estimate_win(position, seat) for seat in range(3)]
        expected = [evaluate(position, seat) for seat in range(3)]
        assert sum(chances) == pytest.approx(1)
        assert chances.index(max(chances)) == expected.index(max(expected))
