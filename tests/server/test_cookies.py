"""Who is signed in in which browser: cookies, and how they end."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import websockets.sync.client
from fastapi import WebSocket
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from people_requests import code, keep, name_in, sign_in, stored, with_cookie
from running_app import Site, options_in, running
from sqlalchemy import event

from teotihuacan.server.accounts.sessions import COOKIE, KEY, PURPOSE, Sessions, identify_session
from teotihuacan.server.storage import people
from teotihuacan.server.storage.database import Database
from teotihuacan.server.storage.secrets import get_secret

WEEK = 7 * 24 * 3600


# Cookies


class Earlier(TimestampSigner):
    """Signs as if it were earlier."""

    age = 0

    def get_timestamp(self) -> int:
        return int(time.time()) - self.age


def cookie_of_age(site: Site, said: Any, seconds: int, key: str = "") -> str:
    """A cookie that was made some time ago."""
    signer = type("Signer", (Earlier,), {"age": seconds})
    secret = key or site.server.database.run_here(get_secret, KEY)
    return str(URLSafeTimedSerializer(secret, salt=PURPOSE, signer=signer).dumps(said))


def flags(answer: httpx.Response) -> set[str]:
    """The attributes of the cookie in an answer."""
    return {part.strip() for part in answer.headers["set-cookie"].split(";")[1:]}


def test_the_flags_of_the_cookie(site: Site) -> None:
    plain = {"HttpOnly", "Path=/", "SameSite=lax", f"Max-Age={365 * 24 * 3600}"}
    answer = site.browser().post("/api/guests", json={"name": "Ixchel"})
    assert flags(answer) == plain
    answer = site.browser(https=True).post("/api/guests", json={"name": "Itzamna"})
    assert flags(answer) == plain | {"Secure"}


def test_only_a_cookie_of_this_server_is_believed(site: Site) -> None:
    cookie = site.guest("Ixchel").cookies[COOKIE]
    assert name_in(with_cookie(site, cookie)) == "Ixchel"
    said = [stored(site, "Ixchel").id, 0]
    head, rest = cookie.split(".", 1)
    forged = [
        cookie_of_age(site, said, 0, key="another key"),
        cookie_of_age(site, ["someone else", 0], 0),
        cookie_of_age(site, [said[0], 1], 0),
        cookie[:-1],
        f"{head[:-1]}{'A' if head[-1] != 'A' else 'B'}.{rest}",
        head,
        "...",
        "ÿ" * 3000,
    ]
    assert [name_in(with_cookie(site, it)) for it in forged] == [None] * len(forged)
    other = URLSafeTimedSerializer(site.server.database.run_here(get_secret, KEY), salt="other")
    assert name_in(with_cookie(site, str(other.dumps(said)))) is None


def test_a_cookie_lasts_a_year_and_is_renewed_after_a_week(site: Site) -> None:
    site.guest("Ixchel")
    said = [stored(site, "Ixchel").id, 0]
    for age, known, renewed in [
        (WEEK - 60, True, False),
        (WEEK + 60, True, True),
        (52 * WEEK, True, True),
        (53 * WEEK, False, False),
        (-60, True, False),  # the clock was set back
    ]:
        answer = with_cookie(site, cookie_of_age(site, said, age)).get("/api/me")
        assert answer.is_success == known
        assert (COOKIE in answer.cookies) == renewed
        if renewed:
            assert name_in(with_cookie(site, answer.cookies[COOKIE])) == "Ixchel"


def test_a_socket_knows_who_opened_it(site: Site) -> None:
    @site.app.websocket("/who")  # type: ignore[untyped-decorator, unused-ignore]
    async def who(socket: WebSocket) -> None:
        await socket.accept()
        session = await identify_session(socket)
        await socket.send_text(session.person.name if session else "nobody")

    url = site.url.replace("http", "ws") + "/who"
    cookie = site.guest("Ixchel").cookies[COOKIE]
    for headers, name in [({"Cookie": f"{COOKIE}={cookie}"}, "Ixchel"), ({}, "nobody")]:
        with websockets.sync.client.connect(url, additional_headers=headers) as socket:
            assert socket.recv(timeout=300) == name


def test_workers_share_one_key(tmp_path: Path) -> None:
    url = options_in(tmp_path).url
    databases = [Database(url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        keys = set(pool.map(lambda it: it.run_here(get_secret, KEY), databases))
        assert len(keys) == 1
        assert len(keys.pop()) >= 64
    for database in databases:
        database.close()


# Signing out


def test_signing_out_is_for_one_browser(site: Site) -> None:
    phone, laptop = site.guest("Ixchel"), site.browser()
    keep(phone)
    sign_in(laptop, "Ixchel")
    assert phone.delete("/api/session").status_code == 204
    assert COOKIE not in phone.cookies
    assert (name_in(phone), name_in(laptop)) == (None, "Ixchel")
    assert phone.delete("/api/session").status_code == 204


def test_signing_out_everywhere_ends_all_cookies(site: Site) -> None:
    phone, laptop = site.guest("Ixchel"), site.browser()
    keep(phone)
    sign_in(laptop, "Ixchel")
    stolen = with_cookie(site, phone.cookies[COOKIE])
    assert stolen.get("/api/me/tables").status_code == 200
    assert laptop.delete("/api/sessions").status_code == 204
    assert COOKIE not in laptop.cookies
    assert [name_in(it) for it in (phone, laptop, stolen)] == [None] * 3
    assert code(stolen.get("/api/me/tables")) == (401, "nobody")
    assert sign_in(laptop, "Ixchel").status_code == 200
    assert code(site.browser().delete("/api/sessions")) == (401, "nobody")


def test_other_workers_know_soon(tmp_path: Path) -> None:
    """A new cookie at once, the end of an old one after a few seconds."""
    options = options_in(tmp_path)
    with running(options) as here, running(options) as there:
        browser = here.guest("Ixchel")
        elsewhere = with_cookie(there, browser.cookies[COOKIE])
        assert elsewhere.get("/api/me/tables").status_code == 200
        assert keep(browser).status_code == 204
        renewed = with_cookie(there, browser.cookies[COOKIE])
        assert renewed.get("/api/me/tables").status_code == 200
        assert name_in(elsewhere) is None
        assert browser.delete("/api/sessions").status_code == 204
        end = time.monotonic() + 300
        while renewed.get("/api/me/tables").status_code == 200 and time.monotonic() < end:
            time.sleep(0.2)
        assert code(renewed.get("/api/me/tables")) == (401, "nobody")
        assert name_in(renewed) is None


def test_somebody_who_plays_costs_no_query_a_request(site: Site) -> None:
    browser = site.guest("Ixchel")
    queries: list[str] = []

    @event.listens_for(site.server.database.engine, "before_cursor_execute")
    def count(*args: Any) -> None:
        queries.append(args[2])

    for _ in range(40):
        assert browser.get("/api/me/tables").json() == []
    assert len(queries) >= 40
    assert 1 <= sum("FROM people" in query for query in queries) < 20


def test_what_was_read_before_a_change_is_not_remembered(site: Site) -> None:
    site.guest("Ixchel")
    person = stored(site, "Ixchel")

    async def remembered(changed: bool) -> people.Person | None:
        sessions = Sessions(site.server.database)
        loading = asyncio.create_task(sessions.load(person.id, "browser"))
        await asyncio.sleep(0)
        if changed:
            sessions.forget(person.id)
        assert await loading == person
        return sessions.recall_person("browser")

    assert asyncio.run(remembered(changed=False)) == person
    assert asyncio.run(remembered(changed=True)) is None


def test_when_somebody_was_here_is_noted_now_and_then(site: Site) -> None:
    browser = site.guest("Ixchel")
    person = stored(site, "Ixchel")
    assert name_in(browser) == "Ixchel"
    assert stored(site, "Ixchel").seen_at == person.seen_at
    site.server.database.run_here(people.touch_person, person.id, person.seen_at - 3_700_000)
    assert name_in(browser) == "Ixchel"
    assert stored(site, "Ixchel").seen_at >= person.seen_at
