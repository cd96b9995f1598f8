"""The better turn as answers that a page can put into words."""

from dataclasses import dataclass
from typing import Any

from ...engine import Position
from ...game.game import Game
from ...game.offers import describe_action
from ...study.review import Review


@dataclass(frozen=True)
class Answered:
    """An answer, without what it brings: to which question, of which kind, about what."""

    question: str
    kind: str
    about: dict[str, Any]


def tell_better_turns(game: Game, review: Review) -> list[list[Answered]]:
    """For each turn of a review what was better, from where it differs; none if nothing was."""
    return [
        tell_difference(game.position_at(turn.first), turn.played, turn.best)
        for turn in review.turns
    ]


def tell_difference(before: Position, played: list[int], best: list[int]) -> list[Answered]:
    """The answers of the best turn, from the first one that was not given."""
    same = count_same(played, best)
    told: list[Answered] = []
    position = before.copy()
    for at, action in enumerate(best if same < len(best) else []):
        if not position.is_legal(action):
            break
        if at >= same:
            kind, about = describe_action(position.record(), action)
            told.append(Answered(position.question, kind, about))
        position.apply(action)
    return told


def count_same(played: list[int], best: list[int]) -> int:
    """How many answers two turns begin with alike."""
    same = 0
    while same < min(len(played), len(best)) and played[same] == best[same]:
        same += 1
    return same
