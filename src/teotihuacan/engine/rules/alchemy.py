"""The main action of alchemy: learning a technology (rule 6.6)."""

from ..actions import LEARN
from ..constants import (
    ALCHEMY,
    ALCHEMY_NOBLES_VP,
    BY_LEARNERS,
    BY_TECHNOLOGIES,
    GOLD,
    LEARNER_VP,
    MAIN_ACTION_DONE,
    TECHNOLOGY,
    TECHNOLOGY_COLUMNS,
    TECHNOLOGY_SLOTS,
)
from ..record.frames import offer, push
from ..record.state import State
from ..tables import TECHNOLOGY_GOLD, TECHNOLOGY_VP
from .goods import pay, score
from .technologies import can_learn, learn


def can_learn_any(p: State, seat: int, workers: int) -> bool:
    """Whether any technology can be learned."""
    for slot in range(TECHNOLOGY_SLOTS):
        if can_learn(p, seat, slot, workers):
            return True
    return False


def begin_alchemy(p: State, seat: int, workers: int, paid: int) -> None:
    """Choose a technology."""
    push(p, TECHNOLOGY, seat, workers, paid, 0)


def legal_technology(p: State, seat: int, workers: int) -> None:
    """Offer the technologies in reach."""
    for slot in range(TECHNOLOGY_SLOTS):
        if can_learn(p, seat, slot, workers):
            offer(p, LEARN + slot)


def answer_technology(p: State, seat: int, slot: int, workers: int, paid: int) -> None:
    """Pay, learn, reward those who knew it, step on the column's temple (rule 6.6)."""
    pay(p, seat, GOLD, TECHNOLOGY_GOLD[p.technology[slot]])
    # A single strong worker reaches the bottom row, but gets no power-up.
    raises = 1 if slot < TECHNOLOGY_COLUMNS or workers >= 2 else 0
    push(p, MAIN_ACTION_DONE, seat, ALCHEMY, raises, paid)
    if p.knows[seat][ALCHEMY_NOBLES_VP]:  # known before this action (ruling 23)
        score(p, seat, BY_TECHNOLOGIES, TECHNOLOGY_VP[ALCHEMY_NOBLES_VP])
    for other in range(p.players):
        if p.knows[other][p.technology[slot]]:
            score(p, other, BY_LEARNERS, LEARNER_VP)
    learn(p, seat, slot)
