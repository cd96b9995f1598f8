"""A teaching game at the prompt: a costly turn is offered back before the bots reply."""

from collections.abc import Callable

from rich.console import Console

from ...bots.seats import Seats
from ...engine import Event
from ...game.game import Game
from ...i18n import say
from ...study.review import Coach
from ...study.review.coach import OfferedTurn
from ...terminal.advice import reasons_text
from ...terminal.review_words import loss_text
from .screen import read_line
from .session import Session
from .yes_words import is_yes


class TeachingSession(Session):
    """A game with somebody who looks at every turn of the people before it is over."""

    def __init__(
        self, game: Game, seats: Seats, console: Console, keep: Callable[[Game], None]
    ) -> None:
        super().__init__(game, seats, console, keep)
        self.coach = Coach(seats.people)

    def play(self, action: int) -> list[Event]:
        """Play a person's answer, or go back to where a costly turn began."""
        offer = self.coach.look_at(self.game, action)
        if offer is None or not self.wants_back(offer):
            return super().play(action)
        self.coach.take_back(self.game, offer)
        self.keep(self.game)
        self.console.print(say("teach-again"), markup=False)
        return []

    def wants_back(self, offer: OfferedTurn) -> bool:
        """Say what the turn gives away and why, and ask whether to take it back."""
        lost = offer.verdict.lost
        loss = loss_text(max(lost.vp, 0.0), max(lost.win, 0.0))
        reasons = reasons_text(offer.verdict.gains, offer.verdict.prices)
        words = say("teach-offer", loss=loss, reasons=reasons)
        self.console.print(words, markup=False, soft_wrap=True)
        self.console.print(say("teach-ask"), markup=False, soft_wrap=True)
        return is_yes(read_line(self.console))
