"""Checking puzzles by a deeper search than the one that made them."""

from ...bots.mcts import MctsBot
from ...engine import Position
from .judging import is_within, judge_answers
from .puzzle import Puzzle, Step

GOOD_WIN, GOOD_VP = 0.04, 2.0  # an answer behind the best by no more is good
DEEPER = 40_000  # playouts
# Seeds that had no part in making puzzles. What is dropped by one of them is told by the other:
# that the rest holds by the same search again would say nothing.
DROPPING_SEED = 7
SEED = 11


class PuzzleChecker:
    """Asks a search whether puzzles are what they promise."""

    def __init__(self, playouts: int = DEEPER, seed: int = SEED) -> None:
        self.playouts = playouts
        self.seed = seed
        self.bot = MctsBot()

    def holds(self, puzzle: Puzzle) -> bool:
        """Whether every best answer is good, and none is good that does not count."""
        p = puzzle.position
        for step in puzzle.steps:
            if not self.step_holds(p, step):
                return False
            p.apply(step.best)
        return True

    def step_holds(self, position: Position, step: Step) -> bool:
        """Whether the good answers to a question are those that count."""
        judged = judge_answers(self.bot, position, self.playouts, self.seed)
        good = {one.action for one in judged if is_within(one, judged[0], GOOD_WIN, GOOD_VP)}
        return step.best in good and good <= {step.best, *step.also}
