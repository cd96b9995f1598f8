"""Teotibot learns a technology (rule 15.8)."""

from ..constants import (
    BOT,
    BOT_LEARNING_GOLD,
    BY_LEARNERS,
    DONE,
    GOLD,
    LEARNER_VP,
    NO_TECHNOLOGY,
    NOT_PAID,
    TECHNOLOGY_SLOTS,
)
from ..record.state import State
from ..rules.goods import pay, score
from ..rules.technologies import learn


def learn_for_bot(p: State) -> int:
    """1 gold: the lowest technology nobody knows, else the lowest the bot lacks (rule 15.8)."""
    if p.goods[BOT][GOLD] < BOT_LEARNING_GOLD:
        return NOT_PAID
    found = -1
    for slot in range(TECHNOLOGY_SLOTS - 1, -1, -1):
        if not p.knows[BOT][p.technology[slot]] and not p.knows[0][p.technology[slot]]:
            found = slot
    if found < 0:
        for slot in range(TECHNOLOGY_SLOTS - 1, -1, -1):
            if not p.knows[BOT][p.technology[slot]]:
                found = slot
    if found < 0:
        return NO_TECHNOLOGY
    pay(p, BOT, GOLD, BOT_LEARNING_GOLD)
    if p.knows[0][p.technology[found]]:
        score(p, 0, BY_LEARNERS, LEARNER_VP)
    learn(p, BOT, found)
    return DONE
