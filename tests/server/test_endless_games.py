"""Nothing at a table goes on for ever: undos in a turn and in a game, lines of chat."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from running_app import Site, options_in, running
from websockets.asyncio.client import connect

from teotihuacan import Setup
from teotihuacan.client import Connected, ServerClient, TableFeed
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage.schema import chat, entries, tables
from teotihuacan.server.tables.room import LINES, PAGE
from teotihuacan.server.tables.table_actions import MOST_LINES
from teotihuacan.server.tables.table_game import (
    PERSON,
    UNDOS_IN_GAME,
    UNDOS_IN_TURN,
    PlayerSettings,
    TableGame,
)

CONFIRMED = PlayerSettings(confirm=True)


def hold(game: TableGame) -> int:
    """Answer with any action that waits for its player's word; who that is."""
    seat = game.asked
    assert seat is not None
    while game.held is None:
        game.play_or_hold(seat, game.position.legal_actions()[0], CONFIRMED, PERSON, 0)
    return seat


def test_undos_in_a_turn_and_in_a_game_have_an_end() -> None:
    game = TableGame(Setup(2), seed=1, started_at=0)
    taken_back = turns = 0
    while not game.over:
        for _ in range(UNDOS_IN_TURN):
            seat = hold(game)
            if taken_back == UNDOS_IN_GAME:
                break
            game.take_back(seat, 0)
            taken_back += 1
        seat = hold(game)
        with pytest.raises(Refusal, match="play on"):
            game.take_back(seat, 0)
        game.play_held_action(seat, PERSON, 0)
        turns += 1
    assert taken_back == UNDOS_IN_GAME
    assert game.position.over
    assert turns > UNDOS_IN_GAME / UNDOS_IN_TURN


