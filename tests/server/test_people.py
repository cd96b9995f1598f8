"""People over HTTP: who they are, in which browsers, and how they leave."""

import asyncio
import json
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from argon2 import PasswordHasher
from fastapi import WebSocket
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from running_app import Site, options_in, running
from sqlalchemy import event

from teotihuacan.server.accounts.login_throttle import LoginThrottle
from teotihuacan.server.accounts.passwords import Passwords
from teotihuacan.server.accounts.sessions import COOKIE, KEY, PURPOSE, Sessions, identify_person
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage import people
from teotihuacan.server.storage.database import Database
from teotihuacan.server.storage.secrets import get_secret

PASSWORD = "quetzal feather"
WEEK = 7 * 24 * 3600
JSON = {"Content-Type": "application/json"}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path, webhooks=("https://hooks.example",))) as site:
        yield site


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for many short visits: who is there already doesn't matter."""
    options = options_in(tmp_path_factory.mktemp("shared"), webhooks=("https://hooks.example",))
    with running(options) as site:
        yield site


@pytest.fixture
def somebody(shared: Site) -> httpx.Client:
    """The browser of a guest at the shared server whom no other test knows."""
    return shared.guest(f"Guest {uuid.uuid4()}"[:40])


@pytest.fixture
def public(tmp_path: Path) -> Iterator[Site]:
    """A server that others reach too, with limits."""
    with running(options_in(tmp_path, names=("teo.example",), rate=20.0)) as site:
        yield site


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    told = answer.json()
    assert isinstance(told["message"], str)
    return answer.status_code, told["code"]


def name_in(browser: httpx.Client) -> str | None:
    """Who is signed in."""
    answer = browser.get("/api/me")
    if answer.status_code == 401:
        assert answer.json()["code"] == "nobody"
        return None
    return str(answer.json()["name"])


def sign_in(browser: httpx.Client, name: str, password: str = PASSWORD) -> httpx.Response:
    return browser.post("/api/session", json={"name": name, "password": password})


def keep(browser: httpx.Client, password: str = PASSWORD, **more: str) -> httpx.Response:
    return browser.put("/api/me/password", json={"password": password, **more})


def leave(browser: httpx.Client, body: Any = None) -> httpx.Response:
    return browser.request("DELETE", "/api/me", json=body)


def stored(site: Site, name: str) -> people.Person:
    person = site.server.database.run_here(people.person_by_name, name)
    assert person is not None
    return person


