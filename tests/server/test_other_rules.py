"""Games that were begun with other rules than today's: listed, left alone, never replayed."""

from pathlib import Path

from running_app import options_in, running
from sqlalchemy import update

from teotihuacan.server.storage.database import open_engine
from teotihuacan.server.storage.schema import tables


def test_a_game_of_other_rules_is_listed_and_left_alone(tmp_path: Path) -> None:
    options = options_in(tmp_path)
    with running(options) as site:
        ann = site.guest("Ann")
        cookies = dict(ann.cookies)
        wanted = {
            "setup": {"players": 2},
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "clock": {"seconds": 30, "at_end": "resign"},
        }
        key = ann.post("/api/tables", json=wanted).json()["key"]
        assert ann.post(f"/api/tables/{key}/start").status_code == 200
    engine = open_engine(options.url)
    with engine.begin() as connection:
        connection.execute(update(tables).values(rules_version=0, deadline=1, waits_for="bot"))
    engine.dispose()
    with running(options) as site:
        ann = site.browser()
        ann.cookies.update(cookies)
        assert [table["key"] for table in ann.get("/api/me/tables").json()] == [key]
        answer = ann.get(f"/api/tables/{key}/news")
        assert (answer.status_code, answer.json()["code"]) == (409, "other_rules")
        assert ann.get("/api/me/export").status_code == 200
        assert ann.get("/health/ready").json()["status"] == "ok"
        assert ann.delete("/api/me").status_code == 204
