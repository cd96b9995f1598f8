"""What bots are called at a table: each has its own name, the same for as long as it lasts."""

from collections.abc import Iterable

from ...bots.first_names import NAMES, draw_names
from ..storage.tables import Seat

__all__ = ["NAMES", "name_bots"]


def name_bots(key: str, seats: Iterable[Seat]) -> dict[int, str]:
    """The names of the bots at a table, by place: no two alike, and nobody else's there."""
    rows = sorted(seats, key=lambda row: row.place)
    people = [row.name for row in rows if row.kind == "person"]
    kept = {row.place: row.nickname for row in rows if row.kind == "bot" and row.nickname}
    bots = [row.place for row in rows if row.kind == "bot" and row.place not in kept]
    return draw_names(key, bots, [*people, *kept.values()]) | kept
