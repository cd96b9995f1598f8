"""Bots with names, games that begin by themselves, games from records: as a client sees them."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from players import (
    LINK,
    ME,
    OPEN,
    Browser,
    Json,
    Live,
    People,
    begin,
    good,
    make_table,
    refusal,
    unique,
)

from processes import soon
from teotihuacan import Game
from teotihuacan.server.storage.tables import Seat
from teotihuacan.server.tables.bot_names import NAMES, name_bots
from teotihuacan.server.tables.lobby import bot_seat

STUDENT = {"kind": "bot", "bot": "student"}
KEPT = Path(__file__).parents[1] / "kept" / "rules-2"


def person(place: int, name: str) -> Seat:
    """A seat at which somebody sits."""
    return Seat(place, place, "person", f"id-{name}", name, None, automatic=False, confirm=False)


def bots(count: int) -> list[Seat]:
    """Seats of bots of one level."""
    return [bot_seat(place, "student") for place in range(count)]


# Names of bots ---


@pytest.mark.parametrize("key", [f"table-{number}" for number in range(50)])
def test_bots_of_one_table_have_names_that_differ(key: str) -> None:
    names = name_bots(key, bots(4))
    assert len({*names.values()}) == 4
    assert {*names.values()} <= {*NAMES}
    assert names == name_bots(key, bots(4))


def test_a_bot_keeps_its_name_whoever_comes_and_goes() -> None:
    before = name_bots("key", bots(4))
    for place in range(3):
        others = [row for row in bots(4) if row.place != place]
        after = name_bots("key", [*others, person(place, "Ann")])
        assert after == {where: name for where, name in before.items() if where != place}


def test_nobody_at_the_table_shares_the_name_of_a_bot() -> None:
    names = name_bots("key", bots(2))
    taken = name_bots("key", [*bots(1), person(1, names[0].upper())])
    assert taken[0].casefold() != names[0].casefold()


def test_seats_tell_level_and_name_of_a_bot(people: People) -> None:
    me = people.guest()
    table = make_table(me, ME, STUDENT, STUDENT, STUDENT)
    assert [seat["name"] for seat in table["seats"][1:]] == ["student"] * 3
    names = [seat["nickname"] for seat in table["seats"]]
    assert names[0] is None
    assert len({*names[1:]}) == 3
    good(me.at(table["key"], "start"))
    assert [seat["nickname"] for seat in me.table(table["key"])["seats"]] == names


def test_bots_have_the_same_names_when_one_plays_again(people: People) -> None:
    one, other = people.guests(2)
    match = begin(one, other, bots=2, setup={"first_game": True})
    for loser in (one, other):
        resign(loser, match.key)
    over = play_to_the_end(one, match.key)
    again = good(other.at(match.key, "rematch"))
    assert again["key"] != match.key
    names = [[seat["nickname"] for seat in table["seats"]] for table in (over, again)]
    assert names[0][2:] == names[1][2:]
    assert None not in names[0][2:]


def resign(loser: Browser, key: str) -> None:
    """Resign, while bots play on."""
    while True:
        answer = loser.at(key, "resign", after=loser.table(key)["number"])
        if answer.is_success:
            return
        assert answer.json()["code"] == "stale"


def play_to_the_end(browser: Browser, key: str) -> Json:
    """The table, when its bots have played to the end."""
    assert soon(lambda: browser.table(key)["status"] == "finished")
    return browser.table(key)


# Who invites ---


def test_a_table_tells_who_made_it(people: People) -> None:
    me, stranger = people.guest(unique("Nora")), people.stranger()
    table = make_table(me, ME, LINK)
    assert stranger.table(table["key"])["host"] == me.name
    without = make_table(me, OPEN, OPEN)
    assert stranger.table(without["key"])["host"] is None


# Games that begin by themselves ---


def test_a_game_begins_when_everybody_is_there(people: People) -> None:
    one, other = people.guests(2)
    key = make_table(one, ME, OPEN, auto_start=True)["key"]

    async def come() -> None:
        async with Live(one, key) as host:
            await host.until(lambda live: live.table["seats"][0]["present"])
            assert host.table["starts_at"] is None
            good(other.at(key, "join"))
            assert one.table(key)["starts_at"] is None  # seated, not yet there
            async with Live(other, key) as guest:
                await guest.until(lambda live: live.table["starts_at"] is not None)
                await guest.until(lambda live: live.table["status"] == "running")
            await host.until(lambda live: live.table["status"] == "running")
            assert host.state is not None

    asyncio.run(come())


def test_the_count_stops_when_somebody_goes_or_the_host_says_so(people: People) -> None:
    one, other = people.guests(2)
    key = make_table(one, ME, OPEN, auto_start=True)["key"]
    good(other.at(key, "join"))

    async def come() -> None:
        async with Live(one, key) as host:
            async with Live(other, key):
                await host.until(lambda live: live.table["starts_at"] is not None)
            await host.until(lambda live: live.table["starts_at"] is None)
            async with Live(other, key):
                await host.until(lambda live: live.table["starts_at"] is not None)
                assert refusal(other.patch(f"/api/tables/{key}", json={"auto_start": False})) == (
                    403,
                    "forbidden",
                )
                good(one.patch(f"/api/tables/{key}", json={"auto_start": False}))
                await host.until(lambda live: live.table["starts_at"] is None)
                await asyncio.sleep(6)
                assert one.table(key)["status"] == "open"

    asyncio.run(come())


def test_a_table_waits_for_its_start_unless_it_was_told_otherwise(people: People) -> None:
    table = make_table(people.guest(), ME, LINK)
    assert (table["auto_start"], table["starts_at"]) == (False, None)


# Games from records ---


def read_record(name: str) -> Any:
    """The record of a game, as somebody kept it."""
    return json.loads((KEPT / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", ["three", "four-draft-dark", "solo"])
def test_a_record_becomes_a_finished_table(people: People, name: str) -> None:
    me, record = people.guest(), read_record(name)
    table = good(me.post("/api/records", json=record))
    assert (table["status"], table["imported"], table["yours"]) == ("finished", True, True)
    assert (table["you"], table["visibility"]) == (None, "link")
    again = good(me.get(f"/api/tables/{table['key']}/record"))
    assert Game.load(again).actions == record["actions"]
    assert table["result"]["scores"] == Game.load(record).position.scores()
    state = good(people.stranger().get(f"/api/tables/{table['key']}/positions/10"))
    assert state["number"] == 10
    assert (
        len(good(me.get(f"/api/tables/{table['key']}/scores"))["scores"]) == table["number"] + 1
    )
    assert table["key"] in [one["key"] for one in good(me.get("/api/me/tables"))]


def test_names_in_a_record_are_only_names(people: People) -> None:
    me, other = people.guest(), people.guest()
    record = {**read_record("three"), "names": [other.name, "student", "\u202egod\x00"]}
    table = good(me.post("/api/records", json=record))
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds == ["person", "bot", "person"]
    assert [seat["name"] for seat in table["seats"]] == [other.name, "student", ""]
    assert other.table(table["key"])["you"] is None
    assert table["key"] not in [one["key"] for one in good(other.get("/api/me/tables"))]
    assert refusal(other.at(table["key"], "rematch")) == (403, "forbidden")


def test_bots_in_a_record_keep_their_whole_names(people: People) -> None:
    names = ["legend", "classic:adept", "collector:100"]
    table = good(
        people.guest().post("/api/records", json={**read_record("three"), "names": names})
    )
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
        ("bot", name) for name in names
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": 99}, "bad_record"),
        ({"actions": [342]}, "bad_record"),
        ({"setup": {"players": 9}}, "bad_record"),
        ({"rules_version": 1}, "bad_record"),
        ({"extra": 1}, "bad_record"),
    ],
)
def test_a_record_that_is_none_is_refused(people: People, change: Any, code: str) -> None:
    answer = people.guest().post("/api/records", json={**read_record("three"), **change})
    assert refusal(answer) == (422, code)


def test_a_refused_record_says_why_in_the_language_asked_for(people: People) -> None:
    record = {**read_record("three"), "seed": "none"}
    me = people.guest()
    english, hungarian = (
        me.post("/api/records", json=record, headers={"Accept-Language": language}).json()
        for language in ("xx, en;q=0.5", "hu-HU,hu;q=0.9,en;q=0.8")
    )
    assert english["message"].startswith("seed: ")
    assert hungarian["message"] != english["message"]


def test_games_that_are_not_over_are_refused(people: People) -> None:
    answer = people.guest().post("/api/records", json=read_record("unfinished"))
    assert refusal(answer) == (422, "unfinished_record")
    assert refusal(people.stranger().post("/api/records", json={}))[0] == 401


def test_whoever_opened_a_record_may_remove_it(people: People) -> None:
    me, other = people.guests(2)
    key = good(me.post("/api/records", json=read_record("three")))["key"]
    assert refusal(other.at(key, "leave")) == (403, "forbidden")
    good(me.at(key, "leave"))
    assert key not in [one["key"] for one in good(me.get("/api/me/tables"))]
    assert refusal(me.get(f"/api/tables/{key}/positions/1")) == (409, "not_over")
    assert refusal(me.at(key, "leave")) == (409, "closed")


def test_who_is_deleted_leaves_no_games_from_records(people: People) -> None:
    me, other = people.guests(2)
    key = good(me.post("/api/records", json=read_record("three")))["key"]
    assert me.request("DELETE", "/api/me").status_code == 204
    assert other.table(key)["status"] == "closed"
