"""Puzzles: positions of real games in which only one turn is good, with players' ratings."""

from .collection import (
    choose_next_puzzle,
    find_puzzle,
    list_puzzles,
    puzzle_of_the_day,
    read_puzzles,
)
from .progress import Progress, ProgressFile, Tried
from .puzzle import Explanation, JudgedAnswer, Puzzle, PuzzleError, Step
from .ratings import BEGINNER, PuzzleRating, rate_attempt
from .solving import Attempt, Verdict, check_solution
from .themes import THEMES

__all__ = [
    "BEGINNER",
    "THEMES",
    "Attempt",
    "Explanation",
    "JudgedAnswer",
    "Progress",
    "ProgressFile",
    "Puzzle",
    "PuzzleError",
    "PuzzleRating",
    "Step",
    "Tried",
    "Verdict",
    "check_solution",
    "choose_next_puzzle",
    "find_puzzle",
    "list_puzzles",
    "puzzle_of_the_day",
    "rate_attempt",
    "read_puzzles",
]
