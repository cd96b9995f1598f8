"""The end of a game on the page: how it ended, its key moments, what can be done with it."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from prepared_games import GameSoFar, play_bots, prepare_server
from serving import Serving
from test_page import browser  # noqa: F401 - a fixture
from visitors import Visitor, visitor

from teotihuacan import Setup

ME = 0  # seat
CUT_SHORT = 60  # actions


@dataclass(frozen=True)
class Memories:
    """A server with finished games."""

    url: str
    cookie: dict[str, str]
    games: dict[str, GameSoFar]
    tables: dict[str, str]  # key by name of the game


@pytest.fixture(scope="module")
def memories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Memories]:
    """Games of three, one that was given up, and one against Teotibot."""
    folder = tmp_path_factory.mktemp("memories") / "data"
    three, solo = play_bots(Setup(players=3), 0), play_bots(Setup(players=1), 2)
    given_up = play_bots(Setup(players=2), 1)
    given_up = GameSoFar(given_up.setup, given_up.seed, given_up.actions[:CUT_SHORT])
    games = {"three": three, "solo": solo, "given_up": given_up}
    with prepare_server(folder) as shelf:
        me = shelf.add_person("Ann")
        cookie = shelf.make_cookie(me)
        tables = {
            "three": shelf.add_table(three, [me, "adept", "student"]),
            "solo": shelf.add_table(solo, [me]),
            "given_up": shelf.add_table(given_up, [me, shelf.add_person("Bob")], resigning=ME),
        }
    with Serving(folder, "--rate-limit", "0") as serving:
        yield Memories(serving.url, cookie, games, tables)


@pytest.fixture
def me(browser: Browser, memories: Memories) -> Iterator[Visitor]:  # noqa: F811
    """Who played those games."""
    signed_in = {"cookies": [{**memories.cookie, "url": memories.url}], "origins": []}
    with visitor(browser, memories.url, storage_state=signed_in) as somebody:
        yield somebody


def test_key_moments_lead_into_the_replay(me: Visitor, memories: Memories) -> None:
    me.visit(f"/t/{memories.tables['three']}")
    moments = me.page.locator("a[href*='/replay?at=']")
    moments.first.wait_for()
    words = "\n".join(moments.all_inner_texts())
    for told in ("Eclipse 1", "Eclipse 2", "Eclipse 3", "Ann’s best turn", "brings the last"):
        assert told in words
    assert me.page.locator("svg .badge").count() == moments.count()
    number = (moments.nth(2).get_attribute("href") or "").rpartition("=")[2]
    moments.nth(2).click()
    expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()
    me.page.go_back()
    me.page.locator(".ranking").wait_for()


def test_moments_beside_the_replay_lead_on(me: Visitor, memories: Memories) -> None:
    me.visit(f"/t/{memories.tables['three']}/replay?at=7")
    expect(me.page.get_by_text("Move 7 of ")).to_be_visible()
    link = me.page.get_by_role("link", name=re.compile("Eclipse 2"))
    number = (link.get_attribute("href") or "").rpartition("=")[2]
    link.click()
    expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()


def test_the_record_can_be_taken_along(me: Visitor, memories: Memories, tmp_path: Path) -> None:
    me.visit(f"/t/{memories.tables['three']}")
    with me.page.expect_download() as download:
        me.page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "game.json")
    record = json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))
    assert record["seed"] == memories.games["three"].seed


def test_solo_is_won_or_lost_against_teotibot(me: Visitor, memories: Memories) -> None:
    me.visit(f"/t/{memories.tables['solo']}")
    mine, teotibot = memories.games["solo"].position().scores()
    me.heading("You beat Teotibot!" if mine > teotibot else "Teotibot wins this time")
    expect(me.page.get_by_text(f"{abs(mine - teotibot)} VP ahead of")).to_be_visible()


def test_who_gave_up_is_told(me: Visitor, memories: Memories) -> None:
    me.visit(f"/t/{memories.tables['given_up']}")
    me.heading("Bob wins")
    expect(me.page.get_by_text("You gave the game up")).to_be_visible()
    expect(me.page.locator(".ranking > li").last).to_contain_text("resigned")
    expect(me.page.get_by_role("link", name="Ann resigns")).to_be_visible()
