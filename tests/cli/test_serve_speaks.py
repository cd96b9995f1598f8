"""`serve` tells a person at a terminal where the game is, and programs what they always got."""

import json
import os
import shlex
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from run_cli import COMMAND

import teotihuacan

SERVERS = count(1)
SOURCE = Path(teotihuacan.__file__).parents[1]
PATIENCE = 60  # seconds on a busy machine


def find_free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def tmux(*arguments: str) -> str:
    command = ["tmux", "-L", os.environ["TMUX_SERVER"], *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def wait_for(text: str) -> str:
    """The screen, as soon as it shows a text."""
    screen, ends = "", time.monotonic() + PATIENCE
    while time.monotonic() < ends:
        screen = tmux("capture-pane", "-p", "-J")
        if text in screen:
            return screen
        time.sleep(0.1)
    pytest.fail(f"no {text!r} on the screen:\n{screen}")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A tmux server of its own: one that is just ending still takes calls, and fails them."""
    if shutil.which("tmux") is None:
        pytest.skip("tmux is not installed")
    server = f"teotihuacan-serve-{os.getpid()}-{next(SERVERS)}"
    monkeypatch.setenv("TMUX_SERVER", server)
    yield
    subprocess.run(["tmux", "-L", server, "kill-server"], check=False, capture_output=True)


def open_terminal(*arguments: str) -> None:
    command = f"PYTHONPATH={SOURCE} LC_ALL=C.UTF-8 {shlex.join([*COMMAND, *arguments])}"
    inside = f"{command}; echo exit code $?; sleep 60"
    tmux("-f", "/dev/null", "new-session", "-d", "-x", "160", "-y", "30", inside)


@pytest.mark.usefixtures("terminal")
def test_a_person_is_told_the_address_and_how_to_stop(tmp_path: Path) -> None:
    port, log = find_free_port(), tmp_path / "log.jsonl"
    open_terminal("serve", "--port", str(port), "--data", str(tmp_path), "--log-file", str(log))
    screen = wait_for("The log goes to")
    assert f"Teotihuacan is at http://127.0.0.1:{port}\n" in screen
    assert f"Ctrl-C stops the server; games are kept in {tmp_path}\n" in screen
    assert "{" not in screen
    wait_for_answer(port)
    tmux("send-keys", "C-c")
    wait_for("exit code 0")
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    assert lines
    assert {"time", "level", "logger", "message"} <= lines[0].keys()


@pytest.mark.usefixtures("terminal")
def test_problems_are_told_to_a_person_in_plain_words(tmp_path: Path) -> None:
    port = find_free_port()
    open_terminal("serve", "--port", str(port), "--data", str(tmp_path))
    screen = wait_for("Ctrl-C stops the server")
    wait_for_answer(port)
    assert "{" not in screen
    tmux("send-keys", "C-c")
    assert "Traceback" not in wait_for("exit code 0")


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
