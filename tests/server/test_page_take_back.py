"""Nothing happens on the page that can't be taken back; hints that teach."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from serving import SameGames, Serving
from test_page import MOST_ANSWERS, browser  # noqa: F401
from tour import api
from visitors import Visitor, visitor

END, TAKE_BACK, DONT_ASK = "End turn", "Take back turn", "Don’t ask again"
MANY_HINTS = 12


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server on one's own machine, as `teotihuacan` starts it: with all its limits."""
    with SameGames(tmp_path / "data") as serving:
        yield serving


@pytest.fixture
def me(browser: Browser, server: Serving) -> Iterator[Visitor]:  # noqa: F811
    """Somebody who comes for the first time and begins the first game."""
    with visitor(browser, server.url, asks=True) as somebody:
        somebody.visit()
        somebody.begin("First game")
        yield somebody


def end_turn(me: Visitor) -> None:
    """Give first answers until the turn waits for its end, end it, and wait for the bot."""
    for _ in range(MOST_ANSWERS):
        button = me.turn.get_by_role("button", name=END)
        if button.count() and button.is_visible():
            button.click()
            me.waits_for_me()
            return
        me.answer()
    raise AssertionError(f"a turn without an end: {me.asked()}")


def key_of(me: Visitor) -> str:
    """The key of the table."""
    return me.table_path().removeprefix("/t/")


@pytest.mark.in_firefox
def test_the_first_turn_ends_only_when_one_says_so(me: Visitor) -> None:
    """A worker goes where nothing can be done but collect cocoa: that once ended the turn."""
    state = api(me, "GET", f"/api/tables/{key_of(me)}/news")["state"]
    forced = [
        offer["action"]
        for offer in state["view"]["legal"]
        if (offer.get("destination") or {}).get("at_once")
    ]
    me.list.click()
    me.page.locator(f"#all-answers [data-action='{forced[0]}']").click()
    expect(me.turn.get_by_role("button", name=END)).to_be_visible()
    assert me.number() == 1
    assert api(me, "GET", f"/api/tables/{key_of(me)}/news")["entries"][-1]["kind"] == "hold"
    me.turn.get_by_role("button", name="Take back", exact=True).click()
    me.waits_for_me()
    after = api(me, "GET", f"/api/tables/{key_of(me)}/news")["state"]
    assert after["view"] == state["view"]


@pytest.mark.in_firefox
def test_a_turn_is_taken_back_with_what_the_bot_did(me: Visitor) -> None:
    path = f"/api/tables/{key_of(me)}/news"
    button = me.turn.get_by_role("button", name=TAKE_BACK)
    expect(button).to_have_count(0)  # nothing has been done yet
    for _ in range(MOST_ANSWERS):
        before = api(me, "GET", path)["state"]
        end_turn(me)
        state = api(me, "GET", path)["state"]
        if not state["take_back"]["refused"]:
            break
        button.click()
        expect(me.turn.get_by_text("since:")).to_be_visible()
        assert api(me, "GET", path)["state"]["number"] == state["number"]
    me.page.keyboard.press("Shift+U")
    me.wait_for_number(state["number"] + 1)
    me.waits_for_me()
    assert api(me, "GET", path)["state"]["view"] == before["view"]
    expect(me.page.locator(".log li").filter(has_text="Took back the turn")).to_have_count(1)
    end_turn(me)  # and the game goes on


def test_whoever_does_not_want_to_be_asked_says_so_once(me: Visitor) -> None:
    for _ in range(MOST_ANSWERS):
        if me.turn.get_by_role("button", name=END).count():
            break
        me.answer()
    me.turn.get_by_role("button", name=DONT_ASK).click()
    expect(me.turn.get_by_text("To be asked again")).to_be_visible()
    me.waits_for_me()
    person = api(me, "GET", "/api/me")
    assert (person["confirm"], person["confirm_bots"]) == (False, False)
    settings = api(me, "GET", f"/api/tables/{key_of(me)}")["seats"][0]["settings"]
    assert not settings["confirm"]
    for _ in range(MOST_ANSWERS):
        me.answer()
        expect(me.turn.get_by_role("button", name=DONT_ASK)).to_have_count(0)
        if not me.is_asked():
            break
    me.visit("/settings")
    chosen = me.page.get_by_role("radio", name="Never")
    expect(chosen).to_be_checked()
    me.page.get_by_role("radio", name="Against bots and in first games").check()
    me.press("Save")
    expect(me.page.get_by_text("Saved")).to_be_visible()
    assert api(me, "GET", "/api/me")["confirm_bots"] is True


def test_a_hint_has_a_chance_to_win_and_a_plan(me: Visitor) -> None:
    me.page.keyboard.press("h")
    hints = me.turn.get_by_role("list", name="What a strong player would do")
    first = hints.get_by_role("listitem").first
    expect(first).to_contain_text(re.compile(r"\d+% to win"))
    expect(first).to_contain_text(re.compile(r"about \d+ VP \([+−]?\d+\)"))
    expect(first).to_contain_text(re.compile(r"(Next turn|pays for the next turn): .+\."))
    best, *others = hints.locator(".why").all_inner_texts()
    assert best not in others


def test_hints_are_not_counted_on_ones_own_machine(me: Visitor) -> None:
    hints = me.turn.get_by_role("list", name="What a strong player would do")
    for _ in range(MANY_HINTS):
        me.page.keyboard.press("h")
        hints.wait_for()
        me.page.keyboard.press("Escape")
        hints.wait_for(state="detached")


def test_a_table_without_hints_offers_none(me: Visitor) -> None:
    me.visit("/new")
    hints = me.page.get_by_label("Hints")
    expect(hints).to_be_checked()
    hints.uncheck()
    me.press("Make the table")
    me.waits_for_me()
    expect(me.turn.get_by_role("button", name="Hint")).to_have_count(0)
    me.open_tab("Table")
    expect(me.page.get_by_text("no hints")).to_be_visible()


def test_keys_work_after_a_box_was_ticked(me: Visitor) -> None:
    me.open_tab("Table")
    me.page.get_by_label("Answer single choices for me").click()
    me.page.keyboard.press("h")
    me.turn.get_by_role("list", name="What a strong player would do").wait_for()
