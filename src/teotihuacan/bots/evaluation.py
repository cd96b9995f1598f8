"""What a seat's situation is worth, part by part, in victory points."""

from ..engine import Position
from ..engine.storage import unpack
from ..engine.words import GOOD_NAMES

WORTH = {"wood": 1.0, "stone": 1.2, "gold": 1.5, "cocoa": 0.8}


def terms(position: Position, seat: int) -> dict[str, float]:
    """The parts of the evaluation by name."""
    record = unpack(position.to_bytes())
    parts = {"vp": float(record["vp"][seat])}
    for good, amount in zip(GOOD_NAMES, record["goods"][seat], strict=True):
        parts[good] = WORTH[good] * amount
    return parts
