"""Self-play: games of many styles as records that can be verified, and that go on."""

import json
from pathlib import Path

import pytest

from forked import run_forked as run
from teotihuacan import Game
from teotihuacan.bots import bot_named
from teotihuacan.bots.seats import find_known_bot
from teotihuacan.bots.styles import STYLES
from teotihuacan.selfplay import RecordFile, SelfPlayPlan
from teotihuacan.selfplay.plan import DRAWN
from teotihuacan.selfplay.playing import play_record

QUICK = ["random", "greedy"]


def test_all_kinds_of_games_and_all_styles_are_drawn() -> None:
    jobs = list(SelfPlayPlan(600, 1).jobs(set()))
    setups = [job.setup for job in jobs]
    assert {setup.players for setup in setups} == {1, 2, 3, 4}
    for option in ("first_game", "draft", "dark_eclipse", "advanced_worship"):
        assert {getattr(setup, option) for setup in setups} == {True, False}
    levels = {setup.level for setup in setups if setup.players == 1}
    assert levels == {"easier", "standard", "harder", "hardest"}
    assert {name for job in jobs for name in job.names} == set(DRAWN)


def test_a_game_depends_on_its_seed_alone() -> None:
    alone = SelfPlayPlan(1, 7, QUICK).job(7)
    among = SelfPlayPlan(20, 1, QUICK).job(7)
    assert (alone.setup, alone.names, alone.seed) == (among.setup, among.names, among.seed)
    assert play_record(alone) == play_record(among)


def test_what_was_played_is_kept_and_the_rest_is_played(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = ("selfplay", str(file), "--seed", "3", "--bots", ",".join(QUICK))
    assert run(*command, "--games", "2").stdout == f"2 games are in {file}\n"
    first = file.read_text()
    file.write_text(first + first.splitlines()[0][:40])  # killed while writing
    told = run(*command, "--games", "5", "--processes", "2", "--json")
    assert json.loads(told.stdout) == {"file": str(file), "games": 5, "failed": 0}
    text = file.read_text()
    assert text.startswith(first)
    games = [Game.load(line) for line in text.splitlines()]
    assert sorted(game.seed for game in games) == [3, 4, 5, 6, 7]
    assert all(game.position.over for game in games)
    assert run("verify", "-", typed=text).returncode == 0


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk\neggs\n")
    told = run("selfplay", str(file), "--games", "1")
    assert told.returncode == 2
    assert "line 1 is no record of a game" in told.stderr
    assert file.read_text() == "milk\neggs\n"


@pytest.mark.parametrize("style", STYLES)
def test_a_style_values_what_it_is_called_for(style: str) -> None:
    entrant = bot_named(f"{style}:50")
    assert entrant.budget.playouts == 50
    assert find_known_bot(f"{style}:50")
    assert find_known_bot(style) is None  # somebody may be called so


def test_a_line_that_is_not_finished_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"seed": 1}\n{"seed": 2')
    with RecordFile(path) as records:
        assert records.seeds == {1}
        records.add(5, '{"seed": 5}')
    assert path.read_text() == '{"seed": 1}\n{"seed": 5}\n'
