"""fastcatan: games of 4 random players, the only number it has, and its batch of games."""

import platform
import random
from importlib.metadata import version as version_of
from itertools import count
from time import perf_counter
from typing import Any

import fastcatan
import numpy as np

from clock import Rates, Workload, time_copies, time_games

SIDE_BY_SIDE = 256
ROWS = np.arange(SIDE_BY_SIDE)
WORD = 64  # answers in one number of a mask


def read_version() -> str:
    """What is measured."""
    return f"fastcatan {version_of('fastcatan')}, Python {platform.python_version()}"


def list_workloads() -> dict[str, dict[str, Workload]]:
    """By game: what is measured."""
    seeds = count(1)
    chance = random.Random(1).random
    game = fastcatan.Env()

    def play() -> int:
        game.reset(next(seeds))
        decisions, over = 0, False
        while not over:
            legal = game.legal_actions()
            over = game.step(legal[int(chance() * len(legal))])
            decisions += 1
        return decisions

    middle = play_to_middle()

    def copy() -> Any:
        """Another game at the same point: it has no call for that."""
        other = fastcatan.Env()
        other.load_snapshot(middle.snapshot())
        return other

    return {
        "Catan": {
            "play": time_games(play),
            "copy": time_copies(copy, 200),
            "batch": make_batch(),
        }
    }


def play_to_middle() -> Any:
    """A random game after 400 decisions."""
    game = fastcatan.Env()
    game.reset(3)
    chooser = random.Random(3)
    for _ in range(400):
        game.step(chooser.choice(game.legal_actions()))
    return game


def make_batch() -> Workload:
    """Many games at once, and how fast they would be if picking answers took no time."""
    games = fastcatan.BatchedEnv(SIDE_BY_SIDE, seed=1)
    games.reset()
    masks = np.zeros((SIDE_BY_SIDE, fastcatan.MASK_WORDS), np.uint64)
    over = np.zeros(SIDE_BY_SIDE, np.uint8)
    chance = np.random.default_rng(1)

    def run(seconds: float) -> Rates:
        steps, picking = 0, 0.0
        started = perf_counter()
        while (elapsed := perf_counter() - started) < seconds or not steps:
            games.write_masks(masks)
            asked = perf_counter()
            actions = pick_actions(masks, chance)
            picking += perf_counter() - asked
            games.step_autoreset(actions, over)
            steps += SIDE_BY_SIDE
        return {
            "batch_steps_per_s": steps / elapsed,
            "batch_unpicked_steps_per_s": steps / (elapsed - picking),
        }

    return run


def pick_actions(masks: Any, chance: Any) -> Any:
    """Any legal action of every game: the k-th bit of its mask that is set."""
    in_word = np.bitwise_count(masks).astype(np.int64)
    up_to = in_word.cumsum(axis=1)
    k = (chance.random(SIDE_BY_SIDE) * up_to[:, -1]).astype(np.int64)
    word = (up_to <= k[:, None]).sum(axis=1)
    k -= up_to[ROWS, word] - in_word[ROWS, word]
    octets = masks[ROWS, word].astype("<u8").view(np.uint8).reshape(SIDE_BY_SIDE, -1)
    bits = np.unpackbits(octets, axis=1, bitorder="little")
    bit = (bits.cumsum(axis=1, dtype=np.uint8) <= k[:, None]).sum(axis=1)
    return (word * WORD + bit).astype(np.uint32)
