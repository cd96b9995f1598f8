"""`teotihuacan tui` in a real terminal: a turn, undo, save, kill -9, resume."""

import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from drive import solo

from random_games import play_randomly
from teotihuacan.game.files import load_game
from teotihuacan.terminal.saved_games import SavedGames
from terminals import TmuxScreen, prepare_terminal, wait


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[TmuxScreen]:
    with prepare_terminal(tmp_path) as terminal:
        yield terminal


def test_a_turn_undo_save_kill_resume(terminal: TmuxScreen) -> None:
    terminal.start("tui", "--solo", "--first-game", "--seed", "7")
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
    terminal.start("tui", "--continue")
    assert "B: Rolled 6 and 5" in terminal.wait_for("Which worker moves?")
    terminal.press("q")
    terminal.wait_for("ended 0")


@pytest.mark.parametrize(
    ("command", "shown", "keys"),
    [
        (("tui", "--humans", "0"), "thinks", "q"),
        (("watch",), "0 of …", "Right q"),  # the next step is a thought
    ],
    ids=["tui", "watch"],
)
def test_nobody_waits_at_the_end_for_a_bot_that_thinks(
    terminal: TmuxScreen, command: tuple[str, ...], shown: str, keys: str
) -> None:
    terminal.start(*command, "--players", "2", "--bots", "mcts:900s", "--seed", "3")
    terminal.wait_for(shown)
    terminal.press(*keys.split())
    terminal.wait_for("ended 0")


@pytest.fixture
def second(terminal: TmuxScreen) -> Iterator[TmuxScreen]:
    """Another window on the same games."""
    with prepare_terminal(terminal.folder) as window:
        yield window


def list_games(folder: Path) -> str:
    """What `teotihuacan games` prints."""
    done = subprocess.run(
        [sys.executable, "-m", "teotihuacan.cli", "games"],
        env={**os.environ, "TEOTIHUACAN_DATA": str(folder)},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return done.stdout


def test_two_windows_killed_both_go_on(terminal: TmuxScreen, second: TmuxScreen) -> None:
    terminal.start("tui", "--solo", "--first-game", "--seed", "7")
    second.start("tui", "--solo", "--first-game", "--seed", "8")
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
    terminal.start("tui", "--continue")
    terminal.wait_for("Teotihuacan")
    wait(lambda: len(saved_games.list_autosaves()) == 1, lambda: "the first window took no game")
    second.start("tui", "--continue")
    wait(lambda: saved_games.list_autosaves() == [], lambda: "the second window took no game")
    for window in (terminal, second):
        window.wait_for("your choice")
        window.press("q")
        window.wait_for("teotihuacan tui --continue")
    again = {load_game(path).seed: load_game(path) for path in saved_games.all_autosaves()}
    assert {seed: game.actions for seed, game in again.items()} == {
        seed: game.actions for seed, game in kept.items()
    }


def test_a_finished_game_is_found_after_the_next_one_began(terminal: TmuxScreen) -> None:
    game = play_randomly(solo(take_back=True), random.Random(7))
    game.undo()
    saved_games = SavedGames(terminal.folder)
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    autosave.close()
    terminal.start("tui", "--continue")
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
