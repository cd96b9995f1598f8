"""Technologies: who knows them, who can learn them (rule 6.6, rule 13)."""

from ..constants import ALCHEMY, GOLD, STRONG_POWER, TECHNOLOGIES, TECHNOLOGY_COLUMNS
from ..record.reports import tell
from ..record.state import State
from ..schema.events import LEARNED
from ..tables import COLUMN_TEMPLE, TECHNOLOGY_GOLD
from .temples import step_temple
from .workers import find_lowest_power


def count_technologies(p: State, seat: int) -> int:
    """How many technologies the seat knows."""
    count = 0
    for technology in range(TECHNOLOGIES):
        count += p.knows[seat][technology]
    return count


def can_reach(slot: int, workers: int, lowest: int) -> bool:
    """Whether workers of some lowest power reach a technology: the bottom row takes two of
    them or a strong one (rule 6.6, ruling 11)."""
    return slot < TECHNOLOGY_COLUMNS or workers >= 2 or lowest >= STRONG_POWER


def can_learn(p: State, seat: int, slot: int, workers: int) -> bool:
    """Whether the technology is new, in reach and can be paid (rule 6.6, ruling 11)."""
    technology = p.technology[slot]
    if p.knows[seat][technology] or p.goods[seat][GOLD] < TECHNOLOGY_GOLD[technology]:
        return False
    return can_reach(slot, workers, find_lowest_power(p, seat, ALCHEMY))


def learn(p: State, seat: int, slot: int) -> None:
    """Put a marker on a technology and step on its temple."""
    p.knows[seat][p.technology[slot]] = 1
    tell(p, LEARNED, seat, p.technology[slot], slot, 0)
    step_temple(p, seat, COLUMN_TEMPLE[slot % TECHNOLOGY_COLUMNS])
