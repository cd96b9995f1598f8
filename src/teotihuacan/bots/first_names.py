"""First names of bots: the name of a bot is its level, which says how it plays; people remember
Citlali. All come from Nahuatl, and none is a god's.
"""

from collections.abc import Collection, Iterable
from hashlib import sha256

NAMES = (
    *("Ameyali", "Atzin", "Centli", "Citlali", "Coyotl", "Izel", "Necalli", "Nelli"),
    *("Ollin", "Papalo", "Quetzalli", "Tenoch", "Tonalli", "Xochitl", "Yaretzi", "Yolotl"),
    *("Tlalli", "Mazatl", "Teyolia", "Zeltzin"),
)
MOST_SEATS = 4  # with five names for each: three others and their bots' names leave one free


def draw_names(key: str, places: Iterable[int], taken: Collection[str]) -> dict[int, str]:
    """The names of the bots at some places of a table: no two alike, none of those taken.

    Each place draws from names of its own: they stay the same when others come and go.
    """
    names = shuffle_names(key)
    used = {name.casefold() for name in taken}
    return {
        place: next(name for name in names[place::MOST_SEATS] if name.casefold() not in used)
        for place in places
    }


def shuffle_names(key: str) -> list[str]:
    """All names, in an order that the table's key decides."""
    return sorted(NAMES, key=lambda name: sha256(f"{key} {name}".encode()).digest())