def table_of(browser: httpx.Client) -> str:
    """The key of a new table at which somebody sits, with a free seat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = browser.post("/api/tables", json={"setup": {"players": 2}, "seats": seats})
    assert made.status_code == 201
    return str(made.json()["key"])


# Guests


def test_a_guest_chooses_a_name_and_is_known_again(site: Site) -> None:
    browser = site.browser()
    made = browser.post("/api/guests", json={"name": "  Ixchel \u3000 of  Tikal "})
    assert made.status_code == 201
    person = made.json()
    assert person.pop("created_at") == stored(site, "ixchel of tikal").created_at
    assert person == {
        "name": "Ixchel of Tikal",
        "guest": True,
        "automatic": False,
        "confirm": False,
        "confirm_bots": None,
        "webhook": None,
    }
    assert browser.get("/api/me").json() == made.json()
    assert browser.get("/api/session").json() == {"person": made.json(), "first": False}
    assert name_in(site.browser()) is None


def test_somebody_signed_in_is_no_new_guest(site: Site) -> None:
    browser = site.guest("Ixchel")
    again = browser.post("/api/guests", json={"name": "Itzamna"})
    assert code(again) == (409, "signed_in")
    assert site.server.database.run_here(people.count_people) == 1


def test_the_first_person_at_a_server_of_ones_own_needs_no_name(site: Site) -> None:
    browser = site.browser()
    assert browser.get("/api/session").json() == {"person": None, "first": True}
    assert code(browser.get("/api/me")) == (401, "nobody")
    made = browser.post("/api/guests", json={})
    assert (made.status_code, made.json()["name"]) == (201, "Player")
    other = site.browser()
    assert other.get("/api/session").json() == {"person": None, "first": False}
    assert code(other.post("/api/guests", json={})) == (422, "invalid")


def test_others_always_need_a_name(public: Site) -> None:
    browser = public.browser()
    assert browser.get("/api/session").json() == {"person": None, "first": False}
    assert code(browser.post("/api/guests", json={})) == (422, "invalid")
    assert public.server.database.run_here(people.count_people) == 0


NO_NAMES = {
    "nothing": "",
    "white space": " \t\u3000",
    "too long": "x" * 41,
    "too long when folded": "\ufdfa" * 40,
    "control": "a\x07b",
    "zero": "a\0b",
    "bidi override": "abc\u202edef",
    "bidi isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "byte order mark": "\ufeffa",
    "filler": "\u3164",
    "grapheme joiner": "a\u034fb",
    "variation": "a\ufe00",
    "mark alone": "\u0301a",
    "half a character": "a\ud800",
    "not assigned": "a\U000e0fff",
    "bot": "greedy",
    "bot's case": "MASTER",
    "bot's form": "\uff47reedy",
    "bot with a budget": "Mcts:500",
    "strongest bot": "Legend",
    "bot without the net": "classic:Adept",
    "style": "collector:100",
    "Teotibot": "teotiBOT",
    "number": 7,
    "null in a list": [None],
}


@pytest.mark.parametrize("name", NO_NAMES.values(), ids=NO_NAMES)
def test_names_that_are_refused(shared: Site, name: Any) -> None:
    before = shared.server.database.run_here(people.count_people)
    body = json.dumps({"name": name}).encode()
    refused = shared.browser().post("/api/guests", content=body, headers=JSON)
    assert code(refused) == (422, "invalid")
    assert shared.server.database.run_here(people.count_people) == before


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("x" * 40, "x" * 40),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("דוד המלך", "דוד המלך"),
        ("羽蛇 神", "羽蛇 神"),
        ("❤\ufe0f 🦜", "❤ 🦜"),
        ("masterful", "masterful"),
        ("Collector", "Collector"),
        ("Classic: a", "Classic: a"),
    ],
)
def test_names_of_all_the_world(shared: Site, sent: str, kept: str) -> None:
    browser = shared.guest(sent)
    assert name_in(browser) == kept
    leave(browser)


@pytest.mark.parametrize("other", ["ITZAMNÁ", "itzamna\u0301", " Itzamná ", "Ｉｔｚａｍｎá"])
def test_a_taken_name_is_taken_however_it_is_written(shared: Site, other: str) -> None:
    browser = shared.guest("Itzamná")
    refused = shared.browser().post("/api/guests", json={"name": other})
    assert code(refused) == (409, "name_taken")
    leave(browser)


def test_one_of_many_who_want_a_name_at_once_gets_it(tmp_path: Path) -> None:
    """At two workers, each with a connection of its own."""
    options = options_in(tmp_path)
    with running(options) as here, running(options) as there, ThreadPoolExecutor(8) as pool:
        browsers = [site.browser() for site in (here, there) for _ in range(4)]
        made = list(
            pool.map(lambda it: it.post("/api/guests", json={"name": "Ixchel"}), browsers)
        )
        assert sorted(answer.status_code for answer in made) == [201] + [409] * 7
        assert {code(answer)[1] for answer in made if answer.is_error} == {"name_taken"}
        assert [name_in(browser) for browser in browsers].count("Ixchel") == 1


# Passwords


def test_a_password_lets_a_second_browser_in(site: Site) -> None:
    phone, laptop = site.guest("Ixchel"), site.browser()
    assert keep(phone).status_code == 204
    assert phone.get("/api/me").json()["guest"] is False
    answer = sign_in(laptop, " IXCHEL ")
    assert (answer.status_code, answer.json()["name"]) == (200, "Ixchel")
    assert (name_in(phone), name_in(laptop)) == ("Ixchel", "Ixchel")
    kept = stored(site, "Ixchel").password
    assert kept is not None
    assert kept.startswith("$argon2id$")
    assert kept not in repr(stored(site, "Ixchel"))


def test_who_had_a_name_before_a_bot_got_it_still_comes_in(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    person = stored(site, "Ixchel")
    named_before = {"name": "Legend", "name_key": "legend"}
    site.server.database.run_here(people.change_person, person.id, named_before)
    answer = sign_in(site.browser(), "legend")
    assert (answer.status_code, answer.json()["name"]) == (200, "Legend")


def test_a_wrong_password_and_a_wrong_name_look_the_same(site: Site) -> None:
    keep(site.guest("Ixchel"))
    site.guest("Guest")
    browser = site.browser()
    tried = [("Ixchel", "quetzal feathers"), ("Ixchel", ""), ("Guest", PASSWORD)]
    tried += [("Nobody", PASSWORD), ("\u200b", PASSWORD), ("", "")]
    answers = [sign_in(browser, *claim) for claim in tried]
    assert {code(answer) for answer in answers} == {(401, "wrong_password")}
    assert len({answer.text for answer in answers}) == 1
    assert name_in(browser) is None


@pytest.mark.parametrize("password", ["seven77", "x" * 201, "half \\ud800 a character", 12345678])
def test_passwords_that_are_refused(somebody: httpx.Client, password: Any) -> None:
    text = f'"{password}"' if isinstance(password, str) else str(password)
    body = f'{{"password": {text}}}'.encode()
    refused = somebody.put("/api/me/password", content=body, headers=JSON)
    assert code(refused) == (422, "invalid")
    assert somebody.get("/api/me").json()["guest"] is True


def test_a_new_password_needs_the_one_before_and_ends_other_sessions(site: Site) -> None:
    phone, laptop = site.guest("Ixchel"), site.browser()
    keep(phone)
    sign_in(laptop, "Ixchel")
    assert code(keep(phone, "another feather")) == (403, "wrong_password")
    assert code(keep(phone, "another feather", current="no feather")) == (403, "wrong_password")
    assert name_in(laptop) == "Ixchel"
    assert keep(phone, "another feather", current=PASSWORD).status_code == 204
    assert (name_in(phone), name_in(laptop)) == ("Ixchel", None)
    assert code(sign_in(laptop, "Ixchel")) == (401, "wrong_password")
    assert sign_in(laptop, "Ixchel", "another feather").status_code == 200


def test_a_hash_of_other_parameters_is_renewed(site: Site) -> None:
    browser = site.guest("Ixchel")
    old = PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD)
    site.server.database.run_here(people.set_password, stored(site, "Ixchel").id, old, None)
    assert sign_in(site.browser(), "Ixchel", "quetzal feathers").status_code == 401
    assert stored(site, "Ixchel").password == old
    assert sign_in(site.browser(), "Ixchel").status_code == 200
    renewed = stored(site, "Ixchel").password
    assert renewed is not None
    assert not PasswordHasher().check_needs_rehash(renewed)
    assert PasswordHasher().verify(renewed, PASSWORD)
    assert name_in(browser) == "Ixchel"


def test_a_hash_replaces_only_the_one_it_was_made_for(site: Site) -> None:
    site.guest("Ixchel")
    database, person = site.server.database, stored(site, "Ixchel")
    database.run_here(people.set_password, person.id, "second", None)
    for before in (None, "first"):
        with pytest.raises(Refusal, match="changed meanwhile"):
            database.run_here(people.set_password, person.id, "third", before)
    assert stored(site, "Ixchel").password == "second"


def test_no_password_fits_where_there_is_none() -> None:
    passwords = Passwords()
    try:
        assert not asyncio.run(passwords.verify("", None))
        assert not asyncio.run(passwords.verify(PASSWORD, "no hash at all"))
        assert asyncio.run(passwords.verify(PASSWORD, asyncio.run(passwords.hash(PASSWORD))))
    finally:
        passwords.close()


# Limits


def test_ten_tries_a_minute_for_an_address(site: Site) -> None:
    keep(site.guest("Ixchel"))
    here, there = site.browser("203.0.113.5"), site.browser("203.0.113.6")
    tried = [code(sign_in(here, f"Nobody {i}"))[0] for i in range(10)]
    assert tried == [401] * 10
    refused = sign_in(here, "Ixchel")
    assert code(refused) == (429, "too_often")
    assert 0 < refused.json()["wait"] <= 60
    assert sign_in(there, "Ixchel").status_code == 200


def test_ten_tries_a_minute_for_a_name(site: Site) -> None:
    keep(site.guest("Ixchel"))
    spellings = ["Ixchel", "IXCHEL", " ixchel", "ixchel  ", "\uff29xchel"]
    for i in range(10):
        tried = sign_in(site.browser(f"203.0.113.{i}"), spellings[i % 5], "wrong")
        assert code(tried) == (401, "wrong_password")
    assert code(sign_in(site.browser("203.0.113.99"), "ixChel")) == (429, "too_often")
    assert code(sign_in(site.browser("203.0.113.99"), "Itzamna")) == (401, "wrong_password")


def test_one_house_has_one_limit_however_many_addresses(site: Site) -> None:
    for i in range(10):
        sign_in(site.browser(f"2001:db8:1:2::{i}"), f"Nobody {i}")
    assert code(sign_in(site.browser("2001:db8:1:2:3::4"), "Nobody")) == (429, "too_often")
    assert code(sign_in(site.browser("2001:db8:1:3::1"), "Nobody")) == (401, "wrong_password")


def test_a_stolen_session_may_not_guess_for_ever(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    tried = [code(keep(browser, "new password", current=f"guess {i}"))[0] for i in range(9)]
    assert tried == [403] * 9
    assert code(keep(browser, "new password", current=PASSWORD)) == (429, "too_often")
    assert code(leave(browser, {"password": "guess"})) == (429, "too_often")


def test_thirty_guests_an_hour(public: Site) -> None:
    made = [
        public.browser("203.0.113.5").post("/api/guests", json={"name": f"Guest {i}"})
        for i in range(31)
    ]
    assert [answer.status_code for answer in made] == [201] * 30 + [429]
    assert made[30].json()["wait"] > 3000
    other = public.browser("203.0.113.6").post("/api/guests", json={"name": "Guest 30"})
    assert other.status_code == 201


def test_tries_count_again_after_their_time() -> None:
    tries = LoginThrottle(2, 0.05)
    for _ in range(3):
        tries.count("Ixchel")
        tries.count("Ixchel")
        with pytest.raises(Refusal) as refusal:
            tries.count("Ixchel")
        time.sleep(refusal.value.more["wait"] + 0.06)
    tries.count("Itzamna")
    assert set(tries.times) == {"Itzamna"}


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


def with_cookie(site: Site, cookie: str) -> httpx.Client:
    browser = site.browser()
    browser.headers["Cookie"] = f"{COOKIE}={cookie}"
    return browser


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
        (-60, False, False),
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
        person = await identify_person(socket)
        await socket.send_text(person.name if person else "nobody")

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
        loading = asyncio.create_task(sessions.load(person.id))
        await asyncio.sleep(0)
        if changed:
            sessions.forget(person.id)
        assert await loading == person
        return sessions.recall_person(person.id)

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


# Changes


def test_a_new_name_is_known_at_once_and_frees_the_old_one(site: Site) -> None:
    browser = site.guest("Ixchel")
    key = table_of(browser)
    answer = browser.patch("/api/me", json={"name": "Lady  Ixchel"})
    assert (answer.status_code, answer.json()["name"]) == (200, "Lady Ixchel")
    second = table_of(browser)
    for table in (key, second):
        seats = browser.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Lady Ixchel", ""]
    assert name_in(site.guest("Ixchel")) == "Ixchel"
    assert code(browser.patch("/api/me", json={"name": "iXchel"})) == (409, "name_taken")
    assert browser.patch("/api/me", json={"name": "LADY Ixchel"}).json()["name"] == "LADY Ixchel"


def test_settings_change_one_by_one_or_not_at_all(site: Site) -> None:
    browser = site.guest("Ixchel")
    site.guest("Itzamna")
    before = browser.patch("/api/me", json={"automatic": True}).json()
    assert (before["automatic"], before["confirm"]) == (True, False)
    refused = browser.patch("/api/me", json={"confirm": True, "name": "Itzamna"})
    assert code(refused) == (409, "name_taken")
    assert browser.get("/api/me").json() == before
    assert browser.patch("/api/me", json={}).json() == before
    after = browser.patch("/api/me", json={"confirm": True, "automatic": False}).json()
    assert after == {**before, "confirm": True, "automatic": False}


@pytest.mark.parametrize(
    "change", [{"name": None}, {"name": ""}, {"automatic": 1}, {"confirm": None}, {"sessions": 9}]
)
def test_changes_that_make_no_sense(somebody: httpx.Client, change: dict[str, Any]) -> None:
    before = somebody.get("/api/me/export").json()
    assert code(somebody.patch("/api/me", json=change)) == (422, "invalid")
    assert somebody.get("/api/me/export").json() == before


@pytest.mark.parametrize(
    "url",
    ["https://hooks.example", "https://hooks.example/a?b=c", "https://hooks.example?b", None],
)
def test_messages_go_where_the_server_lets_them(somebody: httpx.Client, url: str | None) -> None:
    somebody.patch("/api/me", json={"webhook": "https://hooks.example/before"})
    assert somebody.patch("/api/me", json={"confirm": True}).json()["webhook"] is not None
    assert somebody.patch("/api/me", json={"webhook": url}).json()["webhook"] == url


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hooks.example/a",
        "http://hooks.example/a",
        "https://hooks.example.evil/a",
        "https://hooks.example@evil.example/a",
        "https://hooks.example:8443/a",
        "https://evil.example/https://hooks.example/",
        "https://hooks.example/a\nb",
        "https://hooks.example/ä",
        "https://hooks.example/" + "a" * 500,
    ],
)
def test_messages_go_nowhere_else(somebody: httpx.Client, url: str) -> None:
    assert code(somebody.patch("/api/me", json={"webhook": url})) == (422, "invalid")
    assert somebody.get("/api/me").json()["webhook"] is None


# Leaving


def test_a_guest_leaves_for_good(site: Site) -> None:
    browser = site.guest("Ixchel")
    cookie = browser.cookies[COOKIE]
    key = table_of(browser)
    assert leave(browser).status_code == 204
    seats = site.browser().get(f"/api/tables/{key}").json()["seats"]
    assert "Ixchel" not in [seat["name"] for seat in seats]
    assert COOKIE not in browser.cookies
    assert code(with_cookie(site, cookie).get("/api/me/tables")) == (401, "nobody")
    assert site.server.database.run_here(people.count_people) == 0
    assert name_in(site.guest("Ixchel")) == "Ixchel"
    assert name_in(with_cookie(site, cookie)) is None


def test_leaving_needs_the_password(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    key = table_of(browser)
    for body in (None, {}, {"password": None}, {"password": "no feather"}):
        assert code(leave(browser, body)) == (403, "wrong_password")
    assert name_in(browser) == "Ixchel"
    assert [table["key"] for table in browser.get("/api/me/tables").json()] == [key]
    assert leave(browser, {"password": PASSWORD}).status_code == 204
    assert code(sign_in(browser, "Ixchel")) == (401, "wrong_password")


def test_nothing_can_be_changed_about_a_deleted_person(site: Site) -> None:
    browser = site.guest("Ixchel")
    database, person = site.server.database, stored(site, "Ixchel")
    database.run_here(people.delete_person, person.id)  # as another worker does it
    assert code(browser.patch("/api/me", json={"confirm": True})) == (401, "nobody")
    assert code(keep(browser)) == (401, "nobody")
    with pytest.raises(Refusal, match="sign in"):
        database.run_here(people.end_sessions, person.id)
    with pytest.raises(Refusal, match="sign in"):
        database.run_here(people.rename_person, person.id, "Itzamna")


def test_all_that_is_kept_can_be_taken_along(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    person, key = stored(site, "Ixchel"), table_of(browser)
    answer = browser.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    known = {**browser.get("/api/me").json(), "id": person.id, "seen_at": person.seen_at}
    assert answer.json()["person"] == known
    assert [table["key"] for table in answer.json()["tables"]] == [key]


# Answers


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        (b"", (422, "invalid")),
        (b"{", (400, "malformed")),
        (b"\xff", (400, "malformed")),
        (b"[" * 60_000, (400, "malformed")),
        (b'{"name": %s}' % (b"1" * 5000), (400, "malformed")),
        (b"null", (422, "invalid")),
        (b"[]", (422, "invalid")),
        (b'{"name": NaN}', (422, "invalid")),
        (b'{"\\ud800": 1}', (422, "invalid")),
        (b'{"name": "Ixchel", "admin": true}', (422, "invalid")),
    ],
)
def test_a_body_that_makes_no_sense(shared: Site, body: bytes, refusal: tuple[int, str]) -> None:
    answer = shared.browser().post("/api/guests", content=body, headers=JSON)
    assert code(answer) == refusal


def test_a_refused_password_is_not_repeated(shared: Site) -> None:
    answer = keep(shared.guest("Itzel"), "secret!", current=PASSWORD)
    assert answer.status_code == 422
    assert "secret!" not in answer.text
    assert PASSWORD not in answer.text


def test_requests_that_no_endpoint_takes(shared: Site) -> None:
    browser = shared.browser()
    assert code(browser.get("/api/nothing")) == (404, "not_found")
    refused = browser.post("/api/me")
    assert code(refused) == (405, "method_not_allowed")
    assert "GET" in refused.headers["allow"]


def test_the_description_names_all_refusals(shared: Site) -> None:
    described = shared.browser().get("/api/openapi.json").json()
    checked = 0
    for path, methods in described["paths"].items():
        for method, endpoint in methods.items():
            if "people" not in endpoint["tags"]:
                continue
            told = set(endpoint["responses"])
            assert {"400", "403", "413", "421", "429"} <= told, (method, path)
            assert ("422" in told) == ("requestBody" in endpoint), (method, path)
            assert ("401" in told) or "security" not in endpoint, (method, path)
            for status in told - {"200", "201", "204"}:
                schema = endpoint["responses"][status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}
            checked += 1
    assert checked == 11
