"""`teotihuacan simulate`: the figures are those of the games, and the same every time."""

import json
from statistics import fmean, pstdev
from typing import Any

import pytest
from run_cli import run

from teotihuacan import Position, Setup, position_to_json, random_playout


def simulated(*arguments: str) -> Any:
    process = run("simulate", *arguments, "--json")
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout.count("\n") == 1
    return json.loads(process.stdout)


def test_game_i_uses_seed_s_plus_i() -> None:
    report = simulated("--players", "3", "--games", "4", "--seed", "40")
    games = [random_playout(Position.new(Setup(3), seed), seed) for seed in range(40, 44)]
    assert report["games"] == 4
    assert report["decisions"]["mean"] == fmean(game.decisions_made for game in games)
    for seat, entry in enumerate(report["seats"]):
        scores = [game.scores()[seat] for game in games]
        assert entry["seat"] == seat
        assert entry["mean"] == pytest.approx(fmean(scores), abs=1e-4)
        assert entry["sd"] == pytest.approx(pstdev(scores), abs=1e-4)
        assert (entry["min"], entry["max"]) == (min(scores), max(scores))
        assert entry["win_rate"] == sum(game.ranking()[0] == seat for game in games) / 4
    masks = [
        game.statistics(seat)["masks_per_eclipse"][-1] for game in games for seat in range(3)
    ]
    assert report["statistics"]["masks"] == pytest.approx(fmean(masks), abs=1e-4)


def test_solo_tells_both_sides() -> None:
    report = simulated("--solo", "--level", "harder", "--games", "9", "--seed", "3")
    setup = Setup(1, level="harder")
    games = [random_playout(Position.new(setup, seed), seed) for seed in range(3, 12)]
    assert report["setup"] == setup.to_dict()
    assert report["win_rate"] == sum(game.ranking()[0] == 0 for game in games) / 9
    for seat, entry in enumerate(report["seats"]):
        scores = sorted(game.scores()[seat] for game in games)
        assert entry["quartiles"] == [scores[2], scores[4], scores[6]]
        for source, mean in entry["books"].items():
            booked = fmean(game.books(seat)[source] for game in games)
            assert mean == pytest.approx(booked, abs=1e-4)
    uses = [position_to_json(game)["bot"]["uses"] for game in games]
    turns = sum(sum(used.values()) for used in uses)
    for tile, share in report["bot_tiles"].items():
        assert share == pytest.approx(sum(u.get(tile, 0) for u in uses) / turns, abs=1e-4)


def test_knobs_reach_the_set_up() -> None:
    knobs = ("--knob", "worship_steps=1", "--knob", "resources=-1")
    report = simulated("--solo", *knobs, "--games", "2")
    setup = Setup(1, knobs={"worship_steps": 1, "resources": -1})
    assert report["setup"] == setup.to_dict()
    assert simulated("--solo", "--games", "2")["setup"]["level"] == "standard"


def test_solo_text_names_both_sides() -> None:
    process = run("simulate", "--solo", "--level", "hardest", "--games", "20")
    assert (process.returncode, process.stderr) == (0, "")
    assert max(map(len, process.stdout.splitlines())) <= 100
    for part in ("Solo, Hardest", "player", "median", "Teotibot's action tiles"):
        assert part in process.stdout


def test_same_seed_same_output() -> None:
    arguments = ("simulate", "--players", "4", "--games", "20", "--seed", "3")
    assert run(*arguments, "--json").stdout == run(*arguments, "--json").stdout
    assert run(*arguments).stdout == run(*arguments).stdout
    assert simulated("--games", "20", "--seed", "3") != simulated("--games", "20", "--seed", "4")


def test_the_books_add_up_to_the_mean_score() -> None:
    report = simulated("--players", "2", "--games", "50", "--seed", "1")
    mean = fmean(entry["mean"] for entry in report["seats"])
    assert sum(report["books"].values()) == pytest.approx(mean, abs=0.01)
    assert sum(entry["win_rate"] for entry in report["seats"]) == pytest.approx(1, abs=0.001)
    assert sum(report["endings"].values()) == 50


@pytest.mark.parametrize("option", ["first_game", "draft", "dark_eclipse", "advanced_worship"])
def test_options_reach_the_set_up(option: str) -> None:
    report = simulated("--games", "5", f"--{option.replace('_', '-')}")
    assert report["setup"] == {**Setup(2).to_dict(), option: True}


def test_text_fits_a_terminal_and_names_all_parts() -> None:
    process = run("simulate", "--players", "4", "--games", "30")
    assert (process.returncode, process.stderr) == (0, "")
    assert max(map(len, process.stdout.splitlines())) <= 100
    for part in ("30 random games", "Scores by seat", "by source", "Statistics", "third eclipse"):
        assert part in process.stdout
