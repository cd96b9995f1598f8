"""Reading lists of named things: tiles, boards, counts."""

from collections.abc import Sequence

from ...engine.names import DISCOVERY_NAMES
from ...engine.validation.limits import STARTING_TILE_RANGE, shows_discovery
from ...engine.validation.refusal import refuse
from .values import read_list, read_name, read_number, read_object


def read_names(
    data: object, path: str, names: tuple[str, ...], least: int, most: int
) -> list[int]:
    """A list of names as numbers."""
    entries = read_list(data, path, least, most)
    return [read_name(entry, f"{path}[{i}]", names) for i, entry in enumerate(entries)]


def fill_row(
    row: list[int], data: object, path: str, names: tuple[str, ...], most: int | None = None
) -> None:
    """Put named things into the first places of a row, of which only `most` may be used."""
    numbers = read_names(data, path, names, 0, len(row) if most is None else most)
    row[: len(numbers)] = numbers


def fill_slots(row: list[int], data: object, path: str, names: tuple[str, ...]) -> None:
    """Put named things into the slots of a display; null is an empty slot."""
    for i, name in enumerate(read_list(data, path, 0, len(row))):
        if name is not None:
            row[i] = read_name(name, f"{path}[{i}]", names)


def fill_starting_tiles(tiles: list[int], sees: list[int], data: object, path: str) -> None:
    """Put starting tiles, numbered from 1, into a row, each with the discovery it shows."""
    for i, entry in enumerate(read_list(data, path, 0, len(tiles))):
        here = f"{path}[{i}]"
        keys = read_object(entry, here, ("tile", "sees"))
        tile = read_number(keys.get("tile"), f"{here}.tile", *STARTING_TILE_RANGE) - 1
        if keys.get("sees") is not None:
            if not shows_discovery(tile):
                refuse(f"{here}.sees", "error-shows-nothing", tile=tile + 1)
            sees[i] = read_name(keys["sees"], f"{here}.sees", DISCOVERY_NAMES)
        tiles[i] = tile


def read_counts(
    data: object, path: str, names: tuple[str, ...], most: Sequence[int]
) -> list[int]:
    """How many there are of each thing, by name; 0 of what is left out."""
    keys = read_object(data, path, names)
    return [
        read_number(keys.get(name, 0), f"{path}.{name}", 0, most[kind])
        for kind, name in enumerate(names)
    ]
