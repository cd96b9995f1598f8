"""Turns taken through the page alone: by mouse on the table, by keys, by touch on a phone."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from visitors import PATIENCE, Visitor, visitor

MOST_STEPS = 60  # a turn needs far fewer
MOST_ANSWERS = 800  # a solo game needs far fewer
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
Come = Callable[..., Visitor]


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:  # noqa: F811
    """Browsers that are looked after: none may have complained at the end."""
    with ExitStack() as stack:

        def one(**options: Any) -> Visitor:
            return stack.enter_context(visitor(browser, server.url, **options))

        yield one


def situation(me: Visitor) -> tuple[int, str, int]:
    """What changes with every step: the entries, the question, what is lit on the table."""
    lit = me.page.locator("[data-target][role=button]").count()
    return me.number(), me.asked(), lit


def turn_by(me: Visitor, step: Callable[[], object], confirm: Callable[[], object]) -> None:
    """Take steps from a turn of one's own on until the other player's turn was told.

    What is shown before it is done, such as a tile that is laid, is confirmed.
    """
    me.waits_for_me()
    for _ in range(MOST_STEPS):
        if not {*me.turns()} <= {"Player", "The table"}:
            return
        me.waits_for_me()
        before = situation(me)
        step()
        for _ in range(PATIENCE // 50):
            if situation(me) != before:
                break
            me.page.wait_for_timeout(50)
        else:
            raise AssertionError(f"nothing happened: {before}")
        if me.turn.locator(".action.main").count():
            confirm()
    raise AssertionError(f"a turn without an end: {me.asked()}")


def test_a_turn_by_mouse_on_the_table(come: Come) -> None:
    me = come()
    me.visit()
    me.begin("First game")
    lit = me.page.locator(".spot.offer [data-target][role=button]")
    buttons = me.turn.locator("button.choice")
    turn_by(
        me,
        lambda: (lit if lit.count() else buttons).first.click(),
        lambda: me.turn.locator(".action.main").click(),
    )


def test_a_turn_by_keyboard_only(come: Come) -> None:
    me = come()
    me.visit()
    play = me.page.get_by_role("button", name="Play: First game")
    play.wait_for()
    for _ in range(20):
        if play.evaluate("element => element === document.activeElement"):
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    keys = me.page.keyboard
    turn_by(me, lambda: keys.press("1"), lambda: keys.press("Enter"))


def test_a_turn_by_touch_on_a_phone(come: Come) -> None:
    me = come(**PHONE)
    me.visit()
    me.page.get_by_role("button", name="Play: First game").tap()
    me.waits_for_me()
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
    turn = me.turn
    turn_by(
        me,
        lambda: turn.locator("button.choice").first.tap(),
        lambda: turn.locator(".action.main").tap(),
    )


def test_a_whole_solo_game_through_the_page(come: Come) -> None:
    me = come()
    me.visit()
    me.page.get_by_label("Easier").check()
    me.begin("Solo against Teotibot")
    end = me.page.locator(".ranking > li")
    for _ in range(MOST_ANSWERS):
        if end.count():
            break
        if me.is_asked():
            me.answer()
        else:
            me.page.wait_for_timeout(20)
    expect(end).to_have_count(2)
    me.page.locator("main .wide table").wait_for()  # VP by source
