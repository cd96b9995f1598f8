"""The numbers of the ratings come from games: a short run of the tool that chooses them."""

import json
from pathlib import Path

import measure_ratings
import pytest
from rating_fits import Parameters, find_disorder, foretell, list_parameters, walk
from rating_games import Line, plan_meeting, read_lines

from teotihuacan.study.ratings import predict_wins
from teotihuacan.study.ratings.anchors import FILE as ANCHORS

GAMES = 24
IN_USE = measure_ratings.IN_USE


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a short run has left."""
    folder = tmp_path_factory.mktemp("ratings")
    (folder / "page.md").write_text("\n".join(measure_ratings.MARKS))
    run(folder)
    return folder


def run(folder: Path, *more: str) -> None:
    """Play what is missing, and write it up."""
    files = ("--lines", f"{folder}/games.jsonl", "--page", f"{folder}/page.md")
    pictures = ("--plot", f"{folder}/plot.png", "--anchors", f"{folder}/anchors.json")
    measure_ratings.main(["--games", str(GAMES), *files, *pictures, *more])


def test_a_run_that_was_stopped_goes_on_where_it_was(measured: Path) -> None:
    """Games that are there are not played again, and those that are missing come out the same."""
    file = measured / "games.jsonl"
    before = file.read_text().splitlines()
    assert len(before) == GAMES
    file.write_text("\n".join(before[: GAMES - 3]) + "\n")
    run(measured)
    assert file.read_text().splitlines() == before


def test_a_game_depends_on_its_number_alone() -> None:
    assert plan_meeting(7, 2000, 1) == plan_meeting(7, 2000, 1)
    assert plan_meeting(7, 2000, 1) != plan_meeting(7, 2000, 2)
    players = {plan_meeting(number, 2000, 1).job.setup.players for number in range(20)}
    assert players == {1, 2, 3, 4}


def test_the_page_tells_what_was_measured(measured: Path) -> None:
    text = (measured / "page.md").read_text()
    assert f"{GAMES} games, of which {GAMES // 2} were foretold" in text
    for part in ("| all together |", "`mcts:2000`", "(in use)", "no longer provisional"):
        assert part in text
    assert (measured / "plot.png").stat().st_size > 10_000


def test_nothing_is_known_of_a_game_before_it_is_foretold(measured: Path) -> None:
    """What is told of the first games is what newcomers are told."""
    lines = read_lines(measured / "games.jsonl")
    told: list[list[float]] = []
    walk(lines[:1], IN_USE, lambda _pool, _line, chances: told.append(chances))
    count = len(lines[0].people)
    assert all(chances == pytest.approx([1 / count] * count) for chances in told)


def line(number: int, winner: str, loser: str) -> Line:
    """A game of two."""
    people = [winner, loser]
    names = [person.partition("#")[0] for person in people]
    return Line(number, "people", people, names, None, [1, 2], [100, 90])


def test_games_that_always_end_alike_are_foretold_better_and_better() -> None:
    lines = [line(number, "mcts:60#0", "mcts:20#0") for number in range(60)]
    early, late = foretell(lines[:20], IN_USE, 0)["2"], foretell(lines, IN_USE, 40)["2"]
    assert late.loss < early.loss < early.even[0]
    pool = walk(lines, IN_USE, lambda *_: None)["2"]
    ranked = sorted(((name[:-2], one.mu) for name, one in pool.items()), key=lambda one: -one[1])
    assert find_disorder(ranked) == []
    assert find_disorder(ranked[::-1]) == [("mcts:20", "mcts:60")]
    assert predict_wins([pool["mcts:60#0"], pool["mcts:20#0"]])[0] > 0.9


def test_what_is_in_use_was_compared_with_other_numbers() -> None:
    assert IN_USE in list_parameters()
    assert Parameters(350.0, 24.0, quick=True) in list_parameters()


def test_the_anchors_of_the_package_are_as_the_tool_writes_them(measured: Path) -> None:
    ours = json.loads(ANCHORS.read_text(encoding="utf-8"))
    made = json.loads((measured / "anchors.json").read_text())
    assert made.keys() == ours.keys()
    assert made["pools"].keys() == ours["pools"].keys()
    assert made["pools"]["2"]["student"]["mu"] == ours["pools"]["2"]["student"]["mu"] == 1500
