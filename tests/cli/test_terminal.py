"""`teotihuacan play` in a real terminal."""

import os
import shlex
import shutil
import subprocess
import time
from collections.abc import Iterator

import pytest
from run_cli import COMMAND

SOCKET = f"teotihuacan-test-{os.getpid()}"


def tmux(*arguments: str) -> str:
    return subprocess.run(
        ["tmux", "-L", SOCKET, *arguments], capture_output=True, encoding="utf-8", check=True
    ).stdout


class Terminal:
    """A terminal of 100 columns with a game in it."""

    def __init__(self, *arguments: str) -> None:
        game = shlex.join([*COMMAND, *arguments])
        command = f"{game}; echo exit code $?; sleep 60"
        tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "50", command)

    def type(self, text: str) -> None:
        tmux("send-keys", "-l", text)
        tmux("send-keys", "Enter")

    def wait_for(self, text: str) -> str:
        """The screen as soon as it shows a text."""
        screen = ""
        for _ in range(300):
            screen = tmux("capture-pane", "-p")
            if text in screen:
                return screen
            time.sleep(0.1)
        pytest.fail(f"no {text!r} on the screen:\n{screen}")


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    if shutil.which("tmux") is None:
        pytest.skip("TMUX IS MISSING: the game was NOT tried in a real terminal")
    try:
        yield Terminal("play", "--first-game", "--seed", "3")
    finally:
        subprocess.run(["tmux", "-L", SOCKET, "kill-server"], check=False)


def test_a_turn_in_a_real_terminal(terminal: Terminal) -> None:
    terminal.wait_for("Which worker moves?")
    terminal.type("move 1@forest to decorations")
    screen = terminal.wait_for("What do you do at Decorations?")
    assert "→A1" in screen
    terminal.type("undo")
    terminal.wait_for("Taken back.")
    terminal.type("2")
    terminal.wait_for("1 Collect cocoa")
    terminal.type("1")
    assert "B: " in terminal.wait_for("The light disc moved to 1.")
    tmux("send-keys", "C-c")
    assert "Goodbye!" in terminal.wait_for("exit code 0")
