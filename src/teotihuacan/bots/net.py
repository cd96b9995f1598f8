"""The weights of the net, read from `search/net.bin`; `tools/train_net.py` writes it."""

import struct
from functools import cache
from pathlib import Path

from .search.constants import NET_SIZE

FILE = Path(__file__).parent / "search" / "net.bin"
STORY = FILE.with_suffix(".json")  # from how many games, and how well it fits


@cache
def read_net() -> tuple[float, ...]:
    """The weights, numbers of 16 bits in the file."""
    return struct.unpack(f"<{NET_SIZE}e", FILE.read_bytes())
