"""The public face of observing and stepping."""

from typing import Any

from ...engine.actions import ACTIONS
from ...engine.constants import KNOBS
from ...engine.position import Position
from ...engine.record.state import Long, State
from ...engine.seeds import check_seed
from ...engine.setup.options import Setup
from ...engine.threads import nogil
from .batch import Batch
from .constants import OBSERVED, TASK_BEGIN, TASK_CHECK, TASK_END, TASK_PICK, TASK_STEP
from .encode import encode_position, mark_legal
from .stepping import compute_outcome, derive_game_seed
from .storage import allocate_semaphores, hold_games, view_bytes, view_floats, view_longs
from .worker_threads import find_first_illegal, run_task, run_worker


class Games(Batch):
    """Games stepped together; they write into the buffers they are given.

    `buffers` are writable arrays in C order, by name: `observations`, `rewards`, `shaped` and
    `weights` of 32-bit floats, `masks` and `dones` of bytes, the others of 64-bit integers.
    `ends` says how the places are divided among threads: each but the first must be in
    `run_worker` before the first task. Compiled, they run without the interpreter lock.
    """

    def __init__(self, setups: list[Setup], count: int, buffers: dict[str, Any]) -> None:
        self.count = count
        self.setups = len(setups)
        positions = [Position.new(setups[0], 0) for _ in range(count)]
        blanks = [make_blank(setup) for setup in setups]
        self.owned = [positions, blanks, buffers]
        hold_games(self, positions, blanks)
        self.observations = view_floats(buffers["observations"])
        self.rewards = view_floats(buffers["rewards"])
        self.shaped = view_floats(buffers["shaped"])
        self.weights = view_floats(buffers["weights"])
        self.masks = view_bytes(buffers["masks"])
        self.dones = view_bytes(buffers["dones"])
        self.seats = view_longs(buffers["seats"])
        self.actions = view_longs(buffers["actions"])
        self.numbers = view_longs(buffers["numbers"])
        self.scores = view_longs(buffers["scores"])
        self.ends = view_longs(buffers["ends"])
        self.wrong = view_longs(buffers["wrong"])
        self.parts = len(buffers["wrong"])
        allocate_semaphores(self, 2 * self.parts)

    def choose_rewards(self, reward: int, shaping: bool) -> None:
        """By rank or by score; with shaping, VP count by the weights when they are scored."""
        self.reward = reward
        self.shaping = 1 if shaping else 0

    def run_worker(self, part: int) -> None:
        """Work on one part of the places until `stop_workers`."""
        which: Long = part
        with nogil:
            run_worker(self, which)

    def stop_workers(self) -> None:
        """End all worker threads; from now on the caller does all the work."""
        with nogil:
            run_task(self, TASK_END)
        self.parts = 1
        self.ends[1] = self.count

    def begin(self, seed: int) -> None:
        """Begin the first game of every place."""
        self.seed = check_seed(seed)
        with nogil:
            run_task(self, TASK_BEGIN)

    def step(self) -> None:
        """Play the actions in the buffer: legal ones only."""
        with nogil:
            run_task(self, TASK_STEP)

    def find_illegal_place(self) -> int:
        """The first place whose action is illegal, -1 if all are legal."""
        with nogil:
            run_task(self, TASK_CHECK)
        return find_first_illegal(self)

    def sample(self) -> None:
        """Fill the buffer of actions with random legal ones."""
        with nogil:
            run_task(self, TASK_PICK)

    def position(self, place: int) -> Position:
        """A copy of a game's position."""
        copied: Position = self.owned[0][place].copy()
        return copied


def make_blank(setup: Setup) -> Position:
    """A record in which nothing is set but the options."""
    example: State = Position.new(setup, 0)
    record = Position()
    p: State = record
    p.players = example.players
    p.solo = example.solo
    p.first_game = example.first_game
    p.draft = example.draft
    p.dark_eclipse = example.dark_eclipse
    p.advanced_worship = example.advanced_worship
    for i in range(KNOBS):
        p.knobs[i] = example.knobs[i]
    return record


def write_observation(position: Position, seat: int, observation: Any, mask: Any) -> None:
    """Write what a seat sees and may answer into 32-bit floats and bytes."""
    p: State = position
    which: Long = position.checked_seat(seat)
    floats, marks = memoryview(observation), memoryview(mask)
    if floats.format != "f" or floats.nbytes != 4 * OBSERVED:
        raise ValueError(f"an observation has {OBSERVED} 32-bit floats")
    if marks.nbytes != ACTIONS:
        raise ValueError(f"a mask has {ACTIONS} bytes")
    encode_position(p, which, view_floats(observation), 0)
    mark_legal(p, which, view_bytes(mask), 0)


def compute_result(position: Position, seat: int, reward: int) -> float:
    """What a finished game is worth to a seat."""
    p: State = position
    return compute_outcome(p, seat, reward)


def seed_of_game(seed: int, number: int) -> int:
    """The seed for `Position.new` of a game by its number."""
    return derive_game_seed(check_seed(seed), number)
