"""Live connections, at one server and at two: news, presence, chat, messages to who is away."""

import asyncio
import json
import random
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from players import (
    FIRST_GAME,
    ME,
    OPEN,
    Browser,
    Live,
    Match,
    People,
    begin,
    good,
    make_table,
    refusal,
    unique,
)
from receiver import Receiver
from service_fixtures import OPTIONS
from serving import Servers, Serving
from websockets.exceptions import ConnectionClosed

from processes import soon

JSON = {"Content-Type": "application/json"}
TEXTS = ["hello", "é日本🏛️", "<b>'x'\"\\", "two\nlines", "x" * 500]


# News


def test_who_comes_back_gets_exactly_what_was_missed(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two)
    chance = random.Random(7)

    async def play() -> tuple[Live, Live]:
        async with Live(one, match.key) as steady, Live(two, match.key) as shaky:
            for number in range(40):
                mover = match.asked()
                if number % 4 == 0:
                    await steady.say(f"line {number}")
                if chance.random() < 0.4:
                    await shaky.close()
                    mover.play(match.key)
                    if mover is match.asked():  # sometimes more than one thing is missed
                        mover.play(match.key)
                    await shaky.open()
                else:
                    mover.play(match.key)
            for live in (steady, shaky):
                number = one.news(match.key)["number"]
                await live.reach(number)
                await live.until(lambda live: len(live.chat) == 10)
            return steady, shaky

    steady, shaky = asyncio.run(play())
    for live in (steady, shaky):  # `Live` refuses what comes twice or with a gap
        told = live.browser.news(match.key)
        assert live.entries == told["entries"]
        assert live.chat == told["chat"]
        assert live.state == told["state"]


def test_news_since_by_http(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two)
    for _ in range(6):
        match.play()
        good(one.at(match.key, "chat", text="hm"))
    whole = two.news(match.key)
    for seen in range(8):
        news = two.news(match.key, seen, seen)
        assert news["entries"] == whole["entries"][seen:]
        assert news["chat"] == whole["chat"][seen:]
        assert (news["number"], news["state"]) == (6, whole["state"])
    for wrong in ("-1", "x", str(2**31)):
        answer = two.get(f"/api/tables/{match.key}/news", params={"seen": wrong})
        assert refusal(answer) == (422, "invalid")


def test_spectators_see_public_tables_and_those_they_have_a_link_to(people: People) -> None:
    one, two = people.guests(2)
    for visibility in ("public", "link"):
        match = begin(one, two, setup=FIRST_GAME, visibility=visibility)
        listed = good(people.stranger().get("/api/tables?status=running"))
        assert (match.key in [table["key"] for table in listed]) == (visibility == "public")

        async def watch(key: str = match.key) -> None:
            async with Live(people.stranger(), key) as nobody, Live(people.guest(), key) as other:
                for number in range(1, 4):
                    match.play()  # noqa: B023
                    for live in (nobody, other):
                        await live.reach(number)
                        assert live.state is not None
                        assert (live.state["seat"], live.your_turn) == (None, False)
                        assert live.legal == []
                assert nobody.entries == other.entries
                assert nobody.table["you"] is None
                assert [seat["present"] for seat in nobody.table["seats"]] == [False, False]

        asyncio.run(watch())


def test_the_start_of_a_game_is_news(people: People) -> None:
    one, two = people.guests(2)
    key = make_table(one, ME, OPEN)["key"]

    async def wait() -> None:
        async with Live(one, key) as live, Live(people.stranger(), key) as watching:
            await live.until(lambda live: live.table["seats"][0]["present"])
            good(two.at(key, "join"))
            for one_of in (live, watching):
                await one_of.until(lambda live: live.table["seats"][1]["name"] == two.name)
                assert one_of.state is None
            good(one.at(key, "start"))
            for one_of in (live, watching):
                await one_of.until(lambda live: live.table["status"] == "running")
                assert one_of.state is not None
            assert live.your_turn

    asyncio.run(wait())


