"""Where a record lives when the engine runs interpreted: in lists.

The compiled engine has the same four functions over C memory (see `tools/compiler/engine.py`);
both write the same bytes.
"""

import struct
from array import array
from typing import Any

from .state import FIELDS, Field, State


def allocate(p: State) -> None:
    """Give a new record its zeroed fields."""
    for field in FIELDS:
        setattr(p, field.name, field.blank())
    p.log = []


def copy_record(target: State, source: State) -> None:
    """Make one record equal to another."""
    for field in FIELDS:
        value = getattr(source, field.name)
        if len(field.shape) == 1:
            value = value[:]
        elif field.shape:
            value = [row[:] for row in value]
        setattr(target, field.name, value)


def save_record(p: State) -> bytes:
    """The compared fields as bytes: the generator in 8, every other number in 2."""
    return pack({field.name: getattr(p, field.name) for field in saved_fields()})


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
    at = 0
    for field in saved_fields()[1:]:
        if not field.shape:
            record[field.name] = numbers[at]
            at += 1
        elif len(field.shape) == 1:
            record[field.name] = numbers[at : at + field.shape[0]]
            at += field.shape[0]
        else:
            rows, width = field.shape
            record[field.name] = [
                numbers[at + row * width : at + (row + 1) * width] for row in range(rows)
            ]
            at += rows * width
    return record


RECORD_BYTES = len(pack({field.name: field.blank() for field in saved_fields()}))
