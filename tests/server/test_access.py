"""Nobody acts for a seat that isn't theirs, reads its view, or touches other people's data.

The table below names every operation of the API's description with what becomes of it for whom:
a stranger without a cookie, somebody signed in who doesn't sit at the table, the same with a live
connection, whoever made the table but doesn't sit there, and another player of the table. The
target is always the seat and the data of its owner, who would be allowed to do it.
"""

import asyncio
import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from players import (
    FIRST_GAME,
    OPEN,
    RANDOM,
    Browser,
    Live,
    Match,
    People,
    good,
    make_table,
    refusal,
)
from serving import Servers
from sqlalchemy import Table, select
from stored import connected, row_of
from websockets.exceptions import InvalidStatus

from teotihuacan.engine import Setup
from teotihuacan.game.views import view
from teotihuacan.server.accounts.sessions import COOKIE
from teotihuacan.server.http.api import (
    admin,
    daily,
    friends,
    games,
    hints,
    lessons,
    lobby,
    notifications,
    openings,
    operation,
    profiles,
    puzzles,
    ratings,
    reports,
    reviews,
    seeks,
    table_notes,
    tables,
    vacations,
)
from teotihuacan.server.http.api import people as people_api
from teotihuacan.server.storage import schema
from teotihuacan.server.storage.tables import load_entries
from teotihuacan.server.tables.table_game import TableGame
from teotihuacan.study.puzzles import puzzle_of_the_day

EVIL = {"Origin": "https://evil.example"}
ROLES = ("stranger", "outsider", "spectator", "maker", "other")
Statuses = tuple[int, int, int, int, int]
Json = dict[str, Any]


def everybody(status: int) -> Statuses:
    """The same for all."""
    return (status,) * 5


def signed_in(status: int) -> Statuses:
    """The same for all who are signed in, and do something with what is their own."""
    return (401, status, status, status, status)


@dataclass(frozen=True)
class Case:
    """An operation, at a table in some situation, and the status for each role."""

    method: str
    path: str
    statuses: Statuses
    body: Any = None
    situation: str = "running"

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"


