"""A position of which only the set-up is known: a table of a first game, nothing on it yet."""

from typing import Any

from ..constants import (
    BOT,
    BOT_TILES,
    ECLIPSES,
    GENERAL_AREA,
    NEW_WORKER_POWER,
    NOWHERE,
    PALACE,
    SEATS,
    STARTING_WORKERS,
    WORKERS,
)
from ..record.chance import seeded
from ..record.storage import saved_fields
from ..setup.options import OPTIONS, Setup
from ..tables import (
    BOT_BOARDS,
    BOT_LOCKED,
    BOT_POWERS,
    DARK_DISC,
    FIRST_GAME_BONUS,
    FIRST_GAME_RING,
    FIRST_GAME_ROYAL,
    FIRST_GAME_TECHNOLOGIES,
)

Record = dict[str, Any]
# Rows that are empty where nothing lies or stands.
EMPTY = (
    "spot",
    "decoration_display",
    "pyramid_display",
    "tile",
    "decoration",
    "neutral",
    "hand",
    "hand_sees",
    "pool",
    "pool_sees",
    "kept",
    "kept_sees",
)
NOBODY = ("eclipse_in", "active", "mover", "companion")


def default_record(setup: Setup) -> Record:
    """The record to fill in: whatever is not said stays like this.

    The layout of a first game, empty spots and displays, three workers of each player at the
    palace, Teotibot's where it begins (rule 15.1). Stacks and pending decisions are missing.
    """
    record = {field.name: field.blank() for field in saved_fields()}
    for name in OPTIONS:
        record[name] = int(getattr(setup, name))
    record["players"] = max(setup.players, 2)
    record["solo"] = int(setup.players == 1)
    record["knobs"] = list(setup.bot_knobs())
    record["chance"] = seeded(0)
    record["dark"] = dark_disc(record["players"], 0)
    record["ring"] = list(FIRST_GAME_RING)
    record["royal"] = list(FIRST_GAME_ROYAL)
    record["technology"] = list(FIRST_GAME_TECHNOLOGIES)
    record["bonus"] = list(FIRST_GAME_BONUS)
    record |= dict.fromkeys(NOBODY, -1)
    for name in EMPTY:
        record[name] = empty_like(record[name])
    add_workers(record)
    if record["solo"]:
        record["bot_tile"] = list(range(BOT_TILES))
    return record


def dark_disc(players: int, eclipses: int) -> int:
    """Where the dark disc lies after so many eclipses (rule 1.5, rule 9.7)."""
    return DARK_DISC[players][min(eclipses, ECLIPSES - 1)]


def empty_like(rows: list[Any]) -> list[Any]:
    """A row, or rows, of the same shape with nothing in them."""
    if isinstance(rows[0], list):
        return [[-1] * len(row) for row in rows]
    return [-1] * len(rows)


def add_workers(record: Record) -> None:
    """Three workers at the palace for everybody, the fourth not in play."""
    record["board"] = [[NOWHERE] * WORKERS for _ in range(SEATS)]
    record["space"] = [[GENERAL_AREA] * WORKERS for _ in range(SEATS)]
    for seat in range(record["players"]):
        for worker in range(WORKERS):
            remove_worker(record, seat, worker)
        for worker in range(STARTING_WORKERS):
            record["board"][seat][worker] = PALACE
            record["power"][seat][worker] = 1
    if record["solo"]:
        record["board"][BOT] = list(BOT_BOARDS)
        record["power"][BOT] = list(BOT_POWERS)
        record["space"][BOT] = [0 if locked else GENERAL_AREA for locked in BOT_LOCKED]


def remove_worker(record: Record, seat: int, worker: int) -> None:
    """A worker that is not in play; it will come with power 3 (rule 2.2)."""
    record["board"][seat][worker] = NOWHERE
    record["power"][seat][worker] = NEW_WORKER_POWER
    record["space"][seat][worker] = GENERAL_AREA
