"""Learning from mistakes: the costly turns of a game, and whether a try is good enough."""

from ...engine import Position
from .depths import DEPTHS, QUICK
from .joining import rank_costly
from .reviews import Review, TurnReview
from .turns import follow_turn
from .verdicts import Verdict, judge_played_turn


def find_mistakes(review: Review, seat: int) -> list[TurnReview]:
    """The costly turns of a seat, in their order: what it can learn from."""
    own = [turn for turn in review.turns if turn.seat == seat]
    return sorted(rank_costly(own), key=lambda turn: turn.number)


def is_found(turn: TurnReview, actions: list[int]) -> bool:
    """Whether somebody plays the better turn that the review itself has found."""
    return bool(turn.best) and actions[: len(turn.best)] == turn.best


def judge_turn(
    position: Position, actions: list[int], depth: str = QUICK, seed: int = 0
) -> Verdict:
    """A verdict on a turn that begins at a position, or on its first answers.

    `Verdict.is_good_enough` says whether something better need not be looked for; the position
    may be the true one: whatever its seat can't know is dealt and drawn anew.
    """
    return judge_played_turn(follow_turn(position, actions, seed), DEPTHS[depth], seed)
