"""Quick pairing: who looks for the same plays together, once, wherever they ask."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from lobby_feed import LobbyFeed
from players import Browser, Json, Live, People, good, make_table, refusal
from running_app import Site, options_in, running
from serving import Servers

from processes import soon
from teotihuacan.server.http.rate_limits import Buckets
from teotihuacan.server.lobby import matchmaker, pairing
from teotihuacan.server.lobby.pairing import find_groups
from teotihuacan.server.server import GUEST_TABLES
from teotihuacan.server.storage.seeks import Seek

QUICK, SLOW = 900, 86_400


@pytest.fixture
def crowd(server: Servers) -> Iterator[People]:
    """People at a server where nobody else looks for a game, or at its two workers in turn."""
    with People(server.urls) as people:
        yield people


def seek(browser: Browser, players: int = 2, clock_seconds: int = QUICK) -> Json:
    """Look for a game."""
    wanted = {"players": players, "clock_seconds": clock_seconds}
    return dict(good(browser.post("/api/seeks", json=wanted)))


def names_at(browser: Browser, key: str) -> set[str]:
    """Who sits at a table."""
    return {seat["name"] for seat in browser.table(key)["seats"]}


# Who suits whom ---


def sought(person: str, players: int = 2, clock: int = QUICK, **more: int | None) -> Seek:
    """What somebody looks for; they came in the order of their names."""
    strength, reach = more.get("strength"), more.get("reach")
    rated = bool(more.get("rated"))
    return Seek(person, "live", players, clock, rated, strength, reach, ord(person), 0)


def groups(*seeks: Seek, blocked: str = "") -> list[str]:
    """Who plays with whom."""
    pairs = frozenset({frozenset(blocked)}) if blocked else frozenset()
    return ["".join(one.person_id for one in group) for group in find_groups(seeks, pairs)]


def test_who_came_first_plays_first() -> None:
    assert groups(*map(sought, "abcde")) == ["ab", "cd"]
    assert groups(*[sought(one, players=3) for one in "abcde"]) == ["abc"]


def test_only_those_who_look_for_the_same_play_together() -> None:
    mixed = [sought("a"), sought("b", players=3), sought("c", clock=SLOW), sought("d")]
    assert groups(*mixed) == ["ad"]
    assert groups(sought("a"), sought("b", rated=1), sought("c", rated=1)) == ["bc"]


def test_nobody_plays_with_whom_they_have_blocked() -> None:
    assert groups(*map(sought, "abc"), blocked="ab") == ["ac"]
    three = [sought(one, players=3) for one in "abcd"]
    assert groups(*three, blocked="bc") == ["abd"]
    assert groups(*three[:3], blocked="bc") == []


def test_a_range_of_strength_holds_for_both() -> None:
    strong = sought("a", strength=1800, reach=100)
    assert groups(strong, sought("b", strength=1500), sought("c", strength=1750)) == ["ac"]
    assert groups(strong, sought("b", strength=1750, reach=20)) == []
    assert groups(strong, sought("b")) == []  # nobody knows how strong


# Over the API ---


def test_two_who_look_for_the_same_sit_at_one_table(crowd: People) -> None:
    one, other = crowd.guests(2)
    waiting = seek(one)
    assert [(s["pace"], s["players"], s["clock_seconds"]) for s in waiting["seeks"]] == [
        ("live", 2, QUICK)
    ]
    assert waiting["tables"] == []
    told = seek(other)
    assert told["seeks"] == []
    [key] = told["tables"]
    assert good(one.get("/api/seeks"))["tables"] == [key]
    assert names_at(one, key) == {one.name, other.name}
    table = one.table(key)
    assert (table["paired"], table["auto_start"], table["yours"]) == (True, True, False)
    clock = table["clock"]
    assert (clock["seconds"], clock["at_end"], table["hints"]) == (QUICK, "resign", False)


def test_the_game_begins_when_both_have_come(crowd: People) -> None:
    one, other = crowd.guests(2)

    async def come() -> None:
        async with LobbyFeed(one) as first, LobbyFeed(other) as second:
            seek(one)
            seek(other)
            notes = [await feed.until_noted("paired") for feed in (first, second)]
        [key] = {note["table"] for note in notes}
        async with Live(one, key) as here, Live(other, key) as there:
            await here.until(lambda live: live.state is not None)
            await there.until(lambda live: live.state is not None)

    asyncio.run(come())


def test_a_rated_game_is_for_people_with_a_password(crowd: People) -> None:
    one, other = crowd.guests(2)
    wanted = {"players": 2, "clock_seconds": SLOW, "rated": True}
    assert refusal(one.post("/api/seeks", json=wanted)) == (403, "guest_unrated")
    for person in (one, other):
        good(person.put("/api/me/password", json={"password": "quetzal feather"}))
        told = good(person.post("/api/seeks", json=wanted))
    assert told["strengths"] == {"2": None, "3": None, "4": None}
    [table] = good(one.get("/api/me/tables"))
    assert (table["rated"], table["status"]) == (True, "running")


def test_a_game_of_days_begins_at_once(crowd: People) -> None:
    one, other = crowd.guests(2)
    seek(one, clock_seconds=SLOW)
    assert seek(other, clock_seconds=SLOW)["tables"] == []  # nobody has to come
    [table] = good(one.get("/api/me/tables"))
    assert table["status"] == "running"


def test_nobody_is_paired_with_themselves_or_twice(crowd: People) -> None:
    me = crowd.guest()
    again = crowd.elsewhere(me)
    seek(me)
    assert len(seek(again)["seeks"]) == 1
    seek(me, clock_seconds=SLOW)
    assert {one["pace"] for one in good(again.get("/api/seeks"))["seeks"]} == {"live", "days"}
    assert good(me.get("/api/me/tables")) == []


def test_who_withdraws_is_not_paired(crowd: People) -> None:
    one, other = crowd.guests(2)
    seek(one)
    seek(one, clock_seconds=SLOW)
    left = good(one.delete("/api/seeks", params={"pace": "live"}))["seeks"]
    assert [seek["pace"] for seek in left] == ["days"]
    assert good(one.delete("/api/seeks"))["seeks"] == []
    assert seek(other)["tables"] == []
    assert seek(other, clock_seconds=SLOW)["seeks"] != []


def test_a_blocked_person_is_not_paired_and_not_told(crowd: People) -> None:
    one, other, third = crowd.guests(3)
    block = {"name": other.name, "action": "block"}
    good(one.post("/api/friends", json=block))
    seek(one)
    told = seek(other)
    assert (len(told["seeks"]), told["tables"]) == (1, [])
    [key] = seek(third)["tables"]
    assert names_at(third, key) == {one.name, third.name}


def test_many_at_once_are_paired_once_each(crowd: People) -> None:
    """Forty people look at the same moment, at both workers if there are two."""
    people = crowd.guests(40)
    with ThreadPoolExecutor(20) as threads:
        list(threads.map(seek, people))
    assert soon(lambda: not any(good(one.get("/api/seeks"))["seeks"] for one in people))
    tables = {one.name: good(one.get("/api/me/tables")) for one in people}
    assert all(len(mine) == 1 for mine in tables.values())
    seats = Counter(seat["name"] for [table] in tables.values() for seat in table["seats"])
    assert seats == {one.name: 2 for one in people}  # told by both who sit there


def test_coming_and_going_at_once_loses_nobody(crowd: People) -> None:
    """Whoever withdraws at the moment of pairing sits at a table, or at none."""
    people = crowd.guests(20)

    def come_and_go(browser: Browser) -> None:
        seek(browser)
        browser.delete("/api/seeks")

    with ThreadPoolExecutor(20) as threads:
        list(threads.map(come_and_go, people))
    seated = Counter(table["key"] for one in people for table in good(one.get("/api/me/tables")))
    assert all(count == 2 for count in seated.values())
    assert not any(good(one.get("/api/seeks"))["seeks"] for one in people)


def test_what_makes_no_sense_is_refused(crowd: People) -> None:
    me = crowd.guest()
    for players, clock in ((1, QUICK), (5, QUICK), (2, 901), (2, None)):
        wanted = {"players": players, "clock_seconds": clock}
        assert refusal(me.post("/api/seeks", json=wanted)) == (422, "invalid")
    unknown = {"players": 2, "clock_seconds": QUICK, "reach": 100}
    assert refusal(me.post("/api/seeks", json=unknown)) == (422, "invalid")
    assert refusal(crowd.stranger().post("/api/seeks", json=unknown)) == (401, "nobody")
    assert good(me.get("/api/seeks"))["seeks"] == []


def test_a_banned_or_deleted_person_is_not_waited_for(crowd: People) -> None:
    gone, one, other = crowd.guests(3)
    seek(gone)
    assert gone.delete("/api/me").status_code == 204
    assert seek(one)["tables"] == []
    assert len(seek(other)["tables"]) == 1


# With the time that passes ---


def test_who_is_gone_for_a_minute_looks_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing, "SILENT", 2000)
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        here, gone, slow, late = people.guests(4)

        async def wait() -> None:
            async with LobbyFeed(here) as feed:
                seek(here, 3)
                seek(gone, 3)
                seek(slow, 3, SLOW)
                await feed.until(lambda feed: feed.state["seeks"] == {"3 900": 2, "3 86400": 1})
                await feed.until(lambda feed: feed.state["seeks"] == {"3 900": 1, "3 86400": 1})

        asyncio.run(wait())
        assert seek(late, 3)["tables"] == []


def test_a_table_to_which_somebody_does_not_come_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaker, "SILENT", 100)
    with running(options_in(tmp_path)) as site, People([site.url]) as people:
        one, other = people.guests(2)
        seek(one)
        [key] = seek(other)["tables"]
        assert soon(lambda: one.table(key)["status"] == "closed")
        assert good(one.get("/api/seeks"))["tables"] == []


def test_a_server_that_is_about_to_be_updated_pairs_nobody(tmp_path: Path) -> None:
    with running(options_in(tmp_path, drain=True)) as site, People([site.url]) as people:
        wanted = {"players": 2, "clock_seconds": QUICK}
        answer = people.guest().post("/api/seeks", json=wanted)
        assert refusal(answer) == (503, "draining")


def test_nobody_plays_at_more_tables_than_they_may(public: Site) -> None:
    """Tables that nobody made count as those that one has made."""
    public.server.table_limit = Buckets(100, 100)
    me, *others = [public.guest(f"Guest {number}") for number in range(GUEST_TABLES + 2)]
    wanted = {"players": 2, "clock_seconds": SLOW}
    for other in others[:GUEST_TABLES]:
        good(other.post("/api/seeks", json=wanted))
        good(me.post("/api/seeks", json=wanted))
    assert refusal(me.post("/api/seeks", json=wanted)) == (409, "too_many_tables")
    assert len(good(me.get("/api/me/tables"))) == GUEST_TABLES


def test_a_rematch_of_a_paired_game_is_a_table_like_any_other(crowd: People) -> None:
    one, other = crowd.guests(2)
    seek(one, clock_seconds=SLOW)
    seek(other, clock_seconds=SLOW)
    [table] = good(one.get("/api/me/tables"))
    good(one.at(table["key"], "resign", after=table["number"]))
    again = good(one.at(table["key"], "rematch"))
    assert (again["paired"], again["yours"]) == (False, True)


def test_a_table_of_ones_own_is_not_paired(crowd: People) -> None:
    assert make_table(crowd.guest(), {"kind": "me"}, {"kind": "open"})["paired"] is False
