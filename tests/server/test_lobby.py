"""The lobby: who is there, open seats and games to watch, pushed as they change."""

import asyncio
import time
from pathlib import Path

import pytest
from lobby_feed import LobbyFeed
from players import FIRST_GAME, ME, OPEN, RANDOM, Live, People, begin, good, make_table
from running_app import options_in, running
from websockets.exceptions import ConnectionClosed

from teotihuacan.server.http.connections import ENDED


def test_who_comes_is_seen_and_who_goes_is_not(people: People) -> None:
    one, other = people.guests(2)

    async def come_and_go() -> None:
        async with LobbyFeed(one) as feed:
            await feed.until(lambda feed: feed.people.get(one.name) == "lobby")
            async with LobbyFeed(other):
                await feed.until(lambda feed: feed.people.get(other.name) == "lobby")
            await feed.until(lambda feed: other.name not in feed.people)

    asyncio.run(come_and_go())


def test_who_sits_at_a_table_is_there_too_but_not_who_only_watches(people: People) -> None:
    one, other, third = people.guests(3)
    match = begin(one, other, setup=FIRST_GAME)

    async def look() -> None:
        async with LobbyFeed(people.stranger()) as feed, Live(third, match.key):
            async with Live(one, match.key), LobbyFeed(one):
                await feed.until(lambda feed: feed.people.get(one.name) == "table")
            await feed.until(lambda feed: one.name not in feed.people)
            assert third.name not in feed.people

    asyncio.run(look())


def test_who_wants_to_be_invisible_is(people: People) -> None:
    one, other = people.guests(2)

    async def hide() -> None:
        async with LobbyFeed(other) as feed, LobbyFeed(one):
            await feed.until(lambda feed: one.name in feed.people)
            assert good(one.patch("/api/me", json={"invisible": True}))["invisible"]
            await feed.until(lambda feed: one.name not in feed.people)
            good(one.patch("/api/me", json={"invisible": False, "name": f"{one.name}!"}))
            await feed.until(lambda feed: f"{one.name}!" in feed.people)

    asyncio.run(hide())


def test_public_tables_come_and_go_and_others_are_never_seen(people: People) -> None:
    one, other = people.guests(2)

    async def look() -> None:
        async with LobbyFeed(other) as feed:
            hidden = make_table(one, ME, OPEN)["key"]
            key = make_table(one, ME, OPEN, visibility="public", title="Friday")["key"]
            await feed.until(lambda feed: key in feed.state["open"])
            shown = feed.state["open"][key]
            assert (shown["title"], shown["host"]) == ("Friday", one.name)
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "open"]
            good(other.at(key, "join"))
            await feed.until(lambda feed: feed.state["open"][key]["seats"][1]["name"] != "")
            good(one.at(key, "start"))
            await feed.until(lambda feed: key in feed.state["running"])
            assert key not in feed.state["open"]
            table = one.table(key)
            good(one.at(key, "resign", after=table["number"]))
            await feed.until(lambda feed: key not in feed.state["running"])
            assert hidden not in str(feed.state)

    asyncio.run(look())


def test_games_of_people_rank_before_those_with_bots(people: People) -> None:
    one, other = people.guests(2)
    with_bot = begin(one, bots=1, setup=FIRST_GAME, visibility="public").key
    of_two = begin(one, other, setup=FIRST_GAME, visibility="public").key
    running = good(people.stranger().get("/api/lobby"))["running"]
    assert running[of_two]["rank"] > running[with_bot]["rank"]
    keys = list(running)
    assert keys.index(of_two) < keys.index(with_bot)


def test_an_invitation_is_told_to_who_is_invited_alone(people: People) -> None:
    one, other, third = people.guests(3)

    async def invite() -> None:
        async with LobbyFeed(other) as feed, LobbyFeed(third) as apart:
            make_table(one, ME, {"kind": "name", "name": other.name})
            await feed.until_noted("tables")
            good(one.post("/api/friends", json={"name": other.name, "action": "ask"}))
            await feed.until_noted("friends")
            make_table(one, ME, OPEN, visibility="public")
            await apart.until(lambda feed: feed.pushes > 0)
            assert apart.notes == []

    asyncio.run(invite())


def test_what_is_told_by_http_is_what_is_told_over_a_socket(people: People) -> None:
    one = people.guest()
    key = make_table(one, ME, RANDOM, OPEN, visibility="public")["key"]

    async def compare() -> None:
        async with LobbyFeed(one) as feed:
            await feed.until(lambda feed: key in feed.state["open"] and one.name in feed.people)
            assert feed.state["open"][key] == good(one.get("/api/lobby"))["open"][key]

    asyncio.run(compare())


def test_who_signs_out_is_closed(people: People) -> None:
    one = people.guest()

    async def sign_out() -> None:
        async with LobbyFeed(one) as feed:
            good(one.delete("/api/session"))
            with pytest.raises(ConnectionClosed) as closed:
                await feed.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == ENDED

    asyncio.run(sign_out())


# How often, and how much ---


def test_many_changes_are_told_at_once_and_at_most_once_a_second(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        one, other = people.guests(2)

        async def count() -> tuple[int, float]:
            async with LobbyFeed(other) as feed:
                began, before = time.monotonic(), feed.pushes
                keys = [make_table(one, ME, OPEN, visibility="public")["key"] for _ in range(30)]
                await feed.until(lambda feed: feed.state["open"].keys() >= {*keys})
                return feed.pushes - before, time.monotonic() - began

        pushes, seconds = asyncio.run(count())
    assert 1 <= pushes <= seconds + 2


def test_a_move_is_told_to_nobody_in_the_lobby(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        one, other = people.guests(2)
        match = begin(one, other, setup=FIRST_GAME, visibility="public")

        async def play() -> None:
            async with LobbyFeed(one) as feed:
                await feed.until(lambda feed: one.name in feed.people)
                number = feed.number
                for _ in range(10):
                    match.play()
                assert good(other.get("/api/lobby"))["number"] == number

        asyncio.run(play())


def test_whoever_comes_first_is_told_that_nobody_is_there(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        stranger = people.stranger()

        async def look() -> None:
            async with LobbyFeed(stranger) as feed:
                assert (feed.wholes, feed.number) == (1, 0)
                assert feed.state == {"people": {}, "open": {}, "running": {}, "seeks": {}}

        asyncio.run(look())


def test_who_reads_slowly_is_sent_all_of_it_instead_of_each_change(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        [watcher] = people.guests(1)

        async def skip() -> None:
            async with LobbyFeed(watcher) as feed:
                await feed.until(lambda feed: watcher.name in feed.people)
                [socket] = site.server.lobby.watchers
                assert socket.number is not None
                socket.number -= 5  # what was sent got no further
                make_table(watcher, ME, OPEN, visibility="public")
                await feed.until(lambda feed: feed.wholes == 2)
                assert len(feed.state["open"]) == 1

        asyncio.run(skip())
