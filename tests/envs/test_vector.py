"""Many games at once are the same games as one at a time."""

import gc
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from episodes import EPISODES, Watcher
from seen import mask_of, seen_by
from teotihuacan import ACTIONS, COMPILED, IllegalAction, Position, Setup, TeotihuacanError
from teotihuacan.envs.observation import seed_of_game
from teotihuacan.envs.vector import VectorEnv, split_places

SETUPS = [Setup(2), Setup(3, dark_eclipse=True), Setup(1), Setup(4, draft=True)]


def test_it_plays_the_games_that_numbers_and_seed_stand_for() -> None:
    env = VectorEnv(6, SETUPS)
    env.reset(seed=9)
    alone: dict[int, Position] = {}
    finished = 0
    while finished < (40 if COMPILED else 3):
        numbers = env.numbers.tolist()
        for place, number in enumerate(numbers):
            if number not in alone:
                setup = SETUPS[number % len(SETUPS)]
                alone[number] = Position.new(setup, seed_of_game(9, number))
            position = alone[number]
            assert env.position(place) == position
            assert env.seats[place] == position.seat
            assert (env.observations[place] == seen_by(position, position.seat)).all()
            assert (env.masks[place] == mask_of(position, position.seat)).all()
        actions = env.sample().copy()
        env.step(actions)
        for place, number in enumerate(numbers):
            alone[number].apply(int(actions[place]))
            check_end(env, place, alone[number])
            finished += alone[number].over
    assert sorted(alone) == sorted(set(alone))


def check_end(env: VectorEnv, place: int, position: Position) -> None:
    """A finished game gives its rewards and scores, once."""
    assert env.dones[place] == position.over
    if not position.over:
        assert not env.rewards[place].any()
        return
    scores = position.scores()
    assert env.scores[place].tolist() == scores + [-1] * (4 - len(scores))
    ranking = position.ranking()
    worth = [1 - 2 * ranking.index(seat) / (len(scores) - 1) for seat in range(len(scores))]
    assert env.rewards[place, : len(scores)] == pytest.approx(worth)
    assert not env.rewards[place, len(scores) :].any()


def test_1000_random_episodes_keep_every_invariant() -> None:
    """A finished game is followed at once by the next, so its last step is made again to look."""
    env = VectorEnv(50 if COMPILED else 4, SETUPS)
    env.reset(seed=2)
    watchers = [Watcher() for _ in range(env.count)]
    for place, watcher in enumerate(watchers):
        watcher.steps = place  # not all look at once
    finished = 0
    while finished < EPISODES:
        before = [env.position(place) for place in range(env.count)]
        actions = env.sample().copy()
        env.step(actions)
        assert env.masks.sum(1).min() >= 2
        for place, watcher in enumerate(watchers):
            position = before[place]
            position.apply(int(actions[place]))
            check_end(env, place, position)
            watcher.look(position)
            if position.over:
                finished += 1
                watcher.begin()
            else:
                assert env.position(place) == position
    assert sum(watcher.looked for watcher in watchers) > finished


def rollout(env: VectorEnv, seed: int, steps: int) -> list[bytes]:
    """All that is written in some steps."""
    env.reset(seed)
    written = []
    for _ in range(steps):
        env.step(env.sample())
        arrays = (env.observations, env.masks, env.rewards, env.seats, env.dones, env.numbers)
        written += [array.tobytes() for array in arrays]
    return written


STEPS = 400 if COMPILED else 20


def test_the_same_seed_gives_the_same_rollout_and_another_one_another() -> None:
    env = VectorEnv(5, SETUPS)
    first = rollout(env, 4, STEPS)
    assert rollout(env, 4, STEPS) == first
    assert rollout(VectorEnv(5, SETUPS), 4, STEPS) == first
    assert rollout(env, 5, STEPS) != first


@pytest.mark.parametrize("threads", [2, 3, 8])
def test_threads_change_nothing(threads: int) -> None:
    env = VectorEnv(5, SETUPS, threads=threads)
    assert rollout(env, 4, STEPS) == rollout(VectorEnv(5, SETUPS), 4, STEPS)
    env.close()


def test_after_the_threads_have_ended_the_caller_goes_on_alone() -> None:
    env = VectorEnv(5, SETUPS, threads=3)
    env.reset(4)
    env.close()
    env.close()
    assert rollout(env, 4, STEPS) == rollout(VectorEnv(5, SETUPS), 4, STEPS)


def test_threads_end_with_their_environment() -> None:
    before = set(threading.enumerate())
    env = VectorEnv(6, threads=4)
    env.reset(1)
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    del env
    gc.collect()
    assert not any(thread.is_alive() for thread in started)


