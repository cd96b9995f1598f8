"""The buildings row: what each step on the avenue is worth at an eclipse (rule 9.2)."""

from ..record.state import State
from ..tables import BUILDINGS_ROW


def count_buildings_taken(p: State) -> int:
    """Buildings that have left the buildings row."""
    return p.nobles[0] + p.nobles[1] + p.nobles[2]


def read_buildings_row(p: State) -> int:
    """The lowest number that is visible in the row."""
    return BUILDINGS_ROW[count_buildings_taken(p)]
