"""The game with OpenSpiel's interface: states with `legal_actions`, `apply_action`, `clone` ...

`SpielState` needs nothing but this package and numpy. Where `open_spiel` is installed,
`register_game()` makes `pyspiel.load_game("python_teotihuacan")` work, for its algorithms.

Chance is not a player here: the draws come from the generator in the position, so a clone has the
same luck ahead. Algorithms that search should search `resample_from_infostate(player, ...)`, in
which everything the player can't know, the draws to come among it, is dealt anew.
"""

from collections.abc import Callable
from hashlib import blake2b
from importlib.util import find_spec
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..engine import ACTIONS, Position, Setup
from ..game.notation import action_text
from .observation import OBSERVED, compute_result, write_observation
from .observation.constants import BY_RANK
from .rendering import render_text

TERMINAL = -4  # pyspiel.PlayerId.TERMINAL
SEEDS = 2**60


class SpielState:
    """A state: a position, and who is asked."""

    def __init__(self, position: Position) -> None:
        self.position = position

    @classmethod
    def new(cls, setup: Setup | None = None, seed: int = 0) -> "SpielState":
        """The first state of a game."""
        return cls(Position.new(setup or Setup(2), seed))

    def current_player(self) -> int:
        """The seat that is asked, TERMINAL after the end."""
        return TERMINAL if self.position.over else self.position.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def is_chance_node(self) -> bool:
        """Never: chance is drawn when it is needed."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Never: seats are asked one after the other."""
        return False

    def num_players(self) -> int:
        """Seats that are asked; solo one."""
        return self.position.setup.players

    def num_distinct_actions(self) -> int:
        """The size of the action space."""
        return ACTIONS

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal answers, ascending; none for players who are not asked."""
        if player is not None and player != self.current_player():
            return []
        return self.position.legal_actions()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """One number for each action: 1 if it is legal."""
        mask = [0] * ACTIONS
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Answer the question."""
        self.position.apply(action)

    def action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        """An action in words."""
        return action_text(self.position, action)

    def returns(self) -> list[float]:
        """1 for the first, -1 for the last, evenly between; zeros until the end."""
        return compute_returns(self.position)

    def rewards(self) -> list[float]:
        """The same: nothing is given on the way."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """One player's return."""
        return self.returns()[player]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a player knows, as docs/research/observation.md has it."""
        return [float(n) for n in make_tensor(self.position, self.choose_player(player))]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same."""
        return self.information_state_tensor(player)

    def information_state_string(self, player: int | None = None) -> str:
        """A short text that is equal where a player knows the same."""
        return describe_knowledge(self.position, self.choose_player(player))

    def observation_string(self, player: int | None = None) -> str:
        """The same."""
        return self.information_state_string(player)

    def choose_player(self, player: int | None) -> int:
        """A player, by default the one who is asked."""
        return self.current_player() if player is None else player

    def clone(self) -> "SpielState":
        """An independent copy, with the same luck ahead."""
        return SpielState(self.position.copy())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A copy in which all that a player can't know is dealt and drawn anew."""
        return SpielState(self.position.determinize(player, int(sampler() * SEEDS)))

    def __str__(self) -> str:
        return render_text(self.position)


def compute_returns(position: Position) -> list[float]:
    """What a game is worth to each player."""
    players = range(position.setup.players)
    if not position.over:
        return [0.0 for _ in players]
    return [float(compute_result(position, seat, BY_RANK)) for seat in players]


def make_tensor(position: Position, player: int) -> NDArray[np.float32]:
    """What a player knows, as numbers."""
    tensor = np.empty(OBSERVED, np.float32)
    write_observation(position, player, tensor, np.empty(ACTIONS, np.int8))
    return tensor


def describe_knowledge(position: Position, player: int) -> str:
    """A text that is equal where a player knows the same.

    With one seed, what a player can't know is dealt alike wherever it knows the same.
    """
    dealt = position.determinize(player, 0)
    return f"{player} {blake2b(dealt.to_bytes(), digest_size=16).hexdigest()}"


def register_game() -> Any:
    """Make the game known to OpenSpiel: `pyspiel.load_game("python_teotihuacan")`."""
    if find_spec("pyspiel") is None:
        raise ImportError("open_spiel is not installed")
    from .spiel_game import TeotihuacanGame

    return TeotihuacanGame