RECORD = Path(__file__).parents[1] / "kept" / "rules-2" / "three.json"
KEY = "/api/tables/{key}"
SEAT = f"{KEY}/seats/{{seat}}"
REVIEW = f"{KEY}/reviews/{{depth}}"
PASSWORD = {"password": "quetzal feather"}
TABLE = {"setup": {"players": 2}, "seats": [OPEN, RANDOM]}
BROWSER = {
    "endpoint": "https://evil.example/push",
    "keys": {"p256dh": "A" * 87, "auth": "A" * 22},
}
REPORT = {"subject": "person", "seat": 0, "reason": "other"}
CASES = [
    # People: always about oneself
    Case("GET", "/api/me", signed_in(200)),
    Case("PATCH", "/api/me", signed_in(200), {"automatic": True, "confirm": True}),
    Case("DELETE", "/api/me", signed_in(204)),
    Case("GET", "/api/me/tables", signed_in(200)),
    Case("GET", "/api/me/export", signed_in(200)),
    Case("GET", "/api/me/profile", signed_in(200)),
    Case("GET", "/api/people/{name}", everybody(404)),  # profiles are private
    Case("PUT", "/api/me/password", signed_in(204), PASSWORD),
    Case("GET", "/api/me/recovery-codes", signed_in(200)),
    Case("POST", "/api/me/recovery-codes", signed_in(201)),
    Case("POST", "/api/session/recovery", everybody(401), "recover"),
    Case("POST", "/api/guests", everybody(409), "name"),
    Case("GET", "/api/session", everybody(200)),
    Case("POST", "/api/session", everybody(401), "sign in"),
    Case("DELETE", "/api/session", everybody(204)),
    Case("DELETE", "/api/sessions", signed_in(204)),
    # Tables
    Case("GET", "/api/options", everybody(200)),
    Case("GET", "/api/tables", everybody(200)),
    Case("POST", "/api/tables", signed_in(201), TABLE),
    Case("GET", KEY, everybody(200)),
    Case("GET", KEY, everybody(200), situation="open"),
    Case("PATCH", KEY, (401, 403, 403, 200, 403), {"auto_start": False}, "open"),
    Case("PATCH", KEY, (401, 403, 403, 409, 403), {"auto_start": False}),
    Case("POST", "/api/records", signed_in(201), "record"),
    Case("POST", f"{KEY}/join", (401, 403, 403, 403, 409), {"seat": 0}, "open"),
    Case("POST", f"{KEY}/join", (401, 403, 403, 403, 409), {"invite": "guessed"}, "open"),
    Case("POST", f"{KEY}/join", (401, 409, 409, 409, 409), {"seat": 0}),
    Case("PUT", SEAT, (401, 403, 403, 200, 403), RANDOM, "open"),
    Case("PUT", SEAT, (401, 403, 403, 409, 403), RANDOM),
    Case("PATCH", SEAT, (401, 403, 403, 403, 403), {"automatic": True}),
    Case("PATCH", SEAT, (401, 403, 403, 403, 403), {"automatic": True}, "open"),
    Case("POST", f"{KEY}/start", (401, 403, 403, 409, 403), None, "open"),
    Case("POST", f"{KEY}/leave", (401, 403, 403, 403, 200)),
    Case("POST", f"{KEY}/leave", (401, 403, 403, 200, 409), None, "open"),  # the maker closes it
    Case("POST", f"{KEY}/rematch", (401, 403, 403, 403, 200), None, "finished"),
    Case("GET", f"{KEY}/record", everybody(409)),
    Case("GET", f"{KEY}/record", everybody(200), None, "finished"),
    Case("GET", f"{KEY}/achievements", signed_in(409)),
    Case("GET", f"{KEY}/achievements", signed_in(200), None, "finished"),
    # Games
    Case("GET", f"{KEY}/news", everybody(200)),
    Case("GET", f"{KEY}/hint", (401, 403, 403, 403, 409)),
    Case("GET", f"{KEY}/positions/{{number}}", everybody(409)),
    Case("GET", f"{KEY}/positions/{{number}}", everybody(200), None, "finished"),
    Case("GET", f"{KEY}/scores", everybody(409)),
    Case("GET", f"{KEY}/scores", everybody(200), None, "finished"),
    Case("POST", f"{KEY}/actions", (401, 403, 403, 403, 409), "action"),
    Case("POST", f"{KEY}/undo", (401, 403, 403, 403, 409), "after"),
    Case("POST", f"{KEY}/undo", (401, 403, 403, 403, 409), "after", "held"),
    Case("POST", f"{KEY}/end", (401, 403, 403, 403, 409), "after", "held"),
    Case("POST", f"{KEY}/resign", (401, 403, 403, 403, 200), "after"),
    Case("POST", f"{KEY}/chat", (401, 403, 403, 403, 201), {"text": "hello"}),
    # Reviews
    Case("GET", REVIEW, everybody(409)),
    Case("GET", REVIEW, everybody(200), None, "finished"),
    Case("POST", REVIEW, signed_in(409)),
    Case("POST", REVIEW, signed_in(200), None, "finished"),
    Case("DELETE", REVIEW, signed_in(409)),
    Case("DELETE", REVIEW, signed_in(204), None, "finished"),
    Case("POST", f"{KEY}/tries", signed_in(409), {"ply": 0, "actions": []}),
    Case("GET", f"{KEY}/verdict", (401, 403, 403, 403, 409)),
    Case("GET", f"{KEY}/verdict", (401, 403, 403, 403, 409), None, "held"),
    # Lessons
    Case("GET", "/api/lessons", everybody(200)),
    Case("GET", "/api/lessons/{chapter}/{number}", everybody(200)),
    # Openings, deals of the day
    Case("GET", "/api/openings", everybody(200)),
    Case("GET", "/api/openings/{first}/{second}", everybody(200)),
    Case("GET", "/api/daily", signed_in(200)),
    Case("GET", "/api/leaderboards/{pool}", signed_in(200)),
    Case("GET", "/api/me/ratings", signed_in(200)),
    Case("GET", f"{KEY}/ratings", everybody(200)),
    Case("GET", f"{KEY}/ratings", everybody(200), None, "finished"),
    Case("POST", "/api/daily", signed_in(201), {"mode": "solo"}),
    # Puzzles: their solutions are for who has solved or given up, attempts are one's own
    Case("GET", "/api/puzzles", everybody(200)),
    Case("GET", "/api/puzzles/{puzzle}", everybody(200)),
    Case("POST", "/api/puzzles/{puzzle}/answers", everybody(200), "solution"),
    Case("POST", "/api/puzzles/{puzzle}/solution", everybody(200)),
    # Reports, and what only operators find
    Case("POST", f"{KEY}/reports", signed_in(204), REPORT),
    Case("GET", "/api/announcement", everybody(200)),
    Case("GET", "/api/admin/overview", everybody(404)),
    Case("GET", "/api/admin/people", everybody(404)),
    Case("GET", "/api/admin/people/{person_id}", everybody(404)),
    Case("POST", "/api/admin/people/{person_id}/actions", everybody(404), {"action": "ban"}),
    Case("GET", "/api/admin/tables", everybody(404)),
    Case("GET", "/api/admin/tables/{key}", everybody(404)),
    Case("POST", "/api/admin/tables/{key}/actions", everybody(404), {"action": "close"}),
    Case("GET", "/api/admin/reports", everybody(404)),
    Case("POST", "/api/admin/reports/{report_id}", everybody(404), {"state": "resolved"}),
    Case("GET", "/api/admin/audit", everybody(404)),
    Case("PUT", "/api/admin/announcement", everybody(404), {"text": "Hello", "until": 1}),
    Case("DELETE", "/api/admin/announcement", everybody(404)),
    # What people are told while they are away
    Case("GET", "/api/me/turns", signed_in(200)),
    Case("GET", "/api/me/notifications", signed_in(200)),
    Case("PATCH", "/api/me/notifications", signed_in(200), {"while_here": True}),
    Case("POST", "/api/me/notifications/trial", signed_in(204)),
    Case("POST", "/api/me/browsers", signed_in(422), BROWSER),
    Case("DELETE", "/api/me/browsers", signed_in(204), {"endpoint": BROWSER["endpoint"]}),
    Case("PUT", "/api/me/mail", signed_in(409), {"address": "somebody@example.org"}),
    Case("POST", "/api/me/mail/confirmation", signed_in(422), {"code": "123456"}),
    Case("DELETE", "/api/me/mail", signed_in(204)),
    Case("POST", "/api/unsubscribe", everybody(422)),
    Case("GET", "/api/me/vacation", signed_in(200)),
    Case("PUT", "/api/me/vacation", signed_in(422), {"until": 1}),
    Case("DELETE", "/api/me/vacation", signed_in(200)),
    Case("GET", f"{KEY}/note", (401, 403, 403, 403, 200)),
    Case("PUT", f"{KEY}/note", (401, 403, 403, 403, 200), {"text": "mine"}),
    # The lobby
    Case("GET", "/api/lobby", everybody(200)),
    Case("GET", "/api/seeks", signed_in(200)),
    Case("POST", "/api/seeks", signed_in(201), {"players": 4, "clock_seconds": 900}),
    Case("DELETE", "/api/seeks", signed_in(200)),
    Case("GET", "/api/friends", signed_in(200)),
    Case("POST", "/api/friends", signed_in(404), {"name": "Nobody at all", "action": "ask"}),
    # Operation
    Case("GET", "/health/live", everybody(200)),
    Case("GET", "/health/ready", everybody(200)),
]
# Not in the description: pages about the API, figures for private networks.
UNDESCRIBED = {"GET /api/docs", "GET /api/docs.css", "GET /metrics"}
SOCKETS = {"/api/tables/{key}/socket", "/api/lobby/socket"}


