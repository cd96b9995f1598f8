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

PATIENCE = 60  # seconds for anything to appear
NUMBERS = count(1)


class TmuxScreen:
    """A terminal of 120 columns and 40 lines, on a tmux server of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = f"teotihuacan-{os.getpid()}-{next(NUMBERS)}"

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
        program = shlex.join([sys.executable, "-m", "teotihuacan.cli", *arguments])
        # What the shell of the tests believes about its window is of no use in another one.
        clean = f"env -u COLUMNS -u LINES TEOTIHUACAN_DATA={shlex.quote(str(self.folder))}"
        command = f"{clean} {program}; echo ended $?; sleep 600"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "40", command)

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
        until = time.monotonic() + PATIENCE
        while not shown(screen := self.screen()):
            assert time.monotonic() < until, f"{complaint} on the screen:\n{screen}"
            time.sleep(0.1)
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

    def end(self) -> None:
        """Close the terminal, if it was opened."""
        subprocess.run(
            ["tmux", "-L", self.server, "kill-server"], capture_output=True, check=False
        )


@contextmanager
def open_terminal(folder: Path, *arguments: str) -> Iterator[TmuxScreen]:
    """The program in a terminal, with a data folder."""
    if shutil.which("tmux") is None:
        pytest.skip("TMUX IS MISSING: the table was NOT tried in a real terminal")
    terminal = TmuxScreen(folder)
    try:
        terminal.start(*arguments)
        yield terminal
    finally:
        terminal.end()
