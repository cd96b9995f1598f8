"""What bots are called at a table: each has a name of its own, the same for as long as it lasts.

The name of a bot's seat is its level ("student"), which says how it plays; people remember
Citlali. Names are first names from Nahuatl, none of them a god's.
"""

from collections.abc import Iterable
from hashlib import sha256

from ..storage.tables import Seat

NAMES = (
    *("Ameyali", "Atzin", "Centli", "Citlali", "Coyotl", "Izel", "Necalli", "Nelli"),
    *("Ollin", "Papalo", "Quetzalli", "Tenoch", "Tonalli", "Xochitl", "Yaretzi", "Yolotl"),
    *("Tlalli", "Mazatl", "Teyolia", "Zeltzin"),
)
MOST_SEATS = 4  # with five names for each: three others and their bots' names leave one free


def name_bots(key: str, seats: Iterable[Seat]) -> dict[int, str]:
    """The names of the bots at a table, by place: no two alike, and nobody else's there."""
    rows = sorted(seats, key=lambda row: row.place)
    taken = {row.name.casefold() for row in rows if row.kind == "person"}
    kept = {row.place: row.nickname for row in rows if row.kind == "bot" and row.nickname}
    taken |= {name.casefold() for name in kept.values()}
    names = shuffle_names(key)
    # Each place draws from names of its own: they stay the same when others come and go.
    own = {row.place: names[row.place :: MOST_SEATS] for row in rows if row.kind == "bot"}
    drawn = {
        place: next(name for name in choices if name.casefold() not in taken)
        for place, choices in own.items()
    }
    return drawn | kept


def shuffle_names(key: str) -> list[str]:
    """All names, in an order that the table's key decides."""
    return sorted(NAMES, key=lambda name: sha256(f"{key} {name}".encode()).digest())
