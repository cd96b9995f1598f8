"""What commands print for programs, and what they read from standard input."""

import csv
import gzip
import io
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest
from run_cli import COMMAND, cold_run, run

from processes import descendants, processor_time, soon
from record_files import GAME, RECORD, printed

# CSV ---


def read_csv(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_simulated_games_are_rows_of_seats() -> None:
    rows = read_csv(printed("simulate", "--players", "3", "--games", "5", "--csv"))
    report = json.loads(printed("simulate", "--players", "3", "--games", "5", "--json"))
    assert len(rows) == 15
    scores = [int(row["score"]) for row in rows if row["seat"] == "1"]
    assert sum(scores) / 5 == report["seats"][1]["mean"]
    assert sorted(row["place"] for row in rows[:3]) == ["1", "2", "3"]
    for row in rows:
        points = [int(value) for name, value in row.items() if name.startswith("vp_")]
        assert sum(points) == int(row["score"])


def test_games_of_bots_have_names_and_solo_games_teotibot() -> None:
    rows = read_csv(printed("simulate", "--bots", "random,greedy", "--games", "2", "--csv"))
    assert [row["name"] for row in rows] == ["random", "greedy", "greedy", "random"]
    assert {row["seed"] for row in rows} == {"1"}
    rows = read_csv(printed("simulate", "--solo", "--games", "1", "--csv"))
    assert [row["name"] for row in rows] == ["", "Teotibot"]


def test_records_are_rows_of_seats(file: Path) -> None:
    rows = read_csv(printed("stats", str(file), "--csv"))
    assert [int(row["score"]) for row in rows] == GAME.position.scores()
    assert {row["file"] for row in rows} == {str(file)}


def test_ratings_are_rows_of_entrants(tmp_path: Path) -> None:
    match = str(tmp_path / "match.db")
    run("arena", "run", match, "--bots", "random,greedy", "--deals", "2")
    rows = read_csv(printed("arena", "report", match, "--csv"))
    assert [row["name"] for row in rows] == ["greedy", "random"]
    assert {row["games"] for row in rows} == {"4"}


def test_only_one_format_at_once(file: Path) -> None:
    process = run("stats", str(file), "--csv", "--json")
    assert (process.returncode, process.stdout) == (2, "")
    assert "choose one of --json and --csv" in process.stderr


# JSON ---


def test_rules_as_json() -> None:
    (rule,) = json.loads(printed("rules", "5.3", "--json"))["rules"]
    assert rule["number"] == "5.3"
    assert rule["chapter"] == "Worship"
    assert rule["text"].startswith("Choose one")
    assert len(json.loads(printed("rules", "--json"))["rules"]) > 50


def test_a_replay_as_json_tells_every_action(file: Path) -> None:
    told: dict[str, Any] = json.loads(printed("replay", str(file), "--json"))
    assert told["result"] == RECORD["result"]
    assert [ply["action"] for ply in told["plies"]] == RECORD["actions"]
    assert all(ply["text"] for ply in told["plies"])
    assert any(ply["log"] for ply in told["plies"])


# Standard input and output ---


def test_records_come_from_standard_input(file: Path) -> None:
    one = file.read_text()
    assert "standard input: good" in printed("verify", "-", typed=one)
    assert printed("verify", "-", typed=json.dumps(RECORD, indent=1)).count("good") == 1
    several = printed("verify", "-", typed=f"{one}\n\n{one}\n")
    assert [line.split(": ")[0] for line in several.splitlines()] == [
        "standard input:1",
        "standard input:3",
    ]
    assert json.loads(printed("stats", "-", "--json", typed=f"{one}\n{one}\n"))["records"] == 2
    assert json.loads(printed("replay", "-", "--json", typed=one)) == json.loads(
        printed("replay", str(file), "--json")
    )
    assert printed("replay", "-", "--auto", "--speed", "1000", typed=one)


def test_a_bad_line_is_named(file: Path) -> None:
    bad = json.dumps({**RECORD, "result": None})
    process = run("verify", "-", typed=f"{file.read_text()}\n{bad}\n")
    assert process.returncode == 1
    assert process.stderr.startswith("standard input:2: result")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """The folder of a server with an empty database."""
    assert run("migrate", "--data", str(tmp_path / "games")).returncode == 0
    return tmp_path / "games"


def test_a_backup_goes_to_standard_output_and_comes_back(kept: Path, tmp_path: Path) -> None:
    made = subprocess.run(
        [*COMMAND, "backup", "-", "--data", str(kept)],
        cwd=tmp_path,
        capture_output=True,
        check=True,
    )
    assert b"teotihuacan backup" in gzip.decompress(made.stdout).splitlines()[0]
    assert made.stderr.startswith(b"standard output: ")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games"]
    back = subprocess.run(
        [*COMMAND, "restore", "-", "--json", "--data", str(tmp_path / "other")],
        input=made.stdout,
        capture_output=True,
        check=True,
    )
    assert json.loads(back.stdout)["rows"]["tables"] == 0
    assert (tmp_path / "other" / "games.sqlite").is_file()


def test_server_commands_as_json(kept: Path, tmp_path: Path) -> None:
    done = json.loads(printed("migrate", "--json", "--data", str(kept)))
    assert done["before"] == done["after"]
    target = str(tmp_path / "file.backup")
    made = json.loads(printed("backup", target, "--json", "--data", str(kept)))
    assert made["rows"]["people"] == 0


# Exit codes and sizes ---


def test_files_that_hold_no_record_exit_alike(tmp_path: Path) -> None:
    (tmp_path / "empty.json").write_bytes(b"")
    (tmp_path / "blank.json").write_bytes(b" \n")
    (tmp_path / "binary.json").write_bytes(bytes(range(256)))
    for name in ("empty", "blank", "binary"):
        process = run("verify", str(tmp_path / f"{name}.json"))
        assert process.returncode == 2, name
        assert process.stderr.count("\n") == 1
    assert "is empty" in run("verify", str(tmp_path / "empty.json")).stderr
    assert run("verify", "-").returncode == 2


def test_help_and_refusal_agree_about_players() -> None:
    assert "1 to 4" in run("play", "--help").stdout
    assert "players must be 1, 2, 3 or 4" in run("play", "--players", "5").stderr
    assert run("simulate", "--players", "1", "--games", "1").returncode == 0


def test_verify_can_be_quiet(tmp_path: Path, file: Path) -> None:
    assert printed("verify", "-q", str(file)) == ""
    (tmp_path / "bad.json").write_text(json.dumps({**RECORD, "result": None}))
    process = run("verify", "-q", str(file), str(tmp_path / "bad.json"))
    assert (process.returncode, process.stdout) == (1, "")
    assert process.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["rules", "show FILE", "simulate --games 3", "stats FILE"])
