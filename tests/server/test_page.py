"""The plain page in real browsers: people begin, meet, play, and are called to their turns."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from serving import Serving
from visitors import PATIENCE, Visitor, visitor

MOST_ANSWERS = 60  # a turn needs far fewer


class Come(Protocol):
    """Lets somebody come with a browser of their own."""

    def __call__(self) -> Visitor:
        """Somebody new."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser of the system."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed: the page was NOT tested (apt install chromium)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, chromium_sandbox=False)
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server at which nobody has been yet."""
    with Serving(tmp_path / "data", "--rate-limit", "0") as serving:
        yield serving


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:
    """Browsers that are looked after: none may have complained at the end."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(visitor(browser, server.url))


def table_of_two(ann: Visitor, bob: Visitor) -> None:
    """A first game of Ann, who made the table, and Bob, who came by link; Ann begins."""
    ann.visit()
    ann.page.get_by_label("Players").select_option("2")
    ann.page.get_by_label("first game").check()
    ann.page.get_by_label("Seats in random order").uncheck()
    ann.press("Create")
    ann.heading("Waiting for 1 player")
    link = ann.page.get_by_label("Link to seat B").input_value()
    assert link.startswith(ann.url)
    bob.visit(link.removeprefix(ann.url))
    bob.enter("Bob")
    bob.press("Take the seat you were invited to")
    ann.heading("All seats are taken")
    ann.press("Start")
    ann.heading("Your turn")
    bob.heading("Player is asked")


def play_until(person: Visitor, heading: str) -> None:
    """Give first answers, from a turn of one's own on, until something else is asked."""
    person.heading("Your turn")
    wanted = person.page.get_by_role("heading", name=heading)
    for _ in range(MOST_ANSWERS):
        person.answer()
        if wanted.count():
            return
    raise AssertionError(f"never came to {heading!r}: {person.asked()}")


def come_into_mid_turn(ann: Visitor, bob: Visitor) -> None:
    """Play until Ann has given an answer that she may take back; some pass the turn on."""
    for _ in range(MOST_ANSWERS):
        ann.heading("Your turn")
        ann.answer()
        if ann.page.get_by_role("button", name="Undo").count():
            return
        if ann.page.get_by_role("heading", name="Bob is asked").count():
            play_until(bob, "Player is asked")
    raise AssertionError(f"nothing may ever be taken back: {ann.asked()}")


def test_the_first_visitor_plays_a_turn_against_teotibot(come: Come) -> None:
    me = come()
    me.visit()
    me.heading("Your tables")
    expect(me.page.locator("#who")).to_have_text("Player")
    me.press("Create")
    me.heading("Your turn")
    assert me.page.title().startswith("● Your turn")
    for _ in range(MOST_ANSWERS):
        me.answer()
        if "Teotibot: bot acted" in me.told()[-1]:
            break
    assert "Teotibot: bot rolled" in me.told()[-1]
    me.heading("Your turn")


def test_answers_can_be_given_with_the_keyboard(come: Come) -> None:
    me = come()
    me.visit()
    me.page.get_by_label("Title").fill("By keyboard")
    me.page.keyboard.press("Enter")
    me.heading("Your turn")
    me.page.locator(".answers button").first.focus()
    for count in (1, 2, 3):
        me.page.keyboard.press("Enter")
        me.wait_for_lines(count)
        expect(me.page.locator(".turn h2")).to_be_focused(timeout=PATIENCE)
        me.page.keyboard.press("Tab")  # from the question to its first answer


