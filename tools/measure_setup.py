"""From an empty clone to the page: seconds, bytes and distributions of `make play`.

    python tools/measure_setup.py 4bca488 HEAD --rounds 2

Each revision is cloned into an empty folder, with empty caches, and `make play` is run until the
page answers; revisions take turns. Prints the table of docs/contribute/from-an-empty-clone.md.
"""

import argparse
import os
import re
import signal
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).resolve().parents[1]
AT = re.compile(r"http://\S+?:\d+")
PATIENCE = 1800


class Setup(NamedTuple):
    """What setting up took."""

    seconds: float
    megabytes: float
    distributions: int
    first_word: float  # seconds until something was printed


@contextmanager
def playing(folder: Path, caches: Path) -> Iterator[subprocess.Popen[str]]:
    """`make play` in a clone, with empty caches and without a browser."""
    environment = {
        **os.environ,
        "PIP_CACHE_DIR": str(caches / "pip"),
        "npm_config_cache": str(caches / "npm"),
        "TEOTIHUACAN_DATA": str(caches / "games"),
        "BROWSER": "true",
        "LC_ALL": "C.UTF-8",
        "PYTHONUNBUFFERED": "1",
    }
    program = subprocess.Popen(
        ["make", "play"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        yield program
    finally:
        os.killpg(program.pid, signal.SIGINT)
        program.wait(timeout=60)


def measure(revision: str) -> Setup:
    """Set one revision up from nothing, until its page answers."""
    with tempfile.TemporaryDirectory() as name:
        clone = Path(name, "clone")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        subprocess.run(["git", "-C", str(clone), "checkout", "--quiet", revision], check=True)
        before = count_bytes(clone)
        start = time.monotonic()
        with playing(clone, Path(name)) as program:
            first_word, address = read_output(program, start)
            build_opener(ProxyHandler({})).open(address, timeout=60).read()
            seconds = time.monotonic() - start
            grown = count_bytes(clone) - before
            found = list(clone.glob(".venv/lib/*/site-packages/*.dist-info"))
        return Setup(seconds, grown / 1e6, len(found), first_word)


def read_output(program: "subprocess.Popen[str]", start: float) -> tuple[float, str]:
    """When something was printed first, and the page's address when it is printed."""
    assert program.stdout is not None
    first_word = 0.0
    printed = []
    for line in program.stdout:
        first_word = first_word or time.monotonic() - start
        printed.append(line)
        found = AT.search(line)
        if found:
            return first_word, found[0]
    raise SystemExit("no page:\n" + "".join(printed[-30:]))


def count_bytes(folder: Path) -> int:
    """The size of all files below a folder, links not followed."""
    return sum(
        path.lstat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    )


def main() -> None:
    """Measure the revisions in turn and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revisions", nargs="+")
    parser.add_argument("--rounds", type=int, default=2)
    options = parser.parse_args()
    found: dict[str, list[Setup]] = {revision: [] for revision in options.revisions}
    for _ in range(options.rounds):
        for revision, setups in found.items():
            setups.append(measure(revision))
    print("| revision | seconds to the page | first line after | MB on disk | distributions |")
    print("|---|---:|---:|---:|---:|")
    for revision, setups in found.items():
        middle = Setup(*(statistics.median(column) for column in zip(*setups, strict=True)))
        print(
            f"| {revision} | {middle.seconds:.0f} | {middle.first_word:.1f} s "
            f"| {middle.megabytes:.0f} | {middle.distributions:.0f} |"
        )


if __name__ == "__main__":
    main()
