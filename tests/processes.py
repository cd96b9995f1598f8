"""Watching processes come and go."""

import os
import time
from collections.abc import Callable
from pathlib import Path


def soon(happened: Callable[[], bool]) -> bool:
    """Whether something happens within a minute."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if happened():
            return True
        time.sleep(0.05)
    return False


def alive(pid: int) -> bool:
    """Whether a process is there and does something."""
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def descendants(pid: int) -> list[int]:
    """The processes that a process started, and those that they started."""
    parents: dict[int, list[int]] = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:  # ended meanwhile
            continue
        parents.setdefault(parent, []).append(int(status.parent.name))
    found = list(parents.get(pid, []))
    for child in found:
        found.extend(parents.get(child, []))
    return found
