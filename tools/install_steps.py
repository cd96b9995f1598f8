"""How a step of the installation runs its programs and tells what it does."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build"
TELLING = threading.Lock()
SHOWN = 25  # lines of a log


class StepError(RuntimeError):
    """A program of a step failed."""


def warn(*lines: str) -> None:
    """Lines that nobody overlooks."""
    bold = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    with TELLING:
        for line in ("", *lines, ""):
            print(f"\033[1;33m{line}\033[0m" if bold else line, flush=True)


class Step:
    """A part of the installation, which has a line for all that it does and a log."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.log = LOGS / f"install-{name}.log"
        LOGS.mkdir(exist_ok=True)
        self.log.write_bytes(b"")

    def tell(self, text: str) -> None:
        """Print a line."""
        with TELLING:
            print(f"  {self.name:<12} {text}", flush=True)

    @contextmanager
    def timed(self, begun: str, done: str) -> Iterator[None]:
        """Tell what is begun, and at its end how long it took."""
        self.tell(f"{begun} ...")
        start = time.monotonic()
        yield
        self.tell(f"{done} in {time.monotonic() - start:.1f} s")

    def run(self, *command: str | Path, **variables: str) -> None:
        """Run a program; what it prints goes to the log."""
        with self.log.open("ab") as output:
            output.write(f"$ {' '.join(map(str, command))}\n".encode())
            output.flush()
            done = subprocess.run(
                [str(part) for part in command],
                cwd=ROOT,
                env={**os.environ, **variables},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            last = self.log.read_text(encoding="utf-8", errors="replace").splitlines()[-SHOWN:]
            where = self.log.relative_to(ROOT)
            raise StepError("\n".join([f"{self.name} failed; the end of {where}:", *last]))

    def pip(self, python: Path, *arguments: str | Path, **variables: str) -> None:
        """Install with an environment's pip; Python compiles what is imported when it is."""
        options = ("--quiet", "--disable-pip-version-check", "--no-compile")
        self.run(python, "-m", "pip", "install", *options, *arguments, **variables)
