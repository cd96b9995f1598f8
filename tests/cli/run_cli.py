"""Runs the command line as people do: a process of its own, text in, text out."""

import os
import subprocess
import sys

from forked import MAIN
from forked import run_forked as run

__all__ = ["COMMAND", "cold_run", "lines", "run"]

COMMAND = [sys.executable, "-m", MAIN]


def cold_run(
    *arguments: str, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """The same as `run`, started from nothing: for tests of what is imported, and how."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, **environment},
        check=False,
    )


def lines(*typed: str) -> str:
    """What is typed, each with the Enter key."""
    return "".join(f"{line}\n" for line in typed)
