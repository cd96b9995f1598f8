"""Nobody takes somebody else's place: sessions that end, passwords, names and texts."""

from collections.abc import Iterator

import httpx
import pytest
import websockets.sync.client
from running_app import Site, options_in, running
from sqlalchemy import Connection, select

from teotihuacan.server.accounts.sessions import COOKIE
from teotihuacan.server.storage.schema import ended_sessions

PASSWORD = "quetzal feather"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(options_in(tmp_path_factory.mktemp("site"))) as site:
        yield site


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def make_table(browser: httpx.Client, title: str = "") -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"setup": {"players": 2}, "seats": seats, "title": title}
    return str(browser.post("/api/tables", json=wanted).json()["key"])


# Sessions


def test_signing_out_ends_copies_of_the_cookie_and_open_sockets(site: Site) -> None:
    browser = site.guest("Ahau")
    assert browser.put("/api/me/password", json={"password": PASSWORD}).status_code == 204
    other = site.browser()
    other.post("/api/session", json={"name": "Ahau", "password": PASSWORD})
    copied = site.browser()
    copied.cookies.set(COOKIE, browser.cookies[COOKIE])
    assert copied.get("/api/me").status_code == 200
    url = f"{site.url.replace('http', 'ws')}/api/tables/{make_table(browser)}/socket"
    headers = {"Cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
    with websockets.sync.client.connect(url, additional_headers=headers) as socket:
        socket.recv(timeout=30)
        assert browser.delete("/api/session").status_code == 204
        with pytest.raises(websockets.ConnectionClosed):
            list(socket)  # what comes until its end
        assert socket.close_code == 4401
    assert code(copied.get("/api/me")) == (401, "nobody")
    assert code(copied.get("/api/me/tables")) == (401, "nobody")
    assert other.get("/api/me").json()["name"] == "Ahau"


def test_a_session_that_ended_is_kept_no_longer_than_its_cookies(site: Site) -> None:
    browser = site.guest("Bolon")
    browser.delete("/api/session")

    def count(connection: Connection) -> int:
        return len(connection.execute(select(ended_sessions)).all())

    database = site.server.database
    assert database.run_here(count) >= 1
    with database.engine.begin() as connection:
        connection.execute(ended_sessions.update().values(until=1))
    site.guest("Cauac").delete("/api/session")
    assert database.run_here(count) == 1


def test_who_guesses_is_slowed_down_and_the_owner_is_not(site: Site) -> None:
    owner = site.guest("Chac")
    owner.put("/api/me/password", json={"password": PASSWORD})
    guesser = site.browser("203.0.113.5")
    claim = {"name": "Chac", "password": "a guess or two"}
    tried = [guesser.post("/api/session", json=claim).status_code for _ in range(11)]
    assert tried == [401] * 10 + [429]
    for i in range(20):  # from anywhere
        site.browser(f"198.51.100.{i}").post("/api/session", json=claim)
    answer = site.browser("192.0.2.7").post(
        "/api/session", json={"name": "Chac", "password": PASSWORD}
    )
    assert answer.status_code == 200


# Passwords


@pytest.mark.parametrize(
    "password", ["password", "12345678", "        ", "qwertzuiop", "iloveyou1", "EkChuah1"]
)
def test_passwords_that_everybody_would_try_first_are_refused(site: Site, password: str) -> None:
    browser = site.guest(f"Ek {password.strip() or 'blank'}")
    browser.patch("/api/me", json={"name": "Ek Chuah"})
    assert code(browser.put("/api/me/password", json={"password": password})) == (
        422,
        "weak_password",
    )
    assert browser.get("/api/me").json()["guest"]


# Names


@pytest.mark.parametrize(
    ("taken", "alike"),
    [
        ("Itzamnal", "Itzamna1"),
        ("copa", "сора"),
        ("Kukulkan0", "KukulkanO"),
        ("Łuk", "Luk"),
    ],
)
def test_names_that_look_alike_are_one(site: Site, taken: str, alike: str) -> None:
    site.guest(taken)
    answer = site.browser().post("/api/guests", json={"name": alike})
    assert code(answer) in {(409, "name_taken"), (422, "invalid")}
    browser = site.guest(f"{taken} the other")
    assert browser.patch("/api/me", json={"name": alike}).status_code in (409, 422)


@pytest.mark.parametrize("name", ["admin", "Аdmin", "0perator", "H o s t", "Møderator"])
def test_nobody_is_called_like_whoever_runs_the_server(site: Site, name: str) -> None:
    assert code(site.browser().post("/api/guests", json={"name": name})) == (422, "invalid")


@pytest.mark.parametrize(
    "name", ["Ixсhel", "Παkal", "Čačak", "Никита", "Παύλος", "Ğülşen", "太陽"]
)
def test_the_letters_of_a_name_are_of_one_alphabet(site: Site, name: str) -> None:
    mixed = name in ("Ixсhel", "Παkal")
    answer = site.browser().post("/api/guests", json={"name": name})
    assert answer.status_code == (422 if mixed else 201)


# Texts


def test_texts_are_shown_without_what_turns_others_around(site: Site) -> None:
    browser = site.guest("Kinich")
    key = make_table(browser, "A\u202eelbat \u2028of\x7f mine")
    assert browser.get(f"/api/tables/{key}").json()["title"] == "Aelbat of mine"
    said = {"text": "one\u202e\r\ntwo\u2028three\x07 \U0001f469\u200d\U0001f33e"}
    assert browser.post(f"/api/tables/{key}/chat", json=said).status_code < 300
    told = browser.get(f"/api/tables/{key}/news").json()["chat"][-1]["text"]
    assert told == "one\ntwo\nthree \U0001f469\u200d\U0001f33e"
    assert browser.post(f"/api/tables/{key}/chat", json={"text": "\u202e\u200d"}).is_success
    assert browser.get(f"/api/tables/{key}/news").json()["chat"][-1]["text"] == "\ufffd"
