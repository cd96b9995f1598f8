"""Games are kept whole, in the right folder."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from drive import solo

from random_games import play_randomly
from teotihuacan import Game, RecordError
from teotihuacan.game.files import FileError, data_folder, load_game, save_game
from teotihuacan.i18n import say
from teotihuacan.terminal.game_files import clean_label
from teotihuacan.terminal.game_list import list_games
from teotihuacan.terminal.saved_games import SavedGames


def test_the_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TEOTIHUACAN_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "data" / "teotihuacan"
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "teotihuacan"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "teotihuacan"
    monkeypatch.setenv("TEOTIHUACAN_DATA", str(tmp_path / "mine"))
    assert data_folder() == tmp_path / "mine"


def test_a_write_that_fails_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = solo()
    autosave = SavedGames(tmp_path).new_autosave(game)
    autosave.write(game)
    old = autosave.path.read_text()
    game.play(game.position.legal_actions()[0])

    def broken(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(FileError, match="no space"):
        autosave.write(game)
    assert autosave.path.read_text() == old
    assert list(autosave.path.parent.glob("[!.]*")) == [autosave.path]


def test_the_autosave_is_a_record(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    assert saved_games.resume_latest().game is None
    game = solo()
    game.play(game.position.legal_actions()[0])
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    assert Game.load(autosave.path.read_bytes()).position == game.position


def test_a_finished_game_moves_to_the_saved_games_once(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    game = play_randomly(solo(take_back=True), random.Random(7))
    last = game.undo()
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    game.play(last)
    for _ in range(2):
        autosave.write(game)
    assert not autosave.path.exists()
    game.undo()
    autosave.write(game)
    assert autosave.path.exists()
    game.play(last)
    autosave.write(game)
    autosave.close()
    assert [load_game(path).position for path in saved_games.list_saves()] == [game.position]
    assert list(saved_games.autosaves.iterdir()) == []


def test_games_of_the_same_moment_have_files_of_their_own(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    autosaves = [saved_games.new_autosave(solo()) for _ in range(3)]
    assert len({autosave.path for autosave in autosaves}) == 3
    saves = {saved_games.save(solo()) for _ in range(3)}
    assert len(saves) == 3
    assert all("solo seed 7" in path.stem for path in saves)
    assert [game.label for game in list_games(saved_games)] == ["", "", ""]


def test_the_autosave_of_earlier_versions_goes_on(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    game = solo()
    game.play(game.position.legal_actions()[0])
    save_game(game, tmp_path / "autosave.json")
    resumed = saved_games.resume_latest()
    assert resumed.game
    assert resumed.autosave
    assert resumed.game.position == game.position
    assert not (tmp_path / "autosave.json").exists()
    assert load_game(resumed.autosave.path).position == game.position


HOLDER = """
import sys, time
from pathlib import Path
from teotihuacan.terminal.saved_games import SavedGames
table = SavedGames(Path(sys.argv[1])).resume_latest()
assert table.game
print("open", flush=True)
time.sleep(60)
"""


def test_a_table_open_in_another_process_is_not_offered_until_that_ends(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    autosave = saved_games.new_autosave(solo())
    autosave.write(solo())
    autosave.close()
    command = [sys.executable, "-c", HOLDER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout
        assert other.stdout.readline() == "open\n"
        assert saved_games.list_autosaves() == []
        assert str(saved_games.resume_latest().problem) == say("tui-open-elsewhere")
        other.kill()
    assert saved_games.list_autosaves() == [autosave.path]


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[1, 2]", b'{"seed": 1}'])
def test_what_is_no_game_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises((FileError, RecordError), match=r"odd\.json"):
        load_game(path)
    with pytest.raises(FileError, match=r"none\.json"):
        load_game(tmp_path / "none.json")


def finished_solo(seed: int = 7) -> Game:
    return play_randomly(solo(seed), random.Random(seed))


def test_a_disk_that_fills_up_in_the_last_turn_loses_nothing_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on from its last answer, and is kept as soon as there is room."""
    saved_games = SavedGames(tmp_path)
    game = play_randomly(solo(take_back=True), random.Random(7))
    last = game.undo()
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    game.play(last)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(FileError, match="no space"):
            autosave.write(game)
    assert load_game(autosave.path).ply == game.ply - 1
    assert saved_games.list_saves() == []
    autosave.write(game)
    assert [load_game(path).position for path in saved_games.list_saves()] == [game.position]
    assert not autosave.path.exists()


def test_a_crash_between_the_end_and_the_move_is_mended_at_the_next_start(
    tmp_path: Path,
) -> None:
    saved_games = SavedGames(tmp_path)
    game = finished_solo()
    autosave = saved_games.new_autosave(solo())
    save_game(game, autosave.path)  # as far as it came
    autosave.close()
    assert str(saved_games.resume_latest().problem) == say("tui-nothing-kept")
    (kept,) = saved_games.list_saves()
    assert load_game(kept).position == game.position
    assert saved_games.all_autosaves() == []


def test_a_finished_game_of_earlier_versions_is_no_game_to_continue(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    save_game(finished_solo(), tmp_path / "autosave.json")
    assert [kept.label for kept in list_games(saved_games)] == [""]
    assert saved_games.resume_latest().game is None
    (kept,) = list_games(saved_games)
    assert kept.outcome
    assert kept.path.parent == saved_games.saves


def test_names_of_earlier_versions_are_understood(tmp_path: Path) -> None:
    names = (
        "2026-11-17 05-06-07 solo seed 7",
        "2026-11-17 05-06-08 2-players seed 42 (2)",
        "2026-11-17 05-06-09 4-players seed 1 unfinished",
        "2026-11-17 05-06-10 4-players seed 1 unfinished (3)",
    )
    saved_games = SavedGames(tmp_path)
    saved_games.saves.mkdir()
    for name in names:
        save_game(solo(), saved_games.saves / f"{name}.json")
    found = list_games(saved_games)
    assert [kept.path.stem for kept in found] == list(reversed(names))
    assert {kept.label for kept in found} == {""}
    assert found[-1].when.isoformat() == "2026-11-17T05:06:07"


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("game1", "game1"),
        ("  two   words ", "two words"),
        ("../../etc/passwd", "-..-etc-passwd"),
        ("a:b*c?", "a-b-c-"),
        ("Győzelem (2)", "Győzelem (2)"),
        ("\x1b[2J", "-[2J"),
        ("x" * 300, "x" * 60),
        ("", ""),
    ],
)
def test_a_name_becomes_part_of_the_file_and_comes_back(
    tmp_path: Path, typed: str, label: str
) -> None:
    saved_games = SavedGames(tmp_path)
    path = saved_games.save(solo(), clean_label(typed))
    assert path.parent == saved_games.saves
    (kept,) = list_games(saved_games)
    assert kept.label == label
    assert kept.summary


def test_a_finished_game_is_renamed_when_it_is_saved_again(tmp_path: Path) -> None:
    saved_games = SavedGames(tmp_path)
    game = finished_solo()
    autosave = saved_games.new_autosave(game)
    autosave.write(game)
    for name in ("first", "second"):
        autosave.save(game, name)
    assert [kept.label for kept in list_games(saved_games)] == ["second"]
