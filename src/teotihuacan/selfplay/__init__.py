"""Self-play: games of many styles, set-ups and tables, as records to learn from."""

from .plan import DRAWN, PLAYERS, SOLO, SelfPlayPlan
from .playing import play_missing
from .record_file import RecordFile, RecordFileError

__all__ = [
    "DRAWN",
    "PLAYERS",
    "SOLO",
    "RecordFile",
    "RecordFileError",
    "SelfPlayPlan",
    "play_missing",
]
