"""Choosing what is shipped: no position twice, few of one game, not too many openings."""

from collections import Counter
from collections.abc import Iterable

from .puzzle import Puzzle
from .themes import OPENING

MOST_OF_A_GAME = 3
MOST_OPENINGS = 1 / 3  # of all


def choose_puzzles(found: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles to ship, in the order of their ids."""
    unique = sorted({puzzle.id: puzzle for puzzle in found}.values(), key=lambda one: one.id)
    games: Counter[tuple[object, ...]] = Counter()
    chosen = []
    for puzzle in unique:
        game = (puzzle.seed, puzzle.setup, puzzle.actions[:12])
        games[game] += 1
        if games[game] <= MOST_OF_A_GAME:
            chosen.append(puzzle)
    return drop_openings(chosen)


def drop_openings(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The puzzles without the openings that are too many."""
    others = sum(OPENING not in puzzle.themes for puzzle in puzzles)
    left = int(others * MOST_OPENINGS / (1 - MOST_OPENINGS))
    kept = []
    for puzzle in puzzles:
        opening = OPENING in puzzle.themes
        if opening and not left:
            continue
        left -= opening
        kept.append(puzzle)
    return kept
