"""The table on every screen: board and question in sight together, nothing lit covered."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect
from prepared_games import play_bots, prepare_server
from screens import (
    LIT,
    SCREENS,
    SHARE,
    assert_all_in_sight,
    assert_nothing_lit_is_covered,
    touch,
)
from serving import SameGames
from test_page import browser, server, table_of_two  # noqa: F401 - fixtures
from test_page_turns import Come, come, turn_by  # noqa: F401 - fixtures
from visitors import AWAY, Visitor, visitor

from teotihuacan import Setup

LEAST_SHARE = 0.62  # of the window, for the drawing
FOLD = "button.panel"
TABLE_BOX = "svg.desk"
EXCESS = "part => part.scrollHeight - part.clientHeight"


def begin(me: Visitor) -> None:
    """Begin a first game."""
    me.visit()
    me.begin("First game")


def presses(screen: str) -> Callable[[Locator], None]:
    """How things are pressed on a screen."""
    touched = "has_touch" in SCREENS[screen]
    return lambda one: one.tap() if touched else one.click()


@pytest.mark.parametrize("screen", SCREENS)
def test_board_and_question_are_in_sight_together(come: Come, screen: str) -> None:  # noqa: F811
    me = come(**SCREENS[screen])
    begin(me)
    assert_all_in_sight(me)
    assert_nothing_lit_is_covered(me)
    press = presses(screen)
    press(me.page.locator(LIT).filter(visible=True).first)
    expect(me.page.locator(".spot.chosen").first).to_be_attached()
    assert_all_in_sight(me)
    assert_nothing_lit_is_covered(me)


@pytest.mark.parametrize(
    "screen", ["phone on its side", "tablet upright", "phone", "zoomed to 200 %"]
)
def test_a_whole_turn_on_the_table(come: Come, screen: str) -> None:  # noqa: F811
    me = come(**SCREENS[screen])
    begin(me)
    press = presses(screen)
    lit = me.page.locator(LIT).filter(visible=True)
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1
        if lit.count():
            assert_nothing_lit_is_covered(me)
            press(lit.first)
        else:
            press(me.turn.locator("button.choice").first)

    turn_by(me, step, lambda: press(me.turn.locator(".action.main")))
    assert steps > 1
    me.waits_for_me()
    assert_all_in_sight(me)


NARROW = {"phone": touch(390, 844), "small phone": touch(360, 740)}


@pytest.mark.parametrize("screen", NARROW)
def test_head_and_bar_of_a_phone_are_calm(come: Come, screen: str) -> None:  # noqa: F811
    me = come(**NARROW[screen])
    begin(me)
    head = [
        "header .brand",
        "header .turn",
        "header .eclipse",
        "header .tools",
    ]
    assert_in_one_row(me, head)
    assert me.page.locator("header").bounding_box()["height"] < 45  # type: ignore[index]
    assert_in_one_row(me, ["section.turn .tools button"])
    bar = me.page.locator("#answers").bounding_box()
    third = me.turn.locator("button.choice").nth(2).bounding_box()
    assert bar is not None
    assert third is not None
    assert third["y"] + third["height"] <= bar["y"] + bar["height"]
    me.turn.locator("button.choice").first.tap()
    me.turn.get_by_role("button", name="Back").wait_for()
    assert_in_one_row(me, ["section.turn .tools .row button"])


def assert_in_one_row(me: Visitor, parts: list[str]) -> None:
    """Things stand beside each other, none over another or beyond the window's edge."""
    boxes = [
        box
        for part in parts
        for one in me.page.locator(part).filter(visible=True).all()
        if (box := one.bounding_box())
    ]
    assert len(boxes) >= len(parts)
    for left, right in pairwise(sorted(boxes, key=lambda box: box["x"])):
        assert left["x"] + left["width"] <= right["x"] + 1, (left, right)
        middle = left["y"] + left["height"] / 2
        assert right["y"] < middle < right["y"] + right["height"], (left, right)
    assert all(box["x"] + box["width"] <= me.page.viewport_size["width"] for box in boxes)  # type: ignore[index]


