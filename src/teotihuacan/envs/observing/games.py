"""The public face of observing and stepping."""

from typing import Any

from ...engine.actions import ACTIONS
from ...engine.position import Position, checked_seed
from ...engine.setup import Setup
from ...engine.state import Long, State
from ...engine.words import KNOBS
from .batch import Batch
from .looking import mark_legal, observe
from .stepping import begin_games, first_illegal, game_seed, outcome, pick_answers, step_games
from .storage import byte_memory, float_memory, hold_games, long_memory
from .words import OBSERVED


class Games(Batch):
    """Games stepped together; they write into the buffers they are given.

    `buffers` are writable arrays in C order, by name: `observations`, `rewards`, `shaped` and
    `weights` of 32-bit floats, `masks` and `dones` of bytes, the others of 64-bit integers.
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

    def choose_rewards(self, reward: int, shaping: bool) -> None:
        """By rank or by score; with shaping, VP count by the weights when they are scored."""
        self.reward = reward
        self.shaping = 1 if shaping else 0

    def begin(self, seed: int, first: int, last: int) -> None:
        """Begin the first games of the places from `first` to before `last`."""
        self.seed = checked_seed(seed)
        start: Long = first
        end: Long = last
        begin_games(self, start, end)  # other threads run meanwhile

    def step(self, first: int, last: int) -> None:
        """Play the actions in the buffer, in some places: legal ones only.

        Compiled, other threads run meanwhile.
        """
        start: Long = first
        end: Long = last
        step_games(self, start, end)  # other threads run meanwhile

    def illegal_place(self) -> int:
        """The first place whose action is illegal, -1 if all are legal."""
        return first_illegal(self)

    def sample(self) -> None:
        """Fill the buffer of actions with random legal ones."""
        pick_answers(self)  # other threads run meanwhile

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
    return game_seed(checked_seed(seed), number)
