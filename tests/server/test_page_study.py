"""Openings and the deal of the day on the page: by mouse, by keys, at a desk and on a phone."""

import random
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from players import legal
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_access import DESK, PHONE, barriers
from tour import ME as SELF
from tour import NOVICE, api, started
from visitors import Visitor, visitor

from teotihuacan.i18n.numbers import MINUS
from teotihuacan.study.daily import daily_deal, today
from teotihuacan.study.openings import Openings

Come = Callable[[dict[str, Any]], Visitor]
DEVICES = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
CLIPBOARD = ["clipboard-read", "clipboard-write"]
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:  # noqa: F811
    """Browsers of somebody new."""
    with ExitStack() as stack:
        yield lambda options: stack.enter_context(visitor(browser, server.url, **options))


def check_page(me: Visitor) -> None:
    """Nobody is kept out, and nothing hangs over the edge."""
    assert barriers(me) == []
    assert me.page.evaluate(OVERFLOW) == 0


def finish(me: Visitor, key: str) -> None:
    """Play a game to its end at random, with the cookies of the browser."""
    chance = random.Random(1)
    ask = me.page.context.request
    while (news := ask.get(f"{me.url}/api/tables/{key}/news").json())["state"]["result"] is None:
        state = news["state"]
        if state["your_turn"]:
            body = {"after": state["number"], "action": chance.choice(legal(state))}
            assert ask.post(f"{me.url}/api/tables/{key}/actions", data=body).ok


@DEVICES
def test_pairs_of_dealt_tiles_are_compared(come: Come, device: dict[str, Any]) -> None:
    me = come(device)
    me.visit()
    me.page.get_by_role("link", name="Openings", exact=True).click()
    me.heading("Openings")
    pairs = me.page.locator("button.pair")
    expect(pairs).to_have_count(20)
    for tile in (3, 7, 10, 16):
        me.page.locator(f"button[data-tile='{tile}']").click()
    expect(pairs).to_have_count(6)
    rows = Openings.read().rank_pairs([3, 7, 10, 16], 2)
    told = [" + ".join(map(str, row.tiles)) for row in rows]
    expect(pairs).to_have_text(told)
    first, second = rows[0].tiles
    expect(me.page.get_by_text(f"Best of your tiles: {first} and {second}")).to_be_visible()
    pairs.first.click()
    me.heading(f"First turns with tiles {first} and {second}")
    check_page(me)
    me.page.reload()  # the address says it all
    expect(pairs).to_have_text(told)
    me.heading(f"First turns with tiles {first} and {second}")


@DEVICES
def test_pairs_are_told_with_what_they_are_behind(come: Come, device: dict[str, Any]) -> None:
    me = come(device)
    me.visit("/openings?tiles=3,7,10,16")
    rows = Openings.read().rank_pairs([3, 7, 10, 16], 2)
    told = ["", *(f"{MINUS}{rows[0].vp - row.vp:.1f}" for row in rows[1:])]
    cells = me.page.locator("td.behind")
    expect(cells).to_have_text(told)
    # A narrow screen has them below what is expected.
    wide = device is DESK
    expect(cells.last).to_be_visible(visible=wide)
    below = me.page.locator("td.expected .below")
    expect(below.last).to_be_visible(visible=not wide)
    expect(below).to_have_text([re.compile(re.escape(words)) for words in told[1:]])
    if wide:
        head = me.page.get_by_role("columnheader", name="behind")
        head.get_by_role("button").click()
        expect(head).to_have_attribute("aria-sort", "descending")
        head.get_by_role("button").click()
        expect(cells).to_have_text(told[::-1])
    check_page(me)


@DEVICES
def test_openings_are_explored_by_keys(come: Come, device: dict[str, Any]) -> None:
    me = come(device)
    me.visit("/openings?players=4&seat=3")
    expect(me.page.locator("button.pair")).to_have_count(20)
    me.page.get_by_role("radio", name="4", exact=True).first.focus()
    me.page.keyboard.press("ArrowLeft")
    expect(me.page).to_have_url(f"{me.url}/openings?players=3&seat=3")
    games = me.page.get_by_role("columnheader", name="games").get_by_role("button")
    games.focus()
    me.page.keyboard.press("Enter")
    header = me.page.get_by_role("columnheader", name="games")
    expect(header).to_have_attribute("aria-sort", "descending")
    most = max(Openings.read().rank_pairs(range(1, 19), 3, 2), key=lambda row: row.games)
    expect(me.page.locator("td.games").first).to_have_text(str(most.games))
    me.page.keyboard.press("Enter")
    expect(header).to_have_attribute("aria-sort", "ascending")
    tile = me.page.locator("button[data-tile='5']")
    tile.focus()
    me.page.keyboard.press("Space")
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(me.page).to_have_url(f"{me.url}/openings?players=3&seat=3&tiles=5")
    me.page.get_by_role("button", name="Show all 153 pairs").press("Enter")
    expect(me.page.locator("button.pair")).to_have_count(153)


def test_whoever_chooses_tiles_finds_what_games_say_of_them(come: Come) -> None:
    me = come(DESK)
    me.visit()
    me.press("Play: Against bots")
    me.waits_for_me()
    explore = me.page.get_by_role("link", name="Openings of these tiles")
    address = explore.get_attribute("href") or ""
    assert "players=2" in address
    assert address.count(",") == 3  # the four dealt
    me.turn.get_by_role("button", name="Hint").click()
    opening = me.turn.locator(".looked .opening")
    expect(opening).to_contain_text("openings")
    expect(opening).to_contain_text("±")
    check_page(me)


