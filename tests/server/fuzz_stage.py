"""Tables and people for fuzzing, and a look into the database that tells whether they changed."""

import json
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
from serving import Serving

COOKIE = "teotihuacan"
KEPT = ("people", "tables", "seats", "entries", "chat")
# Tables that may go on by themselves: bots play there, or a clock runs.
MOVING = """
    SELECT id FROM tables WHERE status IN ('running', 'finished') AND (
        clock_seconds IS NOT NULL
        OR id IN (SELECT table_id FROM seats WHERE kind IN ('bot', 'teotibot'))
        OR status = 'running' AND id IN (SELECT table_id FROM entries WHERE kind = 'resign')
    )
"""

Rows = dict[str, list[dict[str, Any]]]


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, http: httpx.Client, name: str) -> None:
        self.http = http
        self.name = name
        made = http.post("/api/guests", json={"name": name})
        assert made.status_code == 201, made.text
        self.cookie = made.cookies[COOKIE]
        http.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        """What makes a request this person's."""
        return {"Cookie": f"{COOKIE}={self.cookie}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must be granted."""
        sent = {"json": body} if body is not None else {}
        answer = self.http.request(method, f"/api{path}", headers=self.headers, **sent)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def table(self, *seats: dict[str, Any], **options: Any) -> dict[str, Any]:
        """A new table of this person's, with the seats in this order."""
        setup = {"players": len(seats)}
        wanted = {"setup": setup, "seats": seats, "shuffle": False, **options}
        made: dict[str, Any] = self.ask("POST", "/tables", wanted)
        return made

    def running(self, *others: "Guest", **options: Any) -> str:
        """The key of a running game with others, in which this person begins."""
        made = self.table({"kind": "me"}, *[{"kind": "link"} for _ in others], **options)
        key = str(made["key"])
        for other, seat in zip(others, made["seats"][1:], strict=True):
            other.ask("POST", f"/tables/{key}/join", {"invite": seat["invite"]})
        self.ask("POST", f"/tables/{key}/start")
        return key

    def finished(self, other: "Guest") -> str:
        """The key of a game that this person gave up."""
        key = self.running(other)
        self.ask("POST", f"/tables/{key}/chat", {"text": "that was quick"})
        self.ask("POST", f"/tables/{key}/resign", {"after": 0})
        return key

    def news(self, key: str) -> Any:
        """The game as this person sees it."""
        return self.ask("GET", f"/tables/{key}/news")


class Kept:
    """What a server keeps in a file, read again only when it has changed."""

    def __init__(self, file: Path) -> None:
        name = f"{file.as_uri()}?mode=ro"
        # schemathesis looks from its own threads, one after the other.
        self.connection = sqlite3.connect(name, uri=True, check_same_thread=False)
        self.connection.row_factory = sqlite3.Row
        self.version: int | None = None
        self.known: Rows = {}

    def rows(self) -> Rows:
        """All rows that matter, without those of tables that go on by themselves."""
        (version,) = self.connection.execute("PRAGMA data_version").fetchone()
        if version != self.version:
            self.known = self.read()
            self.version = version
        return self.known

    def read(self) -> Rows:
        """The same, read at one moment."""
        self.connection.execute("BEGIN")
        rows = {
            name: [dict(row) for row in self.connection.execute(f"SELECT * FROM {name}")]
            for name in KEPT
        }
        moving = {row["id"] for row in self.connection.execute(MOVING)}
        self.connection.execute("COMMIT")
        for person in rows["people"]:
            del person["seen_at"]
        return {name: without(moving, some) for name, some in rows.items()}


def without(ids: set[int], rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rows without those of some tables."""
    return [
        row for row in rows if row.get("table_id", row["id"] if "key" in row else 0) not in ids
    ]


def kept_in(file: Path, keys: Iterable[str] | None = None) -> Rows:
    """What a server keeps in a file, of all tables or of some."""
    kept = Kept(file)
    rows = kept.rows()
    kept.connection.close()
    if keys is None:
        return rows
    wanted = set(keys)
    others = {row["id"] for row in rows["tables"] if row["key"] not in wanted}
    return {name: without(others, some) for name, some in rows.items()}


def healthy(serving: Serving) -> int:
    """The process of a server that is well and has never failed at anything."""
    ready = httpx.get(f"{serving.url}/health/ready", timeout=60, trust_env=False)
    assert ready.json()["status"] == "ok", ready.text
    told = [json.loads(line) for line in serving.errors().splitlines()]  # no traceback is JSON
    assert [line for line in told if line["level"] in ("error", "critical")] == []
    return serving.pid


def megabytes(pid: int) -> float:
    """The memory that a process takes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
