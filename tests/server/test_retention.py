"""What is thrown away when it is old, as the operator says; never anything of a running game."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from people_requests import keep, name_in, stored
from running_app import Site, options_in, running
from sqlalchemy import func, select, update

from teotihuacan.server.operations.retention import Retention
from teotihuacan.server.storage.chores import DAY
from teotihuacan.server.storage.schema import chat, metadata, people, tables

KEPT = {"keep_guests": 30, "keep_open_tables": 20, "keep_finished": 60, "keep_chat": 10}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path, **KEPT)) as site:
        yield site


def make_table(browser: httpx.Client) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"setup": {"players": 2, "first_game": True}, "seats": seats, "shuffle": False}
    return str(browser.post("/api/tables", json=wanted).json()["key"])


def age(site: Site, days: int) -> None:
    """Let all that there is be so many days older."""
    by = days * DAY
    with site.server.database.engine.begin() as connection:
        seen = {"seen_at": people.c.seen_at - by, "created_at": people.c.created_at - by}
        connection.execute(update(people).values(seen))
        connection.execute(update(tables).values(changed_at=tables.c.changed_at - by))
        connection.execute(update(chat).values(at=chat.c.at - by))


def tidy(site: Site) -> dict[str, int]:
    """Tidy up, in the server's own loop."""

    async def run() -> dict[str, int]:
        return await Retention(site.server).tidy()

    loop = site.server.looking.get_loop()
    return asyncio.run_coroutine_threadsafe(run(), loop).result(60)


def status_of(site: Site, key: str) -> int:
    return site.browser().get(f"/api/tables/{key}").status_code


def test_old_things_go_and_the_rest_stays(site: Site) -> None:
    ann, bob, cid = site.guest("Ann"), site.guest("Bob"), site.guest("Cid")
    keep(cid)
    never_begun, running_game, finished = (make_table(ann) for _ in range(3))
    for key in (running_game, finished):
        assert ann.post(f"/api/tables/{key}/start").is_success
        assert ann.post(f"/api/tables/{key}/chat", json={"text": "hello"}).is_success
    news = ann.get(f"/api/tables/{finished}/news").json()
    resigned = ann.post(f"/api/tables/{finished}/resign", json={"after": news["number"]})
    assert resigned.is_success, resigned.text
    nothing = {"guests": 0, "open_tables": 0, "finished": 0, "chat": 0}
    assert tidy(site) == nothing
    age(site, 15)
    assert tidy(site) == {**nothing, "chat": 1}
    assert ann.get(f"/api/tables/{finished}/news").json()["chat"] == []
    assert len(ann.get(f"/api/tables/{running_game}/news").json()["chat"]) == 1
    age(site, 10)
    assert tidy(site) == {**nothing, "open_tables": 1}
    assert [status_of(site, key) for key in (never_begun, running_game, finished)] == [
        404,
        200,
        200,
    ]
    age(site, 40)
    assert tidy(site) == {**nothing, "finished": 1, "guests": 1}  # Bob sat nowhere
    assert (name_in(ann), name_in(bob), name_in(cid)) == ("Ann", None, "Cid")
    assert (status_of(site, running_game), status_of(site, finished)) == (200, 404)
    age(site, 4000)
    assert tidy(site) == nothing  # Ann plays, and Cid has a password


def test_nothing_goes_by_itself_but_guests_after_a_year(tmp_path: Path) -> None:
    with running(options_in(tmp_path)) as site:
        ann = site.guest("Ann")
        site.guest("Bob")
        key = make_table(ann)
        age(site, 364)
        assert set(tidy(site).values()) == {0}
        age(site, 3)
        assert tidy(site) == {"guests": 1, "open_tables": 0, "finished": 0, "chat": 0}
        assert status_of(site, key) == 200
        assert stored(site, "Ann").name == "Ann"


def test_many_go_in_batches_and_leave_nothing_behind(site: Site) -> None:
    ann = site.guest("Ann")
    keep(ann)
    key = make_table(ann)
    with site.server.database.engine.begin() as connection:
        row = connection.execute(select(tables).where(tables.c.key == key)).one()._asdict()
        copies = [{**row, "id": None, "key": f"copy {number}"} for number in range(120)]
        for copy in copies:
            del copy["id"]
            connection.execute(tables.insert().values(**copy))
    age(site, 21)
    assert tidy(site)["open_tables"] == 121
    kept = {"people", "secrets", "heartbeats", "chores", "ended_sessions"}
    with site.server.database.engine.begin() as connection:
        for table in metadata.sorted_tables:
            count = connection.execute(select(func.count()).select_from(table)).scalar_one()
            assert table.name in kept or count == 0, table.name


def test_it_is_counted(site: Site) -> None:
    site.guest("Ann")
    age(site, 31)
    assert tidy(site)["guests"] == 1
    figures = site.browser().get("/metrics").text
    assert 'teotihuacan_removed_total{kind="guests"}' in figures
