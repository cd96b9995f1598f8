"""Puzzles by HTTP: answered question by question, rated once, solutions hidden until then."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from leak_payloads import STATE
from running_app import options_in, running

from teotihuacan.game.views import view
from teotihuacan.study.puzzles import BEGINNER, THEMES, Puzzle, read_puzzles

Json = dict[str, Any]


@pytest.fixture
def site(tmp_path: Any) -> Iterator[Any]:
    """A server with nobody there yet."""
    with running(options_in(tmp_path)) as site:
        yield site


def guest(site: Any, name: str) -> httpx.Client:
    """Somebody with a name."""
    browser: httpx.Client = site.browser()
    assert browser.post("/api/guests", json={"name": name}).status_code == 201
    return browser


def long_puzzle() -> Puzzle:
    return next(puzzle for puzzle in read_puzzles() if len(puzzle.steps) >= 2)


def answer(browser: httpx.Client, puzzle: Puzzle, actions: list[int]) -> Json:
    reply = browser.post(f"/api/puzzles/{puzzle.id}/answers", json={"actions": actions})
    assert reply.status_code == 200, reply.text
    return dict(reply.json())


def test_all_puzzles_are_listed_without_solutions(site: Any) -> None:
    told = site.browser().get("/api/puzzles").json()
    assert [one["id"] for one in told["puzzles"]] == [
        one.id for one in sorted(read_puzzles(), key=lambda one: one.rating)
    ]
    assert told["themes"] == list(THEMES)
    assert told["rating"] is None
    assert told["today"] in {one.id for one in read_puzzles()}
    assert {key for one in told["puzzles"] for key in one} == {
        *("id", "rating", "players", "period", "themes", "state")
    }


def test_a_puzzle_is_a_table_seen_from_its_seat(site: Any) -> None:
    puzzle = long_puzzle()
    told = site.browser().get(f"/api/puzzles/{puzzle.id}").json()
    assert set(told["state"]) == STATE
    assert told["state"]["view"] == view(puzzle.position, puzzle.seat)
    assert (told["state"]["your_turn"], told["state"]["can_undo"]) == (True, False)
    assert told["names"][puzzle.seat] is None
    assert len({name for name in told["names"] if name}) == puzzle.players - 1
    assert {"solution", "steps", "explanation", "themes"}.isdisjoint(told)
    today = site.browser().get("/api/puzzles/today").json()
    assert today["today"]


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("nosuch", 404),
        ("Nosuch", 422),
        ("next?theme=chess", 404),
        ("next?players=5", 422),
        ("next?theme=temples&players=2", 200),
    ],
)
def test_puzzles_that_are_not_there(site: Any, path: str, status: int) -> None:
    assert site.browser().get(f"/api/puzzles/{path}").status_code == status


def test_it_is_solved_answer_by_answer_and_counts_once(site: Any) -> None:
    me, puzzle = guest(site, "Ixchel"), long_puzzle()
    told = answer(me, puzzle, puzzle.solution[:1])
    assert (told["verdict"], told["solution"], told["mine"]) == ("open", None, None)
    assert (told["state"]["your_turn"], told["state"]["can_undo"]) == (True, True)
    assert [entry["action"] for entry in told["entries"]] == puzzle.solution[:1]
    told = answer(me, puzzle, puzzle.solution)
    assert (told["verdict"], told["counted"]) == ("solved", True)
    assert told["mine"]["rating"] > told["before"]["rating"] == BEGINNER.rating
    steps = [step["action"] for step in told["solution"]["steps"]]
    assert steps[: len(puzzle.steps)] == puzzle.solution
    assert told["solution"]["themes"] == list(puzzle.themes)
    assert told["solution"]["weakest_solver"] == puzzle.weakest_solver
    again = answer(me, puzzle, puzzle.solution)
    assert (again["counted"], again["mine"]) == (False, told["mine"])
    assert me.get(f"/api/puzzles/{puzzle.id}").json()["tried"] is True
    assert me.get("/api/puzzles").json()["rating"] == told["mine"]


def test_a_wrong_answer_fails_and_tells_nothing(site: Any) -> None:
    me, puzzle = guest(site, "Ixchel"), long_puzzle()
    told = answer(me, puzzle, [puzzle.explanation.tempting.action])
    assert (told["verdict"], told["solution"], told["counted"]) == ("failed", None, True)
    assert told["mine"]["rating"] < told["before"]["rating"]
    solved = answer(me, puzzle, puzzle.solution)
    assert (solved["verdict"], solved["counted"]) == ("solved", False)
    rows = {one["id"]: one["state"] for one in me.get("/api/puzzles").json()["puzzles"]}
    assert rows.pop(puzzle.id) == "failed"
    assert set(rows.values()) == {"new"}
    nearest = me.get("/api/puzzles/next").json()
    assert nearest["id"] != puzzle.id


def test_giving_up_tells_the_solution_and_counts(site: Any) -> None:
    me, puzzle = guest(site, "Ixchel"), long_puzzle()
    told = me.post(f"/api/puzzles/{puzzle.id}/solution").json()
    assert (told["verdict"], told["counted"]) == ("failed", True)
    assert told["solution"]["best"]["action"] == puzzle.solution[0]
    assert told["solution"]["tempting"]["action"] == puzzle.explanation.tempting.action


def test_without_a_name_one_may_solve_and_nothing_is_kept(site: Any) -> None:
    nobody, puzzle = site.browser(), long_puzzle()
    told = answer(nobody, puzzle, puzzle.solution)
    assert (told["verdict"], told["counted"], told["mine"]) == ("solved", False, None)
    assert nobody.get("/api/puzzles").json()["rating"] is None


@pytest.mark.parametrize("actions", [[], [343], [-1], ["0"], [1.5], list(range(21)), None])
def test_what_makes_no_sense_is_refused(site: Any, actions: Any) -> None:
    path = f"/api/puzzles/{long_puzzle().id}/answers"
    assert site.browser().post(path, json={"actions": actions}).status_code == 422


def test_illegal_answers_and_answers_after_the_end_are_refused(site: Any) -> None:
    puzzle = long_puzzle()
    illegal = next(a for a in range(343) if not puzzle.position.is_legal(a))
    path = f"/api/puzzles/{puzzle.id}/answers"
    reply = site.browser().post(path, json={"actions": [illegal]})
    assert (reply.status_code, reply.json()["code"]) == (422, "illegal")
    wrong = puzzle.explanation.tempting.action
    reply = site.browser().post(path, json={"actions": [wrong, wrong]})
    assert (reply.status_code, reply.json()["code"]) == (409, "over")


def test_ratings_are_ones_own_and_go_along(site: Any) -> None:
    me, other, puzzle = guest(site, "Ixchel"), guest(site, "Tonalli"), long_puzzle()
    answer(me, puzzle, puzzle.solution)
    assert other.get("/api/puzzles").json()["rating"]["tried"] == 0
    exported = me.get("/api/me/export").json()["puzzles"]
    assert [(one["puzzle"], one["solved"]) for one in exported] == [(puzzle.id, True)]
    assert me.delete("/api/me").status_code == 204
    again = guest(site, "Ixchel")
    assert again.get("/api/puzzles").json()["rating"]["tried"] == 0
