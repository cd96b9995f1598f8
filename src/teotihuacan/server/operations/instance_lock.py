"""One server per data folder: its lock, and the address it listens on."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

LOCK = "server.lock"
ADDRESS = "server.address"
PATIENCE = 5.0  # seconds for a server that is just starting


@contextmanager
def publish_address(folder: Path, address: str) -> Iterator[None]:
    """Write the server's address next to its lock while it runs."""
    file = folder / ADDRESS
    with suppress(OSError):  # it is a convenience: a server runs without
        file.write_text(f"{address}\n", encoding="utf-8")
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink()


def find_running_server(folder: Path, patience: float = PATIENCE) -> str | None:
    """The address of the server on a data folder, if one runs and responds.

    The lock tells whether one runs: an address may have outlived a server that was killed.
    """
    until = time.monotonic() + patience
    while is_locked(folder):
        address = read_address(folder)
        if address and responds(address):
            return address
        if time.monotonic() > until:
            return None
        time.sleep(0.1)
    return None


def read_address(folder: Path) -> str:
    """The address next to the lock, "" if there is none."""
    try:
        return (folder / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""


def responds(address: str) -> bool:
    """Whether a server answers at an address."""
    import httpx

    try:
        answer = httpx.get(f"{address}/health/live", timeout=2, trust_env=False)
        return bool(answer.status_code == 200 and answer.json() == {"status": "ok"})
    except (httpx.HTTPError, httpx.InvalidURL, ValueError):
        return False


def is_locked(folder: Path) -> bool:
    """Whether a server uses a data folder."""
    try:
        with (folder / LOCK).open("r+") as file:
            return not lock(file)
    except OSError:
        return False


def lock(file: IO[str]) -> bool:
    """Lock a file until it is closed or the process ends; False if it is locked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
