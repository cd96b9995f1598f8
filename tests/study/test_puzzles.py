"""Puzzles: what is shipped can be reached, solved and rated; ten hold, others every day."""

import json
import os
import random
import threading
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from math import gcd
from pathlib import Path

import pytest

from teotihuacan.engine.errors import IllegalAction
from teotihuacan.study.puzzles import (
    BEGINNER,
    THEMES,
    Attempt,
    Progress,
    ProgressFile,
    Puzzle,
    PuzzleError,
    Verdict,
    check_solution,
    choose_next_puzzle,
    find_puzzle,
    list_puzzles,
    puzzle_of_the_day,
    rate_attempt,
    read_puzzles,
)
from teotihuacan.study.puzzles.checking import PuzzleChecker
from teotihuacan.study.puzzles.collection import FILE, STRIDE, dump_puzzles
from teotihuacan.study.puzzles.ladder import count_solved, find_rating, rate_puzzle
from teotihuacan.study.puzzles.making import LEAST_VP, LEAST_WIN, name_position
from teotihuacan.study.puzzles.solvers import LADDER, find_weakest_solver

NOON = datetime(2026, 11, 17, 12, tzinfo=UTC)


def a_puzzle(steps: int = 2) -> Puzzle:
    return next(puzzle for puzzle in read_puzzles() if len(puzzle.steps) >= steps)


# What is shipped


def test_every_puzzle_is_a_turn_of_a_real_game_with_one_good_answer() -> None:
    for puzzle in read_puzzles():
        position = puzzle.position
        told = puzzle.explanation
        assert (position.question, position.seat) == ("turn", puzzle.seat)
        assert len(position.legal_actions()) >= 6
        assert name_position(position) == puzzle.id
        assert 0.15 <= told.best.win <= 0.85
        assert told.best.win - told.second.win >= LEAST_WIN - 1e-9
        assert told.best.vp - told.second.vp >= LEAST_VP - 1e-9
        assert told.tempting.action != told.best.action == puzzle.solution[0]
        assert puzzle.steps[0].also == ()
        assert set(puzzle.themes) <= set(THEMES)
        assert list(told.turn[: len(puzzle.steps)]) == puzzle.solution


def test_solutions_solve_and_are_legal() -> None:
    for puzzle in read_puzzles():
        attempt = Attempt(puzzle)
        for step in puzzle.steps:
            assert attempt.verdict is Verdict.OPEN
            legal = attempt.position.legal_actions()
            assert {step.best, *step.also} < set(legal)
            attempt.answer(step.best)
        assert attempt.verdict is Verdict.SOLVED


def test_no_position_is_there_twice_and_the_file_is_what_it_would_be_written_as() -> None:
    puzzles = read_puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert dump_puzzles(puzzles) == FILE.read_bytes()
    assert Puzzle.from_dict(json.loads(json.dumps(puzzles[0].to_dict()))) == puzzles[0]


def test_all_kinds_of_games_are_there() -> None:
    puzzles = read_puzzles()
    players = Counter(puzzle.players for puzzle in puzzles)
    periods = Counter(puzzle.period for puzzle in puzzles)
    assert len(puzzles) >= 330
    assert players[1] >= 30
    assert min(players[number] for number in (2, 3, 4)) >= 30
    assert min(periods[period] for period in (0, 1, 2)) >= 20
    assert sum("opening" in puzzle.themes for puzzle in puzzles) <= len(puzzles) / 3


def test_the_ten_of_today_hold() -> None:
    """Others every day. 98.5 % hold, so three or more of ten fail on one day in 2,700."""
    seed = int(os.environ.get("PUZZLES_SEED") or date.today().toordinal())
    print(f"again with PUZZLES_SEED={seed}")
    checker = PuzzleChecker(seed=seed)
    chosen = random.Random(seed).sample(read_puzzles(), 10)
    failed = [puzzle.id for puzzle in chosen if not checker.holds(puzzle)]
    assert len(failed) <= 2, (seed, failed)


def test_every_theme_has_puzzles() -> None:
    for theme in THEMES:
        assert list_puzzles(theme), theme


# Finding


def test_every_day_has_its_puzzle_and_every_puzzle_its_day() -> None:
    puzzles = read_puzzles()
    assert gcd(STRIDE, len(puzzles)) == 1
    days = [date(2026, 11, 17) + timedelta(days=n) for n in range(len(puzzles))]
    assert {puzzle_of_the_day(day).id for day in days} == {puzzle.id for puzzle in puzzles}
    assert puzzle_of_the_day(date.min) in puzzles
    assert puzzle_of_the_day(date.max) in puzzles


def test_a_puzzle_is_found_by_id_theme_and_players() -> None:
    puzzle = a_puzzle()
    assert find_puzzle(puzzle.id) is puzzle
    with pytest.raises(PuzzleError, match="no puzzle 'zzzzz9'"):
        find_puzzle("zzzzz9")
    assert puzzle in list_puzzles(puzzle.themes[0], puzzle.players)
    assert all(one.players == 2 for one in list_puzzles(players=2))


def test_the_next_puzzle_is_near_and_new() -> None:
    first = choose_next_puzzle(1200, ())
    second = choose_next_puzzle(1200, {first.id})
    assert second != first
    assert abs(first.rating - 1200) <= abs(second.rating - 1200)
    everything = {puzzle.id for puzzle in read_puzzles()}
    assert choose_next_puzzle(1200, everything) == first


# Solving