def test_every_operation_is_in_the_table(people: People) -> None:
    paths = good(people.stranger().get("/api/openapi.json"))["paths"]
    described = {f"{method.upper()} {path}" for path in paths for method in paths[path]}
    assert described == {case.name for case in CASES}


def test_there_is_nothing_else_to_ask_for() -> None:
    routes = [
        route
        for part in (
            *(people_api, tables, games, hints, reviews, lessons),
            *(openings, daily, profiles, puzzles, operation, admin, ratings, reports),
            *(lobby, seeks, friends, notifications, vacations, table_notes),
        )
        for route in part.router.routes
    ]
    asked = {
        f"{method} {route.path_format}"
        for route in routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    assert asked == {case.name for case in CASES} | UNDESCRIBED
    others = {getattr(route, "path", "?") for route in routes if not isinstance(route, APIRoute)}
    assert others == SOCKETS


# A table, and everybody around it


@dataclass
class Scene:
    """A table in some situation: its owner's seat is 0, which is asked."""

    servers: Servers
    key: str
    owner: Browser
    roles: dict[str, Browser] = field(default_factory=dict)

    def ask(self, case: Case, browser: Browser, **headers: str) -> Any:
        """Ask for the operation of a case."""
        named = {"chapter": "moving", "first": 6, "second": 10, "puzzle": "today"}
        named |= {"person_id": self.owner_id(), "report_id": 1, "name": "Nobody"}
        named |= {"pool": "all"}
        path = case.path.format(key=self.key, seat=0, number=1, depth="quick", **named)
        return browser.request(case.method, path, json=self.body(case), headers=headers)

    def body(self, case: Case) -> Any:
        """The body that the owner would send, or that names the owner."""
        if case.body == "name":
            return {"name": self.owner.name}
        if case.body == "sign in":
            return {"name": self.owner.name, **PASSWORD}
        if case.body == "recover":
            return {"name": self.owner.name, "code": "0000-0000-0000-0000", **PASSWORD}
        if case.body == "solution":
            return {"actions": puzzle_of_the_day(datetime.now(UTC).date()).solution}
        if case.body == "record":
            return json.loads(RECORD.read_text(encoding="utf-8"))
        if case.body not in ("after", "action"):
            return case.body
        state = self.owner.state(self.key)
        action = {"action": state["view"]["legal"][0]["action"]} if case.body == "action" else {}
        return {"after": state["number"], **action}

    def owner_id(self) -> str:
        """The owner's id, which nobody is told."""
        with connected(self.servers) as connection:
            named = schema.people.c.name == self.owner.name
            return str(connection.execute(select(schema.people.c.id).where(named)).scalar())

    def of_owner(self) -> Json:
        """All that is stored of the owner, and of the owner's seat."""
        stored = self.stored()
        return {
            "person": [row for row in stored["people"] if row["name"] == self.owner.name],
            "seat": [row for row in stored["seats"] if row["place"] == 0],
            "entries": [row for row in stored["entries"] if row["seat"] == 0],
            "chat": [row for row in stored["chat"] if row["name"] == self.owner.name],
            "puzzles": stored["puzzle_attempts"],
        }

    def stored(self) -> dict[str, list[Json]]:
        """All that is stored of the table and of everybody around it."""
        names = [browser.name for browser in (self.owner, *self.roles.values())]
        with connected(self.servers) as connection:

            def rows(table: Table, *where: Any) -> list[Json]:
                query = select(table).where(*where).order_by(*table.primary_key)
                return [dict(row._mapping) for row in connection.execute(query)]

            found = rows(schema.tables, schema.tables.c.key == self.key)
            number = found[0]["id"]
            parts = (schema.seats, schema.entries, schema.chat)
            attempts = schema.puzzle_attempts
            mine = select(schema.people.c.id).where(schema.people.c.name == self.owner.name)
            return {
                "tables": found,
                "people": rows(schema.people, schema.people.c.name.in_(names)),
                **{part.name: rows(part, part.c.table_id == number) for part in parts},
                attempts.name: rows(attempts, attempts.c.person_id.in_(mine)),
            }


def scene(servers: Servers, people: People, situation: str, setup: Json = FIRST_GAME) -> Scene:
    """A table in a situation: open, running (the owner could undo), held, finished."""
    maker, owner, other = people.guests(3)
    seats = [OPEN, OPEN, {"kind": "link"}] if situation == "open" else [OPEN, OPEN]
    key = make_table(maker, *seats, setup=setup)["key"]
    for person in (owner, other):
        good(person.at(key, "join"))
    if situation != "open":
        good(maker.at(key, "start"))
    match = Match(key, {0: owner, 1: other})
    if situation == "held":
        good(owner.patch(f"/api/tables/{key}/seats/0", json={"confirm": True}))
        match.play_until(lambda state: state["seat"] == 0 and state["held"])
    elif situation == "running" and setup == FIRST_GAME:
        match.play_until(lambda state: state["seat"] == 0 and state["can_undo"])
    elif situation == "finished":
        good(owner.at(key, "resign", after=0))
    good(owner.at(key, "chat", text="mine"))
    roles = {"stranger": people.stranger(), "outsider": people.guest()}
    roles |= {"spectator": people.guest(), "maker": maker, "other": other}
    return Scene(servers, key, owner, roles)


async def ask_watching(there: Scene, case: Case, browser: Browser) -> Any:
    """Ask for something with a live connection to the table."""
    async with Live(browser, there.key) as live:
        await live.message()
        return await asyncio.to_thread(there.ask, case, browser)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.name} {case.situation}")
