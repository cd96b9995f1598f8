"""OpenSpiel through its Python API: random games, its environment, its vector environment."""

import random
from importlib.metadata import version as version_of
from typing import Any

import pyspiel
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.rl_environment import Environment
from open_spiel.python.vector_env import SyncVectorEnv

from clock import Workload, time_copies, time_games, time_steps

GAMES = ("backgammon", "chess", "gin_rummy")
SIDE_BY_SIDE = 64


def read_version() -> str:
    """What is measured."""
    return f"open_spiel {version_of('open_spiel')}"


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    return {name: list_workloads_of(name) for name in GAMES}


def list_workloads_of(name: str) -> dict[str, Workload]:
    """The workloads of one game."""
    game = pyspiel.load_game(name)
    chance = random.Random(1).random

    def advance(state: Any) -> int:
        """One answer, of chance or of a player; 1 for a player's."""
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        return 1

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += advance(state)
        return decisions

    middle = game.new_initial_state()
    for _ in range(40):
        advance(middle)
    return {
        "play": time_games(play),
        "copy": time_copies(middle.clone),
        "env": time_steps("env_steps_per_s", make_single_steps(game)),
        "vector": time_steps("vector_steps_per_s", make_vector_steps(game)),
    }


def choose_action(time_step: Any) -> int:
    """Any legal action of the player who is asked."""
    player = time_step.observations["current_player"]
    legal = time_step.observations["legal_actions"][player]
    return int(legal[int(random.random() * len(legal))])


def make_single_steps(game: Any) -> Any:
    """Its environment, observations of all players written."""
    env = Environment(game)
    held = {"now": env.reset()}

    def step() -> int:
        for _ in range(20):
            held["now"] = (
                env.reset() if held["now"].last() else env.step([choose_action(held["now"])])
            )
        return 20

    return step


def make_vector_steps(game: Any) -> Any:
    """Its vector environment: one environment after the other in Python."""
    env = SyncVectorEnv([Environment(game) for _ in range(SIDE_BY_SIDE)])
    held = {"now": env.reset()}

    def step() -> int:
        chosen = [StepOutput(action=choose_action(now), probs=None) for now in held["now"]]
        held["now"], _, _, _ = env.step(chosen, reset_if_done=True)
        return SIDE_BY_SIDE

    return step
