"""Games are kept whole, in the right folder."""

import os
import sys
from pathlib import Path

import pytest
from drive import solo

from teotihuacan import Game, RecordError
from teotihuacan.game.files import FileError, data_folder, load_game
from teotihuacan.tui.files import Shelf


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
    shelf = Shelf(tmp_path)
    game = solo()
    shelf.keep(game)
    old = shelf.autosave.read_text()
    game.play(game.position.legal_actions()[0])

    def broken(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", broken)
    with pytest.raises(FileError, match="no space"):
        shelf.keep(game)
    assert shelf.autosave.read_text() == old
    assert list(tmp_path.iterdir()) == [shelf.autosave]


def test_the_autosave_is_a_record(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert shelf.continued() == (None, None)
    game = solo()
    game.play(game.position.legal_actions()[0])
    shelf.keep(game)
    assert Game.load(shelf.autosave.read_bytes()).position == game.position


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b"[1, 2]", b'{"seed": 1}'])
def test_what_is_no_game_is_refused_with_its_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises((FileError, RecordError), match=r"odd\.json"):
        load_game(path)
    with pytest.raises(FileError, match=r"none\.json"):
        load_game(tmp_path / "none.json")
