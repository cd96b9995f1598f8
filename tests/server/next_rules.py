"""The package with a rule changed and RULES_VERSION counted up, as a developer would do it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import IO

from keep_engine import keep_engine
from serving import Serving

from teotihuacan import RULES_VERSION

PACKAGE = Path(__file__).parents[2] / "src" / "teotihuacan"
NEXT = RULES_VERSION + 1
RULE = "score(p, seat, BY_NOBLES, NOBLES_VP[row][space])"
LEFT_OUT = ("*.so", "*.pyd", "__pycache__", "page", "older_rules")


def make_next_rules(folder: Path) -> Path:
    """A copy in which a building for the nobles scores a point more; the old engine is kept."""
    package = folder / "teotihuacan"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*LEFT_OUT))
    keep_engine(package)
    edit(package / "engine/rules/nobles.py", RULE, RULE.replace("space])", "space] + 1)"))
    edit(package / "version.py", f"RULES_VERSION = {RULES_VERSION}", f"RULES_VERSION = {NEXT}")
    return folder


def edit(file: Path, old: str, new: str) -> None:
    """Change a text that stands once in a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), encoding="utf-8")


def environment_of(folder: Path) -> dict[str, str]:
    """The environment in which Python finds the package in a folder, not compiled."""
    found = {**os.environ, "PYTHONPATH": str(folder), "TEOTIHUACAN_PURE": "1"}
    return found | {"PYTHONWARNINGS": "ignore", "TEOTIHUACAN_LANGUAGE": "en"}


class NextServing(Serving):
    """A server of the next rules."""

    def __init__(self, package: Path, folder: Path, *options: str) -> None:
        super().__init__(folder, *options)
        self.package = package

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Run a command of that package."""
        return subprocess.Popen(
            [sys.executable, "-m", "teotihuacan", *command],
            stdin=stdin,
            stdout=log,
            stderr=log,
            env=environment_of(self.package),
        )


def run_next(package: Path, *command: str, stdin: str = "") -> tuple[int, str]:
    """Run a command of the next rules; its exit code, and what it printed."""
    done = subprocess.run(
        [sys.executable, "-m", "teotihuacan", *command],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment_of(package),
        check=False,
    )
    assert done.stderr == "", done.stderr
    return done.returncode, done.stdout
