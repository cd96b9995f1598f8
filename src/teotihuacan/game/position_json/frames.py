"""The pending decisions of a position as JSON, each with its numbers."""

from typing import Any

from ...engine.names import NUMBER_NAMES, decision_name, decision_number
from ...engine.schema.questions import NUMBER_RANGES, NUMBERS, STEP_KINDS
from ...engine.validation.refusal import refuse
from .values import read_name, read_number, read_object

SEATLESS = tuple(kind.name for kind in STEP_KINDS if not kind.of_seat)


def write_frame(frame: list[int]) -> dict[str, Any]:
    """A frame of the decision stack as readable data."""
    name = decision_name(frame[0])
    data: dict[str, Any] = {"question": name}
    if name not in SEATLESS:
        data["seat"] = frame[1]
    for key, value in zip(NUMBERS[name], frame[2:], strict=False):
        data[key] = NUMBER_NAMES[key][value] if key in NUMBER_NAMES else value
    return data


def read_frame(data: object, path: str, players: int) -> list[int]:
    """A frame from data; numbers left out take their lowest value."""
    keys = read_object(data, path, None)
    questions = tuple(NUMBERS)
    name = questions[read_name(keys.get("question"), f"{path}.question", questions)]
    read_object(data, path, ("question", "seat", *NUMBERS[name]))
    seat = -1
    if name not in SEATLESS:
        seat = read_number(keys.get("seat", 0), f"{path}.seat", 0, players - 1)
    elif "seat" in keys:
        refuse(f"{path}.seat", "error-no-seat", name=name)
    frame = [decision_number(name), seat, 0, 0, 0]
    for i, key in enumerate(NUMBERS[name], start=2):
        if key in NUMBER_NAMES:
            frame[i] = read_name(keys.get(key), f"{path}.{key}", NUMBER_NAMES[key])
        else:
            low, high = NUMBER_RANGES[key]
            frame[i] = read_number(keys.get(key, low), f"{path}.{key}", low, high)
    return frame
