"""A whole position as readable JSON, and back; see `docs/library/position.md` for its fields."""

import json
from typing import Any

from ...engine import Position, Setup
from ...engine.errors import PositionError
from ...engine.messages import message
from ...engine.names import (
    BOARD_NAMES,
    BONUS_NAMES,
    BOT_TILE_NAMES,
    CELL_PLACES,
    DECORATION_NAMES,
    DIRECTION_NAMES,
    DISCOVERY_NAMES,
    GOOD_NAMES,
    PYRAMID_TILE_NAMES,
    ROYAL_NAMES,
    SIDE_NAMES,
    SOURCE_NAMES,
    SPOT_NAMES,
    TECHNOLOGY_NAMES,
    TEMPLE_NAMES,
)
from ...engine.statistics import counted_statistics
from ...version import RULES_VERSION
from .frames import write_frame
from .reader import read_record

Json = dict[str, Any]


def position_to_json(position: Position) -> Json:
    """A position as data that `json.dumps` can write; nothing is left out."""
    return write_record(position.record(), position.setup)


def write_record(record: Json, setup: Setup) -> Json:
    """The record of a position as data, with the options it was set up with."""
    players = record["players"]
    return {
        "rules_version": RULES_VERSION,
        "setup": setup.to_dict(),
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
            name: list_names(tiles, DISCOVERY_NAMES)
            for name, tiles in zip(SPOT_NAMES, record["spot"], strict=True)
        },
        "decoration_display": list_slots(record["decoration_display"], DECORATION_NAMES),
        "pyramid_display": list_slots(record["pyramid_display"], PYRAMID_TILE_NAMES),
        "stacks": {
            "discoveries": count_by_name(record["discovery_stack"], DISCOVERY_NAMES),
            "decorations": count_by_name(record["decoration_stack"], DECORATION_NAMES),
            "pyramid": count_by_name(record["pyramid_stack"], PYRAMID_TILE_NAMES),
        },
        "pyramid": [
            {"cell": list(place), "tile": PYRAMID_TILE_NAMES[tile], "turn": turn}
            for place, tile, turn in zip(
                CELL_PLACES, record["tile"], record["turned"], strict=True
            )
            if tile >= 0
        ],
        "decorations": {
            name: list_names(row, DECORATION_NAMES)
            for name, row in zip(SIDE_NAMES, record["decoration"], strict=True)
        },
        "nobles": record["nobles"],
        "neutral_dice": [list_names(dice, BOARD_NAMES) for dice in record["neutral"]],
        **write_bot(record),
        "players": [write_player(record, seat) for seat in range(players)],
        "starting": {
            "secret": bool(record["secret"]),
            "hands": [
                write_starting_tiles(record["hand"][seat], record["hand_sees"][seat])
                for seat in range(players)
            ],
            "pool": write_starting_tiles(record["pool"], record["pool_sees"]),
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
    *pyramid, aside = (BOT_TILE_NAMES[tile] for tile in record["bot_tile"])
    return {
        "bot": {
            "action_pyramid": pyramid,
            "aside": aside,
            "directions": [DIRECTION_NAMES[way] for way in record["direction"]],
            "uses": count_by_name(record["bot_used"], BOT_TILE_NAMES),
        },
        "discarded": count_by_name(record["discarded"], DISCOVERY_NAMES),
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
        "discoveries": count_by_name(record["held"][seat], DISCOVERY_NAMES),
        "used_discoveries": count_by_name(record["used"][seat], DISCOVERY_NAMES),
        "starting_tiles": write_starting_tiles(record["kept"][seat], record["kept_sees"][seat]),
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
    rows = zip(record["board"][seat], record["power"][seat], record["space"][seat], strict=True)
    for board, power, space in rows:
        worker: Json = {"board": BOARD_NAMES[board] if board >= 0 else None, "power": power}
        if space >= 0:
            worker["space"] = space
        workers.append(worker)
    if workers[-1]["board"] is None:
        workers.pop()
    return workers


def position_from_json(data: str | bytes | Json) -> Position:
    """A position from JSON text or data; parts left out take defaults, nonsense is refused."""
    if isinstance(data, str | bytes):
        try:
            data = json.loads(data)
        except (ValueError, RecursionError) as error:
            problem = message("error-json", reason=str(error))
            raise PositionError("error-in", place="position", problem=problem) from None
    return Position.from_record(read_record(data))


def none_if_negative(value: int) -> int | None:
    """A number, or None where the record has -1."""
    return value if value >= 0 else None


def list_names(row: list[int], words: tuple[str, ...]) -> list[str]:
    """The names of the tiles that lie in a row."""
    return [words[tile] for tile in row if tile >= 0]


def list_slots(row: list[int], words: tuple[str, ...]) -> list[str | None]:
    """The names of the tiles in a display, None for an empty slot."""
    return [words[tile] if tile >= 0 else None for tile in row]


def count_by_name(row: list[int], words: tuple[str, ...]) -> dict[str, int]:
    """How many there are of each kind that there is."""
    return {words[kind]: count for kind, count in enumerate(row) if count}


def write_starting_tiles(tiles: list[int], sees: list[int]) -> list[Json]:
    """Starting tiles by number from 1, with the discovery each shows."""
    return [
        {"tile": tile + 1, "sees": DISCOVERY_NAMES[seen] if seen >= 0 else None}
        for tile, seen in zip(tiles, sees, strict=True)
        if tile >= 0
    ]
