"""Game files on the command line: saved, gone on with, replayed, shown, verified, added up."""

import json
import random
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest
from run_cli import lines, run

from teotihuacan import Game, Setup, position_to_json, view


def recorded(setup: Setup, seed: int, names: list[str] | None = None) -> Game:
    """A finished random game."""
    game, chooser = Game(setup, seed, names), random.Random(seed)
    while not game.position.over:
        game.play(chooser.choice(game.position.legal_actions()))
    return game


GAME = recorded(Setup(2), 1, ["Ana", "[b]Bo\x1b"])
RECORD = GAME.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    return path


def printed(*arguments: str, typed: str = "") -> str:
    """What a command that succeeds prints."""
    process = run(*arguments, typed=typed)
    assert (process.returncode, process.stderr) == (0, "")
    return process.stdout


# Saving and going on ---


def test_a_saved_game_goes_on_as_if_never_left(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole.json", tmp_path / "parted.json"
    new_game = ("play", "--first-game", "--seed", "3", "--save")
    printed(*new_game, str(whole), typed="1\n" * 12)
    printed(*new_game, str(parted), typed="1\n" * 5)
    assert Game.load(parted.read_text()).names == ["you", "random"]
    printed("play", "--load", str(parted), typed="1\n" * 7)
    assert parted.read_text() == whole.read_text()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["parted.json", "whole.json"]


def test_undo_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = lines("move 1@forest to decorations", "undo")
    printed("play", "--first-game", "--seed", "3", "--save", str(path), typed=typed)
    assert Game.load(path.read_text()).actions == []


def test_a_loaded_game_can_be_saved_elsewhere(tmp_path: Path, file: Path) -> None:
    copy = tmp_path / "copy.json"
    screen = printed("play", "--load", str(file), "--save", str(copy))
    assert "Victory points by source" in screen
    assert Game.load(copy.read_text()).actions == GAME.actions


def test_a_solo_game_is_saved_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "solo.json"
    screen = printed("play", "--solo", "--humans", "0", "--seed", "2", "--save", str(path))
    game = Game.load(path.read_text())
    assert game.position.over
    assert game.names == ["random", "Teotibot"]
    assert "B rolls" in screen


@pytest.mark.parametrize(
    ("options", "advice"),
    [
        (["--load", "FILE", "--players", "3"], "drop --players"),
        (["--load", "FILE", "--solo"], "drop --solo"),
        (["--load", "FILE", "--knob", "resources=1", "--solo"], "drop --"),
        (["--load", "FILE", "--seed", "3"], "drop --seed"),
        (["--load", "FILE", "--humans", "3"], "give 0 to 2"),
        (["--save", "FILE"], "exists: go on with it by --load"),
        (["--save", "FILE/x.json"], "can't be written"),
        (["--save", "missing/x.json"], "can't be written"),
    ],
)
def test_refusals_of_play_write_nothing(file: Path, options: list[str], advice: str) -> None:
    before = file.read_bytes()
    process = run("play", *(option.replace("FILE", str(file)) for option in options))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert advice in process.stderr
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


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
    scores = " to ".join(map(str, GAME.position.scores()))
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
    assert "light disc on" in by_file
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
        screen = printed("show", str(file), "--ply", "0", "--seat", str(seat))
        hand = [f"tile {tile['tile']}" for tile in shown["starting"]["hands"][seat]]
        assert [line[:7].strip() for line in screen.splitlines() if line[:5] == "tile "] == hand
        assert ("keep tile" in screen) == (seat == 0)


@pytest.mark.parametrize(
    ("arguments", "advice"),
    [
        (["FILE", "--ply", "100000"], "ply must be 0 to"),
        (["FILE", "--ply", "-1"], "ply must be 0 to"),
        (["FILE", "--seat", "2"], "seat must be 0 to 1"),
        (["FILE", "--seat", "A"], "'A' is not a whole number"),
        (['{"setup": {"players": 2}}', "--ply", "1"], "--ply is for records"),
        (['{"setup": {"players": 9}}'], "players must be"),
        (['{"actions": []}'], "rules_version: is missing"),
        (["{"], "not readable as JSON"),
        (["[" * 100_000], "not readable as JSON"),
        (["-"], "not readable as JSON"),
        ([], "Missing argument"),
    ],
)
def test_show_refuses_in_one_line(file: Path, arguments: list[str], advice: str) -> None:
    process = run("show", *(argument.replace("FILE", str(file)) for argument in arguments))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr.count("\n") == 1
    assert len(process.stderr) < 600
    assert advice in process.stderr


# Replaying ---


def plies(screen: str) -> list[int]:
    """The plies that were shown."""
    found = [line.split()[1] for line in screen.splitlines() if line.startswith("Ply ")]
    return list(map(int, found))


def test_replay_steps_forward_and_back(file: Path) -> None:
    typed = lines("", "next", "n 3", "back", "b 2", "ply 50", "p 0", "next 100000")
    assert plies(printed("replay", str(file), typed=typed)) == [0, 1, 2, 5, 4, 2, 50, 0, GAME.ply]


def test_replay_tells_what_happens(file: Path) -> None:
    screen = printed("replay", str(file), typed=lines("ply 30", "next", "quit", "next"))
    assert "\n31. " in screen
    assert screen.endswith("Goodbye!\n")
    assert plies(screen) == [0, 30, 31]


def test_replay_jumps_to_turns(file: Path) -> None:
    screen = printed("replay", str(file), typed=lines("turn 2", "t 1", "turn 999", "turn 0"))
    second, first = plies(screen)[1:]
    assert 0 < first < second
    assert GAME.position_at(first).question == "turn"
    assert (GAME.position_at(first).seat, GAME.position_at(second).seat) == (0, 1)
    assert screen.count("There is no turn") == 2


def test_replay_plays_by_itself(file: Path) -> None:
    screen = printed("replay", str(file), "--auto", "--speed", "1000", typed=lines("b", "auto"))
    assert plies(screen) == [0, GAME.ply, GAME.ply - 1, GAME.ply]
    assert f"\n{GAME.ply}. " in screen
    assert "Victory points by source" in screen


@pytest.mark.parametrize(
    "typed", ["nonsense", "ply", "ply x", "turn -1", "ply " + "9" * 5000, "x 1"]
)
def test_replay_answers_nonsense(file: Path, typed: str) -> None:
    screen = printed("replay", str(file), typed=lines(typed))
    assert "help tells more" in screen or plies(screen) == [0, GAME.ply]


def test_replay_refuses_a_speed_of_nothing(file: Path) -> None:
    process = run("replay", str(file), "--speed", "0")
    assert (process.returncode, process.stdout) == (2, "")
    assert "give 0.1 to 1000 actions a second" in process.stderr


# Adding up ---


def test_stats_add_up_records(tmp_path: Path) -> None:
    games = [recorded(Setup(2), seed, ["Ana", "Bo"]) for seed in range(3)]
    games += [recorded(Setup(1), 7), Game(Setup(4), 1)]
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
