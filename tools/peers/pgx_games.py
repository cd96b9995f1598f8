"""pgx on the CPU: games that step side by side, compiled for this machine by JAX."""

import os
from importlib.metadata import version as version_of
from typing import Any

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import pgx

from clock import Workload, time_steps

GAMES = ("backgammon", "chess")
SIDE_BY_SIDE = 256
ROUNDS = 16  # steps in one compiled call, so that Python costs nothing


def read_version() -> str:
    """What is measured."""
    return f"pgx {version_of('pgx')}, jax {version_of('jax')}"


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured. Its states are values: there is nothing to copy."""
    return {
        name: {
            "env": time_steps("env_steps_per_s", make_stepper(name, 1, 1)),
            "vector": time_steps("vector_steps_per_s", make_stepper(name, SIDE_BY_SIDE, ROUNDS)),
        }
        for name in GAMES
    }


def make_stepper(name: str, count: int, rounds: int) -> Any:
    """Games with random answers, observed and begun again when they are over."""
    env = pgx.make(name)
    begin = jax.vmap(env.init)
    play = jax.vmap(auto_reset(env))

    def one(held: Any, _: Any) -> Any:
        states, key = held
        key, drawn, again = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(drawn, logits, axis=-1)
        states = play(states, actions, jax.random.split(again, count))
        return (states, key), states.rewards.sum()

    @jax.jit
    def several(held: Any) -> Any:
        return jax.lax.scan(one, held, None, length=rounds)

    key = jax.random.PRNGKey(1)
    held = {"now": (jax.jit(begin)(jax.random.split(key, count)), key)}
    held["now"], _ = several(held["now"])  # compile

    def step() -> int:
        held["now"], rewards = several(held["now"])
        rewards.block_until_ready()
        return count * rounds

    return step


def auto_reset(env: Any) -> Any:
    """A step after which a finished game begins anew."""

    def step(state: Any, action: Any, key: Any) -> Any:
        after = env.step(state, action, key)
        over = after.terminated | after.truncated
        new = env.init(key)
        return jax.tree_util.tree_map(lambda a, b: jnp.where(over, a, b), new, after)

    return step
