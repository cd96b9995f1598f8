"""Levels of difficulty: how long the search may think, and how far it may err."""

from dataclasses import dataclass

from .protocol import Budget


@dataclass(frozen=True)
class Level:
    """A budget, and VP by which the final choice may be wrong; docs/bots/index.md tells how
    strong each one is."""

    budget: Budget
    doubt: float = 0.0


LEVELS = {
    "novice": Level(Budget(playouts=120), 18.0),
    "student": Level(Budget(playouts=200), 6.0),
    "adept": Level(Budget(seconds=0.3)),
    "master": Level(Budget(seconds=2.0)),
    "legend": Level(Budget(seconds=6.0)),
}

# What the levels were before there was a net.
CLASSIC_LEVELS = {
    "novice": Level(Budget(playouts=40), 30.0),
    "student": Level(Budget(playouts=100), 10.0),
    "adept": LEVELS["adept"],
    "master": LEVELS["master"],
}
