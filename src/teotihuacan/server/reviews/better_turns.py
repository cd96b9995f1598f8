"""Turns as they were played and the better ones, as answers that a page can put into words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...engine import Position
from ...game.game import Game
from ...game.offers import describe_action
from ...game.turns import drop_end
from ...study.review import Review

# The kind of an action and what it is about, by a version of the rules.
Describe = Callable[[dict[str, Any], int], tuple[str, dict[str, Any]]]


@dataclass(frozen=True)
class Answered:
    """An answer, without what it brings: to which question, of which kind, about what."""

    question: str
    kind: str
    about: dict[str, Any]


def tell_played_turns(game: Game, review: Review, describe: Describe) -> list[list[Answered]]:
    """For each turn of a review what was played, from where the best one differs."""
    return [
        tell_difference(game.position_at(turn.first), turn.best, turn.played, describe)
        for turn in review.turns
    ]


def tell_better_turns(game: Game, review: Review, describe: Describe) -> list[list[Answered]]:
    """For each turn of a review what was better, from where it differs; none if nothing was."""
    return [
        tell_difference(game.position_at(turn.first), turn.played, turn.best, describe)
        for turn in review.turns
    ]


def tell_difference(
    before: Position, one: list[int], other: list[int], describe: Describe = describe_action
) -> list[Answered]:
    """The answers of the other turn, from the first one that is not given in the one."""
    same = count_same(one, other)
    told: list[Answered] = []
    position = before.copy()
    for at, action in enumerate(choose_told(other, same)):
        if not position.is_legal(action):
            break
        if at >= same:
            kind, about = describe(position.record(), action)
            told.append(Answered(position.question, kind, about))
        position.apply(action)
    return told


def choose_told(actions: list[int], same: int) -> Sequence[int]:
    """The answers to be gone through; that a turn ends is told only if nothing else differs."""
    if same == len(actions):
        return []
    told = drop_end(actions)
    return told if len(told) > same else actions


def count_same(one: list[int], other: list[int]) -> int:
    """How many answers two turns begin with alike."""
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    return same
