"""Reading the players of a written position."""

from typing import Any

from ...engine.names import (
    BOARD_NAMES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    SOURCE_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from ...engine.statistics import STATISTIC_ROWS
from ...engine.validation.defaults import remove_worker
from ...engine.validation.limits import FEWEST_WORKERS, MOST, RANGES, last_worship_space
from ...engine.validation.refusal import refuse, refuse_duplicates
from .lists import fill_starting_tiles, read_counts, read_names
from .values import read_list, read_name, read_number, read_object

Record = dict[str, Any]
EARLIER_PLAY = SOURCE_NAMES.index("earlier_play")
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


def read_players(keys: Record, record: Record) -> None:
    """Goods, tracks, workers, tiles and books of every player."""
    count = record["players"]
    players = read_list(keys.get("players", [{}] * count), "players", count, count)
    for seat, data in enumerate(players):
        read_player(data, f"players[{seat}]", record, seat)


def read_player(data: object, path: str, record: Record, seat: int) -> None:
    """One player."""
    keys = read_object(data, path, PLAYER_KEYS)
    for good, name in enumerate(GOOD_NAMES):
        record["goods"][seat][good] = read_number(
            keys.get(name, 0), f"{path}.{name}", *RANGES["goods"]
        )
    for name in ("avenue", "track"):
        record[name][seat] = read_number(keys.get(name, 0), f"{path}.{name}", *RANGES[name])
    temples = read_object(keys.get("temples", {}), f"{path}.temples", TEMPLE_NAMES)
    for temple, name in enumerate(TEMPLE_NAMES):
        record["temple"][seat][temple] = read_number(
            temples.get(name, 0), f"{path}.temples.{name}", *RANGES["temple"]
        )
    read_technologies(keys.get("technologies", []), f"{path}.technologies", record, seat)
    if "workers" in keys:
        read_workers(keys["workers"], f"{path}.workers", record, seat)
    for name, field in (("discoveries", "held"), ("used_discoveries", "used")):
        record[field][seat] = read_counts(
            keys.get(name, {}), f"{path}.{name}", DISCOVERY_NAMES, MOST[field]
        )
    fill_starting_tiles(
        record["kept"][seat],
        record["kept_sees"][seat],
        keys.get("starting_tiles", []),
        f"{path}.starting_tiles",
    )
    read_books(keys, path, record, seat)
    read_statistics(keys.get("statistics", {}), f"{path}.statistics", record, seat)


def read_technologies(data: object, path: str, record: Record, seat: int) -> None:
    """The technologies that a player knows."""
    tiles = read_names(data, path, TECHNOLOGY_NAMES, 0, len(record["technology"]))
    refuse_duplicates([TECHNOLOGY_NAMES[tile] for tile in tiles], path)
    for tile in tiles:
        record["knows"][seat][tile] = 1


def read_workers(data: object, path: str, record: Record, seat: int) -> None:
    """Three or four workers; a fourth that is missing waits on the ascension wheel."""
    count = len(record["board"][seat])
    for i in range(count):
        remove_worker(record, seat, i)
    for i, entry in enumerate(read_list(data, path, FEWEST_WORKERS, count)):
        read_worker(entry, f"{path}[{i}]", record, seat, i)


def read_worker(data: object, path: str, record: Record, seat: int, i: int) -> None:
    """One worker: its power, its board and, if it is locked, its worship space."""
    keys = read_object(data, path, ("board", "power", "space"))
    power = read_number(keys.get("power", 1), f"{path}.power", *RANGES["power"])
    record["power"][seat][i] = power
    space = keys.get("space")
    if keys.get("board") is None:
        if space is not None:
            refuse(f"{path}.space", "error-nowhere-space")
        return
    board = read_name(keys["board"], f"{path}.board", BOARD_NAMES)
    record["board"][seat][i] = board
    if space is not None:
        last = last_worship_space(board)
        if last < 0:
            refuse(f"{path}.space", "error-no-worship-space", name=BOARD_NAMES[board])
        record["space"][seat][i] = read_number(space, f"{path}.space", 0, last)


def read_books(keys: Record, path: str, record: Record, seat: int) -> None:
    """VP by source; a score without books is booked as earlier play."""
    books = read_object(keys.get("books", {}), f"{path}.books", SOURCE_NAMES)
    row = [
        read_number(books.get(name, 0), f"{path}.books.{name}", *RANGES["books_of"])
        for name in SOURCE_NAMES
    ]
    vp = read_number(keys.get("vp", max(sum(row), 0)), f"{path}.vp", *RANGES["vp"])
    if "books" not in keys:
        row[EARLIER_PLAY] = vp
    record["books_of"][seat] = row
    record["vp"][seat] = vp


def read_statistics(data: object, path: str, record: Record, seat: int) -> None:
    """What the player has done so far."""
    keys = read_object(data, path, tuple(STATISTIC_ROWS))
    row = record["stats"][seat]
    for name, (first, count) in STATISTIC_ROWS.items():
        value = keys.get(name, 0 if count == 1 else [0] * count)
        values = [value] if count == 1 else read_list(value, f"{path}.{name}", count, count)
        for i, n in enumerate(values):
            row[first + i] = read_number(n, f"{path}.{name}", *RANGES["stats"])
