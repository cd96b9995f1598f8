"""`teotihuacan play --save` and `--load`: games that are left and gone on with."""

import json
from pathlib import Path

import pytest
from run_cli import lines, run

from record_files import GAME, printed
from teotihuacan import Game, Setup


def test_a_saved_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    new_game = ("play", "--first-game", "--seed", "3", "--bots", "mcts:5", "--save")
    printed(*new_game, str(whole), typed="1\n" * 12)
    printed(*new_game, str(parted), typed="1\n" * 5)
    assert Game.load(parted.read_text()).names == ["you", "mcts:5"]
    printed("play", "--load", str(parted), typed="1\n" * 7)
    assert parted.read_text() == whole.read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parted.json", "whole.json"]


def test_seats_named_random_are_still_played_at_random(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    path.write_text(json.dumps(Game(Setup(2, first_game=True), 3, ["you", "random"]).record()))
    screen = printed("play", "--load", str(path), typed="1\n" * 6)
    assert "A you, B Random" in screen
    assert "B: Moved" in screen


def test_undo_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = lines("move 1@forest to decorations", "undo")
    printed("play", "--first-game", "--seed", "3", "--save", str(path), typed=typed)
    assert Game.load(path.read_text()).actions == []


def test_a_loaded_game_can_be_saved_elsewhere(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "copy.json"
    screen = printed("play", "--load", str(file), "--save", str(copy))
    assert "Where the VP came from" in screen
    assert Game.load(copy.read_text()).actions == GAME.actions


def test_a_solo_game_is_saved_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "solo.json"
    screen = printed(
        "play", "--solo", "--humans", "0", "--bots", "random", "--seed", "2", "--save", str(path)
    )
    game = Game.load(path.read_text())
    assert game.position.over
    assert game.names == ["random", "Teotibot"]
    assert "B: Rolled" in screen


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (["--load", "FILE", "--players", "3"], "drop --players"),
        (["--load", "FILE", "--solo"], "drop --solo"),
        (["--load", "FILE", "--knob", "resources=1", "--solo"], "drop --"),
        (["--load", "FILE", "--seed", "3"], "drop --seed"),
        (["--load", "FILE", "--humans", "3"], "give 0 to 2"),
        (["--save", "FILE"], "exists: go on with it by --load"),
        (["--save", "FILE/x.json"], "can't be written"),
        (["--save", "missing/x.json"], "can't be written"),
    ],
)
def test_refusals_of_play_write_nothing(file: Path, options: list[str], advice: str) -> None:
    before = file.read_bytes()
    process = run("play", *(option.replace("FILE", str(file)) for option in options))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert advice in process.stderr
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]
