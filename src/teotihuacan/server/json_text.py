"""JSON that was dumped once and is put into messages as it is; nobody reads it back.

An entry goes to everybody who watches, now or later, and a state to everybody who sees the same.
As text both are dumped once, whoever is sent them. Kept as objects, entries would take four
times the memory, and the garbage collector's time.
"""

import json
from collections.abc import Iterable, Mapping
from typing import NewType

import orjson

JsonText = NewType("JsonText", str)


def dump_json(value: object) -> JsonText:
    """Plain data as JSON."""
    try:
        return JsonText(orjson.dumps(value).decode())
    except TypeError:  # a number of more than 64 bits, a name that isn't text
        return JsonText(json.dumps(value, separators=(",", ":")))


def join_object(parts: Mapping[str, JsonText]) -> JsonText:
    """An object of dumped values; the names need no escaping."""
    return JsonText("{" + ",".join(f'"{name}":{text}' for name, text in parts.items()) + "}")


def join_list(parts: Iterable[JsonText]) -> JsonText:
    """A list of dumped values."""
    return JsonText(f"[{','.join(parts)}]")