def test_a_friend_comes_by_link_and_both_see_the_moves(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    assert "?" not in bob.page.url  # the invitation is used up
    assert ann.page.title().startswith("● Your turn")
    assert "Your turn" not in bob.page.title()
    bob.hide(True)
    move = ann.answer()
    bob.wait_for_lines(1)
    assert bob.told()[0].startswith(f"Player {move}")
    if not ann.page.get_by_role("heading", name="Bob is asked").count():
        assert bob.notified() == []
        play_until(ann, "Bob is asked")
    bob.heading("Your turn")
    assert bob.page.title().startswith("● Your turn")
    assert "Your turn" not in ann.page.title()
    assert ann.told() == bob.told()
    assert bob.notified() == [["Your turn", "Player, Bob – Teotihuacan"]]
    assert ann.notified() == []
    bob.page.evaluate("window.notifications[0].dispatchEvent(new Event('click'))")
    assert bob.page.evaluate("window.focused") == 1


def test_nobody_is_notified_who_is_looking(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    play_until(ann, "Bob is asked")
    bob.heading("Your turn")
    assert bob.notified() == []


def test_a_reload_in_mid_turn_comes_back_to_the_same_state(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    come_into_mid_turn(ann, bob)
    asked, told, lying = ann.asked(), ann.told(), ann.page.locator(".lying").inner_text()
    ann.page.reload()
    ann.heading("Your turn")
    assert ann.asked() == asked
    assert ann.told() == told
    assert ann.page.locator(".lying").inner_text() == lying
    ann.press("Undo")
    bob.wait_for_lines(len(told) + 1)
    assert bob.told()[-1] == "Player takes back"


def test_the_last_action_of_a_turn_waits_for_those_who_want_that(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    with ann.page.expect_response("**/seats/0"):
        ann.page.get_by_label("Ask before my turn ends").check()
    play_until(ann, "End your turn?")
    ann.press("Take back")
    ann.heading("Your turn")
    play_until(ann, "End your turn?")
    ann.page.reload()
    ann.heading("End your turn?")
    bob.heading("Player is asked")
    ann.press("End turn")
    ann.heading("Bob is asked")
    bob.heading("Your turn")


def test_what_people_write_is_text(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    ann.page.get_by_label("Say something").fill("<b id='bold'>hi</b>")
    ann.press("Say")
    expect(bob.page.locator(".chat > li")).to_contain_text("Player <b id='bold'>hi</b>")
    assert bob.page.locator("#bold").count() == 0
    ann.answer()  # her question is still there


def test_the_page_comes_back_after_the_server_was_away(come: Come, server: Serving) -> None:
    me = come()
    me.expected.append("WebSocket connection to")  # browsers tell each failed try
    me.visit()
    me.press("Create")
    me.heading("Your turn")
    me.answer()
    server.stop()
    expect(me.page.locator(".lost")).to_contain_text("connection is lost", timeout=PATIENCE)
    expect(me.page.locator(".answers button").first).to_be_disabled()
    told = me.told()
    server.start()
    expect(me.page.locator(".lost")).to_be_empty(timeout=PATIENCE)
    assert me.told() == told
    me.answer()
    assert me.told()[: len(told)] == told


def test_a_game_is_given_up_and_played_again(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    bob.press("Resign")
    ann.heading("The game was given up")
    expect(ann.page.locator(".ranking > li")).to_contain_text(["A Player", "B Bob"])
    ann.press("Rematch")
    ann.heading("Waiting for 1 player")
    bob.page.get_by_role("link", name="To the next game").click()
    bob.press("Sit down at seat B")
    ann.heading("All seats are taken")


def test_a_name_is_kept_with_a_password_and_deleted(come: Come) -> None:
    first, me = come(), come()
    first.visit()
    first.heading("Your tables")
    me.expected += ["401 (Unauthorized) /api/session"]
    me.visit()
    me.enter("Ixchel")
    me.page.get_by_text("Settings").click()
    me.page.get_by_label("New password").fill("a good secret")
    me.press("Keep my name with a password")
    me.page.get_by_label("Password now").wait_for(state="attached")
    me.page.get_by_text("Settings").click()
    me.press("Sign out")
    me.heading("Who are you?")
    sign_in = me.page.locator("section", has_text="You have been here before?")
    for secret in ("a bad secret", "a good secret"):
        sign_in.get_by_label("Name").fill("Ixchel")
        sign_in.get_by_label("Password").fill(secret)
        me.press("Sign in")
        if secret == "a bad secret":
            expect(me.page.get_by_role("alert")).to_contain_text("no such name")
    expect(me.page.locator("#who")).to_have_text("Ixchel", timeout=PATIENCE)
    me.page.get_by_text("Settings").click()
    me.page.get_by_label("Password", exact=True).fill("a good secret")
    me.press("Delete me")
    me.heading("Who are you?")


def test_a_table_that_is_not_there_is_told(come: Come) -> None:
    me = come()
    me.visit("/t/nothing")
    expect(me.page.locator("main")).to_have_text("there is no such table", timeout=PATIENCE)


def test_files_are_kept_by_browsers_but_asked_for(server: Serving) -> None:
    with httpx.Client(base_url=server.url, trust_env=False) as client:
        for path, kind in {
            "/": "text/html; charset=utf-8",
            "/t/any-key": "text/html; charset=utf-8",
            "/page/page.js": "text/javascript; charset=utf-8",
            "/page/page.css": "text/css; charset=utf-8",
            "/page/icon.svg": "image/svg+xml",
        }.items():
            answer = client.get(path)
            assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
            assert answer.headers["cache-control"] == "no-cache"
            tag = answer.headers["etag"]
            again = client.get(path, headers={"If-None-Match": f'"other", W/{tag}'})
            assert (again.status_code, again.content) == (304, b"")
            assert client.get(path, headers={"If-None-Match": '"other"'}).content
            assert client.post(path).status_code == 405
        for path in ("/page/none.js", "/page/__init__.py", "/page/..%2Fapp.py", "/t/a/b"):
            assert client.get(path).status_code == 404
        described = client.get("/api/openapi.json").json()["paths"]
        assert not [path for path in described if not path.startswith(("/api", "/health"))]
