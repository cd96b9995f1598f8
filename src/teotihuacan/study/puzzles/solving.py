"""Solving a puzzle: question by question, as at the table."""

from collections.abc import Sequence
from enum import StrEnum

from ...engine import Event, Position
from .puzzle import Puzzle


class Verdict(StrEnum):
    """What answers so far are worth."""

    OPEN = "open"  # right so far, and something that decides is still to be answered
    SOLVED = "solved"
    FAILED = "failed"


def check_solution(puzzle: Puzzle, actions: Sequence[int]) -> Verdict:
    """Whether answers solve a puzzle; one that is nearly as good as the best will do.

    >>> from teotihuacan.study.puzzles import read_puzzles
    >>> puzzle = read_puzzles()[0]
    >>> check_solution(puzzle, puzzle.solution)
    <Verdict.SOLVED: 'solved'>
    """
    for step, action in zip(puzzle.steps, actions, strict=False):
        if action in step.also:
            return Verdict.SOLVED
        if action != step.best:
            return Verdict.FAILED
    return Verdict.SOLVED if len(actions) >= len(puzzle.steps) else Verdict.OPEN


class Attempt:
    """Somebody at a puzzle: the table as it looks after their answers."""

    def __init__(self, puzzle: Puzzle, actions: Sequence[int] = ()) -> None:
        self.puzzle = puzzle
        self.position: Position = puzzle.position
        self.actions: list[int] = []
        for action in actions:
            self.answer(action)

    @property
    def verdict(self) -> Verdict:
        """What the answers so far are worth."""
        return check_solution(self.puzzle, self.actions)

    def answer(self, action: int) -> list[Event]:
        """Give a legal answer and return what happened; an illegal one changes nothing."""
        if self.verdict is not Verdict.OPEN:
            raise ValueError("the puzzle is over")
        events: list[Event] = []
        self.position.apply(action, events)
        self.actions.append(int(action))
        return events
