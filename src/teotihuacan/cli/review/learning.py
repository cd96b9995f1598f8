"""Learning from mistakes at the prompt: one looks for something better in each costly turn."""

from collections.abc import Sequence

from rich.console import Console

from ...bots.seats import Seats
from ...game.game import Game
from ...game.history import cut_game
from ...i18n import say
from ...study.review import Review, TurnReview, is_found, judge_turn
from ...study.review.turns import ends_turn
from ...terminal.review_words import better_lines, loss_text
from ...terminal.turn_words import turn_text
from ..play.session import Quit, Session

WORDS = ("view", "skip")  # beside those of a game


class Skip(Exception):  # noqa: N818 - not an error
    """A person goes on to the next turn."""


class Learner(Session):
    """A costly turn to be played again, better: one position, as often as one likes."""

    commands = (*WORDS, *Session.commands)

    def __init__(self, game: Game, turn: TurnReview, review: Review, console: Console) -> None:
        """The position before a turn of a game that was reviewed."""
        self.played = game
        self.turn = turn
        self.review = review
        self.found = False
        super().__init__(
            cut_game(game, turn.first), Seats(game, people=[turn.seat]), console, lambda _: None
        )

    def run(self) -> None:
        """Ask until something good is found or the person goes on."""
        while not self.found:
            try:
                self.ask()
            except Skip:
                return

    def obey_other(self, command: str) -> bool:
        """Show what was better, or go on to the next turn."""
        if command == "view":
            self.show_best()
            return True
        if command in ("skip", "next"):
            raise Skip
        return False

    def show_best(self) -> None:
        """The best turn that was found, and why."""
        for line in better_lines(self.played, self.turn):
            self.console.print(line, markup=False, soft_wrap=True)

    def after_answer(self) -> None:
        """Judge the turn when it is over; go back if there is something better."""
        if not ends_turn(self.game, self.game.ply):
            return
        start = self.game.position_at(self.turn.first)
        actions = self.game.actions[self.turn.first :]
        verdict = judge_turn(start, actions, self.review.depth, self.review.seed)
        if verdict.is_good_enough or is_found(self.turn, actions):
            self.found = True
            self.tell("learn-found")
            return
        lost = verdict.lost
        self.tell("learn-not-yet", loss=loss_text(max(lost.vp, 0.0), max(lost.win, 0.0)))
        self.game = cut_game(self.game, self.turn.first)

    def undo(self) -> bool:
        """Take back an answer of this try."""
        if self.game.ply <= self.turn.first:
            self.tell("terminal-not-taken-back")
            return False
        return super().undo()

    def tell(self, key: str, **facts: str) -> None:
        """Print a message."""
        self.console.print(say(key, **facts), markup=False, soft_wrap=True)


def learn_from(game: Game, turns: Sequence[TurnReview], review: Review, console: Console) -> None:
    """Go through costly turns, one after the other, and tell how many were mended."""
    found = 0
    for number, turn in enumerate(turns, start=1):
        learner = Learner(game, turn, review, console)
        played = turn_text(game.position_at(turn.first), turn.played)
        loss = loss_text(turn.lost_vp, turn.lost_win)
        learner.tell("learn-task", number=str(number), count=str(len(turns)))
        learner.tell("learn-played", turn=played, loss=loss)
        try:
            learner.run()
        except Quit:
            break
        except (EOFError, KeyboardInterrupt):
            console.print()
            break
        found += learner.found
    words = say("learn-done", found=found, count=len(turns)) if turns else say("learn-none")
    console.print(words, markup=False, soft_wrap=True)
