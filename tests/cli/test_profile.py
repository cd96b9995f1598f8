"""`teotihuacan profile`: ten kept games as their records tell them, and the games of others."""

import json
import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from run_cli import run

from random_games import finished
from teotihuacan import Game, Setup
from teotihuacan.game.files import save_game
from teotihuacan.study.profiles import ACHIEVEMENTS
from teotihuacan.terminal.game_files import file_stem
from teotihuacan.terminal.kept_results import FILE, KeptResults
from teotihuacan.terminal.saved_games import SavedGames

ALONE = [  # whoever plays alone at this screen, ten times
    *(finished(Setup(1, level="standard"), seed, ["you", "Teotibot"]) for seed in range(4)),
    *(finished(Setup(2), seed, ["novice", "you"]) for seed in range(4)),
    *(finished(Setup(3), seed, ["you", "novice", "adept"]) for seed in range(2)),
]
TOGETHER = [finished(Setup(3), 7, ["Ána", "Bo", "student"])]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with saved games, a day apart."""
    data = tmp_path / "data"
    (data / "saves").mkdir(parents=True)
    for day, game in enumerate([*ALONE, *TOGETHER]):
        moment = datetime(2026, 3, 1, 20, 15) + timedelta(days=day)
        save_game(game, data / "saves" / f"{file_stem(game, moment)}.json")
    return data


def profile(folder: Path, *arguments: str) -> str:
    """What the command prints."""
    process = run("profile", *arguments, TEOTIHUACAN_DATA=str(folder), COLUMNS="140")
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


def own_seat(game: Game) -> int:
    assert game.names is not None
    return game.names.index("you")


def test_ten_games_are_told_as_their_records_are(folder: Path) -> None:
    told = json.loads(profile(folder, "--json"))
    vps = [game.position.scores()[own_seat(game)] for game in ALONE]
    wins = [game.position.ranking()[0] == own_seat(game) for game in ALONE]
    assert told["total"] == {
        "games": 10,
        "wins": sum(wins),
        "mean_vp": pytest.approx(sum(vps) / 10, abs=0.051),
        "best_vp": max(vps),
    }
    assert [point["vp"] for point in told["course"]] == vps
    assert [(row["players"], row["games"]) for row in told["by_players"]] == [
        (1, 4),
        (2, 4),
        (3, 2),
    ]
    met = {(row["kind"], row["name"]): row["games"] for row in told["opponents"]}
    assert met == {("bot", "novice"): 6, ("teotibot", "standard"): 4, ("bot", "adept"): 2}
    kept = SavedGames(folder).list_saves()
    assert told["course"][0]["key"] in {path.stem for path in kept}


def test_a_profile_is_printed_for_people(folder: Path) -> None:
    text = profile(folder)
    most = max(game.position.scores()[own_seat(game)] for game in ALONE)
    for words in ("Games", "VP by source, game by game", "Teotibot, Standard", "2026-03-10"):
        assert words in text
    assert re.search(rf"Most VP +{most}\n", text)
    assert text.count("★") + text.count("○") == len(ACHIEVEMENTS)
    spoken = profile(folder, "--language", "fr")
    assert "Succès" in spoken
    assert "Achievements" not in spoken


def test_somebody_is_found_by_name_however_it_is_written(folder: Path) -> None:
    told = json.loads(profile(folder, "ana", "--json"))
    assert told["total"]["games"] == 1
    assert {row["name"] for row in told["opponents"]} == {"Bo", "student"}
    assert "There are no finished games of Cid." in profile(folder, "Cid")


def test_without_games_it_says_so(tmp_path: Path) -> None:
    assert profile(tmp_path) == "There are no finished games yet.\n"


def test_each_game_is_replayed_once(folder: Path) -> None:
    saved = SavedGames(folder)
    first = KeptResults(saved).list_played()
    kept = (folder / FILE).read_bytes()
    again = KeptResults(saved)
    for one in again.kept.values():  # what is kept is believed as long as the file is the same
        one["result"]["seats"][0]["vp"] = 999
    assert {one.result.seats[0].vp for one in again.list_played()} == {999}
    assert (folder / FILE).read_bytes() == kept
    saved.list_saves()[-1].unlink()
    assert len(KeptResults(saved).list_played()) == len(first) - 1


def test_a_file_of_results_that_is_broken_is_written_anew(folder: Path) -> None:
    before = KeptResults(SavedGames(folder)).list_played()
    for broken in (b"", b"\xff", b"[]", b'{"games": {}}', b'{"games": 3, "achievements": []}'):
        (folder / FILE).write_bytes(broken)
        assert KeptResults(SavedGames(folder)).list_played() == before


def test_games_that_are_not_over_or_not_readable_are_left_out(folder: Path) -> None:
    begun = Game(Setup(2), 1, ["you", "novice"])
    SavedGames(folder).save(begun)
    (folder / "saves" / "odd.json").write_text("{}")
    assert len(KeptResults(SavedGames(folder)).list_played()) == 10
