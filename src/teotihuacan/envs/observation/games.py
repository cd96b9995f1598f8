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
from .encode import mark_legal, observe
from .stepping import game_seed, outcome
from .storage import byte_memory, float_memory, hang_bells, hold_games, long_memory
from .worker_threads import all_hands, first_wrong, help_out


class Games(Batch):
    """Games stepped together; they write into the buffers they are given.

    `buffers` are writable arrays in C order, by name: `observations`, `rewards`, `shaped` and
    `weights` of 32-bit floats, `masks` and `dones` of bytes, the others of 64-bit integers.
    `ends` says how the places are divided among threads: each but the first must be in
    `help_out` before anything is begun. Compiled, other threads run while these work.
    """

    def __init__(self, setups: list[Setup], count: int, buffers: dict[str, Any]) -> None:
        self.count = count
        self.setups = len(setups)
        positions = [Position.new(setups[0], 0) for _ in range(count)]
        blanks = [blank(setup) for setup in setups]
        self.owned = [positions, blanks, buffers]
        hold_games(self, positions, blanks)
        self.observations = float_memory(buffers["observations"])
        self.rewards = float_memory(buffers["rewards"])
        self.shaped = float_memory(buffers["shaped"])
        self.weights = float_memory(buffers["weights"])
        self.masks = byte_memory(buffers["masks"])
        self.dones = byte_memory(buffers["dones"])
        self.seats = long_memory(buffers["seats"])
        self.actions = long_memory(buffers["actions"])
        self.numbers = long_memory(buffers["numbers"])
        self.scores = long_memory(buffers["scores"])
        self.ends = long_memory(buffers["ends"])
        self.wrong = long_memory(buffers["wrong"])
        self.parts = len(buffers["wrong"])
        hang_bells(self, 2 * self.parts)

    def choose_rewards(self, reward: int, shaping: bool) -> None:
        """By rank or by score; with shaping, VP count by the weights when they are scored."""
        self.reward = reward
        self.shaping = 1 if shaping else 0

    def help_out(self, part: int) -> None:
        """Work on a part of the places until `dismiss`."""
        which: Long = part
        with nogil:
            help_out(self, which)

    def dismiss(self) -> None:
        """Let all helpers go; who calls does all the work from now on."""
        with nogil:
            all_hands(self, TASK_END)
        self.parts = 1
        self.ends[1] = self.count

    def begin(self, seed: int) -> None:
        """Begin the first game of every place."""
        self.seed = check_seed(seed)
        with nogil:
            all_hands(self, TASK_BEGIN)

    def step(self) -> None:
        """Play the actions in the buffer: legal ones only."""
        with nogil:
            all_hands(self, TASK_STEP)

    def illegal_place(self) -> int:
        """The first place whose action is illegal, -1 if all are legal."""
        with nogil:
            all_hands(self, TASK_CHECK)
        return first_wrong(self)

    def sample(self) -> None:
        """Fill the buffer of actions with random legal ones."""
        with nogil:
            all_hands(self, TASK_PICK)

    def position(self, place: int) -> Position:
        """A copy of a game's position."""
        copied: Position = self.owned[0][place].copy()
        return copied


def blank(setup: Setup) -> Position:
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
    observe(p, which, float_memory(observation), 0)
    mark_legal(p, which, byte_memory(mask), 0)


def result(position: Position, seat: int, reward: int) -> float:
    """What a finished game is worth to a seat."""
    p: State = position
    return outcome(p, seat, reward)


def seed_of_game(seed: int, number: int) -> int:
    """The seed for `Position.new` of a game by its number."""
    return game_seed(check_seed(seed), number)
