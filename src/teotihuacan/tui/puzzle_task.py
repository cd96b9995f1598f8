"""A puzzle to be solved: the one good turn is looked for, question by question."""

from collections.abc import Sequence

from ..i18n import say
from ..study.puzzles import ProgressFile, Puzzle, check_solution, choose_next_puzzle
from ..study.puzzles import Verdict as Solved
from ..terminal.puzzles import (
    change_text,
    explanation_texts,
    puzzle_heading,
    solution_texts,
    task_text,
)
from ..terminal.turn_words import NEXT
from .task import Task, Verdict
from .task_match import TaskMatch


class PuzzleTask(Task):
    """A puzzle; the first attempt at it changes one's rating."""

    def __init__(self, puzzle: Puzzle, file: ProgressFile, among: Sequence[Puzzle] = ()) -> None:
        """Ask a puzzle; the next one is the nearest to one's rating among some."""
        self.puzzle = puzzle
        self.file = file
        self.among = among
        self.change = ""  # what the attempt did to the rating

    def make_match(self) -> TaskMatch:
        """The game in which the puzzle was found."""
        return TaskMatch(self.puzzle.game(), self.puzzle.seat)

    # Words ---

    def heading_words(self) -> str:
        """Which puzzle it is."""
        return puzzle_heading(self.puzzle)

    def task_words(self) -> str:
        """What is to be found."""
        return task_text(self.puzzle)

    def so_far_words(self) -> str:
        """Everything was right so far, or it would be over."""
        return say("puzzle-open")

    def verdict_words(self, verdict: Verdict) -> str:
        """What is to say of the turn, and what it did to the rating."""
        return "\n".join(filter(None, (verdict.words, self.change)))

    def solution(self) -> list[int]:
        """The best turn to its end."""
        return list(self.puzzle.explanation.turn)

    def solution_words(self, brief: bool) -> str:
        """The best turn, and why."""
        why = explanation_texts(self.puzzle)
        told = [NEXT.join(solution_texts(self.puzzle)), *(why[1:3] if brief else why)]
        return "\n".join(filter(None, (*told, self.change)))

    def next_words(self) -> str:
        """What comes next."""
        return say("puzzle-next")

    # Solving ---

    def is_answered(self, match: TaskMatch) -> bool:
        """Whether what was answered decides it."""
        return check_solution(self.puzzle, match.given) is not Solved.OPEN

    def judge(self, given: list[int]) -> Verdict:
        """Whether the answers solve it."""
        if check_solution(self.puzzle, given) is Solved.SOLVED:
            best, because, *_ = explanation_texts(self.puzzle)
            return Verdict(True, f"{because} {best}")
        return Verdict(False, say("puzzle-failed"))

    def note(self, verdict: Verdict) -> None:
        """Keep the first attempt."""
        before = self.file.read()
        self.change = change_text(before, self.file.add(self.puzzle, verdict.solved))

    def next_task(self) -> "PuzzleTask":
        """The puzzle nearest to one's rating that was not tried yet."""
        progress = self.file.read()
        tried = {one.id for one in progress.tried} | {self.puzzle.id}
        puzzle = choose_next_puzzle(progress.rating.rating, tried, self.among)
        return PuzzleTask(puzzle, self.file, self.among)