def printed_by(program: str) -> str:
    """What a program of its own prints before it ends well."""
    quiet = ("-W", "ignore::DeprecationWarning")  # newer Pythons warn of a fork beside threads
    command = [sys.executable, *quiet, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_threads_do_not_keep_a_program_from_ending() -> None:
    program = (
        "from teotihuacan.envs.vector import VectorEnv\n"
        "env = VectorEnv(4, threads=2)\n"
        "env.reset(1)\n"
        "env.step(env.sample())\n"
        "print(env.numbers.sum())\n"
    )
    assert printed_by(program) == "6\n"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system can't fork")
def test_a_forked_process_does_not_wait_for_threads_it_does_not_have() -> None:
    program = (
        "import os\n"
        "from teotihuacan.envs.vector import VectorEnv\n"
        "env = VectorEnv(4, threads=2)\n"
        "env.reset(1)\n"
        "child = os.fork()\n"
        "env.close()\n"
        "if child:\n"
        "    print(os.waitpid(child, 0)[1])\n"
    )
    assert printed_by(program) == "0\n"


@pytest.mark.parametrize("places", [[0], [4], [1, 4], [2, 3]])
def test_every_part_is_checked_for_illegal_actions(places: list[int]) -> None:
    env = VectorEnv(5, threads=3)
    env.reset(1)
    actions = env.sample().copy()
    actions[places] = ACTIONS - 1
    before = [env.position(place) for place in range(5)]
    with pytest.raises(IllegalAction, match=f"game {places[0]}: action {ACTIONS - 1} does not"):
        env.step(actions)
    assert [env.position(place) for place in range(5)] == before


def test_without_a_seed_games_differ() -> None:
    env = VectorEnv(2)
    env.reset()
    first = env.observations.copy()
    env.reset()
    assert (env.observations != first).any()


def test_arrays_are_written_in_place() -> None:
    env = VectorEnv(2)
    observations, masks = env.observations, env.masks
    env.reset(1)
    first = observations.copy()
    env.step(env.sample())
    assert env.observations is observations
    assert env.masks is masks
    assert (observations != first).any()


def test_an_illegal_action_is_refused_and_nothing_is_stepped() -> None:
    env = VectorEnv(3)
    env.reset(1)
    before = [env.position(place).to_bytes() for place in range(3)]
    good = env.sample().tolist()
    for wrong in (-1, 343, 2**40, int(np.flatnonzero(env.masks[1] == 0)[0])):
        with pytest.raises(IllegalAction, match=rf"^game 1: action {wrong} does not answer"):
            env.step([good[0], wrong, good[2]])
        assert [env.position(place).to_bytes() for place in range(3)] == before
    with pytest.raises(IllegalAction, match="whole numbers"):
        env.step([297.5, 297.0, 297.0])
    env.step(good)
    assert [env.position(place).to_bytes() for place in range(3)] != before


def test_shaped_rewards_add_up_to_the_books() -> None:
    shaped = {"construction": 0.5, "temples": 0.25, "salary": 1.0}
    env = VectorEnv(1, Setup(2), reward="score", shaped=shaped)
    env.reset(6)
    position = env.position(0)
    given = np.zeros(4)
    start = [sum(w * position.books(s)[n] for n, w in shaped.items()) for s in (0, 1)]
    while not env.dones[0]:
        action = int(env.sample()[0])
        position.apply(action)
        env.step()
        given += env.rewards[0]
    for seat in (0, 1):
        books = position.books(seat)
        scored = sum(weight * books[name] for name, weight in shaped.items()) - start[seat]
        margin = (position.scores()[seat] - position.scores()[1 - seat]) / 100
        assert given[seat] == pytest.approx(scored + margin, abs=1e-5)


def test_nonsense_is_refused() -> None:
    with pytest.raises(TeotihuacanError, match="reset the environment"):
        VectorEnv(1).step([0])
    with pytest.raises(TeotihuacanError, match="count must be 1 to"):
        VectorEnv(0)
    with pytest.raises(TeotihuacanError, match="count must be 1 to"):
        VectorEnv(2.0)  # type: ignore[arg-type]
    for threads in (0, 1.5):
        with pytest.raises(TeotihuacanError, match="threads must be"):
            VectorEnv(1, threads=threads)  # type: ignore[arg-type]
    for setups in ([], [2]):
        with pytest.raises(TeotihuacanError, match="setups must be one Setup or several"):
            VectorEnv(1, setups)  # type: ignore[arg-type]
    env = VectorEnv(3)
    env.reset(1)
    for actions in ([1, 2], 1, [[1, 2, 3]]):
        with pytest.raises(IllegalAction, match="actions are 3 in a row, not of shape"):
            env.step(actions)
    with pytest.raises(TeotihuacanError, match="reward must be rank or score"):
        VectorEnv(1, reward="luck")
    with pytest.raises(TeotihuacanError, match="no source of VP 'gold'"):
        VectorEnv(1, shaped={"gold": 1.0})
    with pytest.raises(TeotihuacanError, match="seed must be"):
        VectorEnv(1).reset(seed=-1)


@pytest.mark.parametrize(
    ("count", "parts", "ends"),
    [(1, 1, [0, 1]), (7, 3, [0, 2, 4, 7]), (2, 5, [0, 1, 2]), (64, 2, [0, 32, 64])],
)
def test_parts_cover_all_places_once(count: int, parts: int, ends: list[int]) -> None:
    assert split_places(count, parts) == ends
