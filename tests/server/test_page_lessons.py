"""Learning through the page: every step done on the table, by mouse, by keys, by touch."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from visitors import Visitor, visitor

from teotihuacan.lessons import load_chapters

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
STEPS = [f"{chapter.name}-{step.text}" for chapter in load_chapters() for step in chapter.steps]
ASKING = {
    f"{chapter.name}-{step.text}"
    for chapter in load_chapters()
    for step in chapter.steps
    if step.action is not None
}
MOST_PICKS = 4  # that one answer needs
# The step is done, or there is something to pick.
READY = """step => document.querySelector("[data-step]").dataset.step !== step
  || document.querySelector(
    ".spot.offer [data-target][role=button], .turn .action.main, .turn button.choice"
  )"""


class Learner:
    """Somebody at the lessons."""

    def __init__(self, visitor: Visitor, *, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.frame = self.page.locator("[data-step]")
        self.coach = self.page.get_by_role("complementary", name="Coach")
        self.turn = visitor.turn
        lit = self.page.locator(".spot.offer [data-target][role=button]")
        self.lit = lit.filter(visible=True)  # one is led to the part of the table where it is
        self.touch = touch

    def at(self) -> str:
        """The step that is read."""
        return self.frame.get_attribute("data-step") or ""

    def comes_to(self, step: str) -> None:
        """Wait for a step."""
        expect(self.frame).to_have_attribute("data-step", step)

    def press(self, what: Locator) -> None:
        """Click or tap."""
        what.tap() if self.touch else what.click()

    def go_on(self) -> None:
        """Read on."""
        self.press(self.coach.locator(".ways .button.main"))

    def answer(self) -> None:
        """Do what is asked for: on the table where it is lit, else with the one button."""
        step = self.at()
        for _ in range(MOST_PICKS + 1):
            self.page.wait_for_function(READY, arg=step)  # not while an answer is on its way
            if self.at() != step:
                return
            confirm = self.turn.locator(".action.main")
            choices = self.turn.locator("button.choice")
            if confirm.count():
                self.press(confirm)
            elif self.lit.count():
                self.press(self.lit.first)
            else:
                self.press(choices.first)
        raise AssertionError(f"nothing came of {step}")

    def take(self, step: str) -> None:
        """Take one step as it wants to be taken."""
        self.comes_to(step)
        self.answer() if step in ASKING else self.go_on()


@pytest.fixture
def learn(browser: Browser, server: Serving) -> Iterator[Callable[..., Learner]]:  # noqa: F811
    """People who open the lessons; none of their browsers may have complained at the end."""
    with ExitStack() as stack:

        def one(**options: Any) -> Learner:
            somebody = stack.enter_context(visitor(browser, server.url, **options))
            somebody.visit("/learn")
            return Learner(somebody, touch="has_touch" in options)

        yield one


def test_a_learner_goes_through_all_chapters(learn: Callable[..., Learner]) -> None:
    me = learn()
    for step in STEPS:
        me.take(step)
    play = me.coach.get_by_role("button", name="Play your first game")
    expect(me.page.locator(".coach nav button.done")).to_have_count(len(load_chapters()))
    play.click()
    expect(me.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    me.visitor.waits_for_me()


def test_another_pick_is_answered_kindly(learn: Callable[..., Learner]) -> None:
    me = learn()
    for step in STEPS[:2]:
        me.take(step)
    me.comes_to("moving-move")
    asked = me.coach.locator(".do")
    wanted = asked.inner_text()
    me.page.locator('[data-target="worker:0:0"]').click()  # mine, but not the one
    expect(asked).to_have_text(f"Not that one just now. {wanted}")
    assert me.at() == "moving-move"
    me.page.locator('[data-target="worker:0:1"]').click()
    me.page.locator('[data-target="board:palace"]').click()  # in reach, but not asked for
    expect(asked).to_contain_text("Not that one")
    me.page.locator('[data-target="board:gold_deposits"]').click()
    me.comes_to("moving-act")
    expect(asked).to_have_text("Take the main action: gather gold.")


def test_a_reload_keeps_the_place(learn: Callable[..., Learner]) -> None:
    me = learn()
    for step in STEPS[:8]:
        me.take(step)
    me.comes_to(STEPS[8])
    number = me.visitor.number()
    me.page.reload()
    me.comes_to(STEPS[8])
    assert me.visitor.number() == number
    me.visitor.visit("/")
    me.page.get_by_role("link", name="Go on learning").click()
    me.comes_to(STEPS[8])
    me.coach.get_by_role("button", name="Back").click()
    me.comes_to(STEPS[7])


def test_a_chapter_can_be_chosen_and_done_by_keys_only(learn: Callable[..., Learner]) -> None:
    me = learn()
    me.comes_to(STEPS[0])
    chapter = me.coach.get_by_role("button", name="Worship")
    chapter.focus()
    me.page.keyboard.press("Enter")
    steps = [step for step in STEPS if step.startswith("worship-")]
    for step in steps[:-1]:
        me.comes_to(step)
        if step in ASKING:
            expect(me.turn.locator("button.choice")).to_have_count(1)
        me.page.keyboard.press("1" if step in ASKING else "ArrowRight")
    me.comes_to(steps[-1])
    me.page.keyboard.press("ArrowLeft")
    me.comes_to(steps[-2])


def test_a_chapter_by_touch_on_a_phone(learn: Callable[..., Learner]) -> None:
    me = learn(**PHONE)
    for step in STEPS[: len(load_chapters()[0].steps)]:
        me.take(step)
    me.comes_to("cocoa-why")
    wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    high = me.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert (wide, high) == (0, 0)


def test_moves_of_the_opponent_are_shown(learn: Callable[..., Learner]) -> None:
    me = learn()
    me.page.evaluate(
        "localStorage.setItem('teotihuacan.settings', JSON.stringify({ speed: 'slow' }))"
    )
    me.page.reload()
    for step in STEPS[:5]:
        me.take(step)
    expect(me.coach).to_contain_text("Watch the table")
    expect(me.turn).to_contain_text("Citlali: Moved a worker")
    me.coach.get_by_role("button", name="Skip").click()
    expect(me.coach).to_contain_text("Citlali took her turn")
