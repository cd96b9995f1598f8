"""What the bots' processes are asked for reviews: to judge a turn."""

from dataclasses import dataclass

from ...bots.protocol import Budget
from ...engine import Position
from ...study.review import TurnRequest, TurnReview, Verdict, judge_turn
from ...study.review.depths import DEEP, QUICK

# Whatever takes longer has failed: turns are counted in playouts.
PATIENCE = Budget(seconds=600.0)
COSTS = {QUICK: 0.4, DEEP: 2.0}  # seconds that a turn takes, about


@dataclass(frozen=True)
class ReviewRequest:
    """A turn of a game that is reviewed."""

    turn: TurnRequest

    @property
    def budget(self) -> Budget:
        """How long it may take."""
        return PATIENCE

    def run(self) -> TurnReview:
        """The turn's review."""
        return self.turn.run()


@dataclass(frozen=True)
class JudgeRequest:
    """A turn that somebody has just played or tried, from the position in which it began."""

    before: Position
    actions: list[int]
    depth: str
    seed: int

    @classmethod
    def for_seat(cls, before: Position, actions: list[int], seed: int) -> "JudgeRequest":
        """The turn of a running game, as its seat knows it; the seed is not the game's."""
        return cls(before.determinize(before.seat, seed), actions, QUICK, seed)

    @property
    def budget(self) -> Budget:
        """How long it may take."""
        return PATIENCE

    @property
    def cost(self) -> float:
        """How many seconds it takes, about."""
        return COSTS[self.depth]

    def run(self) -> Verdict:
        """What there is to say about the turn."""
        return judge_turn(self.before, self.actions, self.depth, self.seed)
