"""`teotihuacan serve` as people run it: a process of its own, and what becomes of it."""

import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
from services import free_port

from processes import alive, descendants, soon

COMMAND = [sys.executable, "-m", "teotihuacan.cli"]
SAME_GAMES = [sys.executable, str(Path(__file__).with_name("same_games.py"))]
PATIENCE = 60  # seconds for anything to happen


class Serving:
    """A server with a data folder and a port of its own, running inside `with`.

    Both stay the same over a restart, and so does the file that gets what it says on stderr.
    """

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.options = options
        self.command = COMMAND
        self.port = free_port()
        self.log = folder.with_name(f"{folder.name}.stderr")
        self.process: subprocess.Popen[bytes] | None = None

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
        command = [*self.command, "serve", "--port", str(self.port), "--data", str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdin=subprocess.DEVNULL, stdout=log, stderr=log
            )

    def answers(self) -> bool:
        """Whether it answers requests, whatever it answers; an ended server never will."""
        assert self.process is not None
        assert self.process.poll() is None, f"ended:\n{self.errors()}"
        url = f"{self.url}/health/live"
        try:  # asked often: certificates take time to load, and aren't needed
            httpx.get(url, timeout=PATIENCE, trust_env=False, verify=False)
        except httpx.TransportError:
            return False
        return True

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


class SameGames(Serving):
    """A server that deals the same games each time."""

    def __init__(self, folder: Path, *options: str) -> None:
        super().__init__(folder, *options)
        self.command = SAME_GAMES


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
    done = subprocess.run(
        [*COMMAND, *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("teotihuacan: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.strip()
