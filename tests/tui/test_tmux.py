"""`teotihuacan tui` in a real terminal: a turn, undo, save, kill -9, resume."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from teotihuacan.game.files import load_game
from teotihuacan.tui.saved_games import SavedGames

STARTS = count(1)


class Terminal:
    """A terminal with the table in it.

    Every start has a tmux server of its own: one that is just ending still takes calls, and
    fails them.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (120, 40)) -> None:
        self.folder = folder
        self.size = size
        self.server = ""

    def tmux(self, *arguments: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self.server, *arguments],
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"tmux {arguments[0]}: {done.stderr}"
        return done.stdout

    def start(self, *arguments: str) -> None:
        self.server = f"teotihuacan-tui-{os.getpid()}-{next(STARTS)}"
        game = shlex.join([sys.executable, "-m", "teotihuacan.cli", "tui", *arguments])
        # What the shell of the tests believes about its window is of no use in another one.
        clean = f"env -u COLUMNS -u LINES TEOTIHUACAN_DATA={shlex.quote(str(self.folder))}"
        command = f"{clean} {game}; echo ended $?; sleep 60"
        columns, lines = map(str, self.size)
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", columns, "-y", lines, command)

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def resize(self, columns: int, lines: int) -> None:
        self.tmux("resize-window", "-x", str(columns), "-y", str(lines))

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p")

    def wait_for(self, text: str) -> str:
        """The screen as soon as it shows a text."""
        screen = ""

        def shown() -> bool:
            nonlocal screen
            screen = self.screen()
            return text in screen

        wait(shown, lambda: f"no {text!r} on the screen:\n{screen}")
        return screen

    def kill(self) -> None:
        """End the game the hard way."""
        shell = int(self.tmux("display-message", "-p", "#{pane_pid}"))
        found = subprocess.run(
            ["pgrep", "-P", str(shell)], capture_output=True, encoding="utf-8", check=True
        )
        for process in found.stdout.split():
            os.kill(int(process), signal.SIGKILL)
        self.wait_for("ended 137")
        self.end()

    def end(self) -> None:
        self.tmux("kill-server")


def wait(condition: Callable[[], bool], complaint: Callable[[], str]) -> None:
    for _ in range(200):
        if condition():
            return
        time.sleep(0.1)
    pytest.fail(complaint())


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    if shutil.which("tmux") is None:
        pytest.skip("TMUX IS MISSING: the table was NOT tried in a real terminal")
    terminal = Terminal(tmp_path)
    try:
        yield terminal
    finally:
        terminal.end()


def test_a_turn_undo_save_kill_resume(terminal: Terminal) -> None:
    terminal.start("--solo", "--first-game", "--seed", "7")
    screen = terminal.wait_for("Which worker moves?")
    assert screen.count("╭─") + screen.count("┏━") == 9  # boards, question
    terminal.press("3")
    terminal.wait_for("What do you do at Construction?")
    terminal.press("u")
    terminal.wait_for("Which worker moves?")
    terminal.press("3")
    terminal.wait_for("What do you do at Construction?")
    terminal.press("1")
    terminal.wait_for("That was your last action: Collect cocoa")
    terminal.press("u")
    terminal.wait_for("What do you do at Construction?")
    terminal.press("1")
    terminal.wait_for("That was your last action: Collect cocoa")
    terminal.press("Enter")
    terminal.wait_for("B: Rolled 6 and 5")
    terminal.press("s")
    terminal.wait_for("Saved as")
    saved_games = SavedGames(terminal.folder)
    (path,) = saved_games.list_saves()
    assert saved_games.list_autosaves() == []  # it is open
    terminal.kill()
    (autosave,) = saved_games.list_autosaves()
    game = load_game(autosave)
    assert game.position == load_game(path).position
    assert game.ply == 2
    terminal.start("--continue")
    assert "B: Rolled 6 and 5" in terminal.wait_for("Which worker moves?")
    terminal.press("q")
    terminal.wait_for("ended 0")
