"""Watching processes come and go."""

import os
import time
from collections.abc import Callable
from pathlib import Path

PATIENCE = 300  # seconds for anything to happen, on a machine that has other things to do


def soon(happened: Callable[[], bool]) -> bool:
    """Whether something happens before patience ends."""
    end = time.monotonic() + PATIENCE
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


def processor_time(pid: int) -> float:
    """The seconds that a process has worked so far, 0 if it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
