"""A game of one's own on the table again, step by step; with a review, every turn is labelled."""

from collections.abc import Sequence

from rich.text import Text

from ...game.game import Game
from ...i18n import say
from ...study.review import Review, TurnReview
from ...terminal.review_words import label_text
from ...terminal.saved_games import SavedGames
from ...terminal.turn_words import turn_text
from ..watch_match import WatchMatch
from .watch import WatchTable


class ReplayTable(WatchTable):
    """A recorded game, opened from the end of a game, from its review or from the list."""

    def __init__(
        self,
        game: Game,
        saved_games: SavedGames,
        ply: int = 0,
        names: Sequence[str] = (),
        review: Review | None = None,
    ) -> None:
        """Show a game after so many actions; it waits there."""
        match = WatchMatch(game, names=names)
        match.recorded_whole = True
        match.go_to(ply)
        super().__init__(match, saved_games)
        self.paused = True
        self.review = review

    def show_question(self) -> None:
        """What was answered last; once its turn is over, how good that was."""
        super().show_question()
        turn = self.find_turn()
        if turn is not None:
            title = f"{self.query_one('#question').border_title} · {label_text(turn)}"
            self.query_one("#question").border_title = title
            if turn.last == self.match.at and turn.best != turn.played:
                self.write("sentence", self.judged_text(turn))

    def find_turn(self) -> TurnReview | None:
        """The turn that the last answer belongs to, as the review sees it."""
        turns = self.review.turns if self.review else []
        at = self.match.at
        return next((turn for turn in turns if turn.first < at <= turn.last), None)

    def judged_text(self, turn: TurnReview) -> Text:
        """The last answer of a turn, and the turn that was better."""
        said = self.match.crumbs()[-1:]
        better = turn_text(self.match.game.position_at(turn.first), turn.best)
        told = Text("".join(said) + "\n")
        told.append(say("review-better-turn", turn=better), "not bold")
        return told

    def go_on(self) -> None:
        """Show what is, and wait for the next answer; how it ended is known."""
        self.draw()
        self.wait_for_next()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys of players make no sense here, and the game is saved already."""
        return action not in ("undo", "redo", "hint", "save", "options")

    def action_menu(self) -> None:
        """Back to where it was opened."""
        self.dismiss()

    def action_leave(self) -> None:
        """Back to where it was opened."""
        self.dismiss()
