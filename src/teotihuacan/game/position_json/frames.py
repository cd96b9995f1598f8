"""The pending decisions of a position as JSON: which numbers each question or step carries."""

from typing import Any

from ...engine.constants import (
    BOARD_NAMES,
    FIRST_STEP,
    GOOD_NAMES,
    QUESTION_NAMES,
    SPOT_NAMES,
    STEP_NAMES,
    TEMPLE_NAMES,
)
from ...engine.schema.questions import NUMBERS
from .checks import choice, mapping, number, refuse

WORDS: dict[str, tuple[str, ...]] = {
    "start": BOARD_NAMES,
    "board": BOARD_NAMES,
    "spot": SPOT_NAMES,
    "temple": TEMPLE_NAMES,
    "good": GOOD_NAMES,
}
LIMITS: dict[str, tuple[int, int]] = {
    "which": (0, 1),
    "count": (0, 2),
    "worker": (0, 2),
    "double_move": (0, 1),
    "move_anywhere": (0, 1),
    "free_cocoa": (0, 1),
    "extra_workers": (0, 3),
    "space": (0, 2),
    "power": (1, 5),
    "step": (1, 11),
    "blue": (0, 4),
    "red": (0, 4),
    "green": (0, 4),
    "resources": (1, 5),
    "steps": (1, 4),
    "workers": (1, 3),
    "placed": (0, 3),
    "paid_power_up": (0, 1),
    "discount_and_paid_power_up": (0, 3),
    "slot": (0, 2),
    "place": (0, 119),
    "owed": (0, 8),
}
NOBODYS = ("reveal_starting_tiles", "place_neutral_dice")  # steps of no seat


def kind_name(kind: int) -> str:
    """The name of a frame's kind."""
    return STEP_NAMES[kind - FIRST_STEP] if kind >= FIRST_STEP else QUESTION_NAMES[kind]


def kind_number(name: str) -> int:
    """The number of a frame's kind."""
    if name in STEP_NAMES:
        return FIRST_STEP + STEP_NAMES.index(name)
    return QUESTION_NAMES.index(name)


def write_frame(frame: list[int]) -> dict[str, Any]:
    """A frame of the decision stack as readable data."""
    name = kind_name(frame[0])
    data: dict[str, Any] = {"question": name}
    if name not in NOBODYS:
        data["seat"] = frame[1]
    for key, value in zip(NUMBERS[name], frame[2:], strict=False):
        data[key] = WORDS[key][value] if key in WORDS else value
    return data


def read_frame(data: object, path: str, players: int) -> list[int]:
    """A frame from data; numbers left out take their lowest value."""
    keys = mapping(data, path, None)
    name = choice(keys.get("question"), f"{path}.question", tuple(NUMBERS))
    allowed = ("question", "seat", *NUMBERS[name])
    mapping(data, path, allowed)
    seat = -1
    if name not in NOBODYS:
        seat = number(keys.get("seat", 0), f"{path}.seat", 0, players - 1)
    elif "seat" in keys:
        refuse(f"{path}.seat", "error-no-seat", name=name)
    frame = [kind_number(name), seat, 0, 0, 0]
    for i, key in enumerate(NUMBERS[name]):
        if key in WORDS:
            word = choice(keys.get(key), f"{path}.{key}", WORDS[key])
            frame[2 + i] = WORDS[key].index(word)
        else:
            low, high = LIMITS[key]
            frame[2 + i] = number(keys.get(key, low), f"{path}.{key}", low, high)
    return frame
