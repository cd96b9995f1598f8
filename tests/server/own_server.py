"""`teotihuacan serve` in a process of its own, for as long as a test needs it."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from processes import soon

SERVE = [sys.executable, "-m", "teotihuacan.cli", "serve", "--bot-processes", "1"]


@contextmanager
def own_server(folder: Path, *options: str) -> Iterator[str]:
    """A server that keeps its games in a folder: its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    log = folder.with_name(f"{folder.name}.log")
    with log.open("wb") as out:
        command = [*SERVE, "--port", str(port), "--data", str(folder), *options]
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        assert soon(lambda: process.poll() is not None or answers(address)), log.read_text()
        assert process.poll() is None, log.read_text()
        yield address
    finally:
        process.terminate()
        process.wait(60)


def answers(address: str) -> bool:
    """Whether a server answers there."""
    try:
        return httpx.get(f"{address}/health/live", trust_env=False).is_success
    except httpx.TransportError:
        return False
