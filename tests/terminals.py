"""The program in a real terminal of its own: keys, and what stands on the screen."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

PATIENCE = 300  # seconds for anything to appear
NUMBERS = count(1)


class TmuxScreen:
    """A terminal with the program in it, and its data folder.

    Every start has a tmux server of its own: one that is just ending still takes calls, and
    fails them.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (120, 40)) -> None:
        self.folder = folder
        self.size = size
        self.server = ""

    def tmux(self, *arguments: str) -> str:
        """What a command of tmux prints."""
        done = subprocess.run(
            ["tmux", "-L", self.server, *arguments],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"tmux {arguments[0]}: {done.stderr}"
        return done.stdout

    def start(self, *arguments: str) -> None:
        """Start the program."""
        self.server = f"teotihuacan-{os.getpid()}-{next(NUMBERS)}"
        program = shlex.join([sys.executable, "-m", "teotihuacan.cli", *arguments])
        # What the shell of the tests believes about its window is of no use in another one.
        clean = f"env -u COLUMNS -u LINES TEOTIHUACAN_DATA={shlex.quote(str(self.folder))}"
        command = f"{clean} {program}; echo ended $?; sleep 600"
        columns, lines = map(str, self.size)
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", columns, "-y", lines, command)

    def resize(self, columns: int, lines: int) -> None:
        """Change the size of the window."""
        self.tmux("resize-window", "-x", str(columns), "-y", str(lines))

    def press(self, *keys: str) -> None:
        """Press keys, as tmux calls them."""
        self.tmux("send-keys", *keys)

    def type_text(self, text: str) -> None:
        """Type a text as it is."""
        self.tmux("send-keys", "-l", text)

    def screen(self) -> str:
        """What stands on the screen now."""
        return self.tmux("capture-pane", "-p")

    def wait_for(self, text: str) -> str:
        """The screen as soon as it shows a text."""
        return self.wait_until(lambda screen: text in screen, f"no {text!r}")

    def wait_until(self, shown: Callable[[str], bool], complaint: str) -> str:
        """The screen as soon as it is as wanted."""
        screen = ""

        def look() -> bool:
            nonlocal screen
            screen = self.screen()
            return shown(screen)

        wait(look, lambda: f"{complaint} on the screen:\n{screen}")
        return screen

    def kill(self) -> None:
        """End the program the hard way."""
        shell = int(self.tmux("display-message", "-p", "#{pane_pid}"))
        found = subprocess.run(
            ["pgrep", "-P", str(shell)], capture_output=True, encoding="utf-8", check=True
        )
        for process in found.stdout.split():
            os.kill(int(process), signal.SIGKILL)
        self.wait_for("ended 137")
        self.end()

    def end(self) -> None:
        """Close the terminal, if it was opened."""
        if self.server:
            subprocess.run(
                ["tmux", "-L", self.server, "kill-server"], capture_output=True, check=False
            )


def wait(condition: Callable[[], bool], complaint: Callable[[], str]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, complaint()
        time.sleep(0.1)


@contextmanager
def prepare_terminal(folder: Path, size: tuple[int, int] = (120, 40)) -> Iterator[TmuxScreen]:
    """A terminal in which nothing runs yet, with a data folder."""
    if shutil.which("tmux") is None:
        pytest.skip("TMUX IS MISSING: the game was NOT tried in a real terminal")
    terminal = TmuxScreen(folder, size)
    try:
        yield terminal
    finally:
        terminal.end()


@contextmanager
def open_terminal(folder: Path, *arguments: str) -> Iterator[TmuxScreen]:
    """The program in a terminal, with a data folder."""
    with prepare_terminal(folder) as terminal:
        terminal.start(*arguments)
        yield terminal
