"""Openings: what pairs of starting tiles brought in many games of strong bots."""

from .book import FirstTurn, OpeningError, OpeningRow, Openings, TileRow
from .choosing import StartAdvice, StartOption, advise_start
from .reading import read_openings
from .tally import Tally

__all__ = [
    "FirstTurn",
    "OpeningError",
    "OpeningRow",
    "Openings",
    "StartAdvice",
    "StartOption",
    "Tally",
    "TileRow",
    "advise_start",
    "read_openings",
]
