"""The plain and the compiled observing are one: the same bytes at every decision."""

import importlib
import os
from typing import Any

import numpy as np
import pytest
from compiler.observation import OBSERVATION

from teotihuacan import ACTIONS, COMPILED, Position, Setup
from teotihuacan.engine.constants import SEATS, SOURCES
from teotihuacan.engine.position import Position as PlainPosition
from teotihuacan.envs.observation import OBSERVED
from teotihuacan.envs.observation import games as plain
from walks import SETUPS, setup_name, walk

STALE = "the compiled observing is older than its sources: run `make test`, or `pip install -e .`"


@pytest.fixture(scope="module")
def compiled() -> Any:
    """The compiled module; where tests count (CI) it must be there."""
    try:
        return importlib.import_module("teotihuacan.envs.observation._compiled")
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled observing is missing: {error}")
        pytest.skip(f"NOT TESTED, the compiled observing is missing: {error} (run `make test`)")


def test_it_is_made_from_the_present_sources(compiled: Any) -> None:
    assert OBSERVATION.digest == compiled.SOURCE_DIGEST, STALE


@pytest.mark.skipif(not COMPILED, reason="compares with the compiled engine")
@pytest.mark.parametrize("setup", [*SETUPS, Setup(1)], ids=setup_name)
def test_both_see_the_same(compiled: Any, setup: Setup) -> None:
    rows = np.zeros((2, OBSERVED), np.float32)
    masks = np.zeros((2, ACTIONS), np.int8)
    position = Position.new(setup, 11)
    for number, _ in enumerate(walk(position, 11)):
        if number % 9:
            continue
        twin = PlainPosition.from_bytes(position.to_bytes())
        for seat in range(setup.players):
            compiled.write_observation(position, seat, rows[0], masks[0])
            plain.write_observation(twin, seat, rows[1], masks[1])
            assert rows[0].tobytes() == rows[1].tobytes()
            assert masks[0].tobytes() == masks[1].tobytes()


def buffers(count: int) -> dict[str, Any]:
    """Room for games, every source of VP with a weight of its own."""
    return {
        "observations": np.zeros((count, OBSERVED), np.float32),
        "masks": np.zeros((count, ACTIONS), np.int8),
        "rewards": np.zeros((count, SEATS), np.float32),
        "shaped": np.zeros((count, SEATS), np.float32),
        "weights": np.linspace(0.01, 0.02, SOURCES, dtype=np.float32),
        "seats": np.zeros(count, np.int64),
        "dones": np.zeros(count, np.bool_),
        "actions": np.zeros(count, np.int64),
        "numbers": np.zeros(count, np.int64),
        "scores": np.zeros((count, SEATS), np.int64),
        "ends": np.array([0, count], np.int64),
        "wrong": np.zeros(1, np.int64),
    }


@pytest.mark.parametrize("reward", [0, 1])
def test_both_step_alike(compiled: Any, reward: int) -> None:
    setups = [Setup(2), Setup(1), Setup(4, draft=True), Setup(3, dark_eclipse=True)]
    one, other = buffers(3), buffers(3)
    batches = (compiled.Games(setups, 3, one), plain.Games(setups, 3, other))
    for batch in batches:
        batch.choose_rewards(reward, True)
        batch.begin(5)
    finished = 0
    for _ in range(400):
        for batch in batches:
            batch.sample()
            assert batch.find_illegal_place() == -1
            batch.step()
        for name, buffer in one.items():
            assert buffer.tobytes() == other[name].tobytes(), name
        finished += int(one["dones"].sum())
    assert finished >= 3
