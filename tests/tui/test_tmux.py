"""`teotihuacan tui` in a real terminal: a turn, undo, save, kill -9, resume."""

import os
import random
import re
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
from drive import solo

from random_games import play_randomly
from teotihuacan.game.files import load_game
from teotihuacan.terminal.saved_games import SavedGames

SERVERS = count(1)
CLI = (sys.executable, "-m", "teotihuacan.cli")


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
        command = ["tmux", "-L", self.server, *arguments]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, f"tmux {arguments[0]}: {done.stderr}"
        return done.stdout

    def start(self, *arguments: str) -> None:
        self.server = f"teotihuacan-tui-{os.getpid()}-{next(SERVERS)}"
        game = shlex.join([*CLI, "tui", *arguments])
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
    terminal.wait_for("Save the game under a name")
    terminal.press("game1", "Enter")
    terminal.wait_for("Saved as")
    saved_games = SavedGames(terminal.folder)
    (path,) = saved_games.list_saves()
    assert path.stem.endswith("solo seed 7 - game1")
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


@pytest.fixture
def second(terminal: Terminal) -> Iterator[Terminal]:
    """Another window on the same games."""
    window = Terminal(terminal.folder)
    try:
        yield window
    finally:
        window.end()


def list_games(folder: Path) -> str:
    """What `teotihuacan games` prints."""
    done = subprocess.run(
        [*CLI, "games"],
        env={**os.environ, "TEOTIHUACAN_DATA": str(folder)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_two_windows_killed_both_go_on(terminal: Terminal, second: Terminal) -> None:
    terminal.start("--solo", "--first-game", "--seed", "7")
    second.start("--solo", "--first-game", "--seed", "8")
    for window, key in ((terminal, "3"), (second, "3")):
        window.wait_for("Which worker moves?")
        window.press(key)
        window.wait_for("▸")
    terminal.wait_for("What do you do at Construction?")
    saved_games = SavedGames(terminal.folder)
    wait(
        lambda: [load_game(path).ply > 0 for path in saved_games.all_autosaves()] == [True] * 2,
        lambda: "the games were not kept",
    )
    assert list_games(terminal.folder).count("open in a window") == 2
    kept = {load_game(path).seed: load_game(path) for path in saved_games.all_autosaves()}
    terminal.kill()
    second.kill()
    assert "open in a window" not in list_games(terminal.folder)
    terminal.start("--continue")
    terminal.wait_for("Teotihuacan")
    wait(lambda: len(saved_games.list_autosaves()) == 1, lambda: "the first window took no game")
    second.start("--continue")
    wait(lambda: saved_games.list_autosaves() == [], lambda: "the second window took no game")
    for window in (terminal, second):
        window.wait_for("your choice")
        window.press("q")
        window.wait_for("teotihuacan tui --continue")
    again = {load_game(path).seed: load_game(path) for path in saved_games.all_autosaves()}
    assert {seed: game.actions for seed, game in again.items()} == {
        seed: game.actions for seed, game in kept.items()
    }


def test_a_finished_game_is_found_after_the_next_one_began(terminal: Terminal) -> None:
    game = play_randomly(solo(take_back=True), random.Random(7))
    game.undo()
    saved_games = SavedGames(terminal.folder)
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    autosave.close()
    terminal.start("--continue")
    terminal.wait_for("your choice")
    for _ in range(20):
        terminal.press("1")
        if saved_games.list_saves():
            break
        time.sleep(0.5)
    terminal.wait_for("Where the VP came from")
    terminal.press("Enter", "Escape")
    terminal.wait_for("New game")
    terminal.press("n")
    terminal.wait_for("Start the game")
    terminal.press("Enter")
    terminal.wait_for("your choice")
    terminal.press("1")
    wait(lambda: "eclipse 1" in list_games(terminal.folder), lambda: "the next game never began")
    newest, before = re.split(r"^2  ", list_games(terminal.folder), flags=re.MULTILINE)
    assert "eclipse 1" in newest
    assert "finished" in before
    (path,) = saved_games.list_saves()
    assert load_game(path).seed == 7
    terminal.press("q")
    terminal.wait_for("ended 0")
