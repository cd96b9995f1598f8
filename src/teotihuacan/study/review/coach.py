"""A coach in a teaching game: a costly turn is offered back before anybody replies."""

from collections.abc import Collection
from dataclasses import dataclass

from ...game.game import Game
from ...game.turns import question_passed
from .depths import QUICK
from .labels import COSTLY
from .mistakes import judge_turn
from .turns import find_turn_start
from .verdicts import Verdict


@dataclass(frozen=True)
class OfferedTurn:
    """A turn that its player may take back: where it began, and the verdict on it."""

    first: int  # so many actions had been played before it
    seat: int
    actions: list[int]  # with the one that is to end it
    verdict: Verdict


@dataclass(frozen=True)
class Coach:
    """Looks at the turns of some seats before they are over, so nothing new is seen by it.

    Before an answer is played: `offer = coach.look_at(game, action)`. If there is one, tell why
    (`offer.verdict`); the player either plays the answer all the same or has the turn taken back
    (`coach.take_back(game, offer)`) and tries again, as often as they like.
    """

    seats: Collection[int]
    depth: str = QUICK
    seed: int = 0

    def look_at(self, game: Game, action: int) -> OfferedTurn | None:
        """The turn that an answer would end, if it is costly; None if there is nothing to say."""
        step = game.try_action(action)
        if step.before.seat not in self.seats:
            return None
        if not question_passed(step.before, step.after, step.events):
            return None
        first = find_turn_start(game)
        actions = [*game.actions[first:], action]
        verdict = judge_turn(game.position_at(first), actions, self.depth, self.seed)
        if not is_costly(verdict):
            return None
        return OfferedTurn(first, step.before.seat, actions, verdict)

    def take_back(self, game: Game, offer: OfferedTurn) -> None:
        """Go back to where the turn began, or as far as nothing hidden was shown."""
        while game.ply > offer.first and game.can_undo():
            game.undo()


def is_costly(verdict: Verdict) -> bool:
    """Whether a turn lost so much that its player should hear of it."""
    return verdict.label in COSTLY
