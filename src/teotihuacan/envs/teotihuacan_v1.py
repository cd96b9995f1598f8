"""The PettingZoo environment: every seat an agent, asked one question after the other.

An illegal action ends the game with -1 for who chose it. That is checked here and not by
PettingZoo's wrapper, which would take most of the time of a step; `raw_env()` also lacks the
wrapper that watches the order of calls.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..engine import Position, Setup
from ..version import RULES_VERSION
from .rendering import render_text
from .rewards import ILLEGAL, Rewards
from .seeds import GameSeeds
from .spaces import Observation, make_action_space, make_observation, make_observation_space

VERSION = 1
Agent = str


def env(**options: Any) -> AECEnv[Agent, Any, Any]:
    """The environment, watched for calls in a wrong order; options as for `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(**options))


def raw_env(
    setup: Setup | None = None,
    *,
    players: int = 2,
    reward: str = "rank",
    shaped: Mapping[str, float] | None = None,
    render_mode: str | None = None,
) -> "TeotihuacanAEC":
    """The environment itself, for a set-up or a number of players (1: solo, one agent).

    `reward` and `shaped` are those of `Rewards`; `render_mode="ansi"` draws the table as text.
    """
    return TeotihuacanAEC(setup or Setup(players), Rewards(reward, shaped), render_mode)


class TeotihuacanAEC(AECEnv[Agent, Any, Any]):
    """Agents `player_0` ... in turn order; a turn is several questions to the same agent."""

    rules_version = RULES_VERSION

    def __init__(self, setup: Setup, rewards: Rewards, render_mode: str | None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"teotihuacan_v{VERSION}",
            "render_modes": ["ansi"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.setup = setup
        self.counting = rewards
        self.seeds = GameSeeds()
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.seen_by = {agent: make_observation_space() for agent in self.possible_agents}
        self.answers_of = {agent: make_action_space() for agent in self.possible_agents}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        """Features and mask."""
        return self.seen_by[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """All actions."""
        return self.answers_of[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> None:
        """Begin a game; without a seed the next one of the sequence."""
        self.position = Position.new(self.setup, self.seeds.draw_next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.scored = {agent: self.weigh_scored(agent) for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.position.seat]

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees now; who isn't asked has nothing to answer."""
        return make_observation(self.position, self.seat_of[agent])

    def step(self, action: Any) -> None:
        """Answer the question; a finished agent steps out with None."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        if not self.position.is_legal(action):
            self.end_illegally(self.agent_selection)
            return
        self.position.apply(action)
        over = self.position.over
        if over or self.counting.weights:
            self.reward_all(over)
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.position.seat]

    def end_illegally(self, agent: Agent) -> None:
        """Nobody plays on after an illegal action."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.infos[agent] = {"illegal_action": True}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def reward_all(self, over: bool) -> None:
        """What the step was worth to every agent."""
        for agent, seat in self.seat_of.items():
            scored = self.weigh_scored(agent)
            self.rewards[agent] = scored - self.scored[agent]
            self.scored[agent] = scored
            if over:
                self.rewards[agent] += self.counting.reward_end(self.position, seat)

    def weigh_scored(self, agent: Agent) -> float:
        """The worth of the VP scored so far."""
        return self.counting.weigh_scored(self.position, self.seat_of[agent])

    def render(self) -> str | None:
        """The situation as text."""
        return render_text(self.position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""
