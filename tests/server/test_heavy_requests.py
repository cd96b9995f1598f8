"""What costs the server much: exports, replays and rematches have limits of their own."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running_app import Site, options_in, running
from sqlalchemy import update

from teotihuacan.server.server import EXPORT_BURST, GUEST_TABLES, REPLAY_BURST
from teotihuacan.server.storage.schema import entries

ALONE = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[Site]:
    """A server that others reach too, where an address may ask as often as it likes."""
    with running(options_in(tmp_path, names=("teo.example",), rate=10_000.0)) as site:
        yield site


def play_to_end(browser: httpx.Client) -> str:
    """A game that its player gives up at once; its table's key."""
    key = str(browser.post("/api/tables", json=ALONE).json()["key"])
    assert browser.post(f"/api/tables/{key}/start").is_success
    number = browser.get(f"/api/tables/{key}/news").json()["number"]
    assert browser.post(f"/api/tables/{key}/resign", json={"after": number}).is_success
    return key


def forget_tables(site: Site) -> None:
    """Have no table in memory."""
    site.server.rooms.by_key.clear()
    site.server.rooms.by_id.clear()


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an answer."""
    return answer.status_code, str(answer.json().get("code", ""))


def test_exports_of_one_person_have_a_limit(busy: Site) -> None:
    ann, ben = busy.guest("Ann"), busy.guest("Ben")
    answers = [ann.get("/api/me/export") for _ in range(round(EXPORT_BURST) + 1)]
    assert [code_of(answer)[0] for answer in answers] == [200] * round(EXPORT_BURST) + [429]
    assert code_of(answers[-1]) == (429, "too_often")
    assert ben.get("/api/me/export").is_success


def test_an_export_takes_no_place_in_memory(busy: Site) -> None:
    ann = busy.guest("Ann")
    keys = {play_to_end(ann) for _ in range(3)}
    forget_tables(busy)
    exported = ann.get("/api/me/export").json()["tables"]
    assert {table["key"] for table in exported} == keys
    assert all(table["record"]["actions"] is not None for table in exported)
    assert not busy.server.rooms.by_key


def test_an_export_tells_damaged_tables(busy: Site) -> None:
    ann = busy.guest("Ann")
    whole, broken = play_to_end(ann), play_to_end(ann)
    assert ann.post(f"/api/tables/{broken}/chat", json={"text": "hello"}).is_success
    table_id = busy.server.rooms.by_key[broken].table.id
    with busy.server.database.engine.begin() as connection:
        mine = entries.c.table_id == table_id
        connection.execute(update(entries).where(mine).values(kind="play", action=999))
    forget_tables(busy)
    exported = {table["key"]: table for table in ann.get("/api/me/export").json()["tables"]}
    assert {*exported} == {whole, broken}
    assert (exported[whole]["damaged"], exported[broken]["damaged"]) == (False, True)
    assert exported[whole]["record"]["actions"] == []
    assert exported[broken]["record"]["actions"] == [999]
    assert [line["text"] for line in exported[broken]["chat"]] == ["hello"]
    assert exported[broken]["result"]["ended_by"] == "resignation"


def test_a_finished_game_is_replayed_once(busy: Site) -> None:
    ann = busy.guest("Ann")
    key = play_to_end(ann)
    for _ in range(round(REPLAY_BURST)):
        assert ann.get(f"/api/tables/{key}/positions/0").is_success
        assert ann.get(f"/api/tables/{key}/scores").is_success
    answers = []
    for _ in range(3 * round(REPLAY_BURST)):
        busy.server.replays.kept.clear()
        answers.append(code_of(ann.get(f"/api/tables/{key}/scores")))
        if answers[-1][0] != 200:
            break
    assert answers[-1] == (429, "too_often")


def test_a_rematch_is_a_new_table(busy: Site) -> None:
    ann = busy.guest("Ann")
    over = play_to_end(ann)
    wanted = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    busy.server.table_limit.kept.clear()
    for _ in range(GUEST_TABLES):
        last = ann.post("/api/tables", json=wanted).json()["key"]
    busy.server.table_limit.kept.clear()
    assert code_of(ann.post(f"/api/tables/{over}/rematch")) == (409, "too_many_tables")
    assert ann.post(f"/api/tables/{last}/leave").is_success
    made = ann.post(f"/api/tables/{over}/rematch")
    assert made.is_success
    assert ann.post(f"/api/tables/{over}/rematch").json()["key"] == made.json()["key"]
