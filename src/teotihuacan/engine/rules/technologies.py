"""Technologies: who knows them, who can learn them (rules 6.6, 13)."""

from ..constants import ALCHEMY, GOLD, TECHNOLOGIES
from ..record.reports import LEARNED, tell
from ..record.state import State
from ..tables import COLUMN_TEMPLE, TECHNOLOGY_GOLD
from .temples import step_temple
from .workers import find_lowest_power


def count_technologies(p: State, seat: int) -> int:
    """How many technologies the seat knows."""
    count = 0
    for technology in range(TECHNOLOGIES):
        count += p.knows[seat][technology]
    return count


def can_learn(p: State, seat: int, slot: int, workers: int) -> bool:
    """Whether the technology is new, in reach and can be paid (rule 6.6, ruling 11)."""
    technology = p.technology[slot]
    if p.knows[seat][technology] or p.goods[seat][GOLD] < TECHNOLOGY_GOLD[technology]:
        return False
    return slot < 3 or workers >= 2 or find_lowest_power(p, seat, ALCHEMY) >= 4


def learn(p: State, seat: int, slot: int) -> None:
    """Put a marker on a technology and step on its temple."""
    p.knows[seat][p.technology[slot]] = 1
    tell(p, LEARNED, seat, p.technology[slot], slot, 0)
    step_temple(p, seat, COLUMN_TEMPLE[slot % 3])
