"""A coach in a teaching game: a costly turn is offered back before anybody replies."""

from collections.abc import Collection
from dataclasses import dataclass

from ...game.game import Game
from .depths import QUICK
from .labels import CLOSE, INACCURACY, LIMITS
from .mistakes import judge_turn
from .turns import find_last_turn
from .verdicts import Verdict


@dataclass(frozen=True)
class OfferedTurn:
    """A turn that its player may take back: where it began, and the verdict on it."""

    first: int  # so many actions had been played before it
    seat: int
    played: list[int]
    verdict: Verdict


@dataclass(frozen=True)
class Coach:
    """Looks at the turns of some seats as soon as they are over; the game must have `take_back`.

    After every action that ends a turn: `offer = coach.look_back(game)`; if there is one, tell
    why (`offer.verdict`), and if the player likes, `coach.take_back(game, offer)`.
    """

    seats: Collection[int]
    depth: str = QUICK
    seed: int = 0

    def look_back(self, game: Game) -> OfferedTurn | None:
        """The turn that has just ended, if it was costly; None if there is nothing to say."""
        first = find_last_turn(game)
        if first is None:
            return None
        start = game.position_at(first)
        if start.seat not in self.seats:
            return None
        played = game.actions[first:]
        verdict = judge_turn(start, played, self.depth, self.seed)
        return OfferedTurn(first, start.seat, played, verdict) if is_costly(verdict) else None

    def take_back(self, game: Game, offer: OfferedTurn) -> None:
        """Go back to where the turn began; it may be played otherwise, as often as one likes."""
        while game.ply > offer.first:
            game.undo()


def is_costly(verdict: Verdict) -> bool:
    """Whether a turn lost so much that its player should hear of it."""
    most_win, most_vp = LIMITS[INACCURACY]
    lost = verdict.lost
    return verdict.label != CLOSE and (lost.win >= most_win or lost.vp >= most_vp)
