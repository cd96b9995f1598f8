"""Turns in words: the answers of one, one after the other."""

from collections.abc import Iterator, Sequence

from ..engine import Position
from ..game.turns import drop_end
from ..game.views import view
from .answers import answer_words
from .readers import offer_for

NEXT = " ▸ "


def turn_text(before: Position, actions: Sequence[int]) -> str:
    """A turn from a position on, in one line: "Forest 2 → Nobles ▸ Build a house"."""
    return NEXT.join(answer_texts(before, actions))


def answer_texts(before: Position, actions: Sequence[int]) -> Iterator[str]:
    """The answers of a turn, as far as they can be given; that it ends goes without saying."""
    position = before.copy()
    for action in drop_end(actions):
        if action not in position.legal_actions():
            return
        seen = view(position, position.seat)
        yield answer_words(seen, offer_for(seen, action))
        position.apply(action)
