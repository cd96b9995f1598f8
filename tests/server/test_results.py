"""Results of finished games: written once, made up for after a crash, gone with their table."""

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
from players import good
from running_app import Site, options_in, running
from sqlalchemy import delete, select, update

from processes import soon
from teotihuacan.game.game import Game
from teotihuacan.server.storage.schema import results, tables
from teotihuacan.study.profiles import PERSON, Player, read_result

T = TypeVar("T")
SOLO = {"setup": {"players": 1, "level": "easier"}, "seats": [{"kind": "me"}]}


def in_loop(site: Site, work: Coroutine[Any, Any, T]) -> T:
    """What the server itself does, done now."""
    loop = site.server.looking.get_loop()
    return asyncio.run_coroutine_threadsafe(work, loop).result(60)


def begin(*people: httpx.Client) -> str:
    """A game of these people in this order."""
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    wanted: dict[str, Any] = {"setup": {"players": len(seats)}, "seats": seats, "shuffle": False}
    if len(people) == 1:
        wanted = SOLO
    key = str(good(people[0].post("/api/tables", json=wanted))["key"])
    for person in people[1:]:
        good(person.post(f"/api/tables/{key}/join", json={}))
    good(people[0].post(f"/api/tables/{key}/start"))
    return key


def play_to_the_end(key: str, *people: httpx.Client, seed: int = 1) -> None:
    """Let people answer at random until the game is over."""
    chance = random.Random(seed)
    while True:
        asked = good(people[0].get(f"/api/tables/{key}"))["asked"]
        if asked is None:
            return
        state = good(people[asked].get(f"/api/tables/{key}/news"))["state"]
        action = chance.choice(state["view"]["legal"])["action"]
        wanted = {"after": state["number"], "action": action}
        good(people[asked].post(f"/api/tables/{key}/actions", json=wanted))


def rows_of(site: Site, key: str) -> list[dict[str, Any]]:
    """The stored result of a table, by seat."""
    query = (
        select(results)
        .join(tables, tables.c.id == results.c.table_id)
        .where(tables.c.key == key)
        .order_by(results.c.seat)
    )
    with site.server.database.engine.begin() as connection:
        return [dict(row._mapping) for row in connection.execute(query)]


def wait_for_result(site: Site, key: str) -> None:
    assert soon(lambda: bool(rows_of(site, key)))


def forget_results(site: Site) -> None:
    with site.server.database.engine.begin() as connection:
        connection.execute(delete(results))


def test_a_finished_game_has_a_result_for_each_seat(site: Site) -> None:
    ann = site.guest("Ann")
    key = begin(ann)
    play_to_the_end(key, ann)
    wait_for_result(site, key)
    mine, bot = rows_of(site, key)
    record = Game.load(good(ann.get(f"/api/tables/{key}/record")))
    own = read_result(record, [Player(PERSON), Player(PERSON)], 0).seats[0]
    assert (mine["vp"], mine["place"]) == (own.vp, own.place)
    assert mine["books"] == own.books
    assert mine["facts"]["starting_tiles"] == own.starting_tiles
    assert (mine["kind"], mine["name"], mine["players"]) == ("person", "", 1)
    assert mine["ended_by"] == "rules"
    assert mine["facts"]["level"] == "easier"
    assert mine["at"] == good(ann.get(f"/api/tables/{key}/news"))["entries"][-1]["at"]
    assert (bot["kind"], bot["person_id"], bot["vp"]) == (
        "teotibot",
        None,
        record.position.scores()[1],
    )


def test_a_result_is_written_once(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob)
    good(bob.post(f"/api/tables/{key}/resign", json={"after": 0}))
    wait_for_result(site, key)
    before = rows_of(site, key)
    assert in_loop(site, site.server.results.catch_up(0)) == 0
    room = in_loop(site, site.server.rooms.get(key))
    in_loop(site, site.server.results.write(room))
    assert rows_of(site, key) == before


def test_who_gives_up_is_marked(site: Site) -> None:
    ann, bob, cid = site.guest("Ann"), site.guest("Bob"), site.guest("Cid")
    key = begin(ann, bob, cid)
    good(bob.post(f"/api/tables/{key}/leave"))
    good(ann.post(f"/api/tables/{key}/resign", json={"after": news_number(ann, key)}))
    good(cid.post(f"/api/tables/{key}/resign", json={"after": news_number(cid, key)}))
    wait_for_result(site, key)
    rows = rows_of(site, key)
    assert [row["facts"]["gone"] for row in rows] == ["resigned", "left", "resigned"]
    assert [row["place"] for row in rows] == [3, 1, 2]
    assert all(row["person_id"] for row in rows)
    assert {row["ended_by"] for row in rows} == {"resignation"}


def news_number(person: httpx.Client, key: str) -> int:
    return int(good(person.get(f"/api/tables/{key}"))["number"])


def test_what_a_crash_has_lost_is_made_up_for(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    keys = [begin(ann, bob) for _ in range(3)]
    for key in keys:
        good(bob.post(f"/api/tables/{key}/resign", json={"after": 0}))
        wait_for_result(site, key)
    before = [rows_of(site, key) for key in keys]
    forget_results(site)
    assert in_loop(site, site.server.results.catch_up(0)) == 3
    assert [rows_of(site, key) for key in keys] == before


def test_one_damaged_table_stands_in_nobodys_way(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    keys = [begin(ann, bob) for _ in range(2)]
    for key in keys:
        good(bob.post(f"/api/tables/{key}/resign", json={"after": 0}))
        wait_for_result(site, key)
    forget_results(site)
    with site.server.database.engine.begin() as connection:
        broken = update(tables).where(tables.c.key == keys[1]).values(setup={"players": 9})
        connection.execute(broken)
    assert in_loop(site, site.server.results.catch_up(0)) == 1
    assert len(rows_of(site, keys[0])) == 2
    assert in_loop(site, site.server.results.catch_up(0)) == 0


def test_games_from_records_have_no_result(site: Site) -> None:
    ann = site.guest("Ann")
    key = begin(ann)
    play_to_the_end(key, ann)
    record = good(ann.get(f"/api/tables/{key}/record"))
    imported = str(good(ann.post("/api/records", json=record))["key"])
    forget_results(site)
    assert in_loop(site, site.server.results.catch_up(0)) == 1
    assert rows_of(site, imported) == []


def test_a_deleted_person_leaves_a_result_of_nobody(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob)
    good(bob.post(f"/api/tables/{key}/resign", json={"after": 0}))
    wait_for_result(site, key)
    assert ann.request("DELETE", "/api/me").status_code == 204
    rows = rows_of(site, key)
    assert rows[0]["person_id"] is None
    assert rows[1]["person_id"] is not None
    assert [row["name"] for row in rows] == ["", ""]


def test_games_from_before_get_their_results(tmp_path: Path) -> None:
    """A database in which games ended when there were no results yet."""
    options = options_in(tmp_path)
    with running(options) as site:
        ann, bob = site.guest("Ann"), site.guest("Bob")
        key = begin(ann, bob)
        good(bob.post(f"/api/tables/{key}/resign", json={"after": 0}))
        wait_for_result(site, key)
        forget_results(site)
    with running(options) as later:
        wait_for_result(later, key)
