"""The deal of the day: one game a day that is dealt alike for everybody."""

from .deals import MODES, DailyDeal, DailyError, daily_deal, parse_day, today
from .results import DailyResult, Share, Square, count_streak, make_share, read_result
from .results_file import DailyResults

__all__ = [
    "MODES",
    "DailyDeal",
    "DailyError",
    "DailyResult",
    "DailyResults",
    "Share",
    "Square",
    "count_streak",
    "daily_deal",
    "make_share",
    "parse_day",
    "read_result",
    "today",
]
