"""A server in a process of its own, for tests of its page."""

import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from processes import soon

PATIENCE = 60  # seconds for the server to end


class Serving:
    """A server with a data folder and a port of its own, running inside `with`."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.log = folder.with_name(f"{folder.name}.stderr")
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it answers, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        command = [sys.executable, "-m", "teotihuacan.cli", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder), *self.options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        assert soon(self.answers), self.log.read_text(encoding="utf-8")

    def answers(self) -> bool:
        """Whether it answers; an ended server never will."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
        try:
            httpx.get(f"{self.url}/health/live", timeout=PATIENCE, trust_env=False)
        except httpx.TransportError:
            return False
        return True

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process is not None:
            self.stop()
