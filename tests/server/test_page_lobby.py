"""The lobby on the page: strangers find each other, friends, and who is there."""

import re
from pathlib import Path

import pytest
from players import Browser, Json, good
from playwright.sync_api import Browser as Browsers
from playwright.sync_api import expect
from running_app import options_in, running
from test_page import Come, browser, come, server  # noqa: F401 - fixtures
from tour import api
from visitors import Visitor, visitor

from processes import soon
from teotihuacan.server.lobby import matchmaker

MOST_ANSWERS = 3000


def arrive(person: Visitor, name: str, path: str = "/lobby") -> None:
    """Come for the first time, and choose a name."""
    api(person, "POST", "/api/guests", {"name": name})
    person.visit(path)


def player(person: Visitor) -> Browser:
    """The same person without the page, which is quicker."""
    [cookie] = [one for one in person.page.context.cookies() if one["name"] == "teotihuacan"]
    client = Browser(person.url, "")
    client.cookies.set("teotihuacan", cookie["value"])
    return client


def play_to_the_end(people: list[Browser], key: str) -> Json:
    """Play a game by the first legal action that comes; the table then."""
    for _ in range(MOST_ANSWERS):
        table = people[0].table(key)
        if table["status"] == "finished":
            return table
        asked = next(one for one in people if one.table(key)["your_turn"])
        asked.play(key)
    raise AssertionError("the game has no end")


def test_two_strangers_find_each_other_and_play_to_the_end(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    arrive(ann, "Ann")
    ann.press("Look for players")
    expect(ann.page.get_by_text("Looking for a game: 2 players, 15 minutes")).to_be_visible()
    expect(ann.page.get_by_text("So far only you are looking for this.")).to_be_visible()
    arrive(bob, "Bob")
    expect(bob.page.get_by_text("1 person: 2 players, 15 minutes a turn")).to_be_visible()
    bob.page.get_by_role("button", name=re.compile("^Play along: 1 person: 2 players")).click()
    for person in (ann, bob):  # the table opens, and the game begins by itself
        expect(person.page).to_have_url(re.compile("/t/"))
        person.turn.wait_for()
    path = ann.table_path()
    assert bob.table_path() == path
    with player(ann) as one, player(bob) as other:
        table = play_to_the_end([one, other], path.removeprefix("/t/"))
    assert table["result"]["ended_by"] == "rules"
    for person in (ann, bob):
        expect(person.page.locator(".ranking > li")).to_have_count(2)


def test_two_strangers_play_a_rated_game(come: Come) -> None:  # noqa: F811
    """From the lobby to ratings that have moved."""
    ann, bob = come(), come()
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        api(person, "POST", "/api/guests", {"name": name})
        api(person, "PUT", "/api/me/password", {"password": "quetzal feather"})
        person.visit("/lobby")
        person.page.get_by_label("Rated", exact=True).check()
        person.press("Look for players")
    for person in (ann, bob):
        expect(person.page).to_have_url(re.compile("/t/"))
        person.turn.wait_for()
    key = ann.table_path().removeprefix("/t/")
    with player(ann) as one, player(bob) as other:
        assert one.table(key)["rated"]
        play_to_the_end([one, other], key)
        assert soon(lambda: good(one.get("/api/me/ratings")))
        told = [good(client.get("/api/me/ratings")) for client in (one, other)]
    assert told[0] != told[1]
    assert all(told)


def test_who_stops_looking_is_not_waited_for(come: Come) -> None:  # noqa: F811
    ann = come()
    arrive(ann, "Ann", "/lobby?players=3")
    ann.page.get_by_label("Time for a turn").select_option("1 day a turn")
    ann.press("Look for players")
    expect(ann.page.get_by_text("Looking for a game: 3 players, 1 day")).to_be_visible()
    expect(ann.page.get_by_text("No need to wait")).to_be_visible()
    ann.visit()  # the start page tells it too
    ann.press("Stop looking")
    expect(ann.page.get_by_text("Looking for a game")).to_have_count(0)
    assert api(ann, "GET", "/api/seeks")["seeks"] == []


def test_people_become_friends_and_invite_each_other(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    arrive(ann, "Ann")
    arrive(bob, "Bob")
    ann.press("Ask to be friends: Bob")
    expect(ann.page.get_by_role("list", name="Asked by you")).to_contain_text("Bob")
    bob.press("Accept: Ann")  # told without asking
    friends = ann.page.get_by_role("list", name="Friends", exact=True)
    expect(friends).to_contain_text("Bob")
    bob.visit("/")
    friends.get_by_role("button", name="Invite: Bob").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    bob.page.get_by_role("link", name=re.compile("You are invited")).click()
    bob.page.get_by_role("button", name=re.compile("Sit down")).click()
    for person in (ann, bob):
        person.turn.wait_for()


def test_who_is_blocked_disappears(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    arrive(ann, "Ann")
    arrive(bob, "Bob")
    ann.press("Block: Bob")
    ann.is_sure()
    expect(ann.page.get_by_role("list", name="Blocked")).to_contain_text("Bob")
    expect(ann.page.get_by_role("button", name="Invite: Bob")).to_have_count(0)
    bob.page.get_by_label("Ask somebody by name").fill("Ann")
    bob.press("Ask to be friends")
    expect(bob.page.get_by_role("list", name="Asked by you")).to_contain_text("Ann")
    expect(ann.page.get_by_role("list", name="Would like to be friends")).to_have_count(0)


def test_the_lobby_shows_what_happens(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    arrive(ann, "Ann")
    expect(ann.page.get_by_text("Nobody else is here right now.")).to_be_visible()
    arrive(bob, "Bob", "/")
    expect(ann.page.get_by_text("2 people here")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"setup": {"players": 2}, "seats": seats, "visibility": "public", "title": "Friday"}
    key = api(bob, "POST", "/api/tables", wanted)["key"]
    link = ann.page.get_by_role("link", name=re.compile("Friday"))
    expect(link).to_contain_text("1 free seat")
    api(bob, "POST", f"/api/tables/{key}/leave")
    expect(link).to_have_count(0)
    bob.visit("/settings")
    bob.page.get_by_label("Don’t show me in the lobby").check()
    bob.page.get_by_role("button", name="Save").first.click()
    bob.visit("/lobby")
    bob.heading("Who is here")
    expect(ann.page.get_by_text("Nobody else is here right now.")).to_be_visible()


def test_the_lobby_is_used_with_the_keyboard(come: Come) -> None:  # noqa: F811
    ann = come()
    arrive(ann, "Ann")
    ann.heading("Find a game")
    ann.page.get_by_role("radio", name="2", exact=True).focus()
    for key in ("ArrowRight", "Tab", "ArrowUp", "Tab", "Enter"):
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_text("Looking for a game: 3 players, 5 minutes")).to_be_visible()


def test_a_table_to_which_somebody_did_not_come_leads_back_to_the_lobby(
    browser: Browsers,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matchmaker, "SILENT", 100)
    wanted = {"players": 2, "clock_seconds": 900}
    with running(options_in(tmp_path)) as site, visitor(browser, site.url) as ann:
        arrive(ann, "Ann")
        ann.press("Look for players")
        expect(ann.page.get_by_text("Looking for a game")).to_be_visible()
        assert site.guest("Bob").post("/api/seeks", json=wanted).status_code == 201
        expect(ann.page.get_by_text("Somebody didn’t come")).to_be_visible()
        ann.page.get_by_role("link", name="Look again").click()
        ann.heading("Find a game")
