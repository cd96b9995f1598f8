"""`teotihuacan serve` in a process of its own, and what becomes of it."""

import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from services import free_port

from forked import MAIN, Forked, run_forked
from hidden_urls import hide_urls
from processes import alive, descendants, soon

COMMAND = [sys.executable, "-m", MAIN]
SAME_GAMES = str(Path(__file__).with_name("same_games.py"))
PATIENCE = 300  # seconds for anything to happen


class Serving:
    """A server with a data folder and a port of its own, running inside `with`.

    Both stay the same over a restart, and so does the file that gets what it says on stderr.
    Its process is forked from one that has imported the program, to save the second that takes.
    """

    program = MAIN

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.port = free_port()
        self.log = folder.with_name(f"{folder.name}.stderr")
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        """Where it answers, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process that was started; with several workers, the one that looks after them."""
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        self.launch()
        assert soon(self.answers), f"no answer:\n{self.errors()}"

    def launch(self) -> None:
        """Start the server's process, and wait for nothing."""
        command = [
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.folder),
            *hide_urls(self.options),
        ]
        with self.log.open("ab") as log, open(os.devnull, "rb") as nothing:
            self.process = self.run(command, nothing, log)

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes] | Forked:
        """Run a command of the program in a process of its own."""
        return Forked([self.program, *command], stdin, log, log)

    def answers(self) -> bool:
        """Whether it answers requests, whatever it answers; an ended server never will."""
        assert self.process is not None
        assert self.process.poll() is None, f"ended:\n{self.errors()}"
        try:  # asked often, so as plainly as can be
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as connection:
                connection.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
                return connection.recv(1) != b""
        except OSError:
            return False

    def errors(self) -> str:
        """What it has said on stdout and stderr so far, over all its starts."""
        return self.log.read_text(encoding="utf-8")

    def stop(self) -> int:
        """Ask it to end; its exit code once it and all its processes have ended."""
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        """End it the hard way, only the process that was started; the others must follow."""
        self.end(signal.SIGKILL)

    def end(self, number: signal.Signals) -> int:
        """Send a signal; the exit code once it and all its processes have ended."""
        assert self.process is not None
        others = descendants(self.pid)
        self.process.send_signal(number)
        code = self.process.wait(PATIENCE)
        self.process = None
        left = soon(lambda: not any(alive(pid) for pid in others))
        for pid in others if not left else []:
            if alive(pid):
                os.kill(pid, signal.SIGKILL)
        assert left, f"processes outlived the server:\n{self.errors()}"
        return code

    def restart(self) -> None:
        """Stop it if it runs, and start it again with the same folder, port and options."""
        if self.process is not None:
            self.stop()
        self.start()

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
            self.kill()


class ColdServing(Serving):
    """A server started from nothing, as people do: for tests of how it starts and ends."""

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Run a command of the program in a new Python."""
        return subprocess.Popen([*COMMAND, *command], stdin=stdin, stdout=log, stderr=log)


class SameGames(Serving):
    """A server that deals the same games each time."""

    program = SAME_GAMES


@dataclass(frozen=True)
class Servers:
    """One server or several with the same tables; clients take them in turn."""

    servings: tuple[Serving, ...]

    @property
    def urls(self) -> list[str]:
        """Where they answer."""
        return [serving.url for serving in self.servings]


def refused(*arguments: str) -> str:
    """The one line with which a command is refused, with exit code 2."""
    done = run_forked(*arguments, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("teotihuacan: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()
