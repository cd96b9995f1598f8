"""Guests over HTTP: how somebody new gets a name."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from people_requests import JSON, code, leave, name_in, stored
from running_app import Site, options_in, running

from teotihuacan.server.storage import people


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
        "public_profile": False,
        "invisible": False,
        "operator": False,
        "ban": None,
        "mute": None,
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
