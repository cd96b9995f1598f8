"""Where a record lives when the engine runs interpreted: in lists.

The compiled engine has the same functions over C memory (see `tools/compiler/engine.py`);
both write the same bytes.
"""

import struct
from array import array
from collections.abc import Callable
from operator import itemgetter
from typing import Any

from ..constants import FRAME_SIZE, FRAMES
from .state import FIELDS, Field, Row, State


def allocate(p: State) -> None:
    """Give a new record its zeroed fields."""
    for field in FIELDS:
        setattr(p, field.name, field.blank())


def pool_memory(kind: type[State]) -> None:
    """Let new positions take the memory of those that are no more: compiled only."""


def copy_record(target: State, source: State) -> None:
    """Make one record equal to another."""
    for field in FIELDS:
        copy_field(target, source, field)


def copy_hot(target: State, source: State) -> None:
    """Make all of one record equal to another that rules ask for: enough to play on."""
    for field in HOT_FIELDS:
        copy_field(target, source, field)


def save_hot(memory: Row, source: State) -> None:
    """Put into memory what `copy_hot` copies."""
    memory[:] = [copy_value(getattr(source, field.name), field) for field in HOT_FIELDS]


def load_hot(target: State, memory: Row) -> None:
    """Take from memory what `save_hot` has put there."""
    for field, value in zip(HOT_FIELDS, memory, strict=True):
        setattr(target, field.name, copy_value(value, field))


def copy_field(target: State, source: State, field: Field) -> None:
    """Copy one field."""
    setattr(target, field.name, copy_value(getattr(source, field.name), field))


def copy_value(value: Any, field: Field) -> Any:
    """A copy of what a field holds."""
    if len(field.shape) == 1:
        return value[:]
    return [row[:] for row in value] if field.shape else value


def save_record(p: State) -> bytes:
    """The compared fields as bytes: the generator in 8, every other number in 2.

    Frames above the stack, which are left as they were, count as empty.
    """
    record = {field.name: getattr(p, field.name) for field in saved_fields()}
    empty = [[0] * FRAME_SIZE for _ in range(FRAMES - p.depth)]
    return pack(record | {"stack": p.stack[: p.depth] + empty})


def load_record(p: State, data: bytes) -> None:
    """Fill the compared fields from bytes."""
    for name, value in unpack(data).items():
        setattr(p, name, value)


def saved_fields() -> list[Field]:
    """The fields that make a position: all that are not derived."""
    return [field for field in FIELDS if not field.derived]


def pack(record: dict[str, Any]) -> bytes:
    """Bytes of a record given by field."""
    numbers: list[int] = []
    for field in saved_fields()[1:]:
        value = record[field.name]
        if not field.shape:
            numbers.append(value)
        elif len(field.shape) == 1:
            numbers += value
        else:
            for row in value:
                numbers += row
    return struct.pack("=q", record["chance"]) + array("h", numbers).tobytes()


def unpack(data: bytes) -> dict[str, Any]:
    """A record by field, from its bytes."""
    record: dict[str, Any] = {"chance": struct.unpack("=q", data[:8])[0]}
    numbers = array("h", data[8:]).tolist()
    for name, get, is_grid in GETTERS:
        record[name] = list(get(numbers)) if is_grid else get(numbers)
    return record


def getters() -> list[tuple[str, Callable[[list[int]], Any], bool]]:
    """How each field after the generator is taken from all numbers, and whether it has rows."""
    found: list[tuple[str, Callable[[list[int]], Any], bool]] = []
    at = 0
    for field in saved_fields()[1:]:
        rows, width = (1, 1, *field.shape)[-2:]
        parts = [slice(at + row * width, at + (row + 1) * width) for row in range(rows)]
        found.append(
            (field.name, itemgetter(*parts) if field.shape else itemgetter(at), rows > 1)
        )
        at += rows * width
    return found


GETTERS = getters()
HOT_FIELDS = [field for field in FIELDS if not field.cold]
HOT_BYTES = sum(field.bits // 8 * field.count() for field in HOT_FIELDS)
RECORD_BYTES = len(pack({field.name: field.blank() for field in saved_fields()}))
