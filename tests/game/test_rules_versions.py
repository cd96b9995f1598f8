"""Rules of older versions: kept whenever the version is counted up, and played by."""

import random
import sys
from pathlib import Path

import pytest
from keep_engine import keep_engine

from teotihuacan import RULES_VERSION, Game, Setup
from teotihuacan.game import rules_versions
from teotihuacan.game.older_records import verify_record
from teotihuacan.game.rules_versions import (
    as_of_today,
    find_rules,
    import_kept,
    is_same_position,
    kept_file,
    kept_package,
    list_versions,
    load_rules,
    rules_of_today,
)

FIRST_KEPT = 2  # nothing came out before
PACKAGE = Path(rules_versions.__file__).parents[1]


def test_the_engine_of_every_version_is_kept() -> None:
    """`tools/keep_engine.py` writes it, before RULES_VERSION is counted up."""
    assert list_versions() == tuple(range(FIRST_KEPT, RULES_VERSION + 1))


@pytest.mark.parametrize("version", list_versions())
def test_games_of_every_version_are_played(version: int) -> None:
    rules = find_rules(version)
    assert rules is not None
    game, chance = rules.game(rules.setup(3), 5), random.Random(5)
    while not game.position.over:
        assert rules.view(game.position, game.position.seat)["legal"]
        game.play(chance.choice(game.position.legal_actions()))
    checked = verify_record(game.record())
    assert (checked.rules_version, checked.game.result()) == (version, game.result())


def test_unknown_versions_are_unknown() -> None:
    assert [find_rules(version) for version in (0, RULES_VERSION + 1)] == [None, None]


def test_a_kept_engine_is_another_one_and_plays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The engine of today, put aside and imported from its file."""
    copy = tmp_path / "teotihuacan"
    copy.mkdir()
    for name in ("version.py", "engine", "game"):
        (copy / name).symlink_to(PACKAGE / name)
    kept = keep_engine(copy)
    monkeypatch.setattr(rules_versions, "FOLDER", kept.parent)
    assert kept_file(RULES_VERSION) == kept
    package = kept_package(RULES_VERSION)
    try:
        import_kept(RULES_VERSION)
        old, today = load_rules(RULES_VERSION, package), rules_of_today()
        assert old.game is not Game
        one, other, chance = old.game(old.setup(1), 3), Game(Setup(1), 3), random.Random(3)
        while not one.position.over:
            action = chance.choice(one.position.legal_actions())
            assert old.log_entries(one.play(action)) == today.log_entries(other.play(action))
        assert is_same_position(old, one.position, today, other.position)
        assert one.record() == other.record()
        with pytest.raises(old.illegal_action, match="the game is over"):
            one.play(0)
        early = old.game(old.setup(2), 3).position
        assert as_of_today(old, early) == Game(Setup(2), 3).position
        with pytest.raises(SystemExit, match="is there already"):
            keep_engine(copy)
    finally:
        for name in [name for name in sys.modules if name.split(".")[0] == package]:
            del sys.modules[name]
