"""The nets of the evaluation, which `tools/train_net.py` writes: one for solo games, one for all
others.

`search/net.bin` and `search/net_solo.bin` have the weights; the JSON files beside them have the
spread of the chances to win and how each net was made.
"""

import json
import struct
from functools import cache
from pathlib import Path

from .search.constants import NET_SIZE

FOLDER = Path(__file__).parent / "search"
FILE, SOLO_FILE = FOLDER / "net.bin", FOLDER / "net_solo.bin"


def find_file(solo: bool) -> Path:
    """The file of a net."""
    return SOLO_FILE if solo else FILE


@cache
def read_net(solo: bool = False) -> tuple[int, ...]:
    """The weights, whole numbers of 16 bits."""
    return struct.unpack(f"<{NET_SIZE}h", find_file(solo).read_bytes())


@cache
def read_net_spread(solo: bool = False) -> tuple[float, ...]:
    """VP by which a lead may still change, at the six times."""
    story = json.loads(find_file(solo).with_suffix(".json").read_text(encoding="utf-8"))
    return tuple(story["spread"])
