"""Processes forked from one that has imported the program: `teotihuacan` without the wait."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import IO, NamedTuple

SCRIPT = Path(__file__).with_name("fork_server.py")
MAIN = "teotihuacan.cli"


class Forked:
    """A process that runs a module or a file as Python would, as `subprocess.Popen` shows it."""

    def __init__(
        self,
        command: Sequence[str],
        stdin: IO[bytes],
        stdout: IO[bytes],
        stderr: IO[bytes],
        environment: Mapping[str, str] | None = None,
    ) -> None:
        request = {
            "command": [*command],
            "folder": str(Path.cwd()),
            "environment": dict(os.environ if environment is None else environment),
        }
        self.returncode: int | None = None
        self.channel, theirs = socket.socketpair()
        with theirs:
            files = [stdin.fileno(), stdout.fileno(), stderr.fileno(), theirs.fileno()]
            socket.send_fds(fork_server().control, [b"."], files)
        self.channel.sendall(json.dumps(request).encode() + b"\n")
        self.lines = self.channel.makefile("r", encoding="utf-8")
        self.pid = int(self.lines.readline())

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        return self.wait_for(0)

    def wait(self, timeout: float | None = None) -> int:
        """The exit code once it has ended."""
        code = self.wait_for(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
        return code

    def wait_for(self, timeout: float | None) -> int | None:
        """The exit code, if it ends in time."""
        if self.returncode is None and select.select([self.channel], [], [], timeout)[0]:
            self.returncode = int(self.lines.readline())
            self.lines.close()
            self.channel.close()
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, number)


def run_forked(
    *arguments: str, typed: str = "", timeout: float = 300, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The finished process of `teotihuacan ...` with what was typed to it.

    What decides how Python itself starts must be the same as here.
    """
    assert not any(name.startswith("PYTHON") for name in environment)
    if not hasattr(os, "fork"):
        return run_anew(arguments, typed, timeout, environment)
    with (
        tempfile.TemporaryFile() as stdin,
        tempfile.TemporaryFile() as stdout,
        tempfile.TemporaryFile() as stderr,
    ):
        stdin.write(typed.encode())
        stdin.seek(0)
        process = Forked([MAIN, *arguments], stdin, stdout, stderr, {**os.environ, **environment})
        try:
            code = process.wait(timeout)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            raise
        printed = []
        for stream in (stdout, stderr):
            stream.seek(0)
            printed.append(stream.read().decode())
    return subprocess.CompletedProcess([MAIN, *arguments], code, *printed)


def run_anew(
    arguments: Sequence[str], typed: str, timeout: float, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """The same where processes can't be forked: a new Python."""
    return subprocess.run(
        [sys.executable, "-m", MAIN, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=timeout,
        env={**os.environ, **environment},
        check=False,
    )


class ForkServer(NamedTuple):
    """The process that forks for this one, and the way to it."""

    process: subprocess.Popen[bytes]
    control: socket.socket


@cache
def fork_server() -> ForkServer:
    """Started when it is first needed; it ends when this process does, however that comes."""
    ours, theirs = socket.socketpair()
    with theirs:
        process = subprocess.Popen(
            [sys.executable, str(SCRIPT), str(theirs.fileno())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
        )
    return ForkServer(process, ours)


def end_fork_server() -> None:
    """End it, if it was needed."""
    if fork_server.cache_info().currsize:
        fork_server().control.close()
        fork_server().process.wait()
