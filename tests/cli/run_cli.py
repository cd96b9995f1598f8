"""Runs the command line as people do: a process of its own, text in, text out."""

import os
import subprocess
import sys

COMMAND = [sys.executable, "-m", "teotihuacan.cli"]


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The finished process of `teotihuacan ...` with what was typed to it."""
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
