"""How many files are open, and how many may be: every connection is one.

A process that has no more of them takes no connections, and nobody says so: neither the system
nor the event loop. So it is told beforehand.
"""

import asyncio
import errno
import logging
import os
import sys
import time
from contextlib import suppress

from .metrics import OPEN_FILES, OPEN_FILES_LIMIT

logger = logging.getLogger(__name__)
WANTED = 65_536
FEW = 10_000  # some thousand players, and what else is open
PAUSE = 5.0  # seconds between two looks
MANY = 0.8  # of those that may be open
TOLD_EVERY = 60.0  # seconds between two lines of log about that
FOLDERS = ("/proc/self/fd", "/dev/fd")


def raise_file_limit() -> None:
    """Allow as many open files as the system lets us have."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if most == resource.RLIM_INFINITY else min(most, WANTED)
    if now == resource.RLIM_INFINITY or now >= wanted:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def read_file_limit() -> int | None:
    """How many files may be open; None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if limit == resource.RLIM_INFINITY else limit


def log_file_limit() -> None:
    """Tell how many files may be open; a warning if these are few."""
    limit = read_file_limit()
    if limit is not None and limit < FEW:
        logger.warning(
            "only %d files may be open: each player needs one, and a server for many %d",
            limit,
            FEW,
            extra={"limit": limit},
        )
    else:
        logger.info("open files", extra={"limit": limit})


def count_open_files() -> int | None:
    """How many files this process has open; None if the system doesn't say."""
    for folder in FOLDERS:
        try:
            return len(os.listdir(folder)) - 1  # without the one that looks
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE):  # not even that one
                return read_file_limit()
    return None


async def watch_open_files() -> None:
    """Measure how many files are open, and log if these are nearly all, until cancelled."""
    told = 0.0
    while True:
        opened, limit = count_open_files(), read_file_limit()
        if opened is not None and limit is not None:
            OPEN_FILES.set(opened)
            OPEN_FILES_LIMIT.set(limit)
            if opened >= MANY * limit and (not told or time.monotonic() - told > TOLD_EVERY):
                told = time.monotonic()
                logger.error(
                    "nearly all files are open: soon nobody can connect",
                    extra={"open": opened, "limit": limit},
                )
        await asyncio.sleep(PAUSE)
