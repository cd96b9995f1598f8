"""Rated games on the page: agreed to before anybody sits down, told when they are over."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_access import DESK, PHONE, barriers
from tour import api
from visitors import Visitor, visitor

Come = Callable[[dict[str, Any]], Visitor]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
PASSWORD = {"password": "quetzal feather"}


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:  # noqa: F811
    """Browsers of somebody new."""
    with ExitStack() as stack:
        yield lambda options: stack.enter_context(visitor(browser, server.url, **options))


def arrive(me: Visitor, name: str, *, password: bool = True) -> None:
    """Come with a name, and with a password that lets one play rated games."""
    if not is_known(me):
        api(me, "POST", "/api/guests", {"name": name})
    if password:
        api(me, "PUT", "/api/me/password", PASSWORD)


def is_known(me: Visitor) -> bool:
    """Whether somebody is signed in."""
    return api(me, "GET", "/api/session")["person"] is not None


def check_page(me: Visitor, name: str) -> None:
    """Nobody is kept out, and nothing hangs over the edge; a picture if one is wanted."""
    assert barriers(me) == []
    assert me.page.evaluate(OVERFLOW) == 0
    if folder := os.environ.get("RATING_PICTURES"):
        size = me.page.viewport_size
        width = size["width"] if size else 0
        me.page.screenshot(path=Path(folder) / f"{name}-{width}.png")


def test_two_strangers_play_a_rated_game(come: Come) -> None:
    """Made at a desk, joined on a phone by keys alone, given up there; both see what changed."""
    ann, bob = come(DESK), come(PHONE)
    arrive(ann, "Ann")
    arrive(bob, "Bob")
    ann.visit("/new")
    ann.page.get_by_label("Seat B").select_option("open")
    ann.page.get_by_label("Rated", exact=True).press("Space")
    expect(ann.page.get_by_label("Hints")).to_have_count(0)
    expect(ann.page.get_by_text("Whoever runs out of time resigns.")).to_be_visible()
    check_page(ann, "new")
    ann.press("Make the table")
    ann.heading("Waiting for 1 player")
    path = ann.table_path()
    bob.visit(path)
    agree = bob.page.get_by_text("This game is rated. Sit down only if you agree")
    expect(agree).to_be_visible()
    expect(bob.page.get_by_text("Rating 1500?").first).to_be_visible()
    check_page(bob, "waiting")
    bob.page.get_by_role("button", name="Sit down").press("Enter")
    expect(agree).to_have_count(0)
    expect(ann.page.get_by_text("50% to win")).to_have_count(2)
    check_page(ann, "full")
    key = path.removeprefix("/t/")
    expect(ann.page.get_by_role("region", name="What to do")).to_be_visible()  # began by itself
    number = api(bob, "GET", f"/api/tables/{key}")["number"]
    api(bob, "POST", f"/api/tables/{key}/resign", {"after": number})
    for person in (ann, bob):
        news = person.page.get_by_role("region", name="New ratings")
        expect(news.get_by_role("listitem")).to_have_count(2)
        expect(news).to_contain_text("1617? (+117)")
        check_page(person, "over")
    ann.page.get_by_role("link", name="New ratings").press("Enter")
    ann.heading("Leaderboard")
    expect(ann.page.get_by_role("rowheader")).to_have_text(["Ann", "Bob"])
    expect(ann.page.get_by_text("Two players: 1617? after 1 game")).to_be_visible()
    check_page(ann, "leaders")
    ann.page.get_by_role("radio", name="Two players").press("ArrowRight")
    expect(ann.page).to_have_url(f"{ann.url}/leaderboard?pool=3")
    expect(ann.page.get_by_text("Nobody has finished a rated game here")).to_be_visible()
    bob.visit("/leaderboard")
    expect(bob.page.get_by_role("rowheader")).to_have_text(["Ann", "Bob"])
    check_page(bob, "leaders")


def test_guests_are_told_what_rated_games_need(come: Come) -> None:
    me = come(PHONE)
    arrive(me, "Guest", password=False)
    me.visit("/new")
    expect(me.page.get_by_label("Rated", exact=True)).to_be_disabled()
    expect(me.page.get_by_text("Rated games are for people with a password")).to_be_visible()
    me.visit("/leaderboard")
    expect(me.page.get_by_text("Rated games are for people with a password")).to_be_visible()
    check_page(me, "guest")
