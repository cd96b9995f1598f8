"""Game files on the command line: shown, verified, added up; bad ones refused in one line."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from run_cli import run

from random_games import finished
from record_files import GAME, RECORD, printed
from teotihuacan import Game, Setup, position_to_json, view

# Bad files ---

EDITED = {**RECORD, "actions": [*RECORD["actions"][:9], 342, *RECORD["actions"][10:]]}
BAD_FILES: dict[str, tuple[bytes | None, str]] = {
    "missing": (None, "no such file"),
    "directory": (None, "is a directory"),
    "binary": (bytes(range(256)), "is no text file"),
    "giant": (b" " * 1_000_001, "too long"),
    "broken": (json.dumps(RECORD)[:-9].encode(), "not readable as JSON"),
    "version": (json.dumps({**RECORD, "rules_version": 99}).encode(), "rules_version"),
    "action": (json.dumps(EDITED).encode(), "actions[9]"),
    "result": (json.dumps({**RECORD, "result": None}).encode(), "result: the actions lead to"),
}
UNREADABLE = ("missing", "directory", "binary", "giant")


def bad_file(folder: Path, kind: str) -> Path:
    """A file with something wrong."""
    path = folder / f"{kind}.json"
    content = BAD_FILES[kind][0]
    if content is not None:
        path.write_bytes(content)
    elif kind == "directory":
        path.mkdir()
    return path


@pytest.mark.parametrize("kind", BAD_FILES)
@pytest.mark.parametrize("command", ["replay", "show", "stats", "verify", "play --load"])
def test_bad_files_get_one_line(tmp_path: Path, command: str, kind: str) -> None:
    path = bad_file(tmp_path, kind)
    process = run(*command.split(), str(path))
    bad_record = command == "verify" and kind not in UNREADABLE
    assert process.returncode == (1 if bad_record else 2)
    assert process.stdout == ""
    assert process.stderr.count("\n") == 1
    assert str(path) in process.stderr
    assert BAD_FILES[kind][1] in process.stderr
    assert len(list(tmp_path.iterdir())) == (kind != "missing")


# Verifying ---


def test_verify_tells_each_file(tmp_path: Path, file: Path) -> None:
    bad = [bad_file(tmp_path, kind) for kind in ("action", "result")]
    process = run("verify", str(bad[0]), str(file), str(bad[1]))
    assert process.returncode == 1
    scores = " : ".join(map(str, GAME.position.scores()))
    assert process.stdout == f"{file}: good, {GAME.ply} actions, {scores}\n"
    assert [line.split(": ")[:2] for line in process.stderr.splitlines()] == [
        [str(bad[0]), "actions[9]"],
        [str(bad[1]), "result"],
    ]


def test_verify_as_json(tmp_path: Path, file: Path) -> None:
    bad = bad_file(tmp_path, "action")
    process = run("verify", "--json", str(file), str(bad))
    assert (process.returncode, process.stderr) == (1, "")
    report = json.loads(process.stdout)
    assert (report["good"], report["bad"]) == (1, 1)
    assert report["files"][0]["result"] == GAME.result()
    assert "actions[9]" in report["files"][1]["error"]


# Showing ---


def test_show_prints_positions_of_a_record(file: Path) -> None:
    for ply in (0, 30, GAME.ply):
        shown = printed("show", str(file), "--ply", str(ply), "--json")
        assert json.loads(shown) == json.loads(
            json.dumps(position_to_json(GAME.position_at(ply)))
        )
    assert printed("show", str(file), "--json") == shown


def test_show_reads_files_text_and_standard_input(tmp_path: Path) -> None:
    position = json.dumps(position_to_json(GAME.position_at(40)))
    path = tmp_path / "position.json"
    path.write_text(position)
    by_file = printed("show", str(path))
    assert "The light disc is" in by_file
    assert by_file == printed("show", position) == printed("show", "-", typed=position)


def test_show_is_safe_to_look_at(file: Path) -> None:
    screen = printed("show", str(file))
    assert "[b]Bo?" in screen
    assert "\x1b" not in screen
    assert max(map(len, screen.splitlines())) <= 100


def test_show_of_a_seat_hides_what_others_have(file: Path) -> None:
    first = GAME.position_at(0)
    for seat in (0, 1):
        shown = json.loads(
            printed("show", str(file), "--ply", "0", "--seat", str(seat), "--json")
        )
        assert shown == json.loads(json.dumps(view(first, seat)))
        screen = printed("show", str(file), "--ply", "0", "--seat", "AB"[seat])
        hand = [f"tile {tile['tile']}" for tile in shown["starting"]["hands"][seat]]
        assert [line[:7].strip() for line in screen.splitlines() if line[:5] == "tile "] == hand
        assert ("1 Tiles " in screen) == (seat == 0)


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["FILE", "--ply", "100000"], "ply must be 0 to"),
        (["FILE", "--ply", "-1"], "ply must be 0 to"),
        (["FILE", "--seat", "2"], "seat must be 0 to 1"),
        (["FILE", "--seat", "C"], "seat must be 0 to 1"),
        (["FILE", "--seat", "E"], "'E' is no seat"),
        (['{"setup": {"players": 2}}', "--ply", "1"], "--ply is for records"),
        (['{"setup": {"players": 9}}'], "players must be"),
        (['{"actions": []}'], "rules_version: is missing"),
        (["{"], "not readable as JSON"),
        (["[" * 100_000], "not readable as JSON"),
        (["-"], "not readable as JSON"),
        ([], "'FILE|JSON' is missing"),
    ],
)
def test_show_refuses_in_one_line(file: Path, arguments: list[str], advice: str) -> None:
    process = run("show", *(argument.replace("FILE", str(file)) for argument in arguments))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert len(process.stderr) < 600
    assert advice in process.stderr


# Adding up ---


def test_stats_add_up_records(tmp_path: Path) -> None:
    games = [finished(Setup(2), seed, ["Ana", "Bo"]) for seed in range(3)]
    games += [finished(Setup(1), 7), Game(Setup(4), 1)]
    paths = []
    for number, game in enumerate(games):
        paths.append(tmp_path / f"{number}.json")
        paths[-1].write_text(json.dumps(game.record()))
    report: Any = json.loads(printed("stats", *map(str, paths), "--json"))
    assert (report["records"], report["unfinished"]) == (5, 1)
    assert [group["players"] for group in report["groups"]] == [1, 2]
    for seat, name in enumerate(("Ana", "Bo")):
        scores = [game.position.scores()[seat] for game in games[:3]]
        wins = sum(game.position.ranking()[0] == seat for game in games[:3])
        assert report["names"][name] == {
            "games": 3,
            "wins": wins,
            "mean": pytest.approx(fmean(scores), abs=1e-4),
        }
        assert report["groups"][1]["seats"][seat]["max"] == max(scores)
    screen = printed("stats", *map(str, paths))
    for part in ("5 records", "1 unfinished", "3 games · 2 players", "Winners", "Ana"):
        assert part in screen


def test_stats_of_unfinished_games_are_empty(tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(json.dumps(Game(Setup(2), 1).record()))
    report = json.loads(printed("stats", str(path), "--json"))
    assert report == {"records": 1, "unfinished": 1, "groups": [], "names": {}}
