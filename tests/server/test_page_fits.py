"""Pages fit their windows: nothing scrolls that need not, no text is cut, all can be touched."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser
from screens import DRAWN, SCREENS
from serving import SameGames, Serving
from test_page import browser, server  # noqa: F401 - fixtures
from tour import ME, NOVICE, started
from visitors import Visitor, visitor

from run_sizes import LOOKED_AT

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}
SMALLEST_TARGET = 24  # pixels
SMALLEST_TEXT = 11
# How much taller and wider than the window the document is, and whether its main part scrolls.
# On a phone `innerWidth` grows with what hangs over.
EXCESS = """() => {
  const root = document.documentElement;
  const main = document.querySelector("main");
  return [root.scrollWidth - root.clientWidth, root.scrollHeight - innerHeight,
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


@dataclass(frozen=True)
class Laid:
    """A server with games that have just begun, and the cookies of who plays them."""

    url: str
    tables: dict[str, str]
    state: Any


@pytest.fixture(scope="module")
def laid(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Laid]:  # noqa: F811
    """Tables to be looked at in every language and on every screen; nobody plays on."""
    folder = tmp_path_factory.mktemp("laid") / "data"
    with SameGames(folder, "--rate-limit", "0") as serving:
        with visitor(browser, serving.url, **DESK) as me:
            me.visit()
            me.page.locator("#who").wait_for()
            tables = {
                "two": started(me, {"players": 2, "first_game": True}, [ME, NOVICE]),
                "three": started(me, {"players": 3, "first_game": True}, [ME, NOVICE, NOVICE]),
                "four": started(me, {"players": 4}, [ME, NOVICE, NOVICE, NOVICE]),
                "solo": started(me, {"players": 1, "level": "standard"}, [ME]),
            }
            cookies = me.page.context.storage_state()["cookies"]
        yield Laid(serving.url, tables, {"cookies": cookies, "origins": []})


def look_at(reader: Visitor, key: str) -> None:
    """Open a table, and wait until it is all there."""
    reader.visit(f"/t/{key}")
    reader.page.locator("section.turn button.choice").first.wait_for()
    reader.page.evaluate("document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("language", LOOKED_AT)
def test_texts_of_the_drawing_are_whole_and_large_enough(
    browser: Browser,  # noqa: F811
    laid: Laid,
    language: str,
) -> None:
    with visitor(browser, laid.url, **DESK, storage_state=laid.state, locale=language) as reader:
        for name, key in laid.tables.items():
            look_at(reader, key)
            assert list_faults(reader) == [], name
            reader.page.locator("button.panel[aria-expanded=true]").click()
            reader.page.locator("aside.side").wait_for(state="detached")
            assert list_faults(reader) == [], (name, "folded")
            reader.page.locator("button.panel").click()
            reader.page.locator("aside.side").wait_for()


def list_faults(reader: Visitor) -> list[str]:
    """Drawn texts that are too small or not whole, and others that are cut."""
    return [*reader.page.evaluate(DRAWN, SMALLEST_TEXT), *reader.page.evaluate(CLIPPED)]


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
    browser: Browser,  # noqa: F811
    laid: Laid,
    screen: str,
) -> None:
    with visitor(browser, laid.url, **SCREENS[screen], storage_state=laid.state) as reader:
        for name in ("two", "four", "solo"):
            look_at(reader, laid.tables[name])
            assert reader.page.evaluate(DRAWN, SMALLEST_TEXTS[screen]) == [], name
            for part in reader.page.locator(".phone .tabs button").all():
                part.click()
                assert reader.page.evaluate(DRAWN, SMALLEST_TEXTS[screen]) == [], name


@pytest.mark.parametrize("name", ["two", "three", "four"])
def test_goods_in_two_digits_keep_apart(browser: Browser, laid: Laid, name: str) -> None:  # noqa: F811
    players = {"two": 2, "three": 3, "four": 4}[name]
    with visitor(browser, laid.url, **DESK, storage_state=laid.state) as reader:
        look_at(reader, laid.tables[name])
        assert reader.page.locator("text.amount").count() >= 4 * players
        assert reader.page.evaluate(TOUCHING) == []


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