def test_a_wrong_answer_fails_at_once_and_one_nearly_as_good_solves() -> None:
    puzzle = next(puzzle for puzzle in read_puzzles() if any(step.also for step in puzzle.steps))
    place = next(i for i, step in enumerate(puzzle.steps) if step.also)
    also = [*puzzle.solution[:place], puzzle.steps[place].also[0]]
    assert check_solution(puzzle, also) is Verdict.SOLVED
    wrong = puzzle.explanation.tempting.action
    assert check_solution(puzzle, [wrong]) is Verdict.FAILED
    assert check_solution(puzzle, []) is Verdict.OPEN
    assert check_solution(puzzle, puzzle.solution[:-1]) is (
        Verdict.OPEN if len(puzzle.steps) > 1 else Verdict.SOLVED
    )


def test_an_illegal_answer_changes_nothing_and_nothing_follows_the_end() -> None:
    attempt = Attempt(a_puzzle())
    before = attempt.position.copy()
    illegal = next(a for a in range(343) if not before.is_legal(a))
    with pytest.raises(IllegalAction):
        attempt.answer(illegal)
    assert (attempt.position, attempt.actions) == (before, [])
    attempt.answer(attempt.puzzle.explanation.tempting.action)
    with pytest.raises(ValueError, match="over"):
        attempt.answer(0)


# Ratings


def test_ratings_rise_and_fall_more_for_what_was_unlikely() -> None:
    hard = rate_attempt(BEGINNER, 1800, solved=True)
    easy = rate_attempt(BEGINNER, 800, solved=True)
    assert BEGINNER.rating < easy.rating < hard.rating
    lost = rate_attempt(BEGINNER, 800, solved=False)
    assert lost.rating < rate_attempt(BEGINNER, 1800, solved=False).rating < BEGINNER.rating
    assert (lost.solved, lost.tried, easy.solved, easy.tried) == (0, 1, 1, 1)


def test_a_rating_settles_where_half_is_solved() -> None:
    chance = random.Random(4)
    player = BEGINNER
    for _ in range(300):
        rating = player.rating + chance.uniform(-200, 200)
        solved = chance.random() < 1 / (1 + 10 ** ((rating - 1700) / 400))
        player = rate_attempt(player, rating, solved)
    assert 1550 < player.rating < 1850
    assert not player.provisional


def test_who_comes_back_after_long_is_known_less_well() -> None:
    known = BEGINNER
    for _ in range(60):
        known = rate_attempt(known, known.rating, solved=True)
    soon = rate_attempt(known, 1500, solved=True, days_since=0)
    late = rate_attempt(known, 1500, solved=True, days_since=200)
    assert late.deviation > soon.deviation


def test_whoever_solves_a_shipped_puzzle_is_kept_and_gives_its_rating() -> None:
    for puzzle in read_puzzles():
        assert rate_puzzle(puzzle.solved) == puzzle.rating
        assert puzzle.weakest_solver in (*LADDER, "")
    for puzzle in random.Random(1).sample(read_puzzles(), 10):
        assert count_solved(puzzle.position, puzzle.steps) == puzzle.solved


@pytest.mark.parametrize(
    ("solved", "weakest"),
    [
        ([10, 10, 8, 6, 4, 2], "novice"),
        ([5, 5, 4, 3, 2, 1], "novice"),  # half of the tries are enough
        ([4, 5, 4, 3, 2, 1], "student"),
        ([10, 10, 3, 6, 4, 2], "mcts:250"),  # a stronger one misses it
        ([0, 0, 0, 0, 0, 1], "mcts:4000"),
        ([10, 10, 8, 6, 4, 0], ""),
    ],
)
def test_from_whom_on_a_puzzle_is_solved(solved: list[int], weakest: str) -> None:
    assert find_weakest_solver(solved) == weakest


def test_a_puzzle_is_rated_by_who_solves_it() -> None:
    ladder = [900.0, 1200.0, 1400.0, 1600.0, 1850.0, 2100.0]
    easy = find_rating([(rating, True) for rating in ladder])
    middle = find_rating([(rating, rating >= 1500) for rating in ladder])
    hard = find_rating([(rating, False) for rating in ladder])
    assert easy < 1200 < middle < 1800 < hard


# Progress


def test_only_the_first_attempt_counts(tmp_path: Path) -> None:
    file = ProgressFile(tmp_path / "new folder")
    assert file.read() == Progress()
    puzzle = a_puzzle()
    first = file.add(puzzle, False, NOON)
    assert file.add(puzzle, True, NOON) == first == ProgressFile(tmp_path / "new folder").read()
    assert first.rating.rating < BEGINNER.rating
    assert [(one.id, one.solved) for one in first.tried] == [(puzzle.id, False)]


def test_a_broken_file_is_told_and_kept(tmp_path: Path) -> None:
    (tmp_path / "puzzles.json").write_text('{"rating": 7}')
    with pytest.raises(PuzzleError, match="not what was kept"):
        ProgressFile(tmp_path).add(a_puzzle(), True)
    assert (tmp_path / "puzzles.json").read_text() == '{"rating": 7}'


def test_windows_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    puzzles = read_puzzles()[:8]
    threads = [
        threading.Thread(target=ProgressFile(tmp_path).add, args=(puzzle, True))
        for puzzle in puzzles
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kept = ProgressFile(tmp_path).read()
    assert {one.id for one in kept.tried} == {puzzle.id for puzzle in puzzles}
    assert kept.rating.solved == len(puzzles)
