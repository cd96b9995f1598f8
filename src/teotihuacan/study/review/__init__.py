"""Reviews: every turn of a game judged against the best that was to be found, and luck.

>>> from teotihuacan import Game, Setup
>>> from teotihuacan.study.review import review_game
>>> review_game(Game(Setup(players=2), seed=1)).turns
[]
"""

from .coach import Coach
from .depths import DEPTHS
from .joining import join_review
from .labels import COSTLY, LABELS, LEVELS
from .luck import choose_draws
from .mistakes import find_mistakes, is_found, judge_turn
from .reviewing import (
    ReviewError,
    TurnRequest,
    list_requests,
    review_game,
    review_turns,
    review_turns_in_processes,
)
from .reviews import ChancePoint, DrawLuck, Review, SeatReview, TurnReview
from .sources import SOURCES
from .turns import PlayedTurn, split_turns
from .verdicts import Verdict

__all__ = [
    "COSTLY",
    "DEPTHS",
    "LABELS",
    "LEVELS",
    "SOURCES",
    "ChancePoint",
    "Coach",
    "DrawLuck",
    "PlayedTurn",
    "Review",
    "ReviewError",
    "SeatReview",
    "TurnRequest",
    "TurnReview",
    "Verdict",
    "choose_draws",
    "find_mistakes",
    "is_found",
    "join_review",
    "judge_turn",
    "list_requests",
    "review_game",
    "review_turns",
    "review_turns_in_processes",
    "split_turns",
]
