"""The Gymnasium environments: their library's own test, and ours."""

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from episodes import EPISODES, Watcher
from seen import mask_of, seen_by
from teotihuacan import COMPILED, Position, Setup, TeotihuacanError, question_text
from teotihuacan.bots import Budget
from teotihuacan.envs import SEAT_ID, SOLO_ID
from teotihuacan.envs.seat_env import SeatEnv, SoloEnv

OPTIONS: dict[str, Any] = {
    "one": {"id": SEAT_ID},
    "three": {"id": SEAT_ID, "opponents": ("random", "random"), "seat": None},
    "greedy": {"id": SEAT_ID, "opponents": ("greedy",), "seat": 1, "reward": "score"},
    "shaped": {"id": SEAT_ID, "shaped": {"masks": 0.1}},
    "solo": {"id": SOLO_ID},
    "hardest": {"id": SOLO_ID, "level": "hardest"},
}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_check_env(options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(**options).unwrapped)
        check_env(gymnasium.make(render_mode="ansi", **options).unwrapped)


def test_they_are_found_by_module_and_name() -> None:
    env = gymnasium.make(f"teotihuacan.envs:{SEAT_ID}")
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.spec is not None
    assert env.spec.id == "Teotihuacan-v1"


def play_out(env: Any, chance: random.Random, watcher: Watcher) -> tuple[float, dict[str, Any]]:
    """A random game from where it is: the return, and what was told at the end."""
    watcher.begin()
    seen = env.unwrapped.observe()
    total, over = 0.0, False
    while not over:
        action = chance.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += reward
        watcher.look(env.unwrapped.position)
    return total, info


@pytest.mark.parametrize("kind", ["one", "three", "solo", "hardest"])
def test_1000_random_episodes_keep_every_invariant(kind: str) -> None:
    env = gymnasium.make(**OPTIONS[kind])
    chance = random.Random(5)
    watcher = Watcher()
    places = set()
    seats = set()
    env.reset(seed=5)
    for _ in range(EPISODES // 2):  # of each of two environments in two forms
        total, info = play_out(env, chance, watcher)
        players = len(info["scores"])
        assert total == pytest.approx(1 - 2 * info["place"] / (players - 1))
        places.add(info["place"])
        seats.add(info["seat"])
        env.reset()
    assert watcher.looked > EPISODES // 2
    if COMPILED:
        assert len(places) == {"one": 2, "three": 3}.get(kind, 1)
        assert len(seats) == (3 if kind == "three" else 1)


def test_the_own_seat_sees_what_it_may() -> None:
    env = SeatEnv(("random", "random"), seat=2)
    seen, info = env.reset(seed=3)
    chance = random.Random(3)
    assert info == {"seat": 2}
    over = False
    while not over:
        assert env.position.seat == 2
        assert (seen["observation"] == seen_by(env.position, 2)).all()
        assert (seen["action_mask"] == mask_of(env.position, 2)).all()
        seen, _, over, _, info = env.step(chance.choice(env.position.legal_actions()))
    assert not seen["action_mask"].any()
    assert info["scores"] == env.position.scores()
    with pytest.raises(TeotihuacanError, match="reset the environment"):
        env.step(0)


class FirstBot:
    """Answers with the first legal action, and remembers what it was shown."""

    def __init__(self) -> None:
        self.seen: list[Position] = []

    def choose(self, position: Position, budget: Budget, seed: int) -> int:  # noqa: ARG002
        self.seen.append(position)
        return position.legal_actions()[0]


def test_given_bots_play_their_seats_and_see_nothing_hidden() -> None:
    first, second = FirstBot(), FirstBot()
    env = SeatEnv((first, second), seat=1)
    env.reset(seed=1)
    play_out(env, random.Random(1), Watcher())
    assert {position.seat for position in first.seen} == {2}
    assert {position.seat for position in second.seen} == {0}
    truth = Position.new(Setup(3), env.seeds.draw_next(1))
    assert second.seen[0] != truth
    assert second.seen[0].to_bytes()[8:16] == truth.to_bytes()[8:16]


def test_greedy_beats_random_answers() -> None:
    env = gymnasium.make(SEAT_ID, opponents=("greedy",))
    env.reset(seed=2)
    for _ in range(5 if COMPILED else 1):
        total, info = play_out(env, random.Random(2), Watcher())
        assert (total, info["place"]) == (-1.0, 1)
        env.reset()


@pytest.mark.parametrize("options", [OPTIONS["one"], OPTIONS["greedy"], OPTIONS["solo"]], ids=str)
def test_the_same_seed_gives_the_same_episodes(options: dict[str, Any]) -> None:
    def told(seed: int) -> list[Any]:
        env = gymnasium.make(**options)
        env.reset(seed=seed)
        chance = random.Random(7)
        games = []
        for _ in range(3 if COMPILED else 1):
            games.append(play_out(env, chance, Watcher()))
            env.reset()
        return games

    assert told(11) == told(11)
    assert told(11) != told(12)


@pytest.mark.parametrize("action", [0, 342, -1, 343, 1.5], ids=repr)
def test_an_illegal_action_ends_the_episode(action: Any) -> None:
    env = SeatEnv()
    env.reset(seed=1)
    before = env.position.to_bytes()
    _, reward, terminated, truncated, info = env.step(action)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info == {"seat": 0, "illegal_action": True}
    assert env.position.to_bytes() == before
    with pytest.raises(TeotihuacanError, match="reset the environment"):
        env.step(env.position.legal_actions()[0])
    env.reset()
    env.step(env.position.legal_actions()[0])
    assert env.position.decisions_made > 0


def test_nonsense_is_refused() -> None:
    with pytest.raises(TeotihuacanError, match="3 players need 2 opponents, not 1"):
        SeatEnv(("random",), setup=Setup(3))
    with pytest.raises(TeotihuacanError, match="seat must be 0 to 1, not 2"):
        SeatEnv(seat=2)
    with pytest.raises(TeotihuacanError, match="no bot is called 'nobody'"):
        SeatEnv(("nobody",))
    with pytest.raises(TeotihuacanError, match="level must be"):
        SoloEnv(level="impossible")


def test_it_can_be_looked_at() -> None:
    env = SoloEnv(render_mode="ansi")
    env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert lines[0].startswith("0 eclipses scored")
    assert lines[-1] == f"seat 0: {question_text(env.position)}"
    assert SoloEnv().render() is None