def test_whoever_drafts_tiles_finds_what_games_say_of_each(come: Come) -> None:
    me = come(DESK)
    me.visit()
    me.page.locator("#who").wait_for()
    key = started(me, {"players": 2, "draft": True}, [SELF, NOVICE])
    me.visit(f"/t/{key}")
    me.waits_for_me()
    state = api(me, "GET", f"/api/tables/{key}/news")["state"]
    assert state["view"]["question"] == "take_starting_tile"
    offered = [offer["about"]["starting_tile"] for offer in state["view"]["legal"]]
    explore = me.page.get_by_role("link", name="Openings of these tiles")
    tiles = ",".join(map(str, sorted(offered)))
    expect(explore).to_have_attribute("href", f"/openings?players=2&seat=1&tiles={tiles}")
    me.turn.get_by_role("button", name="Hint").click()
    hint = me.turn.get_by_role("list", name="What a strong player would do")
    rows = Openings.read().rank_tiles(offered, 2, 0)
    figures = [f"openings {row.vp:.1f} ± {row.error:.1f} VP" for row in rows]
    looked = hint.locator(".opening")
    expect(looked).not_to_have_count(0)
    assert {*looked.all_text_contents()} <= {*figures}
    check_page(me)


def test_the_deal_against_the_bot_is_played(come: Come) -> None:
    me = come(DESK)
    me.visit("/daily")
    deal = me.page.get_by_role("region", name="Against Adept")
    deal.get_by_role("button", name="Play: Against Adept").press("Enter")
    key = me.table_path().removeprefix("/t/")
    me.waits_for_me()
    assert me.turn.get_by_role("button", name="Hint").count() == 0
    table = api(me, "GET", f"/api/tables/{key}/news")["table"]
    assert [seat["name"] for seat in table["seats"] if seat["kind"] == "bot"] == ["adept"]
    finish(me, key)
    me.visit("/daily")
    record = api(me, "GET", f"/api/tables/{key}/record")
    assert record["seed"] == daily_deal(today(), "adept").seed
    scores = record["result"]["scores"]
    place = next(seat["seat"] for seat in table["seats"] if seat["you"])
    mine, other = scores[place], scores[1 - place]
    shared = deal.locator("pre")
    expect(shared).to_contain_text(f"Teotihuacan {today().isoformat()} · adept")
    expect(shared).to_contain_text(f"{mine} : {other} VP")
    expect(deal.locator("tr.you")).to_contain_text(str(mine))
    solo = me.page.get_by_role("region", name="Against Teotibot")
    expect(solo.get_by_role("button", name="Play: Against Teotibot")).to_be_visible()
    check_page(me)


@DEVICES
def test_the_deal_of_the_day_is_played_and_shared(come: Come, device: dict[str, Any]) -> None:
    me = come(device)
    me.page.context.grant_permissions(CLIPBOARD, origin=me.url)
    me.visit()
    strip = me.page.get_by_role("region", name="Deal of the day")
    button = strip.get_by_role("button", name="Against Teotibot: Play")
    button.focus()
    me.page.keyboard.press("Enter")
    key = me.table_path().removeprefix("/t/")
    me.waits_for_me()
    me.visit("/daily")
    me.heading(f"Deal of the day {today().isoformat()}")
    check_page(me)
    deal = me.page.get_by_role("region", name="Against Teotibot")
    deal.get_by_role("button", name="Go on: Against Teotibot").click()
    assert me.table_path() == f"/t/{key}"
    finish(me, key)
    me.visit(f"/t/{key}")
    expect(me.page.get_by_text(f"Deal of the day {today().isoformat()}: place ")).to_be_visible()
    me.page.get_by_role("link", name="Results of the day").click()
    me.heading(f"Deal of the day {today().isoformat()}")
    expect(deal.get_by_text("You won").or_(deal.get_by_text("You lost"))).to_be_visible()
    expect(deal.locator("pre")).to_contain_text(f"Teotihuacan {today().isoformat()} · Teotibot")
    record = me.page.context.request.get(f"{me.url}/api/tables/{key}/record").json()
    assert record["seed"] == daily_deal(today()).seed
    mine, other = record["result"]["scores"]
    expect(deal.locator("pre")).to_contain_text(f"{mine} : {other} VP")
    expect(deal.locator("tr.you")).to_contain_text(str(mine))
    deal.get_by_role("button", name="Copy").press("Enter")
    expect(deal.get_by_role("button", name="Copied")).to_be_visible()
    copied = me.page.evaluate("navigator.clipboard.readText()")
    assert copied == deal.locator("pre").inner_text()
    check_page(me)
    me.page.get_by_role("link", name="The day before").click()
    expect(me.page.get_by_text("You did not play this deal.").first).to_be_visible()
    me.visit()
    expect(strip).to_contain_text("Against Teotibot: You")
    check_page(me)


def test_a_day_that_there_is_not_leads_to_today(come: Come) -> None:
    me = come(DESK)
    me.expected.append("422")
    me.visit("/")
    me.page.get_by_role("region", name="Deal of the day").wait_for()
    me.visit("/daily?day=2026-02-30")
    me.heading(f"Deal of the day {today().isoformat()}")
    expect(me.page).to_have_url(f"{me.url}/daily")
