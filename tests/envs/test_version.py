"""What environments do belongs to their version: a change of one is a change of the other."""

from hashlib import blake2b

import gymnasium
import numpy as np

from teotihuacan import ACTIONS_VERSION, COMPILED, RULES_VERSION, Setup
from teotihuacan.envs import SEAT_ID, SOLO_ID, teotihuacan_v1
from teotihuacan.envs.seat_env import SeatEnv
from teotihuacan.envs.vector import VectorEnv
from teotihuacan.version import ENVIRONMENTS_VERSION

SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(1), Setup(4, draft=True)]
STEPS = 800 if COMPILED else 60
# Of the first steps; if this must change, `teotihuacan_v2` is due (and the golden games, if rules
# changed). Rules and actions have versions of their own: nothing came out before rules version 2.
EXPECTED = {60: "6b6a6ee524f2fb951a3e1450", 800: "8509109842c3b402cd46aa32"}


def test_behaviour_is_that_of_version_1() -> None:
    env = VectorEnv(4, SETUPS, reward="score", shaped={"temples": 0.5})
    env.reset(1)
    digest = blake2b(digest_size=12)
    for _ in range(STEPS):
        for array in (env.observations, env.masks, env.seats, env.dones):
            digest.update(array.tobytes())
        digest.update(np.round(env.rewards, 3).tobytes())
        env.step(env.sample())
    assert (RULES_VERSION, ACTIONS_VERSION) == (2, 1)
    assert digest.hexdigest() == EXPECTED[STEPS]


def test_environments_say_their_rules() -> None:
    seat = gymnasium.make(SEAT_ID).unwrapped
    assert isinstance(seat, SeatEnv)
    found = [teotihuacan_v1.env().unwrapped, seat, VectorEnv(1)]
    assert [env.rules_version for env in found] == [RULES_VERSION] * 3


def test_names_say_the_version() -> None:
    assert teotihuacan_v1.VERSION == ENVIRONMENTS_VERSION == 1
    assert teotihuacan_v1.raw_env().metadata["name"] == "teotihuacan_v1"
    assert SEAT_ID.endswith("-v1")
    assert SOLO_ID.endswith("-v1")
