"""Small windows in a real terminal: a whole game by keys, a tile laid by arrows, leaving."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from teotihuacan.game.files import load_game
from teotihuacan.terminal.saved_games import SavedGames
from terminals import TmuxScreen, prepare_terminal, wait

SMALL = (80, 24)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[TmuxScreen]:
    with prepare_terminal(tmp_path, SMALL) as terminal:
        yield terminal


def test_a_whole_solo_game_at_80_columns_by_keys(terminal: TmuxScreen) -> None:
    terminal.start("tui", "--solo", "--first-game", "--seed", "7")
    terminal.wait_for("Which worker moves?")

    def is_over() -> bool:
        terminal.press(*["1"] * 8)  # first answers, which end every turn too
        screen = terminal.screen()
        assert all(len(line) <= SMALL[0] for line in screen.split("\n"))
        return "Where the VP came from" in screen

    wait(is_over, lambda: f"the game never ended:\n{terminal.screen()}")
    (path,) = SavedGames(terminal.folder).list_saves()
    assert load_game(path).position.over
    terminal.press("Enter")
    terminal.wait_for("the end")
    terminal.press("q")
    terminal.wait_for("ended 0")


def test_a_tile_is_laid_by_arrows(terminal: TmuxScreen) -> None:
    terminal.start("tui", "--solo", "--first-game", "--seed", "7")
    terminal.wait_for("Which worker moves?")
    terminal.press("3")
    terminal.wait_for("What do you do at Construction?")
    terminal.press("2")
    terminal.wait_for("Which pyramid tile do you lay?")
    terminal.press("2")
    before = terminal.wait_for("Where does the tile go?")
    assert before.count("▸") == 1 + 4  # the tab, and the squares of the tile
    terminal.press("Right")
    terminal.press("Space")
    wait(lambda: terminal.screen() != before, terminal.screen)
    assert "▸B₁" in terminal.wait_for("Space turns")
    terminal.press("Enter")
    wait(lambda: "Where does the tile go?" not in terminal.screen(), terminal.screen)


def test_the_first_turn_against_bots_can_be_taken_back(terminal: TmuxScreen) -> None:
    begin = "--players 3 --bots random --first-game --seed 7 --first 1"
    terminal.start("tui", *begin.split())
    terminal.wait_for("Which worker moves?")
    terminal.press("1")
    terminal.wait_for("That was your last action: Forest 1 → Nobles")
    terminal.press("u")
    terminal.wait_for("Which worker moves?")


def test_a_window_too_small_is_left_by_a_key(terminal: TmuxScreen) -> None:
    terminal.start("tui", "--solo", "--first-game", "--seed", "7")
    terminal.wait_for("Which worker moves?")
    terminal.resize(60, 15)
    assert "teotihuacan play" in terminal.wait_for("q or Esc leaves")
    terminal.resize(*SMALL)
    terminal.wait_for("Which worker moves?")
    terminal.resize(60, 15)
    terminal.wait_for("q or Esc leaves")
    terminal.press("Escape")
    terminal.wait_for("ended 0")
