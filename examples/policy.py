"""A small network that sees an observation and gives a worth to every action."""

from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from teotihuacan import ACTIONS
from teotihuacan.envs.observation import OBSERVED

NEVER = -1e9  # the logit of an illegal action


class Policy(nn.Module):
    """Two hidden layers; one head for the actions, one for the value of the position."""

    def __init__(self, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(OBSERVED, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actions = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.actions.weight)  # begin as a random player
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, and values."""
        seen = self.body(observations)
        logits = self.actions(seen).masked_fill(masks == 0, NEVER)
        return torch.log_softmax(logits, dim=-1), self.value(seen).squeeze(-1)

    @torch.no_grad()
    def choose(
        self,
        observations: NDArray[np.float32],
        masks: NDArray[np.int8],
        generator: torch.Generator,
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Actions drawn by their probabilities; their log-probabilities; values."""
        chances, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
        actions = torch.multinomial(chances.exp(), 1, generator=generator)
        return actions.squeeze(-1), chances.gather(1, actions).squeeze(-1), values


def save(policy: Policy, path: Path) -> None:
    """Write a checkpoint."""
    torch.save(policy.state_dict(), path)


def load(path: Path) -> Policy:
    """Read a checkpoint."""
    weights = torch.load(path, weights_only=True)
    policy = Policy(width=weights["value.weight"].shape[1])
    policy.load_state_dict(weights)
    policy.eval()
    return policy
