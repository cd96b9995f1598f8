"""A turn to take once more: a game as it was, and the answers that are tried from there."""

from collections.abc import Sequence

from ..game.game import Game
from ..game.turns import question_passed
from .match import Match


class TaskMatch(Match):
    """A position of a game in which one seat looks for a good turn."""

    def __init__(self, game: Game, seat: int, names: Sequence[str] = ()) -> None:
        """Ask a seat for its turn; the game stays as it is."""
        super().__init__(game.copy(), names=names)
        self.people = {seat}
        self.seat = seat
        self.beginning = game
        self.is_given = False  # the turn was taken: nothing is asked until it is judged

    @property
    def given(self) -> list[int]:
        """The answers that were given here."""
        return self.game.actions[self.beginning.ply :]

    def asks_person(self) -> bool:
        """Whether an answer is wanted."""
        return not self.is_given and self.position.seat == self.seat

    def give_answer(self, action: int, *, ask: bool) -> None:
        """Play an answer; the last one of the turn is the last one that is asked for."""
        super().give_answer(action, ask=ask)
        if self.held is None:
            self.note_end()

    def end_turn(self) -> None:
        """Play the answer that was held back."""
        super().end_turn()
        self.note_end()

    def note_end(self) -> None:
        """Find out whether the turn was the last answer's."""
        ply = self.game.ply
        before, after = self.game.position_at(ply - 1), self.game.position
        self.is_given = question_passed(before, after, self.events[-1])

    def begin_again(self) -> None:
        """Back to where the turn began."""
        self.game = self.beginning.copy()
        del self.events[self.game.ply :]
        self.held, self.is_given = None, False

    def show_turn(self, actions: Sequence[int]) -> None:
        """The table as it is after a turn that was found by somebody else."""
        self.begin_again()
        for action in actions:
            if action in self.position.legal_actions():
                self.play(action)
        self.is_given = True

    def undo(self) -> bool:
        """Take back the last answer of this turn."""
        if self.held is not None:
            self.held = None
            return True
        if not self.given or self.is_given:
            return False
        self.game.undo()
        del self.events[self.game.ply :]
        return True
