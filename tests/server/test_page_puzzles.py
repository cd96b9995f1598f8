"""Puzzles through the page: solved and failed, by mouse, by keys, by touch."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_access import DESK, PHONE, barriers
from visitors import Visitor, visitor

from teotihuacan.game.views import view
from teotihuacan.study.puzzles import Puzzle, read_puzzles
from teotihuacan.terminal.answers import answer_words
from teotihuacan.terminal.puzzles import solvers_text
from teotihuacan.terminal.readers import offer_for


def a_puzzle(number: int = 0) -> Puzzle:
    """A puzzle of more than one question."""
    return [puzzle for puzzle in read_puzzles() if len(puzzle.steps) > 1][number]


class Solver:
    """Somebody at a puzzle."""

    def __init__(self, visitor: Visitor, puzzle: Puzzle) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.puzzle = puzzle
        self.position = puzzle.position
        self.panel = self.page.get_by_role("complementary", name="Puzzles")
        self.frame = self.page.locator("[data-puzzle]")

    def comes_to(self, outcome: str) -> None:
        """Wait for what came of the attempt."""
        expect(self.frame).to_have_attribute("data-outcome", outcome)

    def answer(self, action: int, *, keys: bool = False) -> None:
        """Give an answer from the plain list of all, which everybody can use."""
        seen = view(self.position, self.puzzle.seat)
        words = answer_words(seen, offer_for(seen, action))
        place = [offer["action"] for offer in seen["legal"]].index(action)
        self.visitor.waits_for_me()
        if keys:
            self.visitor.list.focus()
            self.page.keyboard.press("Enter")
        else:
            self.visitor.list.click()
        button = self.page.locator("#all-answers button").nth(place)
        expect(button).to_contain_text(re.compile(re.escape(words.split(" ")[0])))
        if keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        confirm = self.visitor.turn.locator(".action.main")
        self.position.apply(action)
        if seen["question"] in ("place", "keep"):
            confirm.click()

    def solve(self, *, keys: bool = False) -> None:
        """Give the best answers."""
        self.position = self.puzzle.position
        for action in self.puzzle.solution:
            self.answer(action, keys=keys)
        self.comes_to("solved")


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Callable[..., Solver]]:  # noqa: F811
    """People who open a puzzle; none of their browsers may have complained at the end."""
    with ExitStack() as stack:

        def one(puzzle: Puzzle, **options: Any) -> Solver:
            somebody = stack.enter_context(visitor(browser, server.url, **options))
            somebody.visit(f"/puzzles/{puzzle.id}")
            return Solver(somebody, puzzle)

        yield one


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_failed_tried_again_and_solved(
    come: Callable[..., Solver], options: dict[str, Any]
) -> None:
    puzzle = a_puzzle()
    me = come(puzzle, **options)
    me.comes_to("open")
    expect(me.panel).to_contain_text("One turn is clearly better")
    me.answer(puzzle.explanation.tempting.action)
    me.comes_to("failed")
    expect(me.panel).to_contain_text("another turn is clearly better")
    expect(me.panel).not_to_contain_text("Solution")
    assert barriers(me.visitor) == []
    me.panel.get_by_role("button", name="Try again").click()
    me.comes_to("open")
    me.solve()
    expect(me.panel).to_contain_text("Solved!")
    expect(me.panel.get_by_role("region", name="Solution").locator("li")).to_have_count(
        len(puzzle.explanation.turn)
    )
    expect(me.panel).to_contain_text("Tempting")
    expect(me.panel).to_contain_text(solvers_text(puzzle))
    assert barriers(me.visitor) == []
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    high = me.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert (wide, high) == (0, 0)


@pytest.mark.parametrize("options", [DESK, PHONE], ids=["desk", "phone"])
def test_a_puzzle_is_solved_by_keys_only(
    come: Callable[..., Solver], options: dict[str, Any]
) -> None:
    me = come(a_puzzle(1), **options)
    me.answer(me.puzzle.solution[0], keys=True)
    expect(me.panel).to_contain_text("Right so far")
    me.page.keyboard.press("u")
    expect(me.panel).to_contain_text("find it")
    me.solve(keys=True)
    onward = me.panel.get_by_role("link", name="Next puzzle")
    expect(onward).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page).not_to_have_url(re.compile(me.puzzle.id))
    me.comes_to("open")


def test_the_solution_is_played_on_the_table(come: Callable[..., Solver]) -> None:
    me = come(a_puzzle(2))
    me.panel.get_by_role("button", name="Show the solution").click()
    me.comes_to("shown")
    steps = me.panel.get_by_role("region", name="Solution").locator("li button")
    expect(steps.last).to_have_attribute("aria-pressed", "true")
    steps.first.click()
    expect(steps.first).to_have_attribute("aria-pressed", "true")
    me.panel.get_by_role("button", name="Try again").click()
    me.solve()


def test_the_board_and_the_question_are_in_sight_on_a_phone(come: Callable[..., Solver]) -> None:
    me = come(a_puzzle(), **PHONE)
    me.visitor.waits_for_me()
    question = me.visitor.turn.get_by_role("heading")
    expect(question).to_be_in_viewport()
    expect(me.page.get_by_role("group", name="Boards")).to_be_in_viewport()
    table = me.page.locator("main").bounding_box()
    assert table is not None
    assert table["height"] > 300


def test_the_list_shows_todays_puzzle_and_how_one_does(come: Callable[..., Solver]) -> None:
    me = come(a_puzzle(3))
    me.solve()
    me.page.get_by_role("link", name="All puzzles").click()
    expect(me.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(me.page.locator("main")).to_contain_text("1 of 1 puzzle solved at the first try.")
    me.page.get_by_text("All puzzles").click()
    solved = me.page.locator(f'a[href="/puzzles/{me.puzzle.id}"].solved')
    expect(solved).to_be_visible()
    me.page.get_by_role("link", name=re.compile("^temples", re.IGNORECASE)).click()
    expect(me.page).to_have_url(re.compile(r"/puzzles/[a-z0-9]{5}\?theme=temples$"))
    me.comes_to("open")


def test_an_unknown_puzzle_is_told(come: Callable[..., Solver]) -> None:
    me = come(a_puzzle())
    me.visitor.expected = ["404"]
    me.visitor.visit("/puzzles/zzzzz")
    me.visitor.heading("There is nothing at this address")
