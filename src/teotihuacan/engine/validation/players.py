"""Whether what players have, know and have done fits together."""

from typing import Any

from ..constants import (
    GENERAL_AREA,
    NOWHERE,
    PLACE_WORKER,
    STARTING_WORKERS,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    TOP,
)
from ..schema.discovery_tiles import MASKS
from .refusal import refuse

Record = dict[str, Any]


def check_players(record: Record) -> None:
    """What every player has, seat by seat."""
    for seat in range(record["players"]):
        check_temples(record, seat)
        check_technologies(record, seat)
        check_worship_spaces(record, seat)
        check_tiles_and_books(record, seat)


def check_temples(record: Record, seat: int) -> None:
    """The top step of a temple takes one marker (rule 7.2)."""
    for temple, name in enumerate(TEMPLE_NAMES):
        steps = [record["temple"][other][temple] for other in range(seat + 1)]
        if steps[seat] == TOP and TOP in steps[:seat]:
            refuse(f"players[{seat}].temples.{name}", "error-top-marker")


def check_technologies(record: Record, seat: int) -> None:
    """Players know technologies of this game (rule 1.3)."""
    for tile, name in enumerate(TECHNOLOGY_NAMES):
        if record["knows"][seat][tile] and tile not in record["technology"]:
            refuse(f"players[{seat}].technologies", "error-not-in-game", name=name)


def check_worship_spaces(record: Record, seat: int) -> None:
    """A worship space takes one worker (rule 5.2)."""
    taken = [
        (record["board"][other][worker], space)
        for other in range(seat)
        for worker, space in enumerate(record["space"][other])
    ]
    for worker, space in enumerate(record["space"][seat]):
        place = record["board"][seat][worker], space
        if space != GENERAL_AREA and place in taken:
            refuse(f"players[{seat}].workers[{worker}].space", "error-space-taken")
        taken.append(place)


def check_tiles_and_books(record: Record, seat: int) -> None:
    """Masks are never used (rule 11); the books add up to the score."""
    if any(record["used"][seat][:MASKS]):
        refuse(f"players[{seat}].used_discoveries", "error-masks-used")
    booked, vp = sum(record["books_of"][seat]), record["vp"][seat]
    if booked != vp:
        refuse(f"players[{seat}].books", "error-books", booked=booked, vp=vp)


def check_workers(record: Record) -> None:
    """Movers are unlocked workers of the active seat; only starting workers may be nowhere."""
    placing = {f[1] for f in record["stack"][: record["depth"]] if f[0] == PLACE_WORKER}
    for seat in range(record["players"]):
        for worker in range(STARTING_WORKERS):
            if record["board"][seat][worker] == NOWHERE and seat not in placing:
                refuse(f"players[{seat}].workers[{worker}].board", "error-board")
    for name in ("mover", "companion"):
        worker, seat = record[name], record["active"]
        if worker < 0:
            continue
        if seat < 0:
            refuse(f"turn.{name}", "error-nobodys-turn")
        if record["board"][seat][worker] == NOWHERE:
            refuse(f"turn.{name}", "error-worker-out", worker=worker, seat=seat)
        if record["space"][seat][worker] != GENERAL_AREA:
            refuse(f"turn.{name}", "error-worker-locked", worker=worker, seat=seat)
    if record["companion"] >= 0 and record["companion"] == record["mover"]:
        refuse("turn.companion", "error-companion")
