"""The game as OpenSpiel has games: on its own, and under OpenSpiel's algorithms."""

import os
import random
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from seen import seen_by
from teotihuacan import ACTIONS, COMPILED, Position, Setup
from teotihuacan.envs.observation import OBSERVED
from teotihuacan.envs.spiel import TERMINAL, SpielState, register_game


def played(state: Any, seed: int, most: int = 10**6) -> Any:
    """Random answers to the end, or so many."""
    chance = random.Random(seed)
    while not state.is_terminal() and most > 0:
        state.apply_action(chance.choice(state.legal_actions()))
        most -= 1
    return state


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3), Setup(4)], ids=str)
def test_a_game_from_beginning_to_end(setup: Setup) -> None:
    state = SpielState.new(setup, seed=4)
    chance = random.Random(4)
    players = setup.players
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert state.returns() == [0.0] * players
        assert not state.is_chance_node()
        assert not state.is_simultaneous_node()
        assert state.legal_actions(player) == legal
        assert state.legal_actions((player + 1) % 5) == []
        mask = state.legal_actions_mask()
        assert [action for action in range(ACTIONS) if mask[action]] == legal
        state.apply_action(chance.choice(legal))
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert len(state.returns()) == state.num_players() == players
    assert state.rewards() == state.returns()
    assert state.player_return(0) == state.returns()[0]
    if players > 1:
        assert sum(state.returns()) == pytest.approx(0)


def test_a_clone_is_independent_and_has_the_same_luck() -> None:
    state = played(SpielState.new(seed=1), 1, most=30)
    clone = state.clone()
    before = state.position.to_bytes()
    played(clone, 2)
    assert state.position.to_bytes() == before
    assert played(state.clone(), 2).position == clone.position


def test_tensors_are_observations() -> None:
    state = played(SpielState.new(Setup(3), seed=1), 1, most=30)
    for player in range(3):
        tensor = state.information_state_tensor(player)
        assert tensor == seen_by(state.position, player).tolist()
        assert tensor == state.observation_tensor(player)
        assert len(tensor) == OBSERVED
    assert state.information_state_tensor() == state.information_state_tensor(
        state.current_player()
    )


def test_strings_and_resamples_tell_what_a_player_knows() -> None:
    state = SpielState.new(Setup(2), seed=3)
    state.apply_action(state.legal_actions()[0])  # player 0 has chosen in secret
    chance = random.Random(1)
    for _ in range(10):
        guess = state.resample_from_infostate(1, chance.random)
        assert guess.information_state_string(1) == state.information_state_string(1)
        assert guess.information_state_string(0) != state.information_state_string(0)
        assert guess.observation_string() == state.observation_string()
        assert guess.position != state.position
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert other.information_state_string(1) != state.information_state_string(1)


def test_actions_and_states_have_words() -> None:
    state = SpielState.new(seed=1)
    texts = [state.action_to_string(0, action) for action in state.legal_actions()]
    assert all(text.startswith("keep tile ") for text in texts)
    assert str(state).startswith("0 eclipses scored")


# With OpenSpiel ---


@pytest.fixture(scope="module")
def pyspiel() -> Any:
    """OpenSpiel, with our game in it; where tests count (CI) it must be there."""
    if find_spec("pyspiel") is None:
        if os.environ.get("CI"):
            pytest.fail("open_spiel is missing")
        pytest.skip("NOT TESTED, open_spiel is missing")
    import pyspiel

    register_game()
    return pyspiel


def test_it_is_registered(pyspiel: Any) -> None:
    game = pyspiel.load_game("python_teotihuacan(players=3,seed=7)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == ACTIONS
    state = game.new_initial_state()
    assert state.position == Position.new(Setup(3), 7)
    assert played(game.new_initial_state(), 1).position == played(state, 1).position
    assert sum(state.returns()) == pytest.approx(0)
    loose = pyspiel.load_game("python_teotihuacan")
    assert loose.new_initial_state().position != loose.new_initial_state().position


def test_its_states_are_ours(pyspiel: Any) -> None:
    state = pyspiel.load_game("python_teotihuacan(seed=7)").new_initial_state()
    own = SpielState.new(Setup(2), seed=7)
    chance = random.Random(2)
    for _ in range(60):
        assert state.current_player() == own.current_player()
        assert state.legal_actions() == own.legal_actions()
        assert state.is_terminal() == own.is_terminal()
        action = chance.choice(own.legal_actions())
        assert state.action_to_string(action) == own.action_to_string(0, action)
        state.apply_action(action)
        own.apply_action(action)
    for player in (0, 1):
        tensor = state.information_state_tensor(player)
        assert tensor == pytest.approx(own.information_state_tensor(player))
        assert state.information_state_string(player) == own.information_state_string(player)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.history()) == len(state.history()) + 1
    assert clone.position != state.position


@pytest.mark.skipif(not COMPILED, reason="takes minutes interpreted")
def test_its_algorithms_play(pyspiel: Any) -> None:
    """Tree search, with and without knowledge of what is hidden, and random bots."""
    from open_spiel.python.algorithms import ismcts, mcts
    from open_spiel.python.bots import uniform_random

    game = pyspiel.load_game("python_teotihuacan(seed=3)")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 10, random_state=chance),
        uniform_random.UniformRandomBot(1, chance),
    ]
    state = game.new_initial_state()
    for number in range(24):
        bot = bots[number % 2 if state.current_player() == 0 else 2]
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
