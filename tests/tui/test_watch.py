"""`teotihuacan watch` in a real terminal: bots with pause, steps and speed; a recorded game."""

import re
from pathlib import Path

import pytest

from teotihuacan import Setup
from teotihuacan.bots.seats import start_game
from teotihuacan.game.files import load_game, save_game
from terminals import TmuxScreen, open_terminal

BOTS = ("watch", "--bots", "random,novice", "--seed", "7", "--speed", "0.25")


def shown(screen: str) -> int:
    """How many answers are shown."""
    found = re.search(r"· (\d+) of ", screen)
    assert found, screen
    return int(found[1])


def step(terminal: TmuxScreen, key: str, ply: int) -> str:
    """Press a key, and wait until so many answers are shown."""
    terminal.press(key)
    return terminal.wait_for(f"Paused · {ply} of")


def test_pause_step_and_go_to_the_end(tmp_path: Path) -> None:
    with open_terminal(tmp_path, *BOTS) as terminal:
        assert "Novice" in terminal.wait_for("a second · ")
        terminal.press("Space")
        at = shown(terminal.wait_for("Paused · "))
        first = step(terminal, "Right", at + 1)
        second = step(terminal, "Right", at + 2)
        assert step(terminal, "Left", at + 1) == first
        assert step(terminal, "n", at + 2) == second
        step(terminal, "Home", 0)
        terminal.press("+", "Space")
        terminal.wait_for("0.5 a second")
        terminal.press("End")
        terminal.wait_for("The game is over")
        terminal.press("Enter")
        last = shown(terminal.wait_for("The end · "))
        terminal.press("s")
        terminal.wait_for("Save the game under a name")
        terminal.press("Enter")
        terminal.wait_for("Saved as")
        terminal.press("q")
        terminal.wait_for("ended 0")
    (saved,) = tmp_path.rglob("*.json")
    game = load_game(saved)
    assert (game.ply, game.position.over) == (last, True)


def test_a_record_is_shown_from_its_beginning(tmp_path: Path) -> None:
    game = start_game(Setup(2, first_game=True), 2, 7)
    for _ in range(6):
        game.play(game.position.legal_actions()[0])
    save_game(game, tmp_path / "game.json")
    with open_terminal(tmp_path, "watch", str(tmp_path / "game.json")) as terminal:
        terminal.wait_for(" of 6 · ")
        terminal.press("Space")
        terminal.wait_for("Paused")
        terminal.press("Home")
        for ply in range(1, 6):
            step(terminal, "Right", ply)
        terminal.press("Right")
        terminal.wait_for("The end · 6 of 6")
        terminal.press("Left")
        terminal.wait_for("Paused · 5 of 6")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("game.json", "--seed", "3"), "give a record or a link"),
        (("nowhere.json",), "nowhere.json"),
        (("http://127.0.0.1:9",), "is no link to a table"),
    ],
)
def test_what_cannot_be_watched_is_told(
    tmp_path: Path, arguments: tuple[str, ...], told: str
) -> None:
    with open_terminal(tmp_path, "watch", *arguments) as terminal:
        assert told in terminal.wait_for("ended 2")
