"""A forked program is like one started from nothing: its own streams, environment and end."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from forked import MAIN, Forked, run_forked
from processes import alive

PROGRAM = """
import atexit, os, sys, threading
from multiprocessing import parent_process
atexit.register(print, "last words")
print(__name__, sys.argv[1:], sys.stdin.read(), os.environ["COLOUR"], os.getcwd())
print(parent_process(), threading.active_count(), sorted(map(int, os.listdir("/proc/self/fd"))))
print("no luck", file=sys.stderr)
sys.exit(7)
"""


def test_it_runs_and_ends_as_if_python_had_started_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script, typed = tmp_path / "program.py", tmp_path / "typed"
    script.write_text(PROGRAM)
    typed.write_text("hello")
    monkeypatch.chdir(tmp_path)
    environment = {**os.environ, "COLOUR": "red"}
    command = [str(script), "one", "two"]
    told = []
    for forked in (False, True):
        out, err = tmp_path / "out", tmp_path / "err"
        with typed.open("rb") as stdin, out.open("wb") as stdout, err.open("wb") as stderr:
            if forked:
                code = Forked(command, stdin, stdout, stderr, environment).wait(60)
            else:
                code = subprocess.run(
                    [sys.executable, *command],
                    stdin=stdin,
                    stdout=stdout,
                    stderr=stderr,
                    env=environment,
                    check=False,
                ).returncode
        told.append((code, out.read_text(), err.read_text()))
    assert told[0] == told[1]
    assert told[1][0] == 7
    assert "['one', 'two'] hello red" in told[1][1]
    assert told[1][1].endswith("last words\n")


def test_no_two_have_the_same_chance() -> None:
    games = [run_forked("play").stdout for _ in range(2)]
    assert games[0] != games[1]


def test_a_signal_ends_it(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with open(reader, "rb") as stdin, open(writer, "wb"), (tmp_path / "out").open("wb") as out:
        process = Forked([MAIN, "play"], stdin, out, out)
        assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        assert process.wait(60) == -signal.SIGKILL
    assert not alive(process.pid)
