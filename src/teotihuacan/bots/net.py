"""The net of the evaluation, which `tools/train_net.py` writes.

`search/net.bin` has its weights, `search/net.json` the spread of its chances to win and how it
was made.
"""

import json
import struct
from functools import cache
from pathlib import Path

from .search.constants import NET_SIZE

FILE = Path(__file__).parent / "search" / "net.bin"


@cache
def read_net() -> tuple[int, ...]:
    """The weights, whole numbers of 16 bits."""
    return struct.unpack(f"<{NET_SIZE}h", FILE.read_bytes())


@cache
def read_net_spread() -> tuple[float, ...]:
    """VP by which a lead may still change, at the six times."""
    story = json.loads(FILE.with_suffix(".json").read_text(encoding="utf-8"))
    return tuple(story["spread"])
