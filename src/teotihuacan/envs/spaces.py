"""The spaces of all environments, and a position as an observation."""

from typing import Any

import numpy as np
from gymnasium import spaces

from ..engine import ACTIONS, Position
from .observation import OBSERVED, write_observation

Observation = dict[str, Any]
LOWEST, HIGHEST = -1.0, 100.0  # far beyond what happens


def make_observation_space() -> spaces.Dict:
    """Features and mask, as `docs/research/observation.md` has them."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LOWEST, HIGHEST, (OBSERVED,), np.float32),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def make_action_space() -> spaces.Discrete[Any]:
    """All actions; the mask says which are legal."""
    return spaces.Discrete(ACTIONS)


def make_observation(position: Position, seat: int) -> Observation:
    """What a seat sees, in new arrays."""
    observation = np.empty(OBSERVED, np.float32)
    mask = np.empty(ACTIONS, np.int8)
    write_observation(position, seat, observation, mask)
    return {"observation": observation, "action_mask": mask}