def test_piped_text_has_no_blanks_at_ends_and_fits_the_columns(command: str, file: Path) -> None:
    words = command.replace("FILE", str(file)).split()
    for environment, most in ({}, 100), ({"COLUMNS": "140"}, 140):
        lines = cold_run(*words, **environment).stdout.splitlines()
        assert lines
        assert not [line for line in lines if line != line.rstrip()]
        assert max(map(len, lines)) <= most
    narrow = cold_run("rules", "5", COLUMNS="50").stdout.splitlines()
    assert max(map(len, narrow)) <= 50


# Ctrl-C ---

WORKED = 2  # seconds


def busiest(pid: int) -> float:
    """How long a process, or one that it started, has worked."""
    return max(map(processor_time, [pid, *descendants(pid)]))


def stop_simulation(*options: str) -> subprocess.CompletedProcess[str]:
    """A simulation of very many games that gets Ctrl-C when the first games must be over.

    Starting takes a process less than a second of work; from then on it plays.
    """
    command = [*COMMAND, "simulate", "--games", "100000000", *options]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        start_new_session=True,
    )
    assert soon(lambda: busiest(process.pid) > WORKED)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def test_ctrl_c_reports_the_games_that_were_played() -> None:
    stopped = stop_simulation("--json")
    assert stopped.returncode == 130
    report = json.loads(stopped.stdout)
    assert 0 < report["games"] < report["planned"] == 100000000
    assert stopped.stderr.startswith("Stopped. Games played: ")
    assert stopped.stderr.count("\n") == 1


def test_ctrl_c_reports_games_of_bots_as_a_table() -> None:
    stopped = stop_simulation("--bots", "random", "--processes", "2")
    assert stopped.returncode == 130, stopped.stderr
    assert "Scores by seat" in stopped.stdout
    assert "Traceback" not in stopped.stderr
