"""People over HTTP: what they change about themselves, how they leave, what is refused."""

from typing import Any

import httpx
import pytest
from people_requests import (
    JSON,
    PASSWORD,
    code,
    keep,
    leave,
    name_in,
    sign_in,
    stored,
    table_of,
    with_cookie,
)
from running_app import Site

from teotihuacan.server.accounts.sessions import COOKIE
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage import people

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
    assert checked == 14
