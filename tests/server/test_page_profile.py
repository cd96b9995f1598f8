"""Profiles on the page: ten games as their records tell them, at a desk and on a phone."""

import random
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
from tour import api, started
from visitors import Visitor, visitor

from teotihuacan.game.game import Game

Come = Callable[[dict[str, Any]], Visitor]
DEVICES = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SOLO = {"players": 1, "level": "easier"}


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:  # noqa: F811
    """Browsers of somebody new."""
    with ExitStack() as stack:
        yield lambda options: stack.enter_context(visitor(browser, server.url, **options))


def play(me: Visitor, seed: int) -> str:
    """A solo game, played at random to its end; the key of its table."""
    chance = random.Random(seed)
    key = started(me, SOLO, [SELF])
    while (state := api(me, "GET", f"/api/tables/{key}/news")["state"])["result"] is None:
        body = {"after": state["number"], "action": chance.choice(legal(state))}
        api(me, "POST", f"/api/tables/{key}/actions", body)
    api(me, "GET", f"/api/tables/{key}/achievements")  # the result is written by then
    return key


def games_of(me: Visitor, keys: list[str]) -> list[Game]:
    """The games of tables, as their records tell them."""
    return [Game.load(api(me, "GET", f"/api/tables/{key}/record")) for key in keys]


def check_page(me: Visitor) -> None:
    """Nobody is kept out, and nothing hangs over the edge."""
    assert barriers(me) == []
    assert me.page.evaluate(OVERFLOW) == 0


def figure(me: Visitor, key: str) -> str:
    return me.page.locator(f"[data-figure=profile-{key}] dd").inner_text()


@DEVICES
def test_ten_games_are_told_as_their_records_are(come: Come, device: dict[str, Any]) -> None:
    me = come(device)
    me.visit()
    me.page.locator("#who").wait_for()
    keys = [play(me, seed) for seed in range(10)]
    games = games_of(me, keys)
    vps = [game.position.scores()[0] for game in games]
    wins = [game.position.ranking()[0] == 0 for game in games]
    me.page.get_by_role("link", name="Your profile").click()
    me.heading("Your profile")
    expect(me.page.locator("[data-figure=profile-games] dd")).to_have_text("10")
    assert figure(me, "wins").startswith(f"{sum(wins)} (")
    assert float(figure(me, "mean")) == pytest.approx(sum(vps) / 10, abs=0.051)
    assert figure(me, "most") == str(max(vps))
    me.page.get_by_text("The figures as a table").click()
    rows = me.page.get_by_role("region", name="The figures as a table").locator("tbody tr")
    expect(rows).to_have_count(10)
    expect(rows.locator("td:nth-child(2)")).to_have_text([str(vp) for vp in reversed(vps)])
    best = me.page.get_by_role("region", name="Best games").locator("tbody tr")
    expect(best.locator("td:nth-child(2)")).to_have_text(
        [str(vp) for vp in sorted(vps, reverse=True)[:5]]
    )
    ascended = sum(game.position.statistics(0)["ascensions"] > 0 for game in games)
    told = "in one game" if ascended == 1 else f"in {ascended} games"
    expect(me.page.locator("[data-achievement=ascension]")).to_contain_text(told)
    count = sum(
        one["at"] is not None for one in api(me, "GET", "/api/me/profile")["achievements"]
    )
    expect(me.page.locator("li.earned")).to_have_count(count)
    check_page(me)
    best.first.get_by_role("link").click()
    me.page.locator("input[type=range]").wait_for()
    best_keys = [key for key, vp in zip(keys, vps, strict=True) if vp == max(vps)]
    assert any(f"/t/{key}/replay" in me.page.url for key in best_keys)


@DEVICES
def test_a_profile_is_made_public_by_keys(come: Come, device: dict[str, Any]) -> None:
    me, other = come(device), come(device)
    other.expected.append("404")  # the profile that nobody may see
    me.visit("/settings")
    me.page.get_by_role("link", name="Your profile").click()
    me.heading("Your profile")
    name = api(me, "GET", "/api/me")["name"]
    other.visit(f"/people/{name}")
    expect(other.page.get_by_text("There is no public profile of this name")).to_be_visible()
    check_page(other)
    expect(me.page.get_by_text("Only you can see this page.")).to_be_visible()
    toggle = me.page.get_by_role("checkbox", name="Public profile")
    expect(toggle).not_to_be_checked()
    toggle.focus()
    me.page.keyboard.press("Space")
    expect(me.page.get_by_text("Everybody can see this page.")).to_be_visible()
    check_page(me)
    other.page.reload()
    other.heading(f"Profile: {name}")
    expect(other.page.get_by_text(f"{name} has not finished a game yet.")).to_be_visible()
    check_page(other)
    me.page.get_by_role("link", name="How others see it").click()
    me.heading(f"Profile: {name}")


def test_new_achievements_are_told_when_a_game_ends(come: Come) -> None:
    me = come(DESK)
    me.visit()
    me.page.locator("#who").wait_for()
    new: list[Any] = []
    for seed in range(20):
        key = play(me, seed)
        told = api(me, "GET", f"/api/tables/{key}/achievements")
        new = [one for one in told if one["new"]]
        if new:
            break
    assert new
    me.visit(f"/t/{key}")
    fresh = me.page.locator(".fresh")
    expect(fresh.get_by_role("listitem")).to_have_count(len(new))
    check_page(me)
    fresh.get_by_role("link", name="Your profile").click()
    me.heading("Your profile")
