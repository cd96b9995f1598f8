"""What schemathesis does around each request: real keys, cookies, and a look at what changed.

Loaded by schemathesis in a process of its own; the test that starts it leaves its plan in a file.
"""

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from fuzz_stage import COOKIE, Guest, Kept, Rows
from pydantic import ValidationError

from teotihuacan.server.http.models.people import SessionIn

PLAN = json.loads(Path(os.environ["FUZZ_PLAN"]).read_text())
KEY = re.compile(r"[A-Za-z0-9_-]{1,24}")
FITTING = {  # at which kind of table something can be done
    "actions": "running asked",
    "undo": "running asked",
    "end": "running asked",
    "resign": "running waiting",
    "leave": "open theirs",
    "join": "open theirs",
    "start": "open mine",
    "rematch": "finished",
    "record": "finished",
    "{seat}": "running asked",
}
MY_SEAT = 0  # there
ENDS_SESSIONS = {
    "DELETE /api/me",
    "DELETE /api/session",
    "DELETE /api/sessions",
    "PUT /api/me/password",
}
chance = random.Random(PLAN["seed"])
http = httpx.Client(base_url=PLAN["url"], timeout=60, trust_env=False)


class Actor:
    """Who asks in this run, and the tables they ask about."""

    def __init__(self) -> None:
        self.guests = 0
        self.frozen: list[str] = PLAN["frozen"]
        self.me = self.guest() if PLAN["role"] != "stranger" else None
        self.friend = self.guest() if PLAN["role"] == "player" else None
        self.tables: dict[str, str] = {}

    def guest(self) -> Guest:
        """Somebody new."""
        self.guests += 1
        return Guest(http, f"{PLAN['role']} {self.guests}")

    def restock(self, rows: Rows) -> None:
        """See to it that a player has a table of each kind."""
        me, friend = self.me, self.friend
        if me is None or friend is None:
            return
        there = {row["key"]: row for row in rows["tables"]}
        free = [{"kind": "open"}, {"kind": "link"}]
        makers: dict[str, Callable[[], str]] = {
            "running asked": lambda: me.running(friend),
            "running waiting": lambda: friend.running(me),
            "open mine": lambda: str(me.table({"kind": "me"}, *free)["key"]),
            "open theirs": lambda: str(friend.table({"kind": "me"}, *free)["key"]),
            "finished": lambda: friend.finished(me),
        }
        for name, maker in makers.items():
            row = there.get(self.tables.get(name, ""))
            if row is None or row["status"] != name.split()[0]:
                self.tables[name] = maker()
        row = there.get(self.tables["running asked"])
        if row is not None and row["asked"] != 0:
            self.wait_for_me(row["key"])

    def wait_for_me(self, key: str) -> None:
        """Let the friend play until it is our turn."""
        assert self.friend is not None
        while (news := self.friend.news(key))["state"]["your_turn"]:
            action = chance.choice(news["state"]["view"]["legal"])["action"]
            self.friend.ask(
                "POST", f"/tables/{key}/actions", {"after": news["number"], "action": action}
            )

    def key(self, path: str) -> str:
        """The key of a table that is there, most often one that something can be done at."""
        fitting = self.tables.get(FITTING.get(path.rpartition("/")[2], ""))
        if fitting and chance.random() < 0.75:
            return fitting
        return chance.choice([*self.tables.values(), *self.frozen])


actor = Actor()
kept = Kept(Path(PLAN["database"]))
before: Rows = {}
faults: list[str] = []


@schemathesis.auth(refresh_interval=None)
class Cookies:
    """Signs requests in; those that end sessions get somebody new each."""

    def get(self, case: Any, _: Any) -> str | None:
        """The cookie for a request."""
        if actor.me is None:
            return None
        return (actor.guest() if case.operation.label in ENDS_SESSIONS else actor.me).cookie

    def set(self, case: Any, data: str, _: Any) -> None:
        """Put it into the request."""
        case.cookies = {**(case.cookies or {}), COOKIE: data}


@schemathesis.hook
def before_call(_: Any, case: Any, kwargs: dict[str, Any]) -> None:  # noqa: ARG001
    """Let well-formed requests be about real tables, and remember what is there."""
    global before
    actor.restock(kept.rows())
    key = (case.path_parameters or {}).get("key")
    if isinstance(key, str) and KEY.fullmatch(key):
        if key not in {row["key"] for row in kept.rows()["tables"]}:
            case.path_parameters["key"] = actor.key(case.operation.path)
        if type(case.path_parameters.get("seat")) is int and chance.random() < 0.9:
            case.path_parameters["seat"] = MY_SEAT
        if isinstance(case.body, dict) and type(case.body.get("after")) is int:
            go_on(case)
    if case.operation.label == "POST /api/session" and is_claim(case.body):
        if chance.random() < 0.5:
            case.body.update(PLAN["claim"])
    # Whoever tries many passwords from one address is soon refused anyway.
    case.headers = {**(case.headers or {}), "X-Forwarded-For": f"10.9.8.{chance.randrange(256)}"}
    before = kept.rows()


def is_claim(body: Any) -> bool:
    """Whether a body could sign somebody in."""
    try:
        SessionIn.model_validate(body)
    except ValidationError:
        return False
    return True


def go_on(case: Any) -> None:
    """Make a request that would be stale one about the game as it is, mostly."""
    key = case.path_parameters["key"]
    if chance.random() < 0.2 or case.body["after"] < 0:
        return
    news = http.get(
        f"/api/tables/{key}/news", headers=actor.me.headers if actor.me else {}
    ).json()
    case.body["after"] = news["number"]
    legal = news["state"]["view"]["legal"] if news["state"] else []
    if legal and type(case.body.get("action")) is int and case.body["action"] >= 0:
        case.body["action"] = chance.choice(legal)["action"]


@schemathesis.hook
def after_call(_: Any, case: Any, response: Any) -> None:
    """Look at what has changed."""
    after = kept.rows()
    if after == before:
        return
    changed = [name for name in after if after[name] != before[name]]
    if response.status_code >= 400 or case.method == "GET":
        faults.append(f"{case.method} {case.path}: {response.status_code}, but changed {changed}")


@schemathesis.check
def only_what_was_granted_changed(ctx: Any, response: Any, case: Any) -> None:
    """Refused requests change nothing."""
    del ctx, response, case
    told = faults[:]
    faults.clear()
    assert not told, told


@schemathesis.hook
def filter_failure(_: Any, failure: Any, case: Any, response: Any) -> bool:
    """Whether a failure is one."""
    del case
    if type(failure).__name__ != "RejectedPositiveData" or response.status_code != 422:
        return True
    # The description tells the form of what may be sent. That options of a set-up exclude each
    # other, or that a name is a bot's, it can't tell.
    message = str(json.loads(response.content)["message"])
    return message.startswith(("body", "path", "query"))
