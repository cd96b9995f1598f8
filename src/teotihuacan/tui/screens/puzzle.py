"""A puzzle on the table: the one good turn is looked for, question by question."""

from collections.abc import Sequence

from ...engine.errors import TeotihuacanError
from ...i18n import say, translate
from ...study.puzzles import ProgressFile, Puzzle, check_solution, choose_next_puzzle
from ...study.puzzles import Verdict as Solved
from ...terminal.puzzles import (
    change_text,
    explanation_texts,
    puzzle_heading,
    solution_texts,
    task_text,
)
from ...terminal.saved_games import SavedGames
from ...terminal.turn_words import NEXT
from ..task_match import TaskMatch
from .task import TaskTable, Verdict


class PuzzleTable(TaskTable):
    """Puzzles, one after the other; the first attempt at each changes one's rating."""

    def __init__(
        self, puzzle: Puzzle, saved_games: SavedGames, among: Sequence[Puzzle] = ()
    ) -> None:
        """Begin with a puzzle; the next ones are those nearest to one's rating among some."""
        self.puzzle = puzzle
        self.among = among
        self.file = ProgressFile(saved_games.folder)
        self.change = ""  # what the attempt did to the rating
        super().__init__(TaskMatch(puzzle.game(), puzzle.seat), saved_games)

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

    def solution(self) -> list[int]:
        """The best turn to its end."""
        return list(self.puzzle.explanation.turn)

    def solution_words(self) -> str:
        """The best turn, and why; in small windows only what matters most."""
        why = explanation_texts(self.puzzle)
        told = [
            NEXT.join(solution_texts(self.puzzle)),
            *(why[1:3] if self.room.has_tabs else why),
        ]
        return "\n".join(filter(None, (*told, self.change)))

    def next_words(self) -> str:
        """What comes next."""
        return say("puzzle-next")

    # Solving ---

    def is_answered(self) -> bool:
        """Whether what was answered decides it."""
        return check_solution(self.puzzle, self.match.given) is not Solved.OPEN

    def judge(self, given: list[int]) -> Verdict:
        """Whether the answers solve it."""
        if check_solution(self.puzzle, given) is Solved.SOLVED:
            best, because, *_ = explanation_texts(self.puzzle)
            return Verdict(True, f"{because} {best}")
        return Verdict(False, say("puzzle-failed"))

    def note(self, verdict: Verdict) -> None:
        """Keep the first attempt."""
        try:
            before = self.file.read()
            self.change = change_text(before, self.file.add(self.puzzle, verdict.solved))
        except TeotihuacanError as error:
            self.notify(translate(error), severity="error", markup=False)

    def verdict_words(self) -> str:
        """What is to say of the turn, and what it did to the rating."""
        return "\n".join(filter(None, (self.verdict.words, self.change)))

    def go_to_next(self) -> None:
        """The puzzle nearest to one's rating that was not tried yet."""
        try:
            progress = self.file.read()
        except TeotihuacanError as error:
            self.notify(translate(error), severity="error", markup=False)
            return
        tried = {one.id for one in progress.tried} | {self.puzzle.id}
        self.puzzle = choose_next_puzzle(progress.rating.rating, tried, self.among)
        self.change = ""
        self.begin(TaskMatch(self.puzzle.game(), self.puzzle.seat))
