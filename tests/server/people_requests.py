"""What people ask a server about themselves, and what it knows of them."""

from typing import Any

import httpx
from running_app import Site

from teotihuacan.server.accounts.sessions import COOKIE
from teotihuacan.server.storage import people

PASSWORD = "quetzal feather"
JSON = {"Content-Type": "application/json"}


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


def with_cookie(site: Site, cookie: str) -> httpx.Client:
    browser = site.browser()
    browser.headers["Cookie"] = f"{COOKIE}={cookie}"
    return browser
