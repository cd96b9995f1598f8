"""All that is kept for games that last days, in a file and in PostgreSQL with Redis."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from push_service import Receiver, serving_pushes
from running_app import Site, options_in, running
from slow_games import SLOW, begin, good, play_turn, subscribe

from processes import soon
from teotihuacan.server.notifications import later
from teotihuacan.server.storage.database import now

DAY = 86_400_000
MAIL = {"smtp": "smtp://127.0.0.1:9", "mail_from": "games@teo.example"}
GROWING = {**SLOW, "increment": 3600}


@pytest.fixture(params=["sqlite", "cluster"])
def site(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Site]:
    """A server with a file, and a worker with PostgreSQL and Redis; any origin may push."""
    monkeypatch.setattr(later, "PAUSE", 0.05)
    urls = {}
    if request.param == "cluster":
        names = {"database": "postgresql_url", "redis": "redis_url"}
        urls = {name: request.getfixturevalue(fixture) for name, fixture in names.items()}
    with serving_pushes() as service:
        options = options_in(tmp_path, push_services=(service.url,), **urls, **MAIL)
        with running(options) as site:
            site.push_service = service  # type: ignore[attr-defined]
            yield site


def test_all_of_it_is_kept_exported_and_deleted(site: Site) -> None:
    ann, bob = site.guest("Ann"), site.guest("Bob")
    browser = Receiver(site.push_service, "/bob")  # type: ignore[attr-defined]
    subscribe(bob, browser.subscription, time_zone="Europe/Prague", kinds=["your_turn"])
    key = begin(ann, bob, clock=GROWING)
    assert bob.put("/api/me/mail", json={"address": "bob@example.org"}).status_code == 409
    good(bob.put(f"/api/tables/{key}/note", json={"text": "gold"}))
    good(bob.put(f"/api/tables/{key}/note", json={"text": "stone"}))
    good(bob.put("/api/me/vacation", json={"until": now() + 2 * DAY}))
    play_turn(ann, key)
    assert soon(lambda: len(good(bob.get("/api/me/export"))["news"]) == 1)
    kept = good(bob.get("/api/me/export"))
    assert kept["notifications"]["kinds"] == ["your_turn"]
    assert kept["mail"] == {"address": None, "wanted": "bob@example.org"}
    assert [note["text"] for note in kept["notes"]] == ["stone"]
    assert [one["endpoint"] for one in kept["browsers"]] == [browser.subscription["endpoint"]]
    assert len(kept["vacations"]) == 1
    assert [turn["key"] for turn in good(bob.get("/api/me/turns"))] == [key]
    assert good(ann.get(f"/api/tables/{key}"))["clock"]["left"] is not None
    good(bob.delete("/api/me/vacation"))  # what waited is told now
    assert soon(lambda: [one["title"] for one in browser.read()] == ["It’s your turn"])
    good(bob.request("DELETE", "/api/me", json={}))
    assert bob.get("/api/me/export").status_code == 401
    assert good(ann.get(f"/api/tables/{key}"))["seats"][1]["away_until"] is None
