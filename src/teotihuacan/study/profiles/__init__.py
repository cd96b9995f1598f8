"""Profiles: how finished games ended, what was achieved, what many of them add up to."""

from .achievements import ACHIEVEMENTS, Achievement
from .results import GameResult, SeatResult, read_result
from .statistics import Played, Statistics, add_up
from .stories import BOT, LEFT, PERSON, RESIGNED, TEOTIBOT, Player

__all__ = [
    "ACHIEVEMENTS",
    "BOT",
    "LEFT",
    "PERSON",
    "RESIGNED",
    "TEOTIBOT",
    "Achievement",
    "GameResult",
    "Played",
    "Player",
    "SeatResult",
    "Statistics",
    "add_up",
    "read_result",
]