def test_a_chat_has_an_end(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site:
        ann = site.guest("Ann")
        wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        key = ann.post("/api/tables", json=wanted).json()["key"]
        lines = [
            {"table_id": 1, "number": number, "name": "Ann", "text": "hello", "at": 0}
            for number in range(1, MOST_LINES)
        ]
        with site.server.database.engine.begin() as connection:
            connection.execute(chat.insert(), lines)
        site.server.rooms.by_key.clear()
        site.server.rooms.by_id.clear()
        answers = [ann.post(f"/api/tables/{key}/chat", json={"text": "more"}) for _ in range(2)]
        assert answers[0].is_success
        assert (answers[1].status_code, answers[1].json()["code"]) == (409, "chat_full")


# Pages

LONG = 2 * PAGE + 7  # entries


@pytest.fixture
def long_game(tmp_path: Path) -> Iterator[tuple[Site, str]]:
    """A running server, and the key of a table at which much was held back and undone."""
    with running(options_in(tmp_path)) as site:
        ann = site.guest("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wanted = {"setup": {"players": 2}, "seats": seats, "shuffle": False}
        key = str(ann.post("/api/tables", json=wanted).json()["key"])
        assert ann.post(f"/api/tables/{key}/start").is_success
        action = ann.get(f"/api/tables/{key}/news").json()["state"]["view"]["legal"][0]["action"]
        rows: list[dict[str, Any]] = [
            {"kind": "undo", "action": 0}
            if number % 2 == 0
            else {"kind": "hold", "action": action}
            for number in range(1, LONG + 1)
        ]
        shared = {"table_id": 1, "seat": 0, "by": "person", "at": 1}
        with site.server.database.engine.begin() as connection:
            numbered = [{**row, **shared, "number": i} for i, row in enumerate(rows, start=1)]
            connection.execute(entries.insert(), numbered)
            connection.execute(tables.update().values(number=LONG))
        site.server.rooms.by_key.clear()
        site.server.rooms.by_id.clear()
        yield site, key


def test_news_of_a_long_game_come_in_pages(long_game: tuple[Site, str]) -> None:
    site, key = long_game
    numbers: list[int] = []
    pages: list[dict[str, Any]] = []
    seen = 0
    while not pages or pages[-1].get("more"):
        pages.append(site.browser().get(f"/api/tables/{key}/news?seen={seen}").json())
        numbers += [entry["number"] for entry in pages[-1]["entries"]]
        assert pages[-1]["number"] == numbers[-1]
        assert pages[-1]["state"]["number"] == LONG
        seen = numbers[-1]
    assert numbers == list(range(1, LONG + 1))
    assert [len(page["entries"]) for page in pages] == [PAGE, PAGE, 7]
    assert "more" not in pages[-1]
    assert site.browser().get(f"/api/tables/{key}/news?seen={LONG}").json()["entries"] == []


async def hear(site: Site, key: str, count: int) -> list[dict[str, Any]]:
    """The first messages over a socket."""
    address = f"{site.url.replace('http', 'ws')}/api/tables/{key}/socket"
    async with asyncio.timeout(60), connect(address, max_size=2**24) as socket:
        return [json.loads(await socket.recv()) for _ in range(count)]


async def follow(site: Site, key: str) -> TableFeed:
    """What the Python client knows once it is connected."""
    with ServerClient(site.url) as client:
        feed = TableFeed(client, key)
        async with asyncio.timeout(60):
            async for told in feed.listen():
                if isinstance(told, Connected):
                    return feed
    raise AssertionError


def test_a_socket_gets_pages_and_then_the_state(long_game: tuple[Site, str]) -> None:
    site, key = long_game
    told = asyncio.run(hear(site, key, 3))
    numbers = [entry["number"] for news in told for entry in news["entries"]]
    assert numbers == list(range(1, LONG + 1))
    assert [news.get("more", False) for news in told] == [True, True, False]
    assert ["state" in news for news in told] == [False, False, True]
    assert told[-1]["state"]["number"] == told[-1]["number"] == LONG


def test_the_python_client_follows(long_game: tuple[Site, str]) -> None:
    site, key = long_game
    feed = asyncio.run(follow(site, key))
    assert feed.number == len(feed.entries) == LONG
    assert feed.state is not None


LONG_CHAT = 2 * LINES + 7  # lines


@pytest.fixture
def long_chat(tmp_path: Path) -> Iterator[tuple[Site, str]]:
    """A running server, and the key of a table at which much was said."""
    with running(options_in(tmp_path)) as site:
        wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        key = str(site.guest("Ann").post("/api/tables", json=wanted).json()["key"])
        said = {"table_id": 1, "name": "Ann", "text": "hello", "at": 0}
        lines = [{**said, "number": number} for number in range(1, LONG_CHAT + 1)]
        with site.server.database.engine.begin() as connection:
            connection.execute(chat.insert(), lines)
        site.server.rooms.by_key.clear()
        site.server.rooms.by_id.clear()
        yield site, key


def test_a_long_chat_comes_in_pages(long_chat: tuple[Site, str]) -> None:
    site, key = long_chat
    pages: list[list[int]] = []
    line, more = 0, True
    while more:
        news = site.browser().get(f"/api/tables/{key}/news?chat={line}").json()
        pages.append([one["number"] for one in news["chat"]])
        line, more = pages[-1][-1], news.get("more_chat", False)
        assert "more" not in news
    assert [len(page) for page in pages] == [LINES, LINES, 7]
    assert [number for page in pages for number in page] == list(range(1, LONG_CHAT + 1))


def test_a_socket_gets_a_long_chat_by_itself(long_chat: tuple[Site, str]) -> None:
    site, key = long_chat
    told = asyncio.run(hear(site, key, 3))
    numbers = [line["number"] for news in told for line in news["chat"]]
    assert numbers == list(range(1, LONG_CHAT + 1))
    assert [news.get("more_chat", False) for news in told] == [True, True, False]
    assert ["table" in news for news in told] == [True, False, False]


def test_the_python_client_follows_the_chat(long_chat: tuple[Site, str]) -> None:
    site, key = long_chat
    feed = asyncio.run(follow(site, key))
    assert [line["number"] for line in feed.chat] == list(range(1, LONG_CHAT + 1))
