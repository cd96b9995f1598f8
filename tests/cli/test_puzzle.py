"""`teotihuacan puzzle`, driven through stdin."""

import json
from pathlib import Path

import pytest
from run_cli import run

from teotihuacan.study.puzzles import THEMES, Puzzle, find_puzzle, read_puzzles
from teotihuacan.terminal.puzzles import solvers_text


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's own progress is touched."""
    monkeypatch.setenv("TEOTIHUACAN_DATA", str(tmp_path))


def typed_solution(puzzle: Puzzle) -> str:
    """The numbers of the best answers."""
    position = puzzle.position
    numbers = []
    for action in puzzle.solution:
        numbers.append(str(position.legal_actions().index(action) + 1))
        position.apply(action)
    return "".join(f"{number}\n" for number in numbers)


def test_a_puzzle_is_solved_at_the_prompt_and_counts_once() -> None:
    puzzle = read_puzzles()[0]
    first = run("puzzle", puzzle.id, typed=typed_solution(puzzle))
    assert (first.returncode, first.stderr) == (0, "")
    assert f"Puzzle {puzzle.id}" in first.stdout
    assert "Solved!" in first.stdout
    assert "Your rating: 1" in first.stdout
    assert "The best turn wins" in first.stdout
    assert solvers_text(puzzle) in first.stdout
    again = run("puzzle", puzzle.id, typed=typed_solution(puzzle))
    assert "tried this puzzle before" in again.stdout
    kept = json.loads(run("puzzle", "rating", "--json").stdout)
    assert (kept["rating"]["solved"], kept["rating"]["tried"]) == (1, 1)
    assert "1 of 1 puzzle solved at the first try." in run("puzzle", "rating").stdout


def test_a_wrong_answer_may_be_tried_again() -> None:
    puzzle = read_puzzles()[0]
    wrong = puzzle.position.legal_actions().index(puzzle.explanation.tempting.action) + 1
    screen = run("puzzle", puzzle.id, typed=f"what?\n{wrong}\n" + typed_solution(puzzle)).stdout
    assert screen.index("another turn is clearly better") < screen.index("Solved!")
    kept = json.loads(run("puzzle", "rating", "--json").stdout)
    assert [one["solved"] for one in kept["tried"]] == [False]


def test_giving_up_tells_the_solution() -> None:
    puzzle = read_puzzles()[1]
    screen = run("puzzle", puzzle.id, typed="help\nboard\nsolution\n").stdout
    assert "Solution" in screen
    assert "Tempting: " in screen
    assert "Solved!" not in screen
    listed = json.loads(run("puzzle", "list", "--json").stdout)["puzzles"]
    states = {one["id"]: one["state"] for one in listed}
    assert states.pop(puzzle.id) == "failed"
    assert set(states.values()) == {"new"}


@pytest.mark.parametrize(
    ("solver", "told"),
    [
        ("novice", "Bots from Novice on find it."),
        ("mcts:250", "Bots find it from 250 playouts an answer on."),
        ("", "Even strong bots often miss it."),
    ],
)
def test_which_bots_find_it_is_told(solver: str, told: str) -> None:
    puzzle = next(one for one in read_puzzles() if one.weakest_solver == solver)
    assert told in run("puzzle", puzzle.id, "--solution").stdout


def test_who_leaves_has_not_tried() -> None:
    assert run("puzzle", typed="quit\n").returncode == 0
    assert run("puzzle", typed="").returncode == 0
    assert json.loads(run("puzzle", "rating", "--json").stdout)["tried"] == []


def test_json_hides_the_solution_unless_it_is_asked_for() -> None:
    told = json.loads(run("puzzle", "next", "--theme", "temples", "--json").stdout)
    assert "temples" in told["themes"]
    assert "steps" not in told
    assert "explanation" not in told
    whole = json.loads(run("puzzle", told["id"], "--solution", "--json").stdout)
    assert Puzzle.from_dict(whole) == find_puzzle(told["id"])


def test_themes_are_counted_and_lists_narrowed() -> None:
    themes = json.loads(run("puzzle", "themes", "--json").stdout)["themes"]
    assert list(themes) == list(THEMES)
    for theme, count in themes.items():
        assert count > 0
        told = json.loads(run("puzzle", "next", "--theme", theme, "--json").stdout)
        assert theme in told["themes"]
    solo = json.loads(run("puzzle", "list", "--players", "1", "--json").stdout)["puzzles"]
    assert {one["players"] for one in solo} == {1}
    assert "worship" in run("puzzle", "themes").stdout
    assert read_puzzles()[0].id in run("puzzle", "list").stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["zzzzz9"], "no puzzle 'zzzzz9'"),
        (["next", "--theme", "chess"], "no theme 'chess'"),
        (["next", "--players", "9"], "no such puzzle"),
    ],
)
def test_what_there_is_not_is_told(arguments: list[str], told: str) -> None:
    process = run("puzzle", *arguments)
    assert process.returncode == 2
    assert told in process.stderr
