"""A whole position as readable JSON, and back (`docs/position.md` describes every field)."""

import json
from typing import Any

from ...engine import Position
from ...engine.constants import (
    ASIDE,
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    GENERAL_AREA,
    GOOD_NAMES,
    NOWHERE,
    ROYAL_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPOT_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
    WORKERS,
)
from ...engine.errors import PositionError
from ...engine.messages import message
from ...engine.record.storage import pack, unpack
from ...engine.statistics import counted_statistics
from ...engine.tables import CELL_PLACES, DECORATION_NAMES, PYRAMID_TILE_NAMES
from ...version import RULES_VERSION
from .frames import write_frame
from .reader import read_record

Json = dict[str, Any]


def position_to_json(position: Position) -> Json:
    """A position as data that `json.dumps` can write; nothing is left out."""
    record = unpack(position.to_bytes())
    players = record["players"]
    return {
        "rules_version": RULES_VERSION,
        "setup": position.setup.to_dict(),
        "chance": record["chance"],
        "calendar": {
            "light": record["light"],
            "dark": record["dark"],
            "eclipses_scored": record["eclipse"],
            "eclipse_in_turns": none_if_negative(record["eclipse_in"]),
            "pyramid_complete": bool(record["pyramid_complete"]),
            "over": bool(record["ended"]),
        },
        "ring": [BOARD_NAMES[board] for board in record["ring"]],
        "royal_tiles": [ROYAL_NAMES[tile] for tile in record["royal"]],
        "technologies": [TECHNOLOGY_NAMES[tile] for tile in record["technology"]],
        "bonus_tiles": [BONUS_NAMES[tile] for tile in record["bonus"]],
        "discoveries": {
            name: names(tiles, DISCOVERY_NAMES)
            for name, tiles in zip(SPOT_NAMES, record["spot"], strict=True)
        },
        "decoration_display": slots(record["decoration_display"], DECORATION_NAMES),
        "pyramid_display": slots(record["pyramid_display"], PYRAMID_TILE_NAMES),
        "stacks": {
            "discoveries": counts(record["discovery_stack"], DISCOVERY_NAMES),
            "decorations": counts(record["decoration_stack"], DECORATION_NAMES),
            "pyramid": counts(record["pyramid_stack"], PYRAMID_TILE_NAMES),
        },
        "pyramid": [
            {"cell": list(place), "tile": PYRAMID_TILE_NAMES[tile], "turn": turn}
            for place, tile, turn in zip(
                CELL_PLACES, record["tile"], record["turned"], strict=True
            )
            if tile >= 0
        ],
        "decorations": {
            name: names(row, DECORATION_NAMES)
            for name, row in zip(SIDE_NAMES, record["decoration"], strict=True)
        },
        "nobles": record["nobles"],
        "neutral_dice": [
            [BOARD_NAMES[board] for board in dice if board != NOWHERE]
            for dice in record["neutral"]
        ],
        **write_bot(record),
        "players": [write_player(record, seat) for seat in range(players)],
        "starting": {
            "secret": bool(record["secret"]),
            "hands": [
                starting_tiles(record["hand"][seat], record["hand_sees"][seat])
                for seat in range(players)
            ],
            "pool": starting_tiles(record["pool"], record["pool_sees"]),
        },
        "turn": {
            "seat": none_if_negative(record["active"]),
            "mover": none_if_negative(record["mover"]),
            "companion": none_if_negative(record["companion"]),
        },
        "stack": [write_frame(frame) for frame in record["stack"][: record["depth"]]],
    }


def write_bot(record: Json) -> Json:
    """Teotibot's action and direction tiles; nothing when people play each other."""
    if not record["solo"]:
        return {}
    return {
        "bot": {
            "action_pyramid": [BOT_TILE_NAMES[tile] for tile in record["bot_tile"][:ASIDE]],
            "aside": BOT_TILE_NAMES[record["bot_tile"][ASIDE]],
            "directions": [DIRECTION_NAMES[way] for way in record["direction"]],
            "uses": counts(record["bot_used"], BOT_TILE_NAMES),
        },
        "discarded": counts(record["discarded"], DISCOVERY_NAMES),
    }


def write_player(record: Json, seat: int) -> Json:
    """One player's part of the position."""
    return {
        **dict(zip(GOOD_NAMES, record["goods"][seat], strict=True)),
        "vp": record["vp"][seat],
        "avenue": record["avenue"][seat],
        "track": record["track"][seat],
        "temples": dict(zip(TEMPLE_NAMES, record["temple"][seat], strict=True)),
        "technologies": [
            name
            for name, known in zip(TECHNOLOGY_NAMES, record["knows"][seat], strict=True)
            if known
        ],
        "workers": write_workers(record, seat),
        "discoveries": counts(record["held"][seat], DISCOVERY_NAMES),
        "used_discoveries": counts(record["used"][seat], DISCOVERY_NAMES),
        "starting_tiles": starting_tiles(record["kept"][seat], record["kept_sees"][seat]),
        "books": {
            name: vp
            for name, vp in zip(SOURCE_NAMES, record["books_of"][seat], strict=True)
            if vp
        },
        "statistics": counted_statistics(record["stats"][seat]),
    }


def write_workers(record: Json, seat: int) -> list[Json]:
    """The workers in play, or to be placed; a fourth that is missing waits on the wheel."""
    workers: list[Json] = []
    for i in range(WORKERS):
        board = record["board"][seat][i]
        if board == NOWHERE and i == WORKERS - 1:
            continue
        worker: Json = {
            "board": BOARD_NAMES[board] if board != NOWHERE else None,
            "power": record["power"][seat][i],
        }
        if record["space"][seat][i] != GENERAL_AREA:
            worker["space"] = record["space"][seat][i]
        workers.append(worker)
    return workers


def position_from_json(data: str | bytes | Json) -> Position:
    """A position from JSON text or data; parts left out take defaults, nonsense is refused."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            problem = message("error-json", reason=str(error))
            raise PositionError("error-in", place="position", problem=problem) from None
    return Position.from_bytes(pack(read_record(data)))


def none_if_negative(value: int) -> int | None:
    """A number, or None where the record has -1."""
    return value if value >= 0 else None


def names(row: list[int], words: tuple[str, ...]) -> list[str]:
    """The names of the tiles that lie in a row."""
    return [words[tile] for tile in row if tile >= 0]


def slots(row: list[int], words: tuple[str, ...]) -> list[str | None]:
    """The names of the tiles in a display, None for an empty slot."""
    return [words[tile] if tile >= 0 else None for tile in row]


def counts(row: list[int], words: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each kind that there is."""
    return {words[kind]: count for kind, count in enumerate(row) if count}


def starting_tiles(tiles: list[int], sees: list[int]) -> list[Json]:
    """Starting tiles by number from 1, with the discovery each shows."""
    return [
        {"tile": tile + 1, "sees": DISCOVERY_NAMES[seen] if seen >= 0 else None}
        for tile, seen in zip(tiles, sees, strict=True)
        if tile >= 0
    ]
