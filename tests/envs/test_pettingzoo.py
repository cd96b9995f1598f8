"""The PettingZoo environment: its library's own tests, and ours."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from episodes import EPISODES, Watcher
from seen import mask_of, seen_by
from teotihuacan import COMPILED, Position, Setup, TeotihuacanError
from teotihuacan.envs import teotihuacan_v1
from teotihuacan.envs.observation import seed_of_game

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "reward": "score", "shaped": {"temples": 0.1}},
    {"setup": Setup(4, draft=True, dark_eclipse=True)},
    {"players": 1},
]
MEANT = "(Observation is not a NumPy array|Observation space for each agent probably should)"
CYCLES = 1000 if COMPILED else 30


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_api(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Passes without a warning, but for those about observations that are dictionaries."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", MEANT, UserWarning)
        api_test(teotihuacan_v1.env(**options), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_seeds(options: dict[str, Any]) -> None:
    seed_test(lambda: teotihuacan_v1.env(**options), num_cycles=CYCLES // 4)


def test_performance_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """It measures; what it finds is no matter of a test."""
    performance_benchmark(teotihuacan_v1.env())
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Starting performance benchmark"
    assert lines[-1] == "Finished performance benchmark"
    assert float(lines[1].split()[0]) > 0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_1000_random_episodes_keep_every_invariant(players: int) -> None:
    env = teotihuacan_v1.raw_env(players=players)
    chance = random.Random(players)
    watcher = Watcher()
    env.reset(seed=players)
    for _ in range(EPISODES // 4):
        total = play_out(env, chance, watcher)
        if players > 1:
            assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) <= 1
        env.reset()
    assert watcher.looked > EPISODES // 4


def play_out(env: Any, chance: random.Random, watcher: Watcher) -> dict[str, float]:
    """A random game; what each agent got."""
    watcher.begin()
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        if terminated:
            assert not seen["action_mask"].any()
            env.step(None)
            continue
        env.step(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        watcher.look(env.position)
    assert env.agents == []
    return total


def test_agents_see_what_their_seats_see() -> None:
    env = teotihuacan_v1.env(players=3)
    env.reset(seed=8)
    position = Position.new(Setup(3), seed_of_game(8, 0))
    chance = random.Random(8)
    while not position.over:
        assert env.agent_selection == f"player_{position.seat}"
        for seat in range(3):
            seen = env.observe(f"player_{seat}")
            assert (seen["observation"] == seen_by(position, seat)).all()
            assert (seen["action_mask"] == mask_of(position, seat)).all()
        action = chance.choice(position.legal_actions())
        position.apply(action)
        env.step(action)
    ranking = position.ranking()
    worth = {f"player_{seat}": 1 - place for place, seat in enumerate(ranking)}
    assert env.rewards == pytest.approx(worth)
    assert all(env.terminations.values())


def test_resets_without_a_seed_go_on_in_the_sequence_of_the_last_seed() -> None:
    env, other = teotihuacan_v1.raw_env(), teotihuacan_v1.raw_env()
    env.reset(seed=5)
    env.reset()
    other.reset(seed=5)
    assert env.position != other.position
    other.reset()
    assert env.position == other.position == Position.new(Setup(2), seed_of_game(5, 1))


def test_seeding_is_local() -> None:
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state()[1].tobytes()  # type: ignore[index]
    env = teotihuacan_v1.env()
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (random.getstate(), np.random.get_state()[1].tobytes()) == before  # type: ignore[index]


@pytest.mark.parametrize("action", [0, 342, -1, 343, 1.5, None], ids=repr)
def test_an_illegal_action_ends_the_game(action: Any) -> None:
    env = teotihuacan_v1.env(players=3)
    env.reset(seed=1)
    env.step(action)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.infos["player_0"] == {"illegal_action": True}
    for agent in env.agent_iter():
        assert env.last()[1] == (-1.0 if agent == "player_0" else 0.0)
        env.step(None)
    env.reset()
    assert len(env.agents) == 3


def test_shaped_rewards_add_up_to_the_books() -> None:
    shaped = {"temples": 0.1, "masks": 0.2}
    env = teotihuacan_v1.raw_env(players=2, reward="score", shaped=shaped)
    env.reset(seed=4)
    start = {agent: env.weigh_scored(agent) for agent in env.agents}
    total = play_out(env, random.Random(4), Watcher())
    for seat, agent in enumerate(env.possible_agents):
        books = env.position.books(seat)
        scored = sum(weight * books[source] for source, weight in shaped.items())
        scores = env.position.scores()
        margin = (scores[seat] - scores[1 - seat]) / 100
        assert total[agent] == pytest.approx(scored - start[agent] + margin)


def test_it_can_be_looked_at() -> None:
    env = teotihuacan_v1.env(render_mode="ansi")
    env.reset(seed=1)
    lines = str(env.render()).splitlines()
    assert lines[0].startswith("0 eclipses scored")
    assert lines[1].startswith("seat 0: ")
    assert str(env) == "teotihuacan_v1"
    assert teotihuacan_v1.raw_env().render() is None


def test_nonsense_is_refused() -> None:
    with pytest.raises(TeotihuacanError, match="players must be"):
        teotihuacan_v1.env(players=5)
    with pytest.raises(TeotihuacanError, match="reward must be rank or score"):
        teotihuacan_v1.env(reward="vp")
