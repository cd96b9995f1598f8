"""Measure what an installation weighs and how long it takes to start; print a page with tables.

    python tools/measure_start.py [--wheel WHEEL | --python PYTHON] [--write PAGE]

A wheel is installed, with what it needs, into an empty environment, and that is measured; without
one, the environment of a Python, of this one if none is named. Everything is started in turn, so
that a busy moment of the machine is everybody's.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from installed_size import Distribution, Wheel, list_distributions, read_wheel
from start_times import (
    Run,
    Times,
    make_environment,
    measure_in_turn,
    run_command,
    run_screen,
    run_server,
)

ROOT = Path(__file__).parents[1]
GAME = ROOT / "src" / "teotihuacan" / "lessons" / "games" / "first.json"
BARE = 'python -c "pass"'
IMPORTS = ['python -c "import teotihuacan"', 'python -c "from teotihuacan import *"']
COMMANDS = [
    "teotihuacan --version",
    "teotihuacan --help",
    "teotihuacan rules worship",
    "teotihuacan show game.json",
    "teotihuacan simulate --games 1",
]
SCREEN = "teotihuacan tui --players 2 --first-game --seed 1"
SERVER = "teotihuacan --no-open"
FEW = 5  # starts of what takes seconds

INTRODUCTION = """# Size and start

What there is to load, and how long it takes until something is to be seen. Measured by

```
{command}
```

on {machine}, which printed this page ({date}). `{version}`
"""


class Measured(NamedTuple):
    """All figures of one run."""

    version: str
    times: dict[str, Times]
    distributions: list[Distribution]
    wheel: Wheel | None
    install: float | None  # seconds


def list_starts(python: str, home: Path) -> dict[str, Callable[[], Run]]:
    """What is started, by the command that people type."""
    environment = make_environment(home)
    program = [python, "-m", "teotihuacan"]
    starts: dict[str, Callable[[], Run]] = {}
    for text in (BARE, *IMPORTS):
        code = text.split('"')[1]
        starts[text] = partial(run_command, [python, "-c", code], environment)
    for text in COMMANDS:
        arguments = text.replace("game.json", str(GAME)).split()[1:]
        starts[text] = partial(run_command, [*program, *arguments], environment)
    return starts


def list_slow_starts(python: str, home: Path) -> dict[str, Callable[[], Run]]:
    """What goes on running, with what is waited for."""
    environment = make_environment(home)
    program = [python, "-m", "teotihuacan"]
    table = [*program, *SCREEN.split()[1:]]
    return {
        SCREEN: partial(run_screen, table, environment, "pyramid from above"),
        SERVER: partial(run_server, [*program, *SERVER.split()[1:]], environment),
    }


def measure(python: str, wheel: Wheel | None, install: float | None, repeat: int) -> Measured:
    """Everything about the environment of a Python."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        told = subprocess.run(
            [python, "-m", "teotihuacan", "--version"],
            env=make_environment(home),
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        times = measure_in_turn(list_starts(python, home), repeat)
        times |= measure_in_turn(list_slow_starts(python, home), min(repeat, FEW))
    version = told.stdout.strip()
    return Measured(version, times, list_distributions(python), wheel, install)


def install_wheel(wheel: Path, folder: Path) -> tuple[str, float]:
    """The Python of a new environment with a wheel and what it needs; the seconds that took."""
    start = time.perf_counter()
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    subprocess.run([*pip, str(wheel)], env=environment, check=True)
    return python, time.perf_counter() - start


# The page ---


def write_page(measured: Measured, command: str) -> str:
    """The page, all of it."""
    machine = f"{platform.system()} with {os.cpu_count()} cores"
    introduction = INTRODUCTION.format(
        command=command, machine=machine, date=time.strftime("%Y-%m-%d"), version=measured.version
    )
    return "\n".join([introduction, *write_times(measured.times), "", *write_sizes(measured), ""])


def write_times(times: dict[str, Times]) -> list[str]:
    """The table of starts, imports less the interpreter itself."""
    bare = times[BARE]
    rows = [("the bare interpreter", BARE, bare)]
    rows += [("import, beyond that", text, times[text].less(bare)) for text in IMPORTS]
    rows += [("a command", text, times[text]) for text in COMMANDS]
    rows += [("the table in the terminal, until it is drawn", SCREEN, times[SCREEN])]
    rows += [("the game in the browser, until its page answers", SERVER, times[SERVER])]
    return [
        "## Start",
        "",
        "Milliseconds of processes that start from nothing, with the files in memory. The import"
        " is to take 30 at most, a command 500.",
        "",
        "| what | command | median | fastest | processor |",
        "|---|---|---:|---:|---:|",
        *(
            f"| {what} | `{text}` | {' | '.join(f'{1000 * one:.0f}' for one in row)} |"
            for what, text, row in rows
        ),
    ]


def write_sizes(measured: Measured) -> list[str]:
    """The tables of the wheel and of what is installed."""
    found = measured.distributions
    rows = []
    if wheel := measured.wheel:
        rows.append(("the wheel", f"{megabytes(wheel.size)} (`{wheel.name}`)"))
        rows.append(("its files", f"{wheel.files:,}, {megabytes(wheel.unpacked)}"))
    if measured.install is not None:
        rows.append(("environment and installation", f"{measured.install:.0f} s"))
    rows.append(("distributions, pip aside", str(len(found))))
    rows.append(("their files", megabytes(sum(one.size for one in found))))
    return [
        "## Size",
        "",
        "| what | |",
        "|---|---:|",
        *(f"| {what} | {figure} |" for what, figure in rows),
        "",
        "## What is installed",
        "",
        "| distribution | version | MB |",
        "|---|---|---:|",
        *(f"| {one.name} | {one.version} | {one.size / 1e6:.1f} |" for one in found),
    ]


def megabytes(size: int) -> str:
    """A number of bytes for people."""
    return f"{size / 1e6:.1f} MB"


def main() -> None:
    """Measure, print, and write the page if asked."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--wheel", type=Path, help="install this wheel and measure that")
    which.add_argument("--python", default=sys.executable, help="measure what this Python has")
    parser.add_argument("--repeat", type=int, default=20, help="starts of each command")
    parser.add_argument("--write", type=Path, help="the page to write")
    asked = parser.parse_args()
    command = "python tools/measure_start.py"
    with tempfile.TemporaryDirectory() as folder:
        python, wheel, install = asked.python, None, None
        if asked.wheel:
            command += f" --wheel dist/{asked.wheel.name}"
            wheel = read_wheel(asked.wheel)
            python, install = install_wheel(asked.wheel, Path(folder))
        page = write_page(measure(python, wheel, install, asked.repeat), command)
    print(page)
    if asked.write:
        asked.write.parent.mkdir(parents=True, exist_ok=True)
        asked.write.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
