"""The pages in real browsers: people begin, meet, play, and are called to their turns."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from browsers import run_browser
from playwright.sync_api import Browser, expect
from serving import SameGames, Serving
from visitors import AWAY, Visitor, visitor

from teotihuacan.bots.levels import LEVELS
from teotihuacan.server.tables.bot_names import NAMES

MOST_ANSWERS = 60  # a turn needs far fewer
MY_TURN = re.compile("^● Your turn")


class Come(Protocol):
    """Lets somebody come with a browser of their own."""

    def __call__(self) -> Visitor:
        """Somebody new."""


@pytest.fixture(scope="module")
def browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Browser]:
    """A browser of the system: Chromium, unless the test is to run in others too."""
    name = getattr(request, "param", "chromium")
    with run_browser(name, tmp_path_factory.mktemp(name)) as launched:
        yield launched


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server at which nobody has been yet."""
    with SameGames(tmp_path / "data", "--rate-limit", "0") as serving:
        yield serving


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:
    """Browsers that are looked after: none may have complained at the end."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(visitor(browser, server.url))


def table_of_two(ann: Visitor, bob: Visitor) -> None:
    """A first game of Ann, who made the table, and Bob, who came by link; Ann begins."""
    ann.visit("/new")
    ann.page.get_by_label("Seat B").select_option("link")
    ann.page.get_by_label("First game").check()
    ann.page.get_by_label("Draw the order of seats").uncheck()
    ann.page.get_by_label("Begin as soon as everybody is here").uncheck()
    ann.press("Make the table")
    ann.heading("Waiting for 1 player")
    link = ann.page.get_by_label("Link to seat B").input_value()
    assert link.startswith(ann.url)
    bob.visit(link.removeprefix(ann.url))
    bob.enter("Bob", "Sit down")
    ann.heading("All seats are taken")
    ann.press("Start the game")
    for person in (ann, bob):
        person.open_tab("Log")
        person.close_sheet()
    ann.waits_for_me()
    bob.turn.wait_for()
    bob.waits_for_others()


def pass_the_turn(person: Visitor) -> None:
    """Give first answers, from a turn of one's own on, until somebody else is asked."""
    person.waits_for_me()
    for _ in range(MOST_ANSWERS):
        person.answer()
        if not person.is_asked():
            return
    raise AssertionError(f"a turn without an end: {person.asked()}")


def come_into_mid_turn(ann: Visitor, bob: Visitor) -> None:
    """Play until Ann has given an answer that she may take back; some pass the turn on."""
    for _ in range(MOST_ANSWERS):
        ann.waits_for_me()
        ann.answer()
        if ann.is_asked() and ann.turn.get_by_role("button", name="Undo").is_enabled():
            return
        if not ann.is_asked():
            pass_the_turn(bob)
    raise AssertionError(f"nothing may ever be taken back: {ann.asked()}")


def test_the_first_visitor_plays_a_turn_of_a_first_game(come: Come) -> None:
    me = come()
    me.visit()
    expect(me.page.locator("#who")).to_have_text("Player")
    me.begin("First game")
    expect(me.page).to_have_title(MY_TURN)
    pass_the_turn(me)
    me.waits_for_me()  # the bot has answered
    (bot,) = {*me.turns()} - {"Player", "The table"}
    assert bot in NAMES
    me.page.go_back()
    expect(me.page.get_by_role("link", name=f"Player, {bot}")).to_contain_text("Your turn")
    me.page.get_by_role("link", name=f"Player, {bot}").click()
    me.waits_for_me()


def test_a_solo_game_against_teotibot(come: Come) -> None:
    me = come()
    me.visit()
    me.page.get_by_label("Easier").check()
    me.begin("Solo against Teotibot")
    me.open_tab("Table")
    expect(me.page.get_by_role("tabpanel")).to_contain_text("Solo, Easier")
    me.open_tab("Log")
    for _ in range(MOST_ANSWERS):
        me.answer()
        if "Teotibot" in me.turns():
            break
    me.waits_for_me()


