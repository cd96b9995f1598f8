"""The Gymnasium environment: one seat against given bots, or solo against Teotibot."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from ..bots import Bot
from ..bots.names import NO_LIMIT, Entrant, bot_named
from ..bots.referee import Referee
from ..engine import Position, Setup
from ..version import RULES_VERSION
from .errors import EnvError
from .rendering import render_text
from .rewards import ILLEGAL, Rewards
from .seeds import GameSeeds
from .spaces import Observation, make_action_space, make_observation, make_observation_space

Opponent = str | Bot
RANDOM = "random"


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; an episode is a whole game, a step the answer to one question.

    `opponents` sit on the other seats in turn order after the own one: names of bots (`random`,
    `greedy`, `mcts:50`, ...) or bots; none is the solo game against Teotibot. `seat` is the own
    seat, or None for another one every game. An illegal action ends the episode with -1.
    """

    rules_version = RULES_VERSION
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        opponents: Sequence[Opponent] = (RANDOM,),
        *,
        seat: int | None = 0,
        setup: Setup | None = None,
        reward: str = "rank",
        shaped: Mapping[str, float] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setup = setup or Setup(1 + len(opponents))
        if self.setup.players != 1 + len(opponents):
            raise EnvError(
                f"{self.setup.players} players need {self.setup.players - 1} opponents, "
                f"not {len(opponents)}"
            )
        if seat is not None and not 0 <= seat < self.setup.players:
            raise EnvError(f"seat must be 0 to {self.setup.players - 1}, not {seat}")
        self.opponents = [make_entrant(opponent) for opponent in opponents]
        self.wanted_seat = seat
        self.counting = Rewards(reward, shaped)
        self.render_mode = render_mode
        self.observation_space = make_observation_space()
        self.action_space = make_action_space()
        self.seeds = GameSeeds()
        self.referee: Referee | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; without a seed the next one of the sequence."""
        super().reset(seed=seed, options=options)
        self.close()
        game_seed = self.seeds.draw_next(seed)
        self.position = Position.new(self.setup, game_seed)
        self.chance = random.Random(game_seed)
        players = self.setup.players
        self.seat = self.wanted_seat
        if self.seat is None:
            self.seat = self.seeds.number % players
        self.seated: list[Entrant | None] = [None] * max(players, 2)
        for turn, opponent in enumerate(self.opponents):
            self.seated[(self.seat + 1 + turn) % players] = opponent
        self.referee = Referee(self.seated, game_seed)
        self.let_others_answer()
        self.scored = self.counting.weigh_scored(self.position, self.seat)
        self.ended = False
        return self.observe(), self.make_info()

    def observe(self) -> Observation:
        """What the own seat sees now."""
        assert self.seat is not None
        return make_observation(self.position, self.seat)

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the question; the others answer theirs until the own seat is asked again."""
        assert self.seat is not None
        if self.ended:
            raise EnvError("the game is over: reset the environment")
        if not self.position.is_legal(action):
            self.ended = True
            return (
                self.observe(),
                ILLEGAL,
                True,
                False,
                self.make_info() | {"illegal_action": True},
            )
        self.position.apply(action)
        self.let_others_answer()
        scored = self.counting.weigh_scored(self.position, self.seat)
        reward = scored - self.scored
        self.scored = scored
        self.ended = self.position.over
        if self.ended:
            reward += self.counting.reward_end(self.position, self.seat)
        return self.observe(), reward, self.ended, False, self.make_info()

    def let_others_answer(self) -> None:
        """The bots play until the own seat is asked or the game is over."""
        while not self.position.over and self.position.seat != self.seat:
            self.position.apply(self.ask_opponent())

    def ask_opponent(self) -> int:
        """What the asked bot answers; a random one needs no referee."""
        asked = self.seated[self.position.seat]
        assert asked is not None
        assert self.referee is not None
        if asked.name == RANDOM:
            legal = self.position.legal_actions()
            return legal[int(self.chance.random() * len(legal))]
        return self.referee.answer(self.position).action

    def make_info(self) -> dict[str, Any]:
        """The seat, and at the end the result."""
        if not self.position.over:
            return {"seat": self.seat}
        assert self.seat is not None
        place = self.position.ranking().index(self.seat)
        return {"seat": self.seat, "place": place, "scores": self.position.scores()}

    def render(self) -> str | None:
        """The situation as text."""
        return render_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """End the processes of bots that are not ours."""
        if self.referee is not None:
            self.referee.close()
            self.referee = None


class SoloEnv(SeatEnv):
    """The solo game against Teotibot, at one of its levels or with knobs of its own."""

    def __init__(self, level: str | None = None, **options: Any) -> None:
        options.setdefault("setup", Setup(1, level=level))
        super().__init__((), **options)


def make_entrant(opponent: Opponent) -> Entrant:
    """Who sits on another seat."""
    if isinstance(opponent, str):
        return bot_named(opponent)
    return Entrant(type(opponent).__name__, lambda: opponent, NO_LIMIT)
