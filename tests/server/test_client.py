"""The client as a library: a bot plays a whole game; nothing sent is lost or done twice."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from players import FIRST_GAME, ME, OPEN, RANDOM, unique
from serving import SameGames, Serving

from teotihuacan import Game
from teotihuacan.client import (
    Connected,
    Ended,
    LobbyFeed,
    Lost,
    News,
    ServerClient,
    ServerRefusal,
    TableFeed,
)
from teotihuacan.i18n import translate_to


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with SameGames(tmp_path / "data", "--rate-limit", "0") as serving:
        yield serving


@pytest.fixture
def client(serving: Serving) -> Iterator[ServerClient]:
    with ServerClient(serving.url) as client:
        client.create_guest(unique("Walker"))
        yield client


def start(client: ServerClient, *seats: object) -> str:
    """The key of a table where the game has begun, if all its seats are taken."""
    setup = {"players": len(seats), **FIRST_GAME}
    key = client.create_table(setup=setup, seats=list(seats), shuffle=False)["key"]
    if OPEN not in seats:
        client.start(key)
    return key


def test_the_lobby_tells_who_is_there_and_when_tables_change(client: ServerClient) -> None:
    async def follow() -> list[str]:
        feed = LobbyFeed(client)
        seen: list[str] = []
        async for about_tables in feed.listen():
            if feed.people and not seen:
                seen += feed.people
                wanted = {"setup": {"players": 2}, "seats": [ME, OPEN]}
                client.create_table(**wanted, visibility="public")
            elif seen and about_tables:
                return seen
        raise AssertionError("the lobby was closed")

    me = client.find_me()
    assert me is not None
    assert asyncio.run(follow()) == [me["name"]]


def test_a_bot_plays_a_whole_game(client: ServerClient) -> None:
    key = start(client, ME, RANDOM)

    async def play() -> None:
        feed = TableFeed(client, key)
        async for told in feed.listen():
            if isinstance(told, News) and feed.state and feed.state["result"]:
                return
            if feed.my_turn:
                await feed.act(random.choice(feed.offers)["action"])

    asyncio.run(play())
    assert Game.load(client.get_record(key)).position.over


def test_what_was_sent_to_a_dying_server_is_done_once(
    serving: Serving, client: ServerClient
) -> None:
    key = start(client, ME, OPEN)
    with ServerClient(serving.url) as bob:
        bob.create_guest(unique("Bob"))
        bob.join(key)
        bob.request("POST", f"tables/{key}/chat", {"text": "hello"})
    client.start(key)

    async def play() -> TableFeed:
        feed = TableFeed(client, key)
        losses = 0
        async for told in feed.listen():
            if isinstance(told, Connected) and losses == 0:
                await asyncio.to_thread(serving.kill)
                assert await feed.act(feed.offers[0]["action"])
                await feed.say("still here")
            elif isinstance(told, Lost):
                losses += 1
                if losses == 1:
                    assert not await feed.undo()
                    await asyncio.to_thread(serving.start)
            elif losses and feed.number == 1 and len(feed.chat) == 2:
                return feed
        raise AssertionError("the feed ended")

    feed = asyncio.run(play())
    assert [line["text"] for line in feed.chat] == ["hello", "still here"]
    news = client.request("GET", f"tables/{key}/news?seen=0&chat=0")
    assert [entry["kind"] for entry in news["entries"]] in (["play"], ["hold"])
    assert [line["text"] for line in news["chat"]] == ["hello", "still here"]


def test_a_table_that_is_not_there_ends_the_feed(client: ServerClient) -> None:
    async def listen() -> list[object]:
        return [told async for told in TableFeed(client, "nowhere").listen()]

    assert asyncio.run(listen()) == [Ended("no_table")]


def test_refusals_are_told_in_every_language(client: ServerClient) -> None:
    with pytest.raises(ServerRefusal) as caught:
        client.get_table("nowhere")
    refusal = caught.value
    assert (refusal.code, str(refusal)) == ("not_found", "there is no such table")
    assert translate_to("en", refusal) == "There is no such table or page."
    assert translate_to("cs", refusal) != translate_to("en", refusal)
    unknown = ServerRefusal("of_tomorrow", "come back later")
    assert translate_to("fr", unknown) == "come back later"


def test_a_token_is_the_same_person_again(serving: Serving, client: ServerClient) -> None:
    me = client.find_me()
    assert me
    with ServerClient(serving.url, client.token) as again:
        assert again.find_me() == me
        again.token = None
        assert again.find_me() is None
