"""Reading the players of a written position."""

from typing import Any

from ...engine.constants import (
    AVENUE_END,
    BOARD_NAMES,
    BOT,
    BY_EARLIER_PLAY,
    DISCOVERY_NAMES,
    GENERAL_AREA,
    GOOD_NAMES,
    KEPT,
    NEW_WORKER_POWER,
    NOWHERE,
    SEATS,
    SOURCE_NAMES,
    STARTING_WORKERS,
    STATISTICS,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    TOP,
    TRACK_END,
    WORKERS,
)
from ...engine.statistics import STATISTIC_ROWS
from ...engine.tables import BOT_BOARDS, BOT_LOCKED, BOT_POWERS, DISCOVERY_COPIES, WORSHIP_SPACES
from .checks import choice, mapping, number, refuse, sequence
from .lists import different, read_counts, read_names, read_tiles

Record = dict[str, Any]
MANY = 9999  # more goods or points than any game brings


def read_players(keys: Record, record: Record) -> None:
    """Goods, tracks, workers, tiles and books of every player."""
    for seat in range(SEATS):
        record["board"][seat] = [NOWHERE] * WORKERS
        record["space"][seat] = [GENERAL_AREA] * WORKERS
        record["kept"][seat] = [-1] * KEPT
        record["kept_sees"][seat] = [-1] * KEPT
    count = record["players"]
    players = sequence(keys.get("players", [{}] * count), "players", count, count)
    for seat, data in enumerate(players):
        read_player(data, f"players[{seat}]", record, seat)


PLAYER_KEYS = (
    *GOOD_NAMES,
    "vp",
    "avenue",
    "track",
    "temples",
    "technologies",
    "workers",
    "discoveries",
    "used_discoveries",
    "starting_tiles",
    "books",
    "statistics",
)


def read_player(data: object, path: str, record: Record, seat: int) -> None:
    """One player."""
    keys = mapping(data, path, PLAYER_KEYS)
    for good, name in enumerate(GOOD_NAMES):
        record["goods"][seat][good] = number(keys.get(name, 0), f"{path}.{name}", 0, MANY)
    record["avenue"][seat] = number(keys.get("avenue", 0), f"{path}.avenue", 0, AVENUE_END)
    record["track"][seat] = number(keys.get("track", 0), f"{path}.track", 0, TRACK_END)
    temples = mapping(keys.get("temples", {}), f"{path}.temples", TEMPLE_NAMES)
    for temple, name in enumerate(TEMPLE_NAMES):
        at = number(temples.get(name, 0), f"{path}.temples.{name}", 0, TOP)
        if at == TOP and any(record["temple"][other][temple] == TOP for other in range(seat)):
            refuse(f"{path}.temples.{name}", "error-top-marker")
        record["temple"][seat][temple] = at
    known = keys.get("technologies", [])
    for tile in read_names(known, f"{path}.technologies", TECHNOLOGY_NAMES, 0, 6):
        if tile not in record["technology"]:
            refuse(f"{path}.technologies", "error-not-in-game", name=TECHNOLOGY_NAMES[tile])
        record["knows"][seat][tile] = 1
    different(known, f"{path}.technologies")
    read_workers(keys, path, record, seat)
    for key, field in (("discoveries", "held"), ("used_discoveries", "used")):
        record[field][seat] = read_counts(
            keys.get(key, {}), f"{path}.{key}", DISCOVERY_NAMES, DISCOVERY_COPIES
        )
    if any(record["used"][seat][:7]):
        refuse(f"{path}.used_discoveries", "error-masks-used")
    read_kept(keys.get("starting_tiles", []), f"{path}.starting_tiles", record, seat)
    read_books(keys, path, record, seat)
    read_statistics(keys.get("statistics", {}), f"{path}.statistics", record, seat)


def read_workers(keys: Record, path: str, record: Record, seat: int) -> None:
    """Three or four workers; a fourth that is missing waits on the ascension wheel."""
    default: list[dict[str, Any]] = [{"board": "palace"}] * STARTING_WORKERS
    if record["solo"] and seat == BOT:
        default = [
            {"board": BOARD_NAMES[board], "power": power} | ({"space": 0} if locked else {})
            for board, power, locked in zip(BOT_BOARDS, BOT_POWERS, BOT_LOCKED, strict=True)
        ]
    entries = sequence(keys.get("workers", default), f"{path}.workers", STARTING_WORKERS, WORKERS)
    record["power"][seat] = [NEW_WORKER_POWER] * WORKERS
    for i, entry in enumerate(entries):
        here = f"{path}.workers[{i}]"
        worker = mapping(entry, here, ("board", "power", "space"))
        record["power"][seat][i] = number(worker.get("power", 1), f"{here}.power", 1, 5)
        if worker.get("board") is None:
            if worker.get("space") is not None:
                refuse(f"{here}.space", "error-nowhere-space")
            continue
        board = BOARD_NAMES.index(choice(worker["board"], f"{here}.board", BOARD_NAMES))
        record["board"][seat][i] = board
        if worker.get("space") is not None:
            if WORSHIP_SPACES[board] == 0:
                refuse(f"{here}.space", "error-no-worship-space", name=BOARD_NAMES[board])
            most = WORSHIP_SPACES[board] - 1
            record["space"][seat][i] = number(worker["space"], f"{here}.space", 0, most)
            for other in range(seat + 1):
                for j in range(WORKERS if other < seat else i):
                    taken = (record["board"][other][j], record["space"][other][j])
                    if taken == (board, record["space"][seat][i]):
                        refuse(f"{here}.space", "error-space-taken")


def read_books(keys: Record, path: str, record: Record, seat: int) -> None:
    """VP by source; a score without books is booked as earlier play."""
    books = mapping(keys.get("books", {}), f"{path}.books", SOURCE_NAMES)
    for source, name in enumerate(SOURCE_NAMES):
        record["books_of"][seat][source] = number(
            books.get(name, 0), f"{path}.books.{name}", -MANY, MANY
        )
    booked = sum(record["books_of"][seat])
    record["vp"][seat] = number(keys.get("vp", max(booked, 0)), f"{path}.vp", 0, MANY)
    if "books" not in keys:
        record["books_of"][seat][BY_EARLIER_PLAY] = record["vp"][seat]
    elif booked != record["vp"][seat]:
        refuse(f"{path}.books", "error-books", booked=booked, vp=record["vp"][seat])


def read_statistics(data: object, path: str, record: Record, seat: int) -> None:
    """What the player has done so far."""
    keys = mapping(data, path, tuple(STATISTIC_ROWS))
    row = [0] * STATISTICS
    for name, (first, count) in STATISTIC_ROWS.items():
        default = 0 if count == 1 else [0] * count
        value = keys.get(name, default)
        values = [value] if count == 1 else sequence(value, f"{path}.{name}", count, count)
        for i, n in enumerate(values):
            row[first + i] = number(n, f"{path}.{name}", 0, MANY)
    record["stats"][seat] = row


def read_kept(data: object, path: str, record: Record, seat: int) -> None:
    """The two starting tiles a player kept."""
    record["kept"][seat], record["kept_sees"][seat] = read_tiles(data, path, KEPT)
