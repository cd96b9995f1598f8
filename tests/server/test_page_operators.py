"""Operators on the page: they ban, resolve reports and announce; people are told."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import Come, browser, come, server  # noqa: F401 - fixtures
from test_page_access import DESK, PHONE, barriers
from tour import LINK, ME, api, new_table
from visitors import Visitor, visitor

from teotihuacan.server.operators.person_actions import set_operator
from teotihuacan.server.operators.store_access import run_in_store
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage.audit import Operator
from teotihuacan.server.storage.people import person_by_name

PASSWORD = "quetzal feather"
PARTS = ("overview", "people", "tables", "reports", "audit", "announcement")


def make_operator(me: Visitor, data: Path) -> None:
    """Make whoever is at a browser an operator, as the command line does."""
    me.visit()
    me.page.locator("#who").wait_for()
    api(me, "PUT", "/api/me/password", {"password": PASSWORD})
    options = ServerOptions(data=str(data))
    name = api(me, "GET", "/api/me")["name"]
    person = run_in_store(options, person_by_name, name)
    assert person is not None
    run_in_store(options, set_operator, Operator("test"), person.id, True)


def meet(keeper: Visitor, bob: Visitor) -> str:
    """The key of a table at which Bob sits, who has said something."""
    key = new_table(keeper, {"players": 2}, [ME, LINK], title="Friday evening")
    seats = api(keeper, "GET", f"/api/tables/{key}")["seats"]
    bob.visit(f"/t/{key}?seat={seats[1]['invite']}")
    bob.enter("Bob", "Sit down")
    expect(bob.page).not_to_have_url(re.compile("seat="))  # he sits
    api(bob, "POST", f"/api/tables/{key}/chat", {"text": "a rude word"})
    return key


def test_whoever_is_banned_is_told_at_once(
    come: Come,  # noqa: F811
    tmp_path: Path,
) -> None:
    keeper, bob = come(), come()
    make_operator(keeper, tmp_path / "data")
    meet(keeper, bob)
    bob.expected.append("403")
    keeper.visit("/admin?tab=people")
    keeper.page.get_by_role("link", name="Bob").click()
    keeper.page.get_by_label("How long").select_option("day")
    keeper.page.get_by_label("Reason").fill("Rude words in the chat.")
    keeper.press("Ban")
    expect(keeper.page.get_by_text("Banned until")).to_be_visible()
    bob.heading("You are banned")  # without a click
    expect(bob.page.get_by_role("alert").get_by_text("Rude words in the chat.")).to_be_visible()
    expect(bob.page.get_by_role("link", name="Export")).to_be_visible()
    assert barriers(bob) == []
    keeper.press("End the ban")
    expect(keeper.page.get_by_role("button", name="Ban", exact=True)).to_be_visible()
    bob.visit()
    expect(bob.page.locator("#who")).to_have_text("Bob")


def test_a_report_is_made_and_resolved(
    come: Come,  # noqa: F811
    tmp_path: Path,
) -> None:
    keeper, bob = come(), come()
    make_operator(keeper, tmp_path / "data")
    key = meet(keeper, bob)
    bob.visit(f"/t/{key}")
    bob.page.get_by_role("tab", name="Table").click()
    bob.press("Report")
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option(label="Report: Friday evening")
    dialog.get_by_label("An unfit name or title").check()
    dialog.get_by_label("In your own words").fill("It is Thursday.")
    assert barriers(bob) == []
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_text("Thank you.")).to_be_visible()
    keeper.visit("/admin?tab=reports")
    expect(keeper.page.get_by_text("It is Thursday.")).to_be_visible()
    keeper.press("Done")
    expect(keeper.page.get_by_text("Nothing here.")).to_be_visible()
    keeper.page.get_by_role("link", name="Audit log").click()
    expect(keeper.page.get_by_role("main").get_by_text("Done")).to_be_visible()


def test_an_announcement_is_seen_at_a_table_and_on_other_pages(
    come: Come,  # noqa: F811
    tmp_path: Path,
) -> None:
    keeper, bob = come(), come()
    make_operator(keeper, tmp_path / "data")
    meet(keeper, bob)
    keeper.visit("/admin?tab=announcement")
    keeper.page.get_by_label("What everybody should read").fill("We restart at noon.")
    keeper.press("Announce")
    said = bob.page.get_by_role("status", name="Announcement")
    expect(said).to_contain_text("We restart at noon.")  # without a click
    bob.visit("/rules")
    expect(said).to_contain_text("We restart at noon.")
    bob.press("Hide")
    expect(said).not_to_contain_text("We restart")


def test_a_closed_table_says_why(come: Come, tmp_path: Path) -> None:  # noqa: F811
    keeper, bob = come(), come()
    make_operator(keeper, tmp_path / "data")
    key = meet(keeper, bob)
    api(keeper, "POST", f"/api/tables/{key}/start")
    bob.turn.wait_for()
    keeper.visit(f"/admin?table={key}")
    keeper.page.get_by_label("Reason").fill("We move house.")
    keeper.press("Close the table")
    expect(keeper.page.get_by_text("closed", exact=True)).to_be_visible()
    expect(
        bob.page.get_by_text("An operator has closed this table. We move house.")
    ).to_be_visible()


def test_nobody_else_finds_the_page(come: Come) -> None:  # noqa: F811
    bob = come()
    bob.visit()
    bob.page.locator("#who").wait_for()
    bob.visit("/admin")
    expect(bob.page.get_by_role("link", name="Administration")).to_have_count(0)
    expect(bob.page.get_by_role("heading", name="Administration")).to_have_count(0)


@pytest.fixture
def sized(
    browser: Browser,  # noqa: F811
    server: Serving,  # noqa: F811
    request: pytest.FixtureRequest,
) -> Iterator[Visitor]:
    """Somebody with a screen of some size."""
    with ExitStack() as stack:
        yield stack.enter_context(visitor(browser, server.url, **request.param))


@pytest.mark.parametrize("sized", [DESK, PHONE], ids=["desk", "phone"], indirect=True)
def test_the_page_is_for_everybody_and_fits(
    sized: Visitor,
    come: Come,  # noqa: F811
    tmp_path: Path,
) -> None:
    """Screen readers, keyboards, small screens."""
    make_operator(sized, tmp_path / "data")
    bob = come()
    key = meet(sized, bob)
    report = {"subject": "line", "line": 1, "reason": "abuse", "text": "He wrote it to me."}
    api(sized, "POST", f"/api/tables/{key}/reports", report)
    api(sized, "PUT", "/api/admin/announcement", {"text": "We restart.", "until": 4 * 10**12})
    person = api(sized, "GET", "/api/admin/people?search=Bob")[0]["id"]
    mute = {"action": "mute", "reason": "Rude words in the chat."}
    api(sized, "POST", f"/api/admin/people/{person}/actions", mute)
    pages = [f"tab={part}" for part in PARTS]
    for query in (*pages, f"person={person}", f"table={key}"):
        sized.visit(f"/admin?{query}")
        sized.page.locator("main.admin > :nth-child(3)").wait_for()
        sized.page.wait_for_load_state("networkidle")
        assert barriers(sized) == [], query
        wide = sized.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert not wide, query
    sized.page.keyboard.press("Tab")  # the link to the content comes first
    expect(sized.page.locator("a.skip").first).to_be_focused()
