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
