"""What people kept with earlier versions, from rules version 2 on, loads for ever.

Each folder of tests/kept was written once, by `write_kept.py` of its time, and is never changed:
records, the data folder of a player and server (autosave, database), and a backup of it.
"""

import json
import random
import shutil
from pathlib import Path

import pytest
from players import People, good
from serving import Serving
from write_kept import PASSWORD, UNFINISHED

from forked import run_forked
from teotihuacan import Game
from teotihuacan.terminal.saved_games import SavedGames

FOLDER = Path(__file__).parents[1] / "kept"
KEPT = sorted(FOLDER.iterdir())
RECORDS = [path for folder in KEPT for path in sorted(folder.glob("*.json"))]


def play_on(game: Game, seed: int) -> None:
    """Play a game to its end."""
    chance = random.Random(seed)
    while not game.position.over:
        game.play(chance.choice(game.position.legal_actions()))


@pytest.fixture(params=KEPT, ids=lambda path: path.name)
def kept(request: pytest.FixtureRequest) -> Path:
    """A folder of things that were kept."""
    return Path(request.param)


def test_something_was_kept_of_rules_version_2() -> None:
    assert FOLDER / "rules-2" in KEPT


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_leads_to_its_result(path: Path) -> None:
    record = json.loads(path.read_bytes())
    game = Game.load(path.read_bytes())
    assert game.actions == record["actions"]
    assert game.position.over == (path.stem != "unfinished")
    assert game.result() == record["result"]
    play_on(game, seed=1)
    assert Game.load(game.record()).position == game.position


def test_an_autosave_is_continued(kept: Path, tmp_path: Path) -> None:
    shutil.copytree(kept / "data", tmp_path / "data")
    resumed = SavedGames(tmp_path / "data").resume_latest()
    assert resumed.game is not None
    assert resumed.autosave is not None
    assert (resumed.game.ply, resumed.game.setup.players) == (UNFINISHED, 1)
    play_on(resumed.game, seed=2)
    resumed.autosave.close()


def restore_backup(kept: Path, folder: Path) -> None:
    """A data folder from a backup."""
    done = run_forked("restore", str(kept / "games.backup"), "--data", str(folder), timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("source", ["database", "backup"])
def test_a_server_goes_on_with_its_tables(kept: Path, tmp_path: Path, source: str) -> None:
    """Who signs in finds the finished game, and plays on in the one that runs."""
    folder = tmp_path / "data"
    if source == "database":
        shutil.copytree(kept / "data", folder)
    else:
        restore_backup(kept, folder)
    with Serving(folder, "--rate-limit", "0") as serving, People([serving.url]) as people:
        players = []
        for name in ("Itzel", "Tonal"):
            person = people.stranger()
            good(person.post("/api/session", json={"name": name, "password": PASSWORD}))
            players.append(person)
        tables = {
            table["status"]: table["key"] for table in good(players[0].get("/api/me/tables"))
        }
        assert set(tables) == {"finished", "running", "open"}
        record = good(players[0].get(f"/api/tables/{tables['finished']}/record"))
        assert Game.load(record).position.over
        news = players[0].news(tables["running"])
        assert [line["text"] for line in news["chat"]] == ["Good luck!"]
        before = news["number"]
        for _ in range(10):
            asked = players[0].table(tables["running"])["asked"]
            players[asked].play(tables["running"])
        assert players[0].news(tables["running"])["number"] >= before + 10
