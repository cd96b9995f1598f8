"""The game in OpenSpiel's own registry; importing this file needs `open_spiel`."""

from secrets import randbits
from typing import Any

import numpy as np
import pyspiel

from ..engine import ACTIONS, Position, Setup
from ..game.notation import action_text
from ..version import RULES_VERSION
from .observation import OBSERVED
from .rendering import render_text
from .seeds import BITS
from .spiel import SEEDS, compute_returns, describe_knowledge, make_tensor

LONGEST = 4000  # decisions of a game; random games have some 300
ANY_SEED = -1
PARAMETERS = {"players": 2, "seed": ANY_SEED}
GAME_TYPE = pyspiel.GameType(
    short_name="python_teotihuacan",
    long_name="Teotihuacan: City of Gods",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class TeotihuacanGame(pyspiel.Game):
    """The standard set-up for 2 to 4 players; a seed of -1 is another one every time."""

    rules_version = RULES_VERSION

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        self.players = int(chosen["players"])
        self.seed = int(chosen["seed"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> "TeotihuacanState":
        """A new game."""
        if state is not None:
            raise ValueError("a state can't be given: apply its actions")
        seed = randbits(BITS) if self.seed == ANY_SEED else self.seed
        return TeotihuacanState(self, Position.new(Setup(self.players), seed))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        """What makes tensors of states."""
        return Observer()


class TeotihuacanState(pyspiel.State):
    """A position."""

    def __init__(self, game: TeotihuacanGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat that is asked."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002
        return self.position.legal_actions()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        return action_text(self.position, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.over

    def returns(self) -> list[float]:
        """What the game is worth to each player."""
        return compute_returns(self.position)

    def resample_from_infostate(self, player: int, sampler: Any) -> "TeotihuacanState":
        """A copy in which all that a player can't know is dealt and drawn anew."""
        copied: TeotihuacanState = self.clone()
        copied.position = self.position.determinize(player, int(sampler() * SEEDS))
        return copied

    def __str__(self) -> str:
        return render_text(self.position)


class Observer:
    """A tensor that is filled from a state, as OpenSpiel's observers are."""

    def __init__(self) -> None:
        self.tensor = np.zeros(OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TeotihuacanState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = make_tensor(state.position, player)

    def string_from(self, state: TeotihuacanState, player: int) -> str:
        """A text that is equal where a player knows the same."""
        return describe_knowledge(state.position, player)


pyspiel.register_game(GAME_TYPE, TeotihuacanGame)
