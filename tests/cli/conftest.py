"""What tests of game files share."""

import json
from pathlib import Path

import pytest
from record_files import RECORD


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The record of a finished game in a file."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return path
