"""How strong bots and Teotibot are: measured once, and fixed.

Everybody else's rating is held by them: 1500 is the bot `student`, and solo Teotibot's level
`standard`, on every server and for ever. The numbers are in `anchors.json`, which
`tools/measure_ratings.py` writes.
"""

import json
from functools import cache
from pathlib import Path

from ...bots.seats import TEOTIBOT
from .pools import ALL, SOLO
from .rating import Rating

FILE = Path(__file__).with_name("anchors.json")


@cache
def read_anchors() -> dict[str, dict[str, Rating]]:
    """The ratings of bots by pool; of Teotibot's levels solo."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        pool: {name: Rating(row["mu"], row["sigma"], row["games"]) for name, row in rows.items()}
        for pool, rows in data["pools"].items()
    }


def find_anchor(pool: str, name: str, level: str | None = None) -> Rating | None:
    """The rating of a bot, or of Teotibot at a level; None if it was not measured.

    >>> find_anchor("2", "student").shown
    1500
    """
    known = read_anchors()
    if pool == SOLO:
        return known[SOLO].get(level or "") if name == TEOTIBOT else None
    return known[pool].get(name)


def can_be_rated(name: str, level: str | None = None) -> bool:
    """Whether a bot, or Teotibot at a level, was measured."""
    return find_anchor(SOLO if name == TEOTIBOT else ALL, name, level) is not None