def test_nobody_touches_what_is_the_owners(
    people: People, shared_server: Servers, case: Case
) -> None:
    there = scene(shared_server, people, case.situation)
    mine = there.of_owner()
    assert mine["person"]
    assert mine["seat"]
    for role, status in zip(ROLES, case.statuses, strict=True):
        browser = there.roles[role]
        before = there.stored()

        if role == "spectator":
            answer = asyncio.run(ask_watching(there, case, browser))
        else:
            answer = there.ask(case, browser)
        assert answer.status_code == status, (role, answer.text)
        if status >= 400 or case.method == "GET":
            assert there.stored() == before, role
        if role == "maker" and case.situation == "open" and status == 200:
            mine = there.of_owner()  # it is the maker's table until the game begins
        assert there.of_owner() == mine, role
        check_told(case, there, role, answer)


def check_told(case: Case, there: Scene, role: str, answer: Any) -> None:
    """No answer tells what only the owner may know."""
    secrets = [there.owner.cookies[COOKIE]]
    row = row_of(there.servers, there.key)
    if row["status"] != "finished":
        secrets += [str(row["seed"]), str(row["chance_key"])]
    if case.path.startswith(("/api/me", "/api/session")):  # not even that there is such a person
        secrets.append(there.owner.name if role in ("outsider", "spectator") else "\0")
    assert not any(secret in answer.text for secret in secrets)
    if answer.is_success and case.path in (KEY, "/api/tables", "/api/me/tables"):
        told = answer.json()
        shown = told if isinstance(told, list) else [told]
        for table in [table for table in shown if table["key"] == there.key]:
            assert table["you"] == (1 if role == "other" else None)
            links = [seat["invite"] for seat in table["seats"] if seat["invite"]]
            assert bool(links) == (role == "maker" and table["status"] == "open")


