"""Making puzzles: from a record, the same each time; only what two searches agree on."""

import json
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import run

from teotihuacan.bots.reasons import Change
from teotihuacan.game.game import Game
from teotihuacan.study.puzzles import THEMES, Puzzle, list_puzzles, read_puzzles
from teotihuacan.study.puzzles.checking import PuzzleChecker
from teotihuacan.study.puzzles.choosing import choose_puzzles
from teotihuacan.study.puzzles.making import Place, PuzzleMaker, list_turns
from teotihuacan.study.puzzles.themes import find_themes

TOOL = Path(__file__).parents[2] / "tools" / "make_puzzles.py"


def record_of(puzzle: Puzzle) -> Game:
    """The game of a puzzle, with the turn that solves it."""
    game = puzzle.game()
    for action in puzzle.solution:
        game.play(action)
    return game


def test_turns_are_found_at_their_first_question() -> None:
    game = record_of(read_puzzles()[0])
    places = list(list_turns(game))
    assert all(place.position.question == "turn" for place in places)
    seats = [place.position.seat for place in places]
    assert [place.turns for place in places] == [seats[:i].count(s) for i, s in enumerate(seats)]
    assert read_puzzles()[0].actions == tuple(game.actions[: places[-1].ply])


def test_a_puzzle_is_made_again_as_it_is() -> None:
    puzzle = min(read_puzzles(), key=lambda one: len(one.steps))
    place = Place(puzzle.position, len(puzzle.actions), 5)
    again = PuzzleMaker().make_puzzle(record_of(puzzle), place)
    assert again is not None
    assert replace(again, themes=puzzle.themes) == puzzle


def test_a_theme_is_looked_for() -> None:
    puzzle = list_puzzles("masks")[0]
    place = Place(puzzle.position, len(puzzle.actions), 5)
    other = next(theme for theme in THEMES if theme not in puzzle.themes)
    assert PuzzleMaker().fits(place)
    assert PuzzleMaker(theme="masks").fits(place)
    assert not PuzzleMaker(theme=other).fits(place)


def test_masks_and_salary_are_a_theme_where_they_are_the_gain() -> None:
    gains = [Change("salary", 0, 3.0), Change("masks", 0, 4.0), Change("avenue", 1, 2.0)]
    assert find_themes(0, [], gains, turns=5, period=1) == ("salary", "masks")


def test_a_first_move_that_anything_will_do_for_is_no_puzzle() -> None:
    puzzle = read_puzzles()[0]
    game = record_of(puzzle)
    maker = PuzzleMaker(playouts=2000)
    quiet = [place for place in list_turns(game) if not maker.is_promising(place.position)]
    assert quiet
    assert maker.make_puzzle(game, quiet[0]) is None


def test_a_false_solution_does_not_hold() -> None:
    puzzle = read_puzzles()[0]
    wrong = replace(puzzle.steps[0], best=puzzle.explanation.tempting.action)
    checker = PuzzleChecker(playouts=4000)
    assert not checker.holds(replace(puzzle, steps=(wrong,)))
    both = replace(puzzle.steps[0], best=wrong.best, also=(puzzle.steps[0].best,))
    assert not checker.holds(replace(puzzle, steps=(both,)))


def test_what_is_shipped_has_no_twins_and_not_too_many_openings() -> None:
    puzzles = list(read_puzzles())
    assert choose_puzzles([*puzzles, *puzzles]) == puzzles
    some = [replace(puzzles[0], id=f"{n:05}", seed=n) for n in range(13)]
    openings = [replace(one, themes=("opening",)) for one in some[:9]]
    others = [replace(one, themes=("cocoa",)) for one in some[9:]]
    chosen = choose_puzzles([*openings, *others])
    assert [one.themes[0] for one in chosen] == ["opening"] * 2 + ["cocoa"] * 4
    same_game = [replace(one, seed=1) for one in others]
    assert len(choose_puzzles(same_game)) == 3


def test_the_tool_goes_on_where_it_stopped(tmp_path: Path) -> None:
    games, made = tmp_path / "games.jsonl", tmp_path / "made.jsonl"
    short = min(read_puzzles(), key=lambda one: len(one.actions))
    games.write_text(json.dumps(record_of(short).record()) + "\n")
    command = [sys.executable, str(TOOL), "make", str(games), "--into", str(made)]
    command += ["--processes", "1", "--playouts", "4000"]
    first = run(command, check=True, capture_output=True, text=True)
    kept = made.read_text()
    assert len(kept.splitlines()) == 1
    again = run(command, check=True, capture_output=True, text=True)
    assert made.read_text() == kept
    assert first.stderr.split()[-2:] == again.stderr.split()[-2:] == ["1", "puzzles"]
