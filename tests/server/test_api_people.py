"""What happens to a person shows at their tables, at one server and at two."""

import asyncio
import json

import pytest
from players import (
    FIRST_GAME,
    ME,
    OPEN,
    Browser,
    Live,
    People,
    begin,
    good,
    make_table,
    refusal,
    unique,
)
from serving import Servers
from stored import everything, row_of
from websockets.exceptions import ConnectionClosed

from processes import soon


def rename(browser: Browser) -> None:
    browser.name = unique("Renamed")
    good(browser.patch("/api/me", json={"name": browser.name}))


def names_at(browser: Browser, key: str) -> list[str]:
    return [seat["name"] for seat in browser.table(key)["seats"]]


# Names


def test_a_new_name_shows_at_tables_and_in_chat(people: People) -> None:
    one, two = people.guests(2)
    elsewhere = people.elsewhere(one)
    match = begin(one, two, setup=FIRST_GAME)
    free = make_table(two, ME, OPEN, {"kind": "name", "name": one.name})["key"]
    old = one.name
    for text in ("first", "second"):
        good(one.at(match.key, "chat", text=text))

    async def watch() -> None:
        async with Live(two, match.key) as live, Live(elsewhere, match.key) as mine:
            await live.reach(0, 2)
            await mine.reach(0, 2)
            await asyncio.to_thread(rename, one)
            for watching in (live, mine):
                await watching.until(lambda live: live.table["seats"][0]["name"] == one.name)
            # Whoever was connected all the time, and requests that come at once elsewhere.
            await mine.say("third")
            await asyncio.to_thread(elsewhere.at, match.key, "chat", text="fourth")
            await live.reach(0, 4)
            assert [line["name"] for line in live.chat] == [old, old, one.name, one.name]
            await mine.reach(0, 4)
            assert mine.chat == live.chat

    asyncio.run(watch())
    for viewer in (one, two, elsewhere):
        assert names_at(viewer, match.key) == [one.name, two.name]
        assert {line["name"] for line in viewer.news(match.key)["chat"]} == {one.name}
        assert names_at(viewer, free)[2] == one.name


def test_the_new_name_is_written_down_everywhere_at_once(people: People) -> None:
    one, two = people.guests(2)
    elsewhere = people.elsewhere(one)
    good(elsewhere.get("/api/me/tables"))  # remembers who this is
    rename(one)
    made = make_table(elsewhere, ME, OPEN)
    assert made["seats"][0]["name"] == one.name
    rename(one)
    assert names_at(two, made["key"])[0] == one.name
    good(elsewhere.get("/api/me/tables"))
    rename(one)
    free = make_table(two, ME, OPEN)["key"]
    assert good(elsewhere.at(free, "join"))["seats"][1]["name"] == one.name


# Export


def test_an_export_has_all_games_and_no_secrets(people: People, shared_server: Servers) -> None:
    one, two = people.guests(2)
    running, finished = begin(one, two), begin(one, two, setup=FIRST_GAME)
    left = make_table(two, ME, OPEN)["key"]
    good(one.at(left, "join"))
    for key in (running.key, finished.key, left):
        good(one.at(key, "chat", text=f"mine at {key}"))
        good(two.at(key, "chat", text="of the other"))
    good(one.at(left, "leave"))
    running.play()
    good(two.at(finished.key, "resign", after=0))
    told = good(two.get("/api/me/export")), good(one.get("/api/me/export"))
    assert told[1]["person"]["name"] == one.name
    tables = {table["key"]: table for table in told[1]["tables"]}
    assert set(tables) == {running.key, finished.key, left}
    for key, table in tables.items():
        assert [line["text"] for line in table["chat"]] == [f"mine at {key}"]
    assert tables[running.key]["record"] is None
    assert tables[running.key]["entries"] == one.news(running.key)["entries"]
    hidden = {table["key"]: table for table in told[0]["tables"]}[running.key]["entries"]
    assert hidden == two.news(running.key)["entries"] != one.news(running.key)["entries"]
    assert tables[finished.key]["record"] == good(two.get(f"/api/tables/{finished.key}/record"))
    text = json.dumps(told)
    assert str(row_of(shared_server, running.key)["seed"]) not in text
    assert str(row_of(shared_server, finished.key)["seed"]) in text


# Leaving for good


