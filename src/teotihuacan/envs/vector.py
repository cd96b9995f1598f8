"""Many games at once: stepped in one compiled call, written into the same arrays every time."""

from collections.abc import Mapping, Sequence
from secrets import randbits
from threading import Thread
from typing import Any
from weakref import finalize

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ..engine import ACTIONS, Position, Setup
from ..engine.setup.options import MOST_PLAYERS
from ..version import RULES_VERSION
from .errors import EnvError, IllegalStep
from .observation import OBSERVED, Games
from .rewards import Rewards
from .seeds import BITS

MOST_GAMES = 2**18


class VectorEnv:
    """N games side by side; every step answers the question of each.

    The arrays are written in place by `reset` and `step`: copy what you keep.

    - `observations` (N, OBSERVED) float32 and `masks` (N, ACTIONS) int8: of the seat asked now
    - `seats` (N,) int64: which seat that is
    - `rewards` (N, 4) float32: what the last step was worth to each seat
    - `dones` (N,) bool: the last step ended the game; what is seen belongs to the next one
    - `scores` (N, 4) int64: VP in the last finished game of each place, -1: no such seat
    - `numbers` (N,) int64: number of the game being played; set-up and seed follow from it

    Game `number` of seed `seed` is `Position.new(setups[number % len(setups)],
    seed_of_game(seed, number))`, so any of them can be played again on its own.
    """

    rules_version = RULES_VERSION

    def __init__(
        self,
        count: int,
        setups: Setup | Sequence[Setup] = Setup(2),  # noqa: B008 a frozen value
        *,
        reward: str = "rank",
        shaped: Mapping[str, float] | None = None,
        threads: int = 1,
    ) -> None:
        if not isinstance(count, int | np.integer) or not 1 <= count <= MOST_GAMES:
            raise EnvError(f"count must be 1 to {MOST_GAMES}, not {count!r}")
        self.count = int(count)
        self.setups = [setups] if isinstance(setups, Setup) else list(setups)
        if not self.setups or not all(isinstance(setup, Setup) for setup in self.setups):
            raise EnvError(f"setups must be one Setup or several, not {setups!r}")
        rewards = Rewards(reward, shaped)
        self.observations: NDArray[np.float32] = np.zeros((count, OBSERVED), np.float32)
        self.masks: NDArray[np.int8] = np.zeros((count, ACTIONS), np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((count, MOST_PLAYERS), np.float32)
        self.seats: NDArray[np.int64] = np.zeros(count, np.int64)
        self.dones: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.actions: NDArray[np.int64] = np.zeros(count, np.int64)
        self.numbers: NDArray[np.int64] = np.zeros(count, np.int64)
        self.scores: NDArray[np.int64] = np.zeros((count, MOST_PLAYERS), np.int64)
        self.ends = split_places(count, threads)
        self.games = Games(self.setups, count, self.collect_buffers(rewards))
        self.games.choose_rewards(rewards.kind, bool(rewards.weights))
        workers = start_worker_threads(self.games, self.ends)
        self.stop_threads = finalize(self, stop_worker_threads, self.games, workers)
        self.begun = False

    def collect_buffers(self, rewards: Rewards) -> dict[str, Any]:
        """The arrays the games write into."""
        return {
            "observations": self.observations,
            "masks": self.masks,
            "rewards": self.rewards,
            "seats": self.seats,
            "dones": self.dones,
            "actions": self.actions,
            "numbers": self.numbers,
            "scores": self.scores,
            "shaped": np.zeros((self.count, MOST_PLAYERS), np.float32),
            "weights": np.array(rewards.list_weights(), np.float32),
            "ends": np.array(self.ends, np.int64),
            "wrong": np.zeros(len(self.ends) - 1, np.int64),
        }

    def reset(self, seed: int | None = None) -> None:
        """Begin a game in every place."""
        chosen = randbits(BITS) if seed is None else seed
        self.games.begin(chosen)
        self.begun = True

    def step(self, actions: ArrayLike | None = None) -> None:
        """Answer all questions: with these actions, or with those in `self.actions`.

        Raises IllegalAction, and steps nothing, if one of them is not legal.
        """
        if not self.begun:
            raise EnvError("reset the environment before the first step")
        if actions is not None:
            self.actions[:] = check_actions(actions, self.count)
        place = self.games.find_illegal_place()
        if place >= 0:
            position = self.position(place)
            raise IllegalStep(
                f"game {place}: action {self.actions[place]} does not answer "
                f"{position.question!r}; legal are {position.legal_actions()}"
            )
        self.games.step()

    def sample(self) -> NDArray[np.int64]:
        """Random legal actions, drawn in one call and left in `self.actions`.

        They come from the games' own generators: the same seed gives the same ones.
        """
        self.games.sample()
        return self.actions

    def position(self, place: int) -> Position:
        """A copy of the position in a place."""
        return self.games.position(range(self.count)[place])

    def close(self) -> None:
        """End the threads; the games can still be stepped, by the caller alone."""
        self.stop_threads()


def check_actions(actions: ArrayLike, count: int) -> NDArray[Any]:
    """The actions as an array of integers, one for each game; anything else is refused."""
    array = np.asarray(actions)
    if array.dtype.kind not in "iu":
        raise IllegalStep(f"actions are whole numbers, not {array.dtype}")
    if array.shape != (count,):
        raise IllegalStep(f"actions are {count} in a row, not of shape {array.shape}")
    return array


def split_places(count: int, parts: int) -> list[int]:
    """Where parts of about equal size begin, none of them empty, and where the last one ends."""
    if not isinstance(parts, int | np.integer) or parts < 1:
        raise EnvError(f"threads must be 1 or more, not {parts!r}")
    parts = min(count, parts)
    return [count * part // parts for part in range(parts + 1)]


def start_worker_threads(games: Games, ends: Sequence[int]) -> list[Thread]:
    """Start a thread for each part but the first, which the caller steps itself."""
    parts = range(1, len(ends) - 1)
    threads = [Thread(target=games.run_worker, args=(part,), daemon=True) for part in parts]
    for thread in threads:
        thread.start()
    return threads


def stop_worker_threads(games: Games, threads: Sequence[Thread]) -> None:
    """End the threads; in a forked process there are none."""
    if any(thread.is_alive() for thread in threads):
        games.stop_workers()
    for thread in threads:
        thread.join()
