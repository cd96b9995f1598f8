"""Levels of difficulty: how long the search may think, and how far it may err."""

from dataclasses import dataclass, field

from .mcts import SearchSettings
from .protocol import Budget


@dataclass(frozen=True)
class Level:
    """A budget and search settings; docs/bots/index.md tells how strong each one is."""

    budget: Budget
    settings: SearchSettings = field(default_factory=SearchSettings)


LEVELS = {
    "novice": Level(Budget(playouts=40), SearchSettings(doubt=30.0)),
    "student": Level(Budget(playouts=100), SearchSettings(doubt=10.0)),
    "adept": Level(Budget(seconds=0.3)),
    "master": Level(Budget(seconds=2.0)),
}
