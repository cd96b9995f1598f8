"""Recovery codes: a lost password is replaced, once with each code."""

import httpx
from people_requests import PASSWORD, code, keep, name_in, sign_in, stored
from running_app import Site
from sqlalchemy import text

NEW = "obsidian mirror"


def make_codes(browser: httpx.Client, password: str | None = PASSWORD) -> list[str]:
    made = browser.post("/api/me/recovery-codes", json={"password": password})
    assert made.status_code == 201, made.text
    codes: list[str] = made.json()["codes"]
    return codes


def recover(
    browser: httpx.Client, name: str, with_code: str, password: str = NEW
) -> httpx.Response:
    claim = {"name": name, "code": with_code, "password": password}
    return browser.post("/api/session/recovery", json=claim)


def codes_left(browser: httpx.Client) -> int:
    return int(browser.get("/api/me/recovery-codes").json()["left"])


def test_a_code_sets_a_new_password_once(site: Site) -> None:
    phone, laptop = site.guest("Ixchel"), site.browser()
    keep(phone)
    assert codes_left(phone) == 0
    codes = make_codes(phone)
    assert len(set(codes)) == codes_left(phone) == 8
    answer = recover(laptop, " ixchel ", codes[0])
    assert (answer.status_code, answer.json()["name"]) == (200, "Ixchel")
    assert (name_in(laptop), name_in(phone)) == ("Ixchel", None)
    assert codes_left(laptop) == 7
    assert code(recover(phone, "Ixchel", codes[0], "another feather")) == (401, "wrong_code")
    assert code(sign_in(phone, "Ixchel")) == (401, "wrong_password")
    assert sign_in(phone, "Ixchel", NEW).status_code == 200


def test_codes_may_be_written_as_people_write(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    written = make_codes(browser)[3].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert recover(site.browser(), "Ixchel", written).status_code == 200


def test_a_wrong_code_and_a_wrong_name_look_the_same(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    mine = make_codes(browser)
    site.guest("Guest")
    tried = [("Ixchel", "0000-0000-0000-0000"), ("Ixchel", ""), ("Guest", mine[0])]
    tried += [("Nobody", mine[0]), ("\u200b", mine[0])]
    answers = [recover(site.browser(), *claim) for claim in tried]
    assert {code(answer) for answer in answers} == {(401, "wrong_code")}
    assert len({answer.text for answer in answers}) == 1
    assert codes_left(browser) == 8


def test_a_weak_password_uses_no_code_up(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    mine = make_codes(browser)
    assert code(recover(site.browser(), "Ixchel", mine[0], "password")) == (422, "weak_password")
    assert codes_left(browser) == 8
    assert name_in(browser) == "Ixchel"


def test_new_codes_need_the_password_and_replace_the_old_ones(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    old = make_codes(browser)
    for wrong in ({"password": "no feather"}, {}, None):
        refused = browser.post("/api/me/recovery-codes", json=wrong)
        assert code(refused) == (403, "wrong_password")
    new = make_codes(browser)
    assert code(recover(site.browser(), "Ixchel", old[0])) == (401, "wrong_code")
    assert recover(site.browser(), "Ixchel", new[0]).status_code == 200


def test_codes_are_stored_as_hashes_and_go_with_their_person(site: Site) -> None:
    browser = site.guest("Ixchel")
    keep(browser)
    codes = make_codes(browser)
    person = stored(site, "Ixchel")

    def count() -> list[tuple[str, str]]:
        with site.server.database.engine.connect() as connection:
            found = connection.execute(text("SELECT person_id, hash FROM recovery_codes"))
            return [(row[0], row[1]) for row in found]

    rows = count()
    assert {who for who, _ in rows} == {person.id}
    assert not any(letters in str(rows) for one in codes for letters in one.split("-"))
    browser.request("DELETE", "/api/me", json={"password": PASSWORD})
    assert count() == []


def test_codes_are_guessed_no_faster_than_passwords(site: Site) -> None:
    browser = site.browser("203.0.113.5")
    tried = [code(sign_in(browser, f"Nobody {i}"))[0] for i in range(10)]
    assert tried == [401] * 10
    assert code(recover(browser, "Nobody", "0000-0000-0000-0000")) == (429, "too_often")
