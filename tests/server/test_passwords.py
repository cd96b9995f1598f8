"""Passwords over HTTP: how somebody comes in again, and how often it may be tried."""

import asyncio
import time
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from people_requests import JSON, PASSWORD, code, keep, leave, name_in, sign_in, stored
from running_app import Site

from teotihuacan.server.accounts.login_throttle import LoginThrottle
from teotihuacan.server.accounts.passwords import Passwords
from teotihuacan.server.errors import Refusal
from teotihuacan.server.storage import people

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
