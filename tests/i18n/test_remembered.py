"""The language that was chosen last is there again the next time."""

import json
import os
from pathlib import Path

import pytest

from teotihuacan.i18n.settings import read_remembered_language, remember_language


def test_a_language_is_remembered_and_nothing_else_forgotten(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    assert read_remembered_language(folder) is None
    assert remember_language("hu", folder)
    assert read_remembered_language(folder) == "hu"
    file = folder / "settings.json"
    file.write_text(json.dumps({"language": "hu", "other": 1}), encoding="utf-8")
    assert remember_language("cs", folder)
    assert json.loads(file.read_text(encoding="utf-8")) == {"language": "cs", "other": 1}
    assert list(folder.iterdir()) == [file]


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"language": 3}', '{"language": "xx"}'])
def test_what_cannot_be_understood_is_nothing(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text, encoding="utf-8")
    assert read_remembered_language(tmp_path) is None
    assert remember_language("fr", tmp_path)
    assert read_remembered_language(tmp_path) == "fr"


def test_a_write_that_fails_keeps_the_old_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember_language("ru", tmp_path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert not remember_language("tr", tmp_path)
    assert read_remembered_language(tmp_path) == "ru"


def test_the_folder_of_the_games_is_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TEOTIHUACAN_DATA", str(tmp_path))
    assert remember_language("tr")
    assert read_remembered_language() == read_remembered_language(tmp_path) == "tr"
