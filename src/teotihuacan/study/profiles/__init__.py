"""Profiles: how finished games ended, what was achieved, what many of them add up to."""

from .achievements import ACHIEVEMENTS, Achievement
from .results import GameResult, SeatResult, read_result
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
    "Player",
    "SeatResult",
    "read_result",
]