def test_a_message_is_checked_alike_by_http_and_over_a_socket(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    wrong: list[tuple[str, str, dict[str, Any]]] = [
        ("act", "actions", {}),
        ("act", "actions", {"after": 0.5, "action": 0}),
        ("act", "actions", {"after": 0, "action": 10**9}),
        ("act", "actions", {"after": 0, "action": 0, "seat": 1}),
        ("undo", "undo", {"after": "0"}),
        ("end", "end", {"after": -1}),
        ("resign", "resign", {}),
        ("say", "chat", {"text": " "}),
    ]

    async def send() -> None:
        async with Live(one, match.key) as live:
            for kind, path, fields in wrong:
                by_http = one.at(match.key, path, **fields)
                over_socket = await live.ask(kind, **fields)
                assert (by_http.status_code, over_socket["type"]) == (422, "refused")
                assert by_http.json()["message"] == f"body.{over_socket['message']}"

    asyncio.run(send())


def test_messages_that_make_no_sense_are_refused(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)

    async def send() -> None:
        async with Live(one, match.key) as live:
            wrong: list[Any] = [
                None,
                [],
                {},
                {"type": "dance"},
                {"type": "act"},
                {"type": "act", "after": 0},
                {"type": "act", "after": "0", "action": 0},
                {"type": "act", "after": 0, "action": -1},
                {"type": "act", "after": 0, "action": 0, "seat": 1},
                {"type": "say", "text": ""},
                {"type": "undo"},
                {"type": "ping", "id": "x" * 41},
            ]
            for message in wrong:
                await live.send(message)
                answer = await live.message()
                while answer["type"] == "news":
                    answer = await live.message()
                assert (answer["type"], answer["code"]) == ("refused", "invalid")
                assert answer["latest"] == 0
            assert (await live.ask("ping"))["number"] == 0
            action = live.legal[0]
            stale = await live.act(action, after=5)
            assert (stale["code"], stale["number"], stale["latest"]) == ("stale", 0, 0)
            assert (await live.undo())["code"] == "cannot_undo"
            assert (await live.end())["code"] == "not_held"
            assert (await live.act(action))["number"] == 1
            assert (await live.act(action, after=0))["code"] == "stale"

    asyncio.run(send())
    assert one.news(match.key)["number"] == 1


def test_a_game_is_played_and_resigned_by_socket(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    good(one.patch(f"/api/tables/{match.key}/seats/0", json={"confirm": True}))

    async def play() -> None:
        async with Live(one, match.key) as first, Live(two, match.key) as second:
            await first.until(lambda live: live.your_turn)
            while first.state is not None and first.state["held"] is None:
                done = await first.act(first.legal[0])
                await first.reach(done["number"])
            number = first.seen
            assert (await first.undo())["number"] == number + 1
            await first.until(lambda live: live.seen == number + 1)
            await first.act(first.entries[number - 1]["action"])
            await first.until(lambda live: live.seen == number + 2)
            assert (await first.end())["number"] == number + 3
            await second.until(lambda live: live.your_turn)
            assert (await second.ask("resign", after=second.seen))["type"] == "done"
            await first.until(lambda live: live.over)
            await first.until(lambda live: live.table["status"] == "finished")

    asyncio.run(play())
    assert one.table(match.key)["result"]["ranking"] == [0, 1]


def test_a_table_that_is_not_there_closes_the_socket(people: People) -> None:
    async def look(key: str) -> None:
        async with Live(people.stranger(), key) as live:
            with pytest.raises(ConnectionClosed) as closed:
                await live.message()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    for key in ("AAAAAAAAAAAAAAAA", "x", "a" * 200):
        asyncio.run(look(key))


# Presence


def present(live: Live) -> list[bool]:
    return [seat["present"] for seat in live.table["seats"]]


def test_who_is_there_is_seen_at_every_worker(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)
    windows = [one, people.elsewhere(one)]  # one at each worker

    async def come_and_go() -> None:
        async with Live(one, match.key) as first:
            await first.until(lambda live: present(live) == [True, False])
            async with Live(two, match.key) as second:
                await first.until(lambda live: present(live) == [True, True])
                await second.until(lambda live: present(live) == [True, True])
                async with Live(people.stranger(), match.key) as third:
                    await third.until(lambda live: present(live) == [True, True])
                for window in windows:
                    shown = await asyncio.to_thread(window.table, match.key)
                    assert [seat["present"] for seat in shown["seats"]] == [True, True]
            await first.until(lambda live: present(live) == [True, False])
            # A second window of the same person: they are there until both are closed.
            async with Live(windows[0], match.key), Live(windows[1], match.key):
                pass
            async with Live(two, match.key) as second:
                await second.until(lambda live: present(live) == [True, True])

    asyncio.run(come_and_go())
    for window in windows:
        assert soon(partial(nobody_at, window, match.key))


def nobody_at(browser: Browser, key: str) -> bool:
    return not present_at(browser, key)


def present_at(browser: Browser, key: str) -> list[int]:
    return [seat["seat"] for seat in browser.table(key)["seats"] if seat["present"]]


# Chat


def test_chat_reaches_everybody(people: People) -> None:
    one, two = people.guests(2)
    match = begin(one, two, setup=FIRST_GAME)

    async def talk() -> None:
        async with (
            Live(one, match.key) as first,
            Live(two, match.key) as second,
            Live(people.stranger(), match.key) as nobody,
        ):
            for number, text in enumerate(TEXTS, start=1):
                if number % 2:
                    assert (await first.say(text))["number"] == number
                else:
                    done = await asyncio.to_thread(two.at, match.key, "chat", text=text)
                    assert (done.status_code, done.json()) == (201, {"number": number})
                for live in (first, second, nobody):
                    await live.reach(0, number)
            assert [line["text"] for line in nobody.chat] == TEXTS
            assert [line["name"] for line in second.chat] == [
                (one, two)[number % 2].name for number in range(len(TEXTS))
            ]
            assert first.chat == second.chat == nobody.chat

    asyncio.run(talk())
    for text in ("", "   ", "\n", "x" * 501, "nul \x00", "\x00", "half \ud800"):
        body = json.dumps({"text": text})
        answer = one.post(f"/api/tables/{match.key}/chat", content=body, headers=JSON)
        assert refusal(answer) == (422, "invalid")
    assert refusal(people.guest().at(match.key, "chat", text="me too")) == (403, "forbidden")
    assert [line["text"] for line in two.news(match.key)["chat"]] == TEXTS


def test_many_lines_at_once_get_a_number_each(people: People) -> None:
    one, two = people.guests(2)
    key = begin(one, two, setup=FIRST_GAME).key

    async def talk() -> None:
        async with Live(one, key) as first, Live(two, key) as second:

            async def lines(live: Live) -> None:
                for number in range(10):
                    said = await live.say(str(number))
                    assert said["type"] == "done", said

            await asyncio.gather(lines(first), lines(second))
            for live in (first, second):
                await live.until(lambda live: len(live.chat) == 20)
            assert first.chat == second.chat

    asyncio.run(talk())
    told = one.news(key)["chat"]
    assert [line["number"] for line in told] == list(range(1, 21))
    for person in (one, two):
        mine = [line["text"] for line in told if line["name"] == person.name]
        assert mine == [str(number) for number in range(10)]


def test_who_chats_too_much_has_to_wait(tmp_path: Path) -> None:
    with (
        Serving(tmp_path / "data", "--rate-limit", "1000") as serving,
        People([serving.url]) as people,
    ):
        one, two = people.guests(2)
        key = begin(one, two, setup=FIRST_GAME).key
        answers = [one.at(key, "chat", text=str(number)) for number in range(12)]
        refused = [answer for answer in answers if not answer.is_success]
        assert refused
        assert {refusal(answer) for answer in refused} == {(429, "too_often")}
        assert all(answer.json()["wait"] > 0 for answer in refused)
        assert int(refused[0].headers["Retry-After"]) >= 1
        assert answers[7].is_success  # eight at once are fine
        good(two.at(key, "chat", text="it's not me"))
        said = [line["text"] for line in two.news(key)["chat"]]
        assert len(said) == 12 - len(refused) + 1

        async def shout() -> set[str]:
            async with Live(two, key) as live:
                told = [await live.say("!") for _ in range(10)]
                return {answer["code"] for answer in told if answer["type"] == "refused"}

        assert asyncio.run(shout()) == {"too_often"}


def test_who_sends_too_much_over_a_socket_has_to_wait(tmp_path: Path) -> None:
    with (
        Serving(tmp_path / "data", "--rate-limit", "1000") as serving,
        People([serving.url]) as people,
    ):
        one, two = people.guests(2)
        key = begin(one, two, setup=FIRST_GAME).key

        async def measure_pings(count: int) -> float:
            async with Live(one, key) as live:
                began = time.monotonic()
                for _ in range(count):
                    await live.ask("ping")
                return time.monotonic() - began

        # Sixty at once are fine, each of the others waits for a twentieth of a second.
        assert asyncio.run(measure_pings(100)) > 40 / 20 - 0.1


# Messages to people who are away


def came(receiver: Receiver, path: str, count: int) -> bool:
    return len(receiver.at(path)) >= count


def play_turn(match: Match, person: Browser) -> None:
    """Let a person play until another is asked."""
    while match.asked() is person:
        person.play(match.key)


def test_who_is_away_gets_one_message(people: People, receiver: Receiver) -> None:
    one, two = people.guests(2)
    path = f"/{unique('hook').replace(' ', '-')}"
    good(two.patch("/api/me", json={"webhook": receiver.url + path}))
    match = begin(one, two, setup=FIRST_GAME, title="Friday")
    play_turn(match, one)
    assert soon(lambda: len(receiver.at(path)) == 1)
    play_turn(match, two)

    async def with_both_there() -> None:
        async with Live(two, match.key) as live:
            await live.until(lambda live: present(live)[1])
            await asyncio.to_thread(play_turn, match, one)
            await live.until(lambda live: live.your_turn)
            await asyncio.to_thread(play_turn, match, two)

    asyncio.run(with_both_there())
    assert soon(partial(nobody_at, one, match.key))
    for count in (2, 3):  # a message too many would have come before the last of these
        play_turn(match, one)
        assert soon(partial(came, receiver, path, count))
        play_turn(match, two)
    message = {"event": "your_turn", "table": match.key, "title": "Friday", "name": two.name}
    assert receiver.at(path) == [message] * 3


def test_no_message_goes_where_a_receiver_points_to(people: People, receiver: Receiver) -> None:
    one, two = people.guests(2)
    path = f"/moved/{unique('hook').replace(' ', '-')}"
    good(two.patch("/api/me", json={"webhook": receiver.url + path}))
    match = begin(one, two, setup=FIRST_GAME)
    for count in (1, 2):  # with the second the first was done with long ago
        play_turn(match, one)
        assert soon(partial(came, receiver, path, count))
        play_turn(match, two)
    assert not receiver.at("/elsewhere")


def test_messages_go_only_where_the_server_lets_them(people: People, receiver: Receiver) -> None:
    one, two = people.guests(2)
    elsewhere = receiver.url.replace("127.0.0.1", "localhost")
    for url in (f"{elsewhere}/hook", "http://127.0.0.1:1/hook", f"{receiver.url}0/hook"):
        assert refusal(two.patch("/api/me", json={"webhook": url})) == (422, "invalid")
    play_turn(begin(one, two, setup=FIRST_GAME), one)
    assert good(two.get("/api/me"))["webhook"] is None


# Several workers behind one port


def test_two_workers_behind_one_port(tmp_path: Path, postgresql_url: str, redis_url: str) -> None:
    options = ("--database", postgresql_url, "--redis", redis_url, "--workers", "2", *OPTIONS)
    with Serving(tmp_path / "data", *options) as serving, People([serving.url]) as people:

        def both_answer() -> bool:
            workers = set()
            for _ in range(20):
                with Browser(serving.url) as fresh:
                    workers.add(good(fresh.get("/health/ready"))["worker"])
            return len(workers) == 2

        assert soon(both_answer)
        one, two = people.guests(2)
        match = begin(one, two, bots=1)

        async def play() -> None:
            async with Live(one, match.key) as first, Live(two, match.key) as second:
                await asyncio.gather(first.play_on(), second.play_on())
                assert first.entries[-1]["number"] == second.entries[-1]["number"]

        asyncio.run(play())
        assert one.table(match.key)["result"]["ended_by"] == "rules"
        assert "Traceback" not in serving.errors()


def test_a_server_that_starts_again_knows_everybody(
    people: People, shared_server: Servers
) -> None:
    one, two = people.guests(2)
    match = begin(one, two, bots=1, setup=FIRST_GAME)
    for _ in range(3):
        assert soon(lambda: one.table(match.key)["waits_for"] == "person")
        match.play()
    assert soon(lambda: one.table(match.key)["waits_for"] == "person")
    before = one.news(match.key)

    async def over_a_restart() -> None:
        async with Live(one, match.key) as live:
            await live.until(lambda live: live.seen == before["number"])
            for serving in shared_server.servings:
                await asyncio.to_thread(serving.restart)
            with pytest.raises(ConnectionClosed):
                await live.drain()
            match.play()
            await live.open()
            await live.until(lambda live: live.seen > before["number"])
            assert live.entries == one.news(match.key)["entries"][: live.seen]

    asyncio.run(over_a_restart())
    assert good(two.get("/api/me"))["name"] == two.name
