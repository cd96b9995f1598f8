"""Lists of named things: tiles, boards, counts."""

from typing import Any

from ...engine.constants import DISCOVERY_NAMES, STARTING_TILES
from ...engine.tables import START_SEES
from .checks import choice, mapping, number, refuse, sequence


def different(values: list[Any], path: str) -> None:
    """Refuse a list in which something stands twice."""
    for i, value in enumerate(values):
        if value in values[:i]:
            refuse(f"{path}[{i}]", "error-value-twice", value=repr(value))


def read_names(
    data: object, path: str, words: tuple[str, ...], least: int, most: int
) -> list[int]:
    """A list of names as numbers."""
    entries = sequence(data, path, least, most)
    return [words.index(choice(e, f"{path}[{i}]", words)) for i, e in enumerate(entries)]


def read_tiles(data: object, path: str, most: int) -> tuple[list[int], list[int]]:
    """Starting tiles by number from 1, with the discovery each shows."""
    tiles: list[int] = []
    sees: list[int] = []
    for i, entry in enumerate(sequence(data, path, 0, most)):
        keys = mapping(entry, f"{path}[{i}]", ("tile", "sees"))
        tile = number(keys.get("tile"), f"{path}[{i}].tile", 1, STARTING_TILES) - 1
        seen = -1
        if keys.get("sees") is not None:
            if not START_SEES[tile]:
                refuse(f"{path}[{i}].sees", "error-shows-nothing", tile=tile + 1)
            seen = DISCOVERY_NAMES.index(
                choice(keys["sees"], f"{path}[{i}].sees", DISCOVERY_NAMES)
            )
        tiles.append(tile)
        sees.append(seen)
    blank = [-1] * (most - len(tiles))
    return tiles + blank, sees + blank


def read_counts(data: object, path: str, words: tuple[str, ...], copies: list[int]) -> list[int]:
    """Tiles by name and number."""
    keys = mapping(data, path, words)
    return [
        number(keys.get(name, 0), f"{path}.{name}", 0, copies[kind])
        for kind, name in enumerate(words)
    ]


def read_slots(keys: dict[str, Any], key: str, words: tuple[str, ...], count: int) -> list[int]:
    """A display with empty slots as null; slots left out are empty."""
    given = sequence(keys.get(key, []), key, 0, count)
    row = [-1] * count
    for i, name in enumerate(given):
        if name is not None:
            row[i] = words.index(choice(name, f"{key}[{i}]", words))
    return row