def test_the_owner_may(people: People, shared_server: Servers) -> None:
    """The same requests that are refused above are good ones, if it is one's own seat."""
    wanted = {"actions", "undo", "end", "resign", "chat", "leave", "rematch", "{seat}"}
    done = set()
    for case in CASES:
        what = case.path.rpartition("/")[2]
        if what in wanted and case.method != "PUT" and "/admin/" not in case.path:
            there = scene(shared_server, people, case.situation)
            good(there.ask(case, there.owner))
            done.add(what)
    assert done == wanted


# Views


def play_of(there: Scene) -> TableGame:
    """The game as it is stored."""
    row = row_of(there.servers, there.key)
    seed = row["chance_key"] or row["seed"]
    play = TableGame(Setup.from_dict(row["setup"]), seed, row["started_at"])
    with connected(there.servers) as connection:
        for entry in load_entries(connection, row["id"], 0, row["number"]):
            play.apply_entry(entry)
    return play


def check_view(play: TableGame, seat: int, news: Json) -> None:
    """Somebody was told what a seat may see, and what only that seat may see of the entries."""
    state = news["state"]
    assert state["seat"] == (None if seat < 0 else seat)
    expected = view(play.game.position, seat)
    if play.held is not None:
        expected["legal"] = []
    assert state["view"] == expected
    assert state["your_turn"] == (play.asked == seat)
    assert bool(state["held"]) == (play.held is not None and play.asked == seat)
    assert len(news["entries"]) == len(play.entries)
    for entry, logged in zip(news["entries"], play.entries, strict=True):
        hidden = logged.public_json != logged.json
        full = json.loads(logged.json)
        assert full["action"] == logged.entry.action
        seen = not hidden or logged.entry.seat == seat
        assert entry["action"] == (full["action"] if seen else None)
        assert entry["text"] == (full["text"] if seen else None)


