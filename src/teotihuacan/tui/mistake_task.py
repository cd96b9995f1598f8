"""Learning from mistakes: costly turns of a game, one after the other, to be played better."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from ..engine import Position
from ..game.history import cut_game, turn_plies
from ..i18n import say
from ..study.review import Review, TurnReview, is_found, judge_turn
from ..terminal.review_words import loss_text, name_turn, why_text
from ..terminal.turn_words import turn_text
from .match import Match
from .task import Task, Verdict
from .task_match import TaskMatch


@dataclass(frozen=True)
class MistakeTask(Task):
    """One of the costly turns: any turn that is nearly as good as the best will do."""

    played: Match
    turns: Sequence[TurnReview]  # in the order of the game
    review: Review
    at: int = 0  # which of them

    @property
    def turn(self) -> TurnReview:
        """The turn that is to be played better."""
        return self.turns[self.at]

    @cached_property
    def before(self) -> Position:
        """The position in which the turn began."""
        return self.played.game.position_at(self.turn.first)

    def make_match(self) -> TaskMatch:
        """The game before the turn."""
        game = cut_game(self.played.game, self.turn.first)
        return TaskMatch(game, self.turn.seat, self.played.names)

    # Words ---

    def heading_words(self) -> str:
        """Which mistake it is, of how many."""
        name = name_turn(self.turn, turn_plies(self.played.game))
        return say("tui-mistake-title", number=self.at + 1, count=len(self.turns), turn=name)

    def task_words(self) -> str:
        """What was played, and that there is something better."""
        return say(
            "tui-mistake-find",
            turn=turn_text(self.before, self.turn.played),
            loss=loss_text(self.turn.lost_vp, self.turn.lost_win),
        )

    def solution(self) -> list[int]:
        """The best turn that the review found."""
        return self.turn.best

    def solution_words(self, brief: bool) -> str:
        """The best turn, and why."""
        del brief
        why = why_text(self.played.game, self.turn)
        return f"{turn_text(self.before, self.turn.best)}\n{why}"

    def next_words(self) -> str:
        """The next mistake, or the end of them."""
        return say("tui-mistake-done" if self.is_last else "tui-mistake-next")

    # Judging ---

    def judge(self, given: list[int]) -> Verdict:
        """Whether a turn is nearly as good as the best."""
        if is_found(self.turn, given):
            return Verdict(True, say("tui-mistake-good"))
        verdict = judge_turn(self.before, given, self.review.depth, self.review.seed)
        if verdict.is_good_enough:
            return Verdict(True, say("tui-mistake-good"))
        lost = verdict.lost
        words = say("tui-mistake-loses", loss=loss_text(max(lost.vp, 0), max(lost.win, 0)))
        return Verdict(False, words)

    @property
    def is_last(self) -> bool:
        """Whether no mistake comes after it."""
        return self.at + 1 == len(self.turns)

    def next_task(self) -> "MistakeTask | None":
        """The next mistake."""
        return None if self.is_last else replace(self, at=self.at + 1)
