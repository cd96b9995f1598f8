"""`serve` tells a person at a terminal where the game is, and programs what they always got."""

import json
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from run_cli import COMMAND

from terminals import TmuxScreen, prepare_terminal

WIDE = (240, 30)  # so that no path is broken
PATIENCE = 300  # seconds on a busy machine


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[TmuxScreen]:
    with prepare_terminal(tmp_path, WIDE) as terminal:
        yield terminal


def test_a_person_is_told_the_address_and_how_to_stop(
    terminal: TmuxScreen, tmp_path: Path
) -> None:
    port, log = find_free_port(), tmp_path / "log.jsonl"
    terminal.start("serve", "--port", str(port), "--data", str(tmp_path), "--log-file", str(log))
    screen = terminal.wait_for("The log goes to")
    assert f"Teotihuacan is at http://127.0.0.1:{port}\n" in screen
    assert f"Ctrl-C stops the server; games are kept in {tmp_path}\n" in screen
    assert "{" not in screen
    wait_for_answer(port)
    terminal.press("C-c")
    terminal.wait_for("ended 0")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines
    assert {"time", "level", "logger", "message"} <= lines[0].keys()


def test_problems_are_told_to_a_person_in_plain_words(
    terminal: TmuxScreen, tmp_path: Path
) -> None:
    port = find_free_port()
    terminal.start("serve", "--port", str(port), "--data", str(tmp_path))
    screen = terminal.wait_for("Ctrl-C stops the server")
    wait_for_answer(port)
    assert "{" not in screen
    terminal.press("C-c")
    assert "Traceback" not in terminal.wait_for("ended 0")


def wait_for_answer(port: int) -> None:
    """Ask until the server answers."""
    ends = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE):
                return
        except OSError:
            assert time.monotonic() < ends
            time.sleep(0.1)


def test_in_a_pipe_there_is_nothing_but_json(tmp_path: Path) -> None:
    port = find_free_port()
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", str(port), "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        wait_for_answer(port)
    finally:
        process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert out == ""
    assert [json.loads(line)["level"] for line in err.splitlines()]


def test_a_log_that_can_not_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    wrong = tmp_path / "nowhere" / "log"
    port = str(find_free_port())
    command = ["serve", "--port", port, "--data", str(tmp_path), "--log-file", str(wrong)]
    done = subprocess.run(
        [*COMMAND, *command], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 2
    assert done.stderr == f"teotihuacan: {wrong}: can't be written (No such file or directory)\n"