async def check_everybody(there: Scene) -> None:
    """What everybody gets by HTTP and by socket is their own view."""
    play = play_of(there)
    seats = dict.fromkeys(ROLES, -1) | {"other": 1, "owner": 0}
    for role, browser in (there.roles | {"owner": there.owner}).items():
        check_view(play, seats[role], await asyncio.to_thread(browser.news, there.key))
        async with Live(browser, there.key) as live:
            await live.message()
            check_view(play, seats[role], {"state": live.state, "entries": live.entries})


def test_everybody_sees_their_own_view_only(people: People, shared_server: Servers) -> None:
    there = scene(shared_server, people, "running", setup={})
    asyncio.run(check_everybody(there))  # starting tiles are chosen in secret
    hands = {
        role: browser.state(there.key)["view"]["starting"]["hands"]
        for role, browser in there.roles.items()
    }
    assert set(hands["stranger"][0]) == set(hands["stranger"][1]) == {None}
    assert hands["stranger"] == hands["outsider"] == hands["spectator"] == hands["maker"]
    assert (hands["other"][0], None in hands["other"][1]) == (hands["stranger"][0], False)
    there.owner.play(there.key)
    last = play_of(there).entries[-1]
    assert last.public_json != last.json
    asyncio.run(check_everybody(there))
    there.roles["other"].play(there.key)
    asyncio.run(check_everybody(there))  # now all is open, but not who chose what when


def test_what_is_held_back_is_seen_by_its_seat_only(
    people: People, shared_server: Servers
) -> None:
    there = scene(shared_server, people, "held")
    assert play_of(there).held is not None
    asyncio.run(check_everybody(there))


def test_a_view_goes_with_the_seat(people: People, shared_server: Servers) -> None:
    there = scene(shared_server, people, "running", setup={})
    other = there.roles["other"]

    async def leave() -> None:
        async with Live(other, there.key) as live:
            await live.message()
            assert live.state is not None
            assert (live.state["seat"], live.table["you"]) == (1, 1)
            good(await asyncio.to_thread(other.at, there.key, "leave"))
            await live.until(lambda live: live.table["you"] is None)
            check_view(play_of(there), -1, {"state": live.state, "entries": live.entries})
            for kind in ("act", "undo", "end", "resign"):
                more = {"action": 0} if kind == "act" else {}
                assert (await live.ask(kind, after=live.seen, **more))["code"] == "forbidden"

    asyncio.run(leave())


# Sockets


