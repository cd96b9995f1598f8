"""Notes at a table: for whoever wrote them, and nobody else."""

import httpx
from running_app import Site
from slow_games import begin, good, open_table
from sqlalchemy import Connection, func, select

from teotihuacan.server.http.models.slow_play import LONGEST_NOTE
from teotihuacan.server.storage.schema import table_notes


def count_notes(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(table_notes)).scalar_one()


def write(who: httpx.Client, key: str, text: str) -> httpx.Response:
    return who.put(f"/api/tables/{key}/note", json={"text": text})


def read(who: httpx.Client, key: str) -> str:
    return str(good(who.get(f"/api/tables/{key}/note"))["text"])


def test_everybody_has_notes_of_their_own(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob)
    assert read(ann, key) == ""
    good(write(ann, key, "Bob goes for the pyramid.\nKeep stone."))
    good(write(bob, key, "Ann?"))
    assert read(ann, key) == "Bob goes for the pyramid.\nKeep stone."
    assert read(bob, key) == "Ann?"
    shown = bob.get(f"/api/tables/{key}").text + bob.get(f"/api/tables/{key}/news").text
    assert "pyramid." not in shown + bob.get("/api/me/export").text
    [note] = good(ann.get("/api/me/export"))["notes"]
    assert (note["table"], note["text"]) == (key, read(ann, key))
    good(write(ann, key, ""))
    assert read(ann, key) == ""
    assert good(ann.get("/api/me/export"))["notes"] == []


def test_who_only_watches_keeps_no_notes(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = open_table(ann)
    for answer in (bob.get(f"/api/tables/{key}/note"), write(bob, key, "?")):
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    assert site.browser().get(f"/api/tables/{key}/note").status_code == 401
    assert write(ann, "nowhere", "?").status_code == 404
    assert write(ann, key, "x" * (LONGEST_NOTE + 1)).status_code == 422
    assert write(ann, key, "\0").status_code == 422


def test_notes_go_with_whoever_wrote_them(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    key = begin(ann, bob)
    good(write(ann, key, "hers"))
    good(write(bob, key, "his"))
    assert site.server.database.run_here(count_notes) == 2
    good(ann.request("DELETE", "/api/me", json={}))
    assert site.server.database.run_here(count_notes) == 1
    assert read(bob, key) == "his"
