"""Requests that nobody should send: refused in a documented way, and nothing else happens.

schemathesis makes them up from the API's own description; others are no HTTP at all.
"""

import json
import os
import re
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fuzz_stage import Guest, Rows, healthy, kept_in, megabytes
from serving import Serving

from run_sizes import FUZZ_INPUTS, FUZZ_SEED, USUAL_INPUTS

HERE = Path(__file__).parent
TOOLS = HERE.parents[1] / "tools"
SEED = 3 + FUZZ_SEED
TIMES = max(1, FUZZ_INPUTS // USUAL_INPUTS)
EXAMPLES = 6 * TIMES  # random requests for each endpoint, beside those that are worked out
PATIENCE = 300
CLAIM = {"name": "Dot", "password": "known to schemathesis"}
# Off by default, and not for us: people must tell it what others may not see, and whoever has the
# key of a table may watch it.
NOT_CHECKED = "object_level_authorization"


class Others:
    """People and tables that a run of schemathesis has nothing to do with, but knows of."""

    def __init__(self, serving: Serving) -> None:
        self.file = Path(serving.folder) / "games.sqlite"
        with httpx.Client(base_url=serving.url, timeout=PATIENCE, trust_env=False) as http:
            ann, bob = Guest(http, "Ann"), Guest(http, "Bob")
            dot = Guest(http, CLAIM["name"])
            dot.ask("PUT", "/me/password", {"password": CLAIM["password"]})
            link, name = {"kind": "link"}, {"kind": "name", "name": "Bob"}
            self.keys = [
                ann.running(bob, visibility="public"),
                bob.finished(ann),
                ann.table({"kind": "me"}, link, name)["key"],
            ]
        self.people = [person["id"] for person in kept_in(self.file)["people"]]

    def rows(self) -> Rows:
        """All that is kept of them."""
        rows = kept_in(self.file, self.keys)
        rows["people"] = [one for one in rows["people"] if one["id"] in self.people]
        return rows


def schemathesis(serving: Serving, role: str, others: Others, folder: Path) -> str:
    """What schemathesis says after it has tried everything in a role and found nothing wrong."""
    plan = {"url": serving.url, "role": role, "seed": SEED}
    plan |= {"frozen": others.keys, "database": str(others.file), "claim": CLAIM}
    file = folder / "plan.json"
    file.write_text(json.dumps(plan))
    options = f"""
        --workers 1 --seed {SEED} --max-examples {EXAMPLES} --generation-database none --no-shrink
        --checks all --exclude-checks {NOT_CHECKED} --continue-on-failure --no-color
    """
    command = [str(Path(sys.executable).with_name("schemathesis")), "run"]
    done = subprocess.run(
        [*command, f"{serving.url}/api/openapi.json", *options.split()],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(
                [*map(str, (HERE, HERE.parent, TOOLS)), os.environ.get("PYTHONPATH", "")]
            ),
            "FUZZ_PLAN": str(file),
            "SCHEMATHESIS_HOOKS": "fuzz_hooks",
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=10 * PATIENCE * TIMES,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def granted(serving: Serving) -> set[str]:
    """The requests that were answered with success, as method and route."""
    statuses = defaultdict(set)
    for line in map(json.loads, serving.errors().splitlines()):
        if line["message"] == "request":
            statuses[f"{line['method']} {line['route']}"].add(line["status"])
    assert all(status < 500 for seen in statuses.values() for status in seen)
    return {name for name, seen in statuses.items() if any(status < 300 for status in seen)}


def endpoints(serving: Serving) -> int:
    """How many methods at how many paths the API describes."""
    described = httpx.get(f"{serving.url}/api/openapi.json", timeout=PATIENCE, trust_env=False)
    return sum(len(methods) for methods in described.json()["paths"].values())


AT_TABLES = {
    f"POST /api/tables/{{key}}/{what}"
    for what in ("actions", "chat", "join", "leave", "rematch", "resign", "start")
}
REACHED = {
    "stranger": {
        "POST /api/guests",
        "POST /api/session",
        "GET /api/tables",
        "GET /api/tables/{key}",
        "GET /api/tables/{key}/news",
    },
    "guest": {"POST /api/tables", "PATCH /api/me", "DELETE /api/me", "PUT /api/me/password"},
    "player": {"POST /api/tables", "PATCH /api/tables/{key}/seats/{seat}", *AT_TABLES},
}


@pytest.mark.parametrize("role", REACHED)
def test_schemathesis_finds_nothing_wrong(role: str, serving: Serving, tmp_path: Path) -> None:
    others = Others(serving)
    kept, pid = others.rows(), serving.pid
    said = schemathesis(serving, role, others, tmp_path)
    assert f"Tested: {endpoints(serving)}" in said
    assert others.rows() == kept
    assert healthy(serving) == pid
    assert granted(serving) >= REACHED[role]


# No HTTP at all ---


class Bystander:
    """Somebody who is connected to a server where others do wrong, and should not notice."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.http = httpx.Client(base_url=serving.url, timeout=PATIENCE, trust_env=False)
        self.ann, bob = Guest(self.http, "Ann"), Guest(self.http, "Bob")
        self.key = self.ann.running(bob)
        self.file = Path(serving.folder) / "games.sqlite"
        self.kept = kept_in(self.file)

    def undisturbed(self) -> None:
        """Nothing has changed."""
        assert self.ann.news(self.key)["state"]["your_turn"]
        assert kept_in(self.file) == self.kept

    def connect(self) -> socket.socket:
        """A connection to do wrong with."""
        return socket.create_connection(("127.0.0.1", self.serving.port), timeout=PATIENCE)


@pytest.fixture(scope="module")
def bystander(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bystander]:
    folder = tmp_path_factory.mktemp("wrong")
    with Serving(folder / "data", "--rate-limit", "0", "--bot-processes", "1") as serving:
        here = Bystander(serving)
        yield here
        here.http.close()
        healthy(serving)


HOST = b"Host: localhost\r\n"
LIVE = b"GET /health/live HTTP/1.1\r\n" + HOST
GUEST = b"POST /api/guests HTTP/1.1\r\nContent-Type: application/json\r\n" + HOST
NAME = b'{"name": "Nobody"}'
SOCKET = b"GET /api/tables/none/socket HTTP/1.1\r\n" + HOST
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
TO_SOCKET = UPGRADE + b"Sec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
WRONG = {
    "bytes": (bytes(range(256)) + b"\r\n\r\n", 400),
    "a method only": (b"GET\r\n\r\n", 400),
    "a method there isn't": (b"PLAY / HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a version there isn't": (b"GET / HTTP/9.9\r\n" + HOST + b"\r\n", 400),
    "another protocol": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "the wrong port for https": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 50, 400),
    "a proxy": (b"CONNECT example.org:443 HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "everything": (b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", 404),
    "no host": (b"GET /api/options HTTP/1.1\r\n\r\n", 421),
    "two hosts": (b"GET /api/options HTTP/1.1\r\n" + HOST * 2 + b"\r\n", 421),
    "a path that is no text": (b"GET /api/tables/\xff HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a path that means none": (b"GET /api/tables/%ff%00 HTTP/1.1\r\n" + HOST + b"\r\n", 422),
    "a query that means nothing": (
        b"GET /api/tables?status=%ff HTTP/1.1\r\n" + HOST + b"\r\n",
        422,
    ),
    "a header with a zero": (LIVE + b"X: a\0b\r\n\r\n", 400),
    "a header on two lines": (LIVE + b"X: a\r\n b\r\n\r\n", 400),
    "a header without a name": (LIVE + b": a\r\n\r\n", 400),
    "a name with a space": (LIVE + b"X : a\r\n\r\n", 400),
    "a cookie of bytes": (
        b"GET /api/me HTTP/1.1\r\n" + HOST + b"Cookie: teotihuacan=\xff\xfe\r\n\r\n",
        401,
    ),
    "a long header": (LIVE + b"X: " + b"x" * 9000 + b"\r\n\r\n", 400),
    "many headers": (LIVE + b"X: x\r\n" * 200 + b"\r\n", 400),
    "a length that is none": (GUEST + b"Content-Length: x\r\n\r\n" + NAME, 400),
    "a length below zero": (GUEST + b"Content-Length: -1\r\n\r\n" + NAME, 400),
    "a length beyond numbers": (GUEST + b"Content-Length: 9" + b"9" * 30 + b"\r\n\r\n", 400),
    "a length too large": (GUEST + b"Content-Length: 9999999\r\n\r\n", 413),
    "two lengths": (GUEST + b"Content-Length: 18\r\nContent-Length: 2\r\n\r\n" + NAME, 400),
    "two ways to tell it": (
        GUEST + b"Content-Length: 18\r\nTransfer-Encoding: chunked\r\n\r\n" + NAME,
        400,
    ),
    "pieces of no length": (GUEST + b"Transfer-Encoding: chunked\r\n\r\nx\r\n{}\r\n", 400),
    "no body": (GUEST + b"\r\n", 422),
    "a body of bytes": (GUEST + b"Content-Length: 2\r\n\r\n\xff\xfe", 400),
    "a socket without a key": (SOCKET + TO_SOCKET + b"\r\n", 400),
    "a socket with a wrong key": (SOCKET + TO_SOCKET + b"Sec-WebSocket-Key: x\r\n\r\n", 400),
    "a socket of long ago": (SOCKET + UPGRADE + KEY + b"Sec-WebSocket-Version: 7\r\n\r\n", 400),
    "a socket with a body": (SOCKET + TO_SOCKET + KEY + b"Content-Length: 2\r\n\r\n{}", 400),
    "a socket by POST": (SOCKET.replace(b"GET", b"POST") + TO_SOCKET + KEY + b"\r\n", 405),
    "a socket to a page": (LIVE + TO_SOCKET + KEY + b"\r\n", 403),
    "another upgrade": (LIVE + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 200),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_requests_are_refused(bystander: Bystander, name: str) -> None:
    request, status = WRONG[name]
    with bystander.connect() as opened:
        opened.sendall(request)
        assert int(opened.recv(65536).split()[1]) == status
    bystander.undisturbed()


def test_a_body_without_end_is_refused(bystander: Bystander) -> None:
    before = megabytes(bystander.serving.pid)
    with bystander.connect() as opened:
        opened.sendall(GUEST + b"Transfer-Encoding: chunked\r\n\r\n")
        for _ in range(1000):  # 64 MB
            opened.sendall(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
        assert opened.recv(65536).startswith(b"HTTP/1.1 413 ")
    assert megabytes(bystander.serving.pid) < before + 20
    bystander.undisturbed()


@pytest.mark.parametrize(
    "request_",
    [
        b"",
        b"GE",
        GUEST[:-5],
        GUEST + b"Content-Length: 18\r\n\r\n" + NAME[:9],
        GUEST + b"Expect: 100-continue\r\nContent-Length: 18\r\n\r\n",
        GUEST + b"Transfer-Encoding: chunked\r\n\r\n12\r\n" + NAME,
        SOCKET + TO_SOCKET,
    ],
    ids=["nothing", "method", "head", "body", "expecting", "pieces", "upgrade"],
)
def test_half_requests_keep_nobody_waiting(bystander: Bystander, request_: bytes) -> None:
    opened = [bystander.connect() for _ in range(100)]
    for one in opened:
        one.sendall(request_)
    bystander.undisturbed()
    for place, one in enumerate(opened):  # some say goodbye, some don't
        if place % 2:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        one.close()
    bystander.undisturbed()


def test_a_body_longer_than_told_is_no_second_request(bystander: Bystander) -> None:
    hidden = GUEST + b"Content-Length: 18\r\n\r\n" + NAME
    with bystander.connect() as opened:
        opened.sendall(GUEST + b"Content-Length: 2\r\n\r\n{}x" + hidden)
        got = b""
        while piece := opened.recv(65536):
            got += piece
    assert re.findall(rb"HTTP/1.1 (\d+)", got)[-1] == b"400"
    bystander.undisturbed()


def test_requests_that_come_all_at_once_are_answered_in_turn(bystander: Bystander) -> None:
    unknown = b"GET /api/tables/none HTTP/1.1\r\n" + HOST + b"\r\n"
    with bystander.connect() as opened:
        opened.sendall((LIVE + b"\r\n" + unknown) * 50)
        got = b""
        while got.count(b"HTTP/1.1 ") < 100:
            got += opened.recv(65536)
    assert re.findall(rb"HTTP/1.1 (\d+)", got) == [b"200", b"404"] * 50
    bystander.undisturbed()
