"""Learning from mistakes: costly turns of a game, one after the other, to be played better."""

from ...game.game import Game
from ...game.history import turn_plies
from ...i18n import say
from ...study.review import Review, TurnReview, is_found, judge_turn
from ...terminal.advice import reasons_text
from ...terminal.review_words import loss_text, name_turn
from ...terminal.saved_games import SavedGames
from ...terminal.turn_words import turn_text
from ..match import Match
from ..task_match import TaskMatch
from .task import TaskTable, Verdict


class MistakesTable(TaskTable):
    """Costly turns: any turn that is nearly as good as the best will do."""

    def __init__(
        self, played: Match, turns: list[TurnReview], review: Review, saved_games: SavedGames
    ) -> None:
        """Ask for better turns, in the order of the game."""
        self.played = played
        self.turns = turns
        self.review = review
        self.at = 0
        self.turn_plies = turn_plies(played.game)
        super().__init__(self.make_match(), saved_games)

    @property
    def turn(self) -> TurnReview:
        """The turn that is to be played better."""
        return self.turns[self.at]

    def make_match(self) -> TaskMatch:
        """The game before the turn."""
        game = cut_game(self.played.game, self.turn.first)
        return TaskMatch(game, self.turn.seat, self.played.names)

    # Words ---

    def heading_words(self) -> str:
        """Which mistake it is, of how many."""
        name = name_turn(self.turn, self.turn_plies)
        return say("tui-mistake-title", number=self.at + 1, count=len(self.turns), turn=name)

    def task_words(self) -> str:
        """What was played, and that there is something better."""
        turn = self.turn
        before = self.played.game.position_at(turn.first)
        return say(
            "tui-mistake-find",
            turn=turn_text(before, turn.played),
            loss=loss_text(turn.lost_vp, turn.lost_win),
        )

    def solution(self) -> list[int]:
        """The best turn that the review found."""
        return self.turn.best

    def solution_words(self) -> str:
        """The best turn, and why."""
        before = self.played.game.position_at(self.turn.first)
        why = say("review-why", reasons=reasons_text(self.turn.gains, self.turn.prices))
        return f"{turn_text(before, self.turn.best)}\n{why}"

    def next_words(self) -> str:
        """The next mistake, or the end of them."""
        return say("tui-mistake-next" if self.at + 1 < len(self.turns) else "tui-mistake-done")

    # Judging ---

    def judge(self, given: list[int]) -> Verdict:
        """Whether a turn is nearly as good as the best."""
        if is_found(self.turn, given):
            return Verdict(True, say("tui-mistake-good"))
        before = self.played.game.position_at(self.turn.first)
        verdict = judge_turn(before, given, self.review.depth, self.review.seed)
        if verdict.is_good_enough:
            return Verdict(True, say("tui-mistake-good"))
        lost = verdict.lost
        words = say("tui-mistake-loses", loss=loss_text(max(lost.vp, 0), max(lost.win, 0)))
        return Verdict(False, words)

    def go_to_next(self) -> None:
        """The next mistake; after the last one, back."""
        if self.at + 1 < len(self.turns):
            self.at += 1
            self.begin(self.make_match())
        else:
            self.dismiss()


def cut_game(game: Game, ply: int) -> Game:
    """A game as it was after so many actions."""
    cut = Game(game.setup, game.seed, game.names, take_back=game.take_back)
    for action in game.actions[:ply]:
        cut.play(action)
    return cut
