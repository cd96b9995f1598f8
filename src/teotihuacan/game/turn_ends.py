"""When a turn ends, and how far a person may take back: the same everywhere."""

from collections.abc import Iterable
from typing import NamedTuple


class Answered(NamedTuple):
    """An action of the game, as a person sees it who would like to take back their turn."""

    own: bool  # they gave this answer themselves
    passed: bool  # the question passed on with it


def count_to_turn_start(latest_first: Iterable[Answered]) -> int | None:
    """How many actions lie between now and where a person began to answer last.

    That is the start of the turn at hand if something was answered in it, else of the one before.
    None if they never answered.
    """
    count, answered = 0, False
    for action in latest_first:
        if answered and action.passed:
            return count
        answered = answered or action.own
        count += 1
    return count if answered else None


def asks_before_end(people: int, *, first_game: bool) -> bool:
    """Whether turns end only when their players say so, for who wants it as it is usual:
    nobody else waits for them, or they are learning the game."""
    return people <= 1 or first_game