def test_live_messages_act_for_nobody_else(people: People, shared_server: Servers) -> None:
    for situation in ("running", "held"):
        there = scene(shared_server, people, situation)
        before = there.stored()
        state = there.owner.state(there.key)
        action = 0 if state["held"] else state["view"]["legal"][0]["action"]
        codes = {"stranger": "nobody", "outsider": "forbidden", "maker": "forbidden"}

        async def send(role: str, there: Scene = there, action: int = action) -> list[str]:
            async with Live(there.roles[role], there.key) as live:
                await live.message()
                told = [await live.act(action), await live.undo(), await live.end()]
                if role != "other":
                    told.append(await live.ask("resign", after=live.seen))
                    told.append(await live.say("hello"))
                return [answer["code"] for answer in told]

        for role, code in codes.items():
            assert asyncio.run(send(role)) == [code] * 5
        assert asyncio.run(send("other")) == ["not_asked"] * 3
        assert there.stored() == before


# Cookies


def with_cookie(people: People, value: str) -> Browser:
    browser = people.stranger()
    browser.cookies.set(COOKIE, value)
    return browser


def test_a_forged_cookie_is_none(people: People, shared_server: Servers) -> None:
    there = scene(shared_server, people, "held")
    gone = people.guest()
    outsider = there.roles["outsider"].cookies[COOKIE]
    real = there.owner.cookies[COOKIE]
    payload, _, rest = real.partition(".")
    kept = gone.cookies[COOKIE]
    good(gone.delete("/api/me"))
    forged = [
        kept,  # of somebody who is gone
        f"{payload}.{outsider.partition('.')[2]}",  # the owner's name, another's signature
        f"{payload}.{rest[:-2]}{'AA' if rest[-2:] != 'AA' else 'BB'}",
        payload,
        f"{real}x",
        "x" * 3000,
    ]
    before = there.stored()
    for value in forged:
        browser = with_cookie(people, value)
        for case in CASES:
            if case.statuses[0] == 401 and case.situation in ("running", "held"):
                if case.body not in ("action", "sign in", "recover"):
                    assert refusal(there.ask(case, browser)) == (401, "nobody"), case.name
        assert browser.state(there.key)["seat"] is None

        async def watch(browser: Browser = browser) -> None:
            async with Live(browser, there.key) as live:
                await live.message()
                check_view(play_of(there), -1, {"state": live.state, "entries": live.entries})
                assert (await live.end())["code"] == "nobody"

        asyncio.run(watch())
    assert there.stored() == before
    assert with_cookie(people, real).state(there.key)["seat"] == 0  # the real one is good


def test_an_ended_session_is_none(people: People, shared_server: Servers) -> None:
    there = scene(shared_server, people, "running")
    thief = people.elsewhere(there.owner)
    assert thief.state(there.key)["seat"] == 0
    good(there.owner.put("/api/me/password", json=PASSWORD))
    before = there.stored()
    assert thief.state(there.key)["seat"] is None
    assert refusal(thief.at(there.key, "resign", after=before["tables"][0]["number"]))[0] == 401
    assert there.stored() == before
    assert there.owner.state(there.key)["seat"] == 0


# Pages of other sites


def test_pages_of_other_sites_change_nothing(people: People, shared_server: Servers) -> None:
    for situation in ("running", "held", "open"):
        there = scene(shared_server, people, situation)
        before = there.stored()
        for case in CASES:
            if case.situation == situation and case.method != "GET":
                for origin in (EVIL["Origin"], "null"):
                    answer = there.ask(case, there.owner, Origin=origin)
                    assert refusal(answer) == (403, "foreign_origin"), case.name
        assert there.stored() == before
        read = there.owner.get(f"/api/tables/{there.key}", headers=EVIL)
        assert not any(name.startswith("access-control") for name in read.headers)


def test_pages_of_other_sites_open_no_sockets(people: People, shared_server: Servers) -> None:
    there = scene(shared_server, people, "running")

    async def connect(origin: str) -> None:
        live = Live(there.owner, there.key)
        await live.open(Origin=origin)
        await live.message()
        await live.close()

    for origin in (EVIL["Origin"], "null"):
        with pytest.raises(InvalidStatus) as refused:
            asyncio.run(connect(origin))
        assert refused.value.response.status_code == 403
    asyncio.run(connect(str(there.owner.base_url).rstrip("/")))