def test_a_friend_comes_by_link_and_both_see_the_moves(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    expect(bob.page).not_to_have_url(re.compile(r"\?"))  # the invitation is used up
    expect(ann.page).to_have_title(MY_TURN)
    expect(bob.page).not_to_have_title(MY_TURN)
    bob.hide(True)
    ann.answer()
    bob.wait_for_number(1)
    assert bob.turns()[0] == "Player"
    if ann.is_asked():
        assert bob.notified() == []
        pass_the_turn(ann)
    bob.waits_for_me()
    expect(bob.page).to_have_title(MY_TURN)
    expect(ann.page).not_to_have_title(MY_TURN)
    assert ann.told() == bob.told()
    assert bob.notified() == [["Your turn", "Player, Bob – Teotihuacan"]]
    assert ann.notified() == []
    bob.page.evaluate("window.notifications[0].dispatchEvent(new Event('click'))")
    assert bob.page.evaluate("window.focused") == 1


def test_nobody_is_notified_who_is_looking(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    pass_the_turn(ann)
    bob.waits_for_me()
    assert bob.notified() == []


def test_a_reload_in_mid_turn_comes_back_to_the_same_state(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    come_into_mid_turn(ann, bob)
    asked, told, number = ann.asked(), ann.told(), ann.number()
    ann.page.reload()
    ann.waits_for_me()
    assert ann.asked() == asked
    assert ann.told() == told
    ann.turn.get_by_role("button", name="Undo").click()
    bob.wait_for_number(number + 1)
    ann.waits_for_me()
    assert ann.told() == bob.told() != told


def test_the_last_action_of_a_turn_waits_for_those_who_want_that(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    ann.open_tab("Table")
    with ann.page.expect_response("**/seats/0"):
        ann.page.get_by_label("Ask before my turn ends").check()
    ann.open_tab("Log")
    pass_the_turn(ann)
    ann.press("Take back")
    ann.waits_for_me()
    pass_the_turn(ann)
    ann.page.reload()
    ann.page.get_by_role("button", name="End turn").wait_for()
    bob.waits_for_others()
    ann.press("End turn")
    bob.waits_for_me()


def test_what_people_write_is_text(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    ann.open_tab("Chat")
    ann.page.get_by_label("Say something").fill("<b id='bold'>hi</b>")
    ann.press("Send")
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.open_tab("Chat")
    expect(bob.page.get_by_role("log")).to_contain_text("Player <b id='bold'>hi</b>")
    assert bob.page.locator("#bold").count() == 0
    ann.waits_for_me()  # her question is still there


def test_the_page_comes_back_after_the_server_was_away(come: Come, server: Serving) -> None:
    me = come()
    me.expected += AWAY
    me.visit()
    me.begin("First game")
    me.answer()
    told = me.told()
    server.stop()
    lost = me.page.get_by_text("The connection is lost")
    expect(lost).to_be_visible()
    me.waits_for_others()
    assert me.told()[: len(told)] == told
    server.start()
    expect(lost).to_be_hidden()
    me.waits_for_me()
    assert me.told()[: len(told)] == told
    me.answer()


def test_the_start_says_that_the_server_is_away(come: Come, server: Serving) -> None:
    me = come()
    me.expected += AWAY
    me.visit()
    away = me.page.get_by_text("The server can't be reached.", exact=False)
    me.page.get_by_role("heading", name="First game").wait_for()
    server.stop()
    me.hide(False)  # it looks again
    expect(away).to_be_visible()
    me.heading("First game")
    server.start()
    me.hide(False)
    expect(away).to_be_hidden()


def test_a_game_is_given_up_shown_again_and_played_again(come: Come) -> None:
    ann, bob = come(), come()
    table_of_two(ann, bob)
    pass_the_turn(ann)
    bob.open_tab("Table")
    bob.press("Resign")
    bob.is_sure()
    ann.heading("You won!")
    expect(ann.page.locator(".ranking > li")).to_contain_text(["Player", "Bob"])
    ann.page.locator("main .wide table").wait_for()  # VP by source
    ann.page.get_by_role("link", name="Replay").click()
    slider = ann.page.get_by_role("slider", name="Replay")
    expect(ann.page.get_by_text("Move 0 of ")).to_be_visible()
    ann.page.get_by_role("button", name="One move on").click()
    expect(slider).to_have_value("1")
    ann.page.get_by_role("button", name="To the end").click()
    expect(ann.page.get_by_role("button", name="One move on")).to_be_disabled()
    ann.page.get_by_role("link", name="To the table").click()
    ann.press("Play again")
    ann.heading("Waiting for 1 player")
    expect(bob.page.get_by_text("Player wants to play again with you")).to_be_visible()
    bob.press("Play along")
    ann.heading("All seats are taken")


def test_a_seat_goes_to_a_bot_when_nobody_comes(come: Come) -> None:
    me = come()
    me.visit()
    me.press("Make the table")
    me.heading("Waiting for 1 player")
    expect(me.page.get_by_text("This link works on this computer only")).to_be_visible()
    me.press("Bot instead")
    me.press("Start the game")
    me.waits_for_me()


def test_the_strongest_bot_takes_a_seat(come: Come) -> None:
    me = come()
    me.visit()
    levels = me.page.get_by_role("group", name="Strength").get_by_role("radio")
    expect(levels).to_have_count(len(LEVELS))
    assert levels.evaluate_all("all => all.map(one => one.value)") == list(LEVELS)
    me.press("Make the table")
    me.heading("Waiting for 1 player")
    me.page.get_by_label("Bot's strength at seat B").select_option("Legend")
    me.press("Bot instead")
    expect(me.page.get_by_label("Seats")).to_contain_text("Bot, Legend")


def test_a_name_is_kept_with_a_password_and_deleted(come: Come) -> None:
    first, me = come(), come()
    first.visit()
    expect(first.page.locator("#who")).to_have_text("Player")
    me.expected += ["401 (Unauthorized) /api/session"]
    me.visit()
    me.enter("Ixchel")
    me.page.get_by_role("link", name="Ixchel: settings").click()
    me.page.get_by_label("New password").fill("a good secret")
    me.press("Keep my name with a password")
    me.page.get_by_label("Password now").wait_for(state="attached")
    me.press("Sign out")
    me.heading("Who are you?")
    sign_in = me.page.locator("section", has_text="You have been here before?")
    for secret in ("a bad secret", "a good secret"):
        sign_in.get_by_label("Name").fill("Ixchel")
        sign_in.get_by_label("Password").fill(secret)
        me.press("Sign in")
        if secret == "a bad secret":
            expect(me.page.get_by_role("alert")).to_contain_text("That password is wrong")
    expect(me.page.locator("#who")).to_have_text("Ixchel")
    me.page.get_by_role("link", name="Ixchel: settings").click()
    leaving = me.page.locator("form", has_text="Your name and your chat")
    leaving.get_by_role("textbox", name="Password", exact=True).fill("a good secret")
    me.press("Delete me")
    me.is_sure()
    me.heading("Who are you?")


def test_settings_of_the_browser_stay(come: Come) -> None:
    me = come()
    me.visit("/settings")
    me.page.get_by_label("Larger").check()
    me.page.get_by_label("Reduced").check()
    me.page.reload()
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-text", "larger")
    expect(root).to_have_attribute("data-motion", "reduced")
    expect(me.page.get_by_label("Larger")).to_be_checked()


def test_somebody_with_the_link_may_watch_without_a_name(come: Come) -> None:
    me, other = come(), come()
    me.visit()
    me.begin("First game")
    other.visit(me.table_path())
    other.press("Just watch")
    other.open_tab("Table")
    expect(other.page.get_by_role("tabpanel")).to_contain_text("You are watching")
    assert other.list.count() == 0


def test_a_table_that_is_not_there_is_told(come: Come) -> None:
    me = come()
    me.expected += ["404 (Not Found) /t/nothing", "404 (Not Found) /api/tables/nothing"]
    me.visit("/t/nothing")
    expect(me.page.locator("main")).to_contain_text("There is no such table")
