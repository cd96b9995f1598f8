"""Rewards: the result of the game, and on request the VP scored on the way."""

from collections.abc import Mapping

from ..engine import Position
from ..engine.names import SOURCE_NAMES
from .errors import EnvError
from .observation import compute_result
from .observation.constants import BY_RANK, BY_SCORE

REWARDS = {"rank": BY_RANK, "score": BY_SCORE}
ILLEGAL = -1.0  # for an illegal action, which ends the episode


class Rewards:
    """How rewards are counted.

    `reward` is what the end of the game is worth: "rank" gives 1 to the first and -1 to the last,
    evenly between; "score" gives the margin over the mean of the others, in hundreds of VP.
    `shaped` maps sources of VP (the books) to the worth of one VP when it is scored.
    """

    def __init__(self, reward: str = "rank", shaped: Mapping[str, float] | None = None) -> None:
        if reward not in REWARDS:
            raise EnvError(f"reward must be {' or '.join(REWARDS)}, not {reward!r}")
        self.kind = REWARDS[reward]
        self.weights = dict(shaped or {})
        for source in self.weights:
            if source not in SOURCE_NAMES:
                raise EnvError(
                    f"there is no source of VP {source!r}; there are {', '.join(SOURCE_NAMES)}"
                )

    def list_weights(self) -> list[float]:
        """The worth of one VP, by source."""
        return [float(self.weights.get(name, 0.0)) for name in SOURCE_NAMES]

    def weigh_scored(self, position: Position, seat: int) -> float:
        """The worth of all VP a seat has scored so far."""
        if not self.weights:
            return 0.0
        books = position.books(seat)
        return sum(weight * books[source] for source, weight in self.weights.items())

    def reward_end(self, position: Position, seat: int) -> float:
        """The worth of a finished game to a seat."""
        return float(compute_result(position, seat, self.kind))
