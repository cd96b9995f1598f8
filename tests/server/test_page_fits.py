"""Pages fit their windows: nothing scrolls that need not, no text is cut, all can be touched."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from screens import DRAWN, SCREENS
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from tour import ME, NOVICE, Stop, go, started, tour
from visitors import Visitor, visitor

from teotihuacan.i18n import LANGUAGES

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
SMALLEST_TARGET = 24  # pixels
SMALLEST_TEXT = 11
# How much taller and wider than the window the document is, and whether its main part scrolls.
EXCESS = """() => {
  const root = document.documentElement;
  const main = document.querySelector("main");
  return [root.scrollWidth - innerWidth, root.scrollHeight - innerHeight,
          main.scrollHeight - main.clientHeight];
}"""
# Texts that don't fit where they are hidden beyond the edge.
CLIPPED = """() => [...document.querySelectorAll("body *")].filter((element) => {
  if (!element.checkVisibility() || element.closest(".unseen, svg")) return false;
  const style = getComputedStyle(element);
  const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  return own && ((hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
    || (hides(style.overflowY) && element.scrollHeight > element.clientHeight + 1));
}).map((element) => element.outerHTML.slice(0, 120))"""
# What can be touched and is too small; a box with a label is as large as both, and links
# within a sentence are as high as its lines.
SMALL = """(least) => {
  const all = "a[href], button, input, select, summary, [role=button], [role=tab]";
  const sentence = (link) => link.tagName === "A" && getComputedStyle(link).display === "inline"
    && link.parentElement.textContent.trim() !== link.textContent.trim();
  return [...document.querySelectorAll(all)].filter((element) => {
    if (!element.checkVisibility() || element.closest(".unseen, .skip, [hidden]")) return false;
    if (element.disabled || sentence(element)) return false;
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    return !boxes.some(({ width, height }) => width >= least && height >= least);
  }).map((element) => element.outerHTML.slice(0, 160));
}"""

# Of a player's goods, whose number would touch the next one if it were 12.
TOUCHING = """() => [...document.querySelectorAll("[data-piece^='good:'] + text.amount")]
  .filter((amount) => {
    amount.textContent = "12";
    const next = amount.nextElementSibling?.closest("[data-piece^='good:']");
    return next && amount.getBoundingClientRect().right > next.getBoundingClientRect().left;
  }).map((amount) => amount.previousElementSibling.dataset.piece)"""


@pytest.fixture
def me(browser: Browser, server: Serving) -> Iterator[Visitor]:  # noqa: F811
    """Somebody at a desk."""
    with visitor(browser, server.url, **DESK) as somebody:
        yield somebody


def checked_at_a_desk(me: Visitor, stop: Stop) -> None:
    """Neither the document nor its main part scrolls, except where a list has its own panel."""
    wide, tall, within = me.page.evaluate(EXCESS)
    assert (wide, tall) == (0, 0), stop.name
    assert within <= 0 or stop.name in ("end of game",), (stop.name, within)
    assert me.page.evaluate(CLIPPED) == [], stop.name


def test_pages_fit_a_small_desk_and_a_small_phone(me: Visitor, browser: Browser) -> None:  # noqa: F811
    stops = tour(me)
    for stop in stops:
        go(me, stop)
        checked_at_a_desk(me, stop)
    state = me.page.context.storage_state()
    with visitor(browser, me.url, **PHONE, storage_state=state) as phone:
        for stop in stops:
            go(phone, stop)
            wide, _, _ = phone.page.evaluate(EXCESS)
            assert wide == 0, stop.name
            assert phone.page.evaluate(CLIPPED) == [], stop.name
            assert phone.page.evaluate(SMALL, SMALLEST_TARGET) == [], stop.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_drawing_are_whole_and_large_enough(
    me: Visitor,
    browser: Browser,  # noqa: F811
    language: str,
) -> None:
    me.visit()
    me.page.locator("#who").wait_for()
    tables = [
        started(me, {"players": 2, "first_game": True}, [ME, NOVICE]),
        started(me, {"players": 3, "first_game": True}, [ME, NOVICE, NOVICE]),
        started(me, {"players": 4}, [ME, NOVICE, NOVICE, NOVICE]),
        started(me, {"players": 1, "level": "standard"}, [ME]),
    ]
    state = me.page.context.storage_state()
    with visitor(browser, me.url, **DESK, storage_state=state, locale=language) as reader:
        for key in tables:
            for folded in (False, True):
                reader.visit(f"/t/{key}")
                reader.page.locator("section.turn button.choice").first.wait_for()
                reader.page.evaluate("document.fonts.ready.then(() => true)")
                if folded:
                    reader.page.locator("button.panel[aria-expanded=true]").click()
                    reader.page.locator("aside.side").wait_for(state="detached")
                assert reader.page.evaluate(DRAWN, SMALLEST_TEXT) == [], (key, folded)
                assert reader.page.evaluate(CLIPPED) == [], (key, folded)
                if folded:
                    reader.page.locator("button.panel").click()


# Pixels of the smallest drawn text. Zoomed with its page, 9 are 18 of the screen's.
SMALLEST_TEXTS = {
    "phone": SMALLEST_TEXT,
    "phone on its side": SMALLEST_TEXT,
    "tablet upright": SMALLEST_TEXT,
    "tablet on its side": SMALLEST_TEXT,
    "zoomed to 200 %": 9,
}


@pytest.mark.parametrize("screen", SMALLEST_TEXTS)
def test_texts_of_the_drawing_are_large_enough_on_small_screens(
    me: Visitor,
    browser: Browser,  # noqa: F811
    screen: str,
) -> None:
    me.visit()
    me.page.locator("#who").wait_for()
    tables = [
        started(me, {"players": 2, "first_game": True}, [ME, NOVICE]),
        started(me, {"players": 4}, [ME, NOVICE, NOVICE, NOVICE]),
        started(me, {"players": 1, "level": "standard"}, [ME]),
    ]
    state = me.page.context.storage_state()
    with visitor(browser, me.url, **SCREENS[screen], storage_state=state) as reader:
        for key in tables:
            reader.visit(f"/t/{key}")
            reader.page.locator("section.turn button.choice").first.wait_for()
            reader.page.evaluate("document.fonts.ready.then(() => true)")
            assert reader.page.evaluate(DRAWN, SMALLEST_TEXTS[screen]) == [], key
            for part in reader.page.locator(".phone .tabs button").all():
                part.click()
                assert reader.page.evaluate(DRAWN, SMALLEST_TEXTS[screen]) == [], key


@pytest.mark.parametrize("players", [2, 3, 4])
def test_goods_in_two_digits_keep_apart(me: Visitor, players: int) -> None:
    me.visit()
    me.page.locator("#who").wait_for()
    bots = [NOVICE] * (players - 1)
    key = started(me, {"players": players, "first_game": players < 4}, [ME, *bots])
    me.visit(f"/t/{key}")
    me.page.locator("section.turn button.choice").first.wait_for()
    assert me.page.locator("text.amount").count() >= 4 * players
    assert me.page.evaluate(TOUCHING) == []


def test_a_newcomer_sees_all_at_once(me: Visitor, browser: Browser) -> None:  # noqa: F811
    me.visit()
    me.page.get_by_text("Choose a game above").wait_for()
    assert me.page.evaluate(EXCESS) == [0, 0, 0]
    with visitor(browser, me.url, **DESK) as other:
        other.visit()
        other.heading("Who are you?")
        assert other.page.evaluate(EXCESS) == [0, 0, 0]
        assert other.page.evaluate(CLIPPED) == []


def test_all_of_a_new_game_fits(me: Visitor) -> None:
    me.visit("/new")
    page = me.page
    page.get_by_label("4", exact=True).check()
    for seat in "BCD":
        page.get_by_label(f"Seat {seat}").select_option("name")
    page.get_by_label("Days", exact=True).check()
    assert page.evaluate(EXCESS) == [0, 0, 0]
    page.get_by_label("1 – solo").check()
    page.get_by_label("Custom").check()
    page.get_by_text("Temple steps when it worships").wait_for()
    assert page.evaluate(EXCESS) == [0, 0, 0]
    assert page.evaluate(CLIPPED) == []
