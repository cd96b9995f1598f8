"""Games whose rules nobody knows any more: listed, left, never replayed; their records stay."""

import asyncio
from pathlib import Path

from players import FIRST_GAME, OPEN, RANDOM, Browser, Live, begin, good, make_table, refusal
from running_app import Site, options_in, running
from sqlalchemy import update

from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage.database import open_engine
from teotihuacan.server.storage.schema import tables


def visit(site: Site, other: Browser | None = None, name: str = "Ann") -> Browser:
    """The browser of a new guest, or of one who was here before."""
    browser = Browser(site.url, name)
    site.stack.callback(browser.close)
    if other is None:
        good(browser.post("/api/guests", json={"name": name}))
    else:
        browser.cookies.update(other.cookies)
    return browser


def forget_rules(options: ServerOptions) -> None:
    """Have all tables be of a version that nobody knows, with a clock that has run out."""
    engine = open_engine(options.url)
    with engine.begin() as connection:
        connection.execute(update(tables).values(rules_version=0, deadline=1))
    engine.dispose()


def test_a_game_of_unknown_rules_is_listed_and_left_alone(tmp_path: Path) -> None:
    options = options_in(tmp_path)
    with running(options) as site:
        ann = visit(site)
        clock = {"seconds": 30, "at_end": "resign"}
        game = begin(ann, bots=1, setup=FIRST_GAME, clock=clock, visibility="public")
        waiting = make_table(ann, OPEN, RANDOM, visibility="public")["key"]
    forget_rules(options)
    with running(options) as site:
        ann = visit(site, ann)
        listed = {table["key"]: table for table in good(ann.get("/api/me/tables"))}
        assert {*listed} == {game.key, waiting}
        assert all(table["ended_by_update"] for table in listed.values())
        assert not any(table["your_turn"] for table in listed.values())
        for status in ("open", "running"):
            assert good(ann.get("/api/tables", params={"status": status})) == []
        news = ann.news(game.key)
        assert (news["state"], news["entries"]) == (None, [])
        assert news["table"]["rules_version"] == 0
        assert asyncio.run(ask_at(ann, game.key)) == "other_rules"
        assert refusal(visit(site, name="Ben").at(waiting, "join")) == (409, "other_rules")
        assert len(good(ann.get("/api/me/export"))["tables"]) == 2
        assert ann.get("/health/ready").json()["status"] == "ok"
        for key in listed:
            good(ann.at(key, "leave"))
        assert good(ann.get("/api/me/tables")) == []
        assert ann.delete("/api/me").status_code == 204


async def ask_at(person: Browser, key: str) -> str:
    """The code with which an action is refused over a socket, which says why beforehand."""
    async with Live(person, key) as live:
        await live.until(lambda live: bool(live.table["ended_by_update"]))
        answer = await live.ask("act", after=0, action=0)
        return str(answer["code"])


def test_the_record_of_a_finished_game_stays(tmp_path: Path) -> None:
    options = options_in(tmp_path)
    with running(options) as site:
        ann, ben = visit(site), visit(site, name="Ben")
        game = begin(ann, ben, setup=FIRST_GAME)
        for _ in range(5):
            game.play()
        asked = game.asked()
        done = asked.at(game.key, "undo", after=asked.state(game.key)["number"])
        while ann.table(game.key)["status"] == "running":
            game.play()
        before = good(ann.get(f"/api/tables/{game.key}/record"))
        result = ann.table(game.key)["result"]
        assert done.status_code in (200, 409)  # something may have been shown
    forget_rules(options)
    with running(options) as site:
        ann = visit(site, ann)
        record = good(ann.get(f"/api/tables/{game.key}/record"))
        assert record == {**before, "rules_version": 0}
        table = ann.table(game.key)
        assert (table["result"], table["ended_by_update"]) == (result, False)
        [exported] = good(ann.get("/api/me/export"))["tables"]
        assert exported["record"] == record
        assert refusal(ann.get(f"/api/tables/{game.key}/scores")) == (409, "other_rules")
        rematch = good(ann.at(game.key, "rematch"))
        assert not rematch["ended_by_update"]