def test_nothing_is_left_of_a_deleted_person(people: People, shared_server: Servers) -> None:
    one, two = people.guests(2)
    elsewhere = people.elsewhere(one)
    running, finished = begin(one, two, setup=FIRST_GAME), begin(one, two, setup=FIRST_GAME)
    mine = make_table(one, ME, OPEN, visibility="public")["key"]
    asked = make_table(two, ME, {"kind": "name", "name": one.name})["key"]
    joined = make_table(two, ME, OPEN)["key"]
    good(one.at(joined, "join"))
    good(one.at(finished.key, "resign", after=0))
    keys = [running.key, finished.key, mine, asked, joined]
    for text in ("a", "b"):
        good(one.at(running.key, "chat", text=f"{text} of {one.name}"))
        good(two.at(running.key, "chat", text=text))
    good(one.at(running.key, "chat", text=f"c of {one.name}"))
    person = good(one.get("/api/me/export"))["person"]["id"]

    async def leave() -> None:
        async with Live(elsewhere, running.key) as gone, Live(two, running.key) as live:
            await live.reach(0, 5)
            await gone.reach(0, 5)
            good(await asyncio.to_thread(one.delete, "/api/me"))
            with pytest.raises(ConnectionClosed) as closed:
                await gone.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401
            await live.until(lambda live: live.table["seats"][0]["kind"] == "bot")
            await live.until(lambda live: live.your_turn)  # a bot has gone on
            assert (await live.say("alone")) == {"type": "done", "number": 6, "id": 1}
            await live.reach(0, 6)

    asyncio.run(leave())
    for browser in (one, elsewhere):
        assert refusal(browser.get("/api/me")) == (401, "nobody")
        assert refusal(browser.at(mine, "join")) == (401, "nobody")
        assert refusal(browser.post("/api/tables", json={})) in (
            (401, "nobody"),
            (422, "invalid"),
        )
    for viewer in (two, people.guest(), people.stranger()):
        texts = [
            viewer.get(f"/api/tables/{key}{what}").text for key in keys for what in ("", "/news")
        ]
        texts += [viewer.get(f"/api/tables/{finished.key}/record").text]
        texts += [viewer.get(f"/api/tables?status={one}").text for one in ("open", "running")]
        texts += [viewer.get(path).text for path in ("/api/me/tables", "/api/me/export")]
        assert not any(one.name in text or person in text for text in texts)
        said = viewer.news(running.key)["chat"]
        assert [(line["number"], line["text"]) for line in said] == [
            (2, "a"),
            (4, "b"),
            (6, "alone"),
        ]
        assert viewer.news(running.key, chat=5)["chat"] == said[-1:]  # numbers are used once
    stored = str(everything(shared_server))
    assert one.name not in stored
    assert person not in stored
    assert two.table(mine)["status"] == "closed"
    assert [seat["kind"] for seat in two.table(asked)["seats"]] == ["person", "open"]
    assert [seat["kind"] for seat in two.table(joined)["seats"]] == ["person", "open"]
    assert names_at(two, finished.key) == ["(gone)", two.name]
    again = good(two.at(finished.key, "rematch"))
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person"]
    guest = people.guest(one.name)  # the name is free
    assert good(guest.get("/api/me/tables")) == []


def test_a_game_goes_on_to_its_end_without_a_deleted_person(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    one.play(match.key)
    good(one.delete("/api/me"))

    async def play() -> Live:
        async with Live(two, match.key) as live:
            await live.play_on()
            return live

    live = asyncio.run(play())
    assert {entry["by"] for entry in live.entries if entry["seat"] == 0} == {"person", "bot"}
    assert soon(lambda: two.table(match.key)["status"] == "finished")


def test_signing_out_in_a_browser_closes_its_sockets_at_all_workers(people: People) -> None:
    one, two = people.guests(2)
    same_browser = people.elsewhere(one)  # its cookie, at another worker
    match = begin(one, two, setup=FIRST_GAME)

    async def sign_out() -> None:
        async with (
            Live(one, match.key) as here,
            Live(same_browser, match.key) as there,
            Live(two, match.key) as other,
        ):
            await here.until(lambda live: live.your_turn)
            await there.until(lambda live: live.your_turn)
            good(await asyncio.to_thread(one.delete, "/api/session"))
            for live in (here, there):
                with pytest.raises(ConnectionClosed) as closed:
                    await live.drain()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
            assert (await other.say("still here"))["type"] == "done"

    asyncio.run(sign_out())


def test_signing_out_everywhere_closes_sockets_at_all_workers(people: People) -> None:
    one, two = people.guests(2)
    elsewhere = people.elsewhere(one)
    match = begin(one, two, setup=FIRST_GAME)
    good(elsewhere.get("/api/me/tables"))

    async def sign_out() -> None:
        async with Live(one, match.key) as here, Live(elsewhere, match.key) as there:
            await here.until(lambda live: live.your_turn)
            await there.until(lambda live: live.your_turn)
            good(await asyncio.to_thread(one.delete, "/api/sessions"))
            for live in (here, there):
                with pytest.raises(ConnectionClosed):
                    await live.drain()

    asyncio.run(sign_out())
    assert refusal(elsewhere.at(match.key, "chat", text="still me?")) == (401, "nobody")
    assert two.news(match.key)["chat"] == []