@pytest.mark.in_firefox
def test_the_drawing_has_most_of_a_small_desk_and_the_panel_folds(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    fold = me.page.locator(FOLD)
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert me.page.evaluate(SHARE) >= LEAST_SHARE
    fold.click()
    expect(me.page.get_by_role("tablist")).to_have_count(0)
    assert me.page.evaluate(SHARE) >= LEAST_SHARE
    me.page.reload()  # it stays folded
    me.waits_for_me()
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(me.page.get_by_role("tab", name="Log")).to_be_visible()


def test_chat_on_a_phone_has_a_badge_until_it_is_seen(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come(**SCREENS["phone"])
    ann.visit("/new")
    ann.page.get_by_label("Seat B").select_option("link")
    ann.page.get_by_label("First game").check()
    ann.press("Make the table")
    link = ann.page.get_by_label("Link to seat B").input_value()
    bob.visit(link.removeprefix(ann.url))
    bob.enter("Bob", "Sit down")
    ann.turn.wait_for()
    bob.turn.wait_for()
    ann.open_tab("Chat")
    ann.page.get_by_label("Say something").fill("are you there?")
    ann.press("Send")
    button = bob.page.locator(FOLD)
    badge = button.locator(".badge")
    expect(badge).to_have_text("1")
    expect(bob.page.get_by_role("status").filter(has_text="are you there?")).to_be_visible()
    expect(button).to_have_accessible_name("Open log and chat, 1 new message")
    bob.page.reload()
    expect(badge).to_have_text("1")
    button.tap()
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("are you there?")
    bob.page.keyboard.press("Escape")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    expect(badge).to_have_count(0)
    bob.page.reload()  # read is read
    bob.turn.wait_for()
    expect(badge).to_have_count(0)
    expect(ann.page.locator(f"{FOLD} .badge")).to_have_count(0)  # her own line is no news


def test_chat_beside_the_table_is_unread_while_the_panel_is_folded(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    table_of_two(ann, bob)
    bob.open_tab("Chat")
    bob.page.locator(FOLD).click()
    ann.open_tab("Chat")
    ann.page.get_by_label("Say something").fill("hello")
    ann.press("Send")
    badge = bob.page.locator(f"{FOLD} .badge")
    expect(badge).to_have_text("1")
    bob.page.locator(FOLD).click()
    expect(badge).to_have_count(0)
    expect(bob.page.get_by_role("log", name="Chat")).to_contain_text("hello")


def test_the_table_keeps_its_size_when_something_is_refused_or_lost(
    come: Come,  # noqa: F811
    server: object,  # noqa: F811
) -> None:
    me = come()
    me.expected += [*AWAY, "429"]
    begin(me)
    table = me.page.locator(TABLE_BOX)
    before = table.bounding_box()
    me.page.route(
        "**/hint*",
        lambda route: route.fulfill(
            status=429,
            content_type="application/json",
            body='{"code": "too_fast", "message": "Too fast. Wait a moment."}',
        ),
    )
    me.page.keyboard.press("h")
    trouble = me.turn.get_by_role("alert")
    expect(trouble).not_to_be_empty()
    assert table.bounding_box() == before
    server.stop()  # type: ignore[attr-defined]
    expect(me.page.get_by_text("The connection is lost")).to_be_visible()
    expect(trouble).not_to_be_empty()
    assert table.bounding_box() == before


@pytest.mark.parametrize("screen", ["phone", "phone on its side", "zoomed to 200 %"])
def test_all_boards_of_a_replay_are_in_sight(
    browser: Browser,  # noqa: F811
    tmp_path: Path,
    screen: str,
) -> None:
    with prepare_server(tmp_path / "data") as shelf:
        ann = shelf.add_person("Ann")
        cookie = shelf.make_cookie(ann)
        key = shelf.add_table(play_bots(Setup(players=2), 3), [ann, "novice"])
    with SameGames(tmp_path / "data", "--rate-limit", "0") as serving:
        signed_in = {"cookies": [{**cookie, "url": serving.url}], "origins": []}
        with visitor(browser, serving.url, storage_state=signed_in, **SCREENS[screen]) as me:
            me.visit(f"/t/{key}/replay?at=40")
            forward = me.page.get_by_role("button", name="One move on")
            expect(forward).to_be_in_viewport(ratio=1)
            boards = me.page.locator("[data-part=boards] [data-target^='board:']")
            expect(boards).to_have_count(8)
            for board in boards.all():
                expect(board).to_be_in_viewport(ratio=0.99)
            assert me.page.locator(".parts").evaluate(EXCESS) <= 0


def test_the_first_lesson_leads_to_what_is_owned_on_a_phone(come: Come) -> None:  # noqa: F811
    me = come(**SCREENS["phone"])
    me.visit("/learn")
    panel = me.page.locator(".spot.preview [data-target='player:0']")
    panel.wait_for()
    expect(panel).to_be_in_viewport(ratio=0.9)
    assert panel.get_attribute("role") == "img"  # only pointed at
