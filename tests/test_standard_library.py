"""Engine and game need nothing but the standard library, also to say what is wrong."""

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import teotihuacan

SCRIPT = Path(__file__).with_name("bare_game.py")


def play_bare(pure: str) -> dict[str, Any]:
    """What a game without any other package tells about itself."""
    run = subprocess.run(
        [sys.executable, "-W", "ignore", str(SCRIPT)],
        env={**os.environ, "TEOTIHUACAN_PURE": pure},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    told: dict[str, Any] = json.loads(run.stdout)
    return told


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    return play_bare("0")


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    return play_bare("1")


def test_a_game_needs_nothing_but_the_standard_library(compiled: dict[str, Any]) -> None:
    assert compiled["compiled"] is True
    assert compiled["tried"] == []  # to import
    assert compiled["plies"] > 100
    assert compiled["entries"] > compiled["plies"]
    assert len(compiled["result"]["scores"]) == 2


def test_nor_does_an_error_that_is_printed(compiled: dict[str, Any]) -> None:
    assert compiled["reasons"] == [
        "seat 0 is asked keep_starting_tiles: "
        "'end turn' (action 0) answers end_turn, not keep_starting_tiles",
        "seat 0 is asked keep_starting_tiles: 'keep everything' is no action; "
        "closest: 'keep tile 7 and tile 6', 'keep tile 7 and tile 16' "
        "and 'keep tile 7 and tile 15'",
        "ply must be 0 to 0, not 7",
        "players must be 1, 2, 3 or 4, not 9",
        "rules_version: is missing",
    ]


def test_interpreted_the_same_game_needs_no_more(
    compiled: dict[str, Any], interpreted: dict[str, Any]
) -> None:
    assert interpreted == {**compiled, "compiled": False}


# What takes long to load, and is not needed to play: text forms, errors in words, files.
LATE = {"dataclasses", "inspect", "pathlib", "difflib", "decimal", "urllib", "importlib.metadata"}


def test_the_import_loads_nothing_slow() -> None:
    code = "import json, sys; from teotihuacan import Position; print(json.dumps([*sys.modules]))"
    run = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env={**os.environ, "PYTHONPATH": str(Path(teotihuacan.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    loaded = set(json.loads(run.stdout))
    assert "teotihuacan.engine" in loaded
    assert not {name for name in loaded if name in LATE or name.startswith("teotihuacan.game")}


def test_all_names_are_there_though_some_are_loaded_late() -> None:
    names: dict[str, Any] = {}
    exec("from teotihuacan import *", names)
    assert names.keys() >= set(teotihuacan.__all__)
    assert set(dir(teotihuacan)) >= set(teotihuacan.__all__)
    assert (
        names["Game"] is teotihuacan.Game is importlib.import_module("teotihuacan.game.game").Game
    )
    with pytest.raises(AttributeError, match="module 'teotihuacan' has no attribute 'Gane'"):
        teotihuacan.Gane  # type: ignore[attr-defined] # noqa: B018
