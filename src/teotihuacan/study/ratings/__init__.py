"""Ratings: how strong somebody plays, told by the games that everybody agreed to have rated."""

from .anchors import can_be_rated, find_anchor
from .forecast import predict_wins
from .model import rate_game
from .pairs import FRESH, weigh_games
from .pools import ALL, POOLS, SOLO, list_pools
from .rating import NEWCOMER, PROVISIONAL, Rating
from .seasons import Season, begin_season, find_season, is_season

__all__ = [
    "ALL",
    "FRESH",
    "NEWCOMER",
    "POOLS",
    "PROVISIONAL",
    "SOLO",
    "Rating",
    "Season",
    "begin_season",
    "can_be_rated",
    "find_anchor",
    "find_season",
    "is_season",
    "list_pools",
    "predict_wins",
    "rate_game",
    "weigh_games",
]
