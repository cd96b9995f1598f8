"""Who one is at which server is kept for its owner only."""

import stat
from pathlib import Path

import pytest

from teotihuacan.client import KeptSession, KeptSessions

HERE, THERE = "http://127.0.0.1:8000", "https://play.example"


def test_sessions_are_kept_by_server_the_last_one_first(tmp_path: Path) -> None:
    sessions = KeptSessions(tmp_path / "data")
    assert sessions.find(HERE) is None
    sessions.keep(HERE, KeptSession("Ann", "a"))
    sessions.keep(HERE, KeptSession("Bob", "b"))
    sessions.keep(THERE, KeptSession("Eve", "e"))
    again = KeptSessions(tmp_path / "data")
    assert again.find(HERE) == ("Bob", "b")
    assert again.find(HERE, "ann") == ("Ann", "a")
    assert again.find(HERE, "Eve") is None
    again.keep(HERE, KeptSession("Ann", "a2"))
    assert again.list_sessions(HERE) == [("Ann", "a2"), ("Bob", "b")]
    again.forget(HERE, "Ann")
    assert again.find(HERE) == ("Bob", "b")


def test_nobody_else_may_read_them(tmp_path: Path) -> None:
    sessions = KeptSessions(tmp_path)
    sessions.file.write_text("{}")
    sessions.file.chmod(0o644)
    sessions.keep(HERE, KeptSession("Ann", "a"))
    assert stat.S_IMODE(sessions.file.stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["", "[]", "{", '{"http://127.0.0.1:8000": [3, {"name": "A"}]}'])
def test_a_broken_file_is_no_session(tmp_path: Path, text: str) -> None:
    sessions = KeptSessions(tmp_path)
    sessions.file.write_text(text)
    assert sessions.find(HERE) is None
    sessions.keep(HERE, KeptSession("Ann", "a"))
    assert sessions.find(HERE) == ("Ann", "a")
