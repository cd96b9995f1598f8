"""Every kind of question is answered through the page: on the table where it has a place."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator
from prepared_games import prepare_server
from question_games import ALL_QUESTIONS, games_before_each_question
from serving import Serving
from test_page import browser  # noqa: F401 - a fixture
from visitors import PATIENCE, Visitor, visitor

MOST_STEPS = 6  # a worker, a board; a tile, its cell, the confirmation
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DEVICES: dict[str, dict[str, Any]] = {
    "mouse": {"viewport": {"width": 1366, "height": 768}},
    "touch": PHONE,
}
# Their answers are amounts, rewards or yes and no: nothing on the table stands for them.
BY_BUTTON = {
    "ascension",
    "discount",
    "end_turn",
    "gain_resources",
    "royal_sell",
    "royal_swap",
    "royal_trade",
    "salary",
    "worship_order",
}


@dataclass(frozen=True)
class Evening:
    """A server at which a table waits at each kind of question."""

    url: str
    cookie: dict[str, str]
    tables: dict[str, dict[str, str]]  # by device: keys by question


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A server with a table for each question: one asks me, the others are somebody else's."""
    folder = tmp_path_factory.mktemp("questions") / "data"
    tables: dict[str, dict[str, str]] = {device: {} for device in DEVICES}
    with prepare_server(folder) as shelf:
        me = shelf.add_person("Ann")
        cookie = shelf.make_cookie(me)
        for question, game in games_before_each_question().items():
            others = [
                shelf.add_person(f"{question} {seat}") for seat in range(1, game.setup.players)
            ]
            for keys in tables.values():
                keys[question] = shelf.add_table(game, [me, *others], title=question)
    with Serving(folder, "--rate-limit", "0") as serving:
        yield Evening(serving.url, cookie, tables)


# Held tiles may be used at almost any question, but that doesn't answer it.
LIT = ".spot.offer [data-target][role=button]:not([data-target^=held])"
# Whether something that is lit can be seen, and isn't covered by anything else.
IN_SIGHT = """(lit) => [...document.querySelectorAll(lit)].some((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  return parts.some((x) => parts.some((y) =>
    document.elementFromPoint(left + width * x, top + height * y) === one));
})"""


class Hand:
    """Somebody who answers by mouse or finger, as the page suggests."""

    def __init__(self, me: Visitor, touch: bool) -> None:
        self.me = me
        self.touch = touch
        self.lit = me.page.locator(LIT).filter(visible=True)
        self.buttons = me.turn.locator("button.choice")
        self.confirmation = me.turn.locator(".action.main")

    def press(self, one: Locator) -> None:
        """Click, or tap."""
        if self.touch:
            one.tap()
        else:
            one.click()

    def situation(self) -> tuple[int, int, int, str]:
        """What changes with every step."""
        me = self.me
        return me.number(), self.lit.count(), self.confirmation.count(), me.asked()

    def answer(self) -> list[str]:
        """Answer the question, step by step; what was used."""
        number, used = self.me.number(), []
        for _ in range(MOST_STEPS):
            before = self.situation()
            if self.lit.count():
                self.me.page.wait_for_function(IN_SIGHT, arg=LIT)
            used.append(self.step())
            self.wait_for_change(before)
            if self.me.number() > number:
                return used
        raise AssertionError(f"no end: {used}, {self.situation()}")

    def step(self) -> str:
        """Confirm, pick what is lit on the table, or press a button, in this order."""
        if self.confirmation.count():
            self.press(self.confirmation)
            return "confirmation"
        if self.lit.count():
            self.press(self.lit.first)
            return "table"
        self.press(self.buttons.first)
        return "button"

    def wait_for_change(self, before: tuple[int, int, int, str]) -> None:
        """Wait until the page shows that it has understood, or the game has gone on."""
        sending = self.me.turn.get_by_text("Sending")
        for _ in range(PATIENCE // 50):
            after, still = self.situation(), sending.count()
            if after[0] > before[0] or (after != before and not still):
                return
            self.me.page.wait_for_timeout(50)
        raise AssertionError(f"nothing happened: {before}")


@pytest.mark.parametrize("device", DEVICES)
def test_every_question_is_answered(
    browser: Browser,  # noqa: F811
    evening: Evening,
    device: str,
) -> None:
    signed_in = {"cookies": [{**evening.cookie, "url": evening.url}], "origins": []}
    answered: dict[str, list[str]] = {}
    options = {**DEVICES[device], "storage_state": signed_in}
    with visitor(browser, evening.url, **options) as me:
        hand = Hand(me, touch=device == "touch")
        for question, key in evening.tables[device].items():
            me.visit(f"/t/{key}")
            me.waits_for_me()
            answered[question] = hand.answer()
            wide = me.page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{question}: wider than the screen"
    assert set(ALL_QUESTIONS) - set(answered) == set()
    on_table = {question for question, used in answered.items() if "table" in used}
    assert on_table | BY_BUTTON == set(ALL_QUESTIONS)
    assert on_table & BY_BUTTON == set()
