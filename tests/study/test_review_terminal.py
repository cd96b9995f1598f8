"""`teotihuacan review` in a real terminal: the bar while it looks, and Ctrl-C."""

from collections.abc import Callable
from pathlib import Path

import pytest
from planted_games import play_planted_game
from screen_scenes import game_at, never

from processes import alive, descendants, soon
from teotihuacan import Game
from teotihuacan.game.files import save_game
from terminals import TmuxScreen, open_terminal


def shell(terminal: TmuxScreen) -> int:
    """The process in which the program was started."""
    return int(terminal.tmux("display-message", "-p", "#{pane_pid}"))


@pytest.mark.parametrize(
    ("game", "depth"),
    [(play_planted_game, "deep"), (game_at(2, never), "quick")],
    ids=["in this process", "in several"],
)
def test_a_review_under_way_is_stopped_and_nothing_is_kept(
    tmp_path: Path, game: Callable[[], Game], depth: str
) -> None:
    record = tmp_path / "game.json"
    save_game(game(), record)
    with open_terminal(tmp_path, "review", str(record), "--depth", depth) as terminal:
        terminal.wait_for("Looking at the turns")
        working = descendants(shell(terminal))
        assert working
        terminal.press("C-c")
        screen = terminal.wait_for("ended 130")
        assert screen.split() == ["^C", "ended", "130"] or screen.split() == ["ended", "130"]
        assert soon(lambda: not any(map(alive, working)))
    assert not (tmp_path / "reviews").exists()
