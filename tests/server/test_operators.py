"""What operators do about people and tables, by the page's API and by the command line."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets.sync.client
from running_app import Site, options_in, running
from websockets.exceptions import ConnectionClosed
from write_kept import play_at_random

from hidden_urls import hide_urls
from teotihuacan import Setup
from teotihuacan.cli import main
from teotihuacan.server.operations.backup import back_up, restore
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.storage.audit import list_audit
from teotihuacan.server.storage.database import Database, migrate

PASSWORD = "quetzal feather"
ME, OPEN = {"kind": "me"}, {"kind": "open"}
Admin = Callable[..., Any]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    words = tmp_path / "words.txt"
    words.write_text("# not here\nviper\nbad egg\n", encoding="utf-8")
    with running(options_in(tmp_path, forbidden_words=str(words))) as site:
        yield site


@pytest.fixture
def admin(site: Site, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command `admin`, on the database of the running server; what it prints."""

    def run(*arguments: str, code: int = 0) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["admin", *arguments, "--data", site.server.options.data])
        told = capsys.readouterr()
        assert ended.value.code == code, told.err
        return told.out + told.err

    return run


def code(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["code"]


def with_password(site: Site, name: str) -> httpx.Client:
    """The browser of somebody with a password."""
    browser = site.guest(name)
    assert browser.put("/api/me/password", json={"password": PASSWORD}).status_code == 204
    return browser


def make_operator(site: Site, admin: Admin, name: str = "Keeper") -> httpx.Client:
    """The browser of an operator."""
    browser = with_password(site, name)
    admin("operator", name)
    wait_for(lambda: browser.get("/api/me").json()["operator"])
    return browser


def wait_for(done: Callable[[], bool]) -> None:
    """Wait until the server has noticed what the command line did."""
    for _ in range(600):
        if done():
            return
        time.sleep(0.05)
    pytest.fail("the server didn't notice")


def make_table(browser: httpx.Client, title: str = "", *seats: dict[str, str]) -> str:
    seated = [ME, *(seats or (OPEN,))]
    wanted = {"setup": {"players": 2}, "seats": seated, "title": title, "shuffle": False}
    answer = browser.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["key"])


def id_of(keeper: httpx.Client, name: str) -> str:
    """The id of a person, as an operator finds it."""
    found = keeper.get("/api/admin/people", params={"search": name}).json()
    return str(next(one["id"] for one in found if one["name"] == name))


def act(keeper: httpx.Client, name: str, action: str, **more: Any) -> Any:
    """Do something about a person, by the page's API."""
    path = f"/api/admin/people/{id_of(keeper, name)}/actions"
    answer = keeper.post(path, json={"action": action, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_ban_by_the_command_line_reaches_a_running_server(site: Site, admin: Admin) -> None:
    bo = site.guest("Bo")
    key = make_table(bo)
    cookie = {"Cookie": f"teotihuacan={bo.cookies['teotihuacan']}"}
    address = f"{site.url.replace('http', 'ws')}/api/tables/{key}/socket"
    with websockets.sync.client.connect(address, additional_headers=cookie) as socket:
        assert json.loads(socket.recv(60))["type"] == "news"
        admin("ban", "bo", "--until", "7d", "--reason", "insults")
        told = json.loads(socket.recv(60))
        assert (told["type"], told["code"], told["reason"]) == ("refused", "banned", "insults")
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    refused = bo.post("/api/tables", json={"setup": {"players": 1}, "seats": [ME]})
    assert code(refused) == (403, "banned")
    assert refused.json()["reason"] == "insults"
    assert refused.json()["until"] > 1000 * time.time()
    with websockets.sync.client.connect(address, additional_headers=cookie) as socket:
        assert json.loads(socket.recv(60))["code"] == "banned"
    # What is theirs they may still take along, and have deleted.
    me = bo.get("/api/me").json()
    assert me["ban"] == {"until": refused.json()["until"], "reason": "insults"}
    exported = bo.get("/api/me/export").json()
    assert [one["action"] for one in exported["operators"]] == ["ban"]
    admin("unban", "Bo")
    wait_for(lambda: bo.get("/api/me/tables").status_code == 200)
    assert bo.delete("/api/me").status_code == 204
    log = admin("audit", "--json")
    entries = json.loads(log)
    assert [(one["action"], one["target"]) for one in entries] == [
        ("unban", "(gone)"),
        ("ban", "(gone)"),
    ]


def test_a_ban_ends_the_sessions_of_whoever_can_sign_in_again(site: Site, admin: Admin) -> None:
    keeper, ana = make_operator(site, admin), with_password(site, "Ana")
    until = round(1000 * time.time()) + 60_000
    act(keeper, "Ana", "ban", until=until, reason="spam")
    assert code(ana.get("/api/me")) == (401, "nobody")
    signed = site.browser()
    again = signed.post("/api/session", json={"name": "Ana", "password": PASSWORD})
    assert again.json()["ban"] == {"until": until, "reason": "spam"}
    assert signed.get("/api/me/export").status_code == 200
    assert code(signed.patch("/api/me", json={"name": "Anna"})) == (403, "banned")
    act(keeper, "Ana", "unban")
    assert signed.get("/api/me/tables").status_code == 200


def test_who_is_muted_plays_on_but_writes_nothing(site: Site, admin: Admin) -> None:
    keeper, bo = make_operator(site, admin), site.guest("Bo")
    key = make_table(bo)
    act(keeper, "Bo", "mute", reason="shouting")
    refused = bo.post(f"/api/tables/{key}/chat", json={"text": "hello"})
    assert code(refused) == (403, "muted")
    assert (refused.json()["until"], refused.json()["reason"]) == (None, "shouting")
    titled = {"setup": {"players": 2}, "seats": [ME, OPEN], "title": "loud"}
    assert code(bo.post("/api/tables", json=titled)) == (403, "muted")
    assert code(bo.patch("/api/me", json={"name": "Loud"})) == (403, "muted")
    make_table(bo)
    act(keeper, "Bo", "unmute")
    assert bo.post(f"/api/tables/{key}/chat", json={"text": "hello"}).status_code == 201


def test_a_code_replaces_a_password_once(site: Site, admin: Admin) -> None:
    ana = with_password(site, "Ana")
    printed = admin("reset-password", "Ana")
    given = printed.split("The code ")[1].split()[0]
    wait_for(lambda: ana.get("/api/me").status_code == 401)
    browser, claim = site.browser(), {"name": "Ana", "password": given}
    lost = browser.post("/api/session", json={"name": "Ana", "password": PASSWORD})
    assert code(lost) == (401, "wrong_password")
    assert browser.post("/api/session", json=claim).json()["guest"]
    assert code(site.browser().post("/api/session", json=claim)) == (401, "wrong_password")
    assert browser.put("/api/me/password", json={"password": "new feathers 9"}).status_code == 204
    new = {"name": "Ana", "password": "new feathers 9"}
    assert site.browser().post("/api/session", json=new).status_code == 200


def test_renaming_signing_out_and_deleting(site: Site, admin: Admin) -> None:
    bo, cy = site.guest("Bo"), site.guest("Cy")
    key = make_table(bo)
    assert cy.post(f"/api/tables/{key}/join", json={}).status_code == 200
    admin("rename", "Bo", "Player 7", "--reason", "a name that isn't fit")
    wait_for(lambda: cy.get(f"/api/tables/{key}").json()["seats"][0]["name"] == "Player 7")
    assert bo.post(f"/api/tables/{key}/start").status_code == 200
    admin("delete", "Player 7", "--yes")
    wait_for(lambda: cy.get(f"/api/tables/{key}").json()["seats"][0]["kind"] == "bot")
    wait_for(lambda: "Player 7" not in admin("people"))
    assert code(bo.get("/api/me")) == (401, "nobody")
    admin("sign-out", "Cy")
    wait_for(lambda: cy.get("/api/me").status_code == 401)
    assert "bad" not in admin("person", "Nobody here", code=2)


def test_who_is_to_be_deleted_while_no_server_runs(tmp_path: Path, capsys: Any) -> None:
    options = options_in(tmp_path)
    with running(options) as site:
        bo, cy = site.guest("Bo"), site.guest("Cy")
        key = make_table(bo)
        cy.post(f"/api/tables/{key}/join", json={})
        bo.post(f"/api/tables/{key}/start")
        kept = dict(cy.cookies)
    with pytest.raises(SystemExit):
        main(["admin", "delete", "Bo", "--yes", "--data", str(tmp_path)])
    with running(options) as site:
        cy = site.browser()
        cy.cookies.update(kept)
        wait_for(lambda: cy.get(f"/api/tables/{key}").json()["seats"][0]["kind"] == "bot")
    capsys.readouterr()


def test_operators_are_made_by_the_command_line_alone(site: Site, admin: Admin) -> None:
    bo = site.guest("Bo")
    assert code(bo.patch("/api/me", json={"operator": True})) == (422, "invalid")
    assert "password" in admin("operator", "Bo", code=2)  # a guest can't be one
    keeper, other = make_operator(site, admin), make_operator(site, admin, "Warden")
    assert bo.get("/api/admin/overview").status_code == 404
    path = f"/api/admin/people/{id_of(keeper, 'Warden')}/actions"
    assert code(keeper.post(path, json={"action": "ban"})) == (409, "is_operator")
    assert "operator" in admin("ban", "Warden", code=2)
    admin("operator", "Warden", "--remove")
    wait_for(lambda: other.get("/api/admin/overview").status_code == 404)
    act(keeper, "Warden", "ban")


def test_a_table_is_closed_for_all_who_are_told_why(site: Site, admin: Admin) -> None:
    keeper, bo, cy = make_operator(site, admin), site.guest("Bo"), site.guest("Cy")
    key = make_table(bo, "our game")
    cy.post(f"/api/tables/{key}/join", json={})
    bo.post(f"/api/tables/{key}/start")
    state = bo.get(f"/api/tables/{key}/news").json()["state"]
    admin("close", key, "--reason", "we move house")
    wait_for(lambda: bo.get(f"/api/tables/{key}").json()["status"] == "closed")
    table = cy.get(f"/api/tables/{key}").json()
    assert (table["notice"], table["waits_for"]) == ("we move house", None)
    for player in (bo, cy):
        act = player.post(f"/api/tables/{key}/actions", json={"after": 0, "action": 0})
        assert act.status_code == 409
    assert state["number"] == bo.get(f"/api/tables/{key}/news").json()["state"]["number"]
    assert keeper.get("/api/admin/tables?which=closed").json()[0]["key"] == key
    assert key in admin("tables", "--which", "closed")


def test_lines_and_titles_are_deleted(site: Site, admin: Admin) -> None:
    keeper, bo = make_operator(site, admin), site.guest("Bo")
    key = make_table(bo, "a rude title")
    for text in ("first", "rude", "last"):
        assert bo.post(f"/api/tables/{key}/chat", json={"text": text}).status_code == 201
    path = f"/api/admin/tables/{key}/actions"
    assert keeper.post(path, json={"action": "delete_line", "line": 2}).status_code == 204
    assert keeper.post(path, json={"action": "delete_title"}).status_code == 204
    news = bo.get(f"/api/tables/{key}/news").json()
    assert [(line["number"], line["text"]) for line in news["chat"]] == [
        (1, "first"),
        (3, "last"),
    ]
    assert news["table"]["title"] == ""
    assert code(keeper.post(path, json={"action": "delete_line", "line": 2})) == (
        404,
        "not_found",
    )
    assert "rude" not in admin("table", key)


def test_reports_are_made_once_and_resolved(site: Site, admin: Admin) -> None:
    keeper, bo, cy = make_operator(site, admin), site.guest("Bo"), site.guest("Cy")
    key = make_table(bo, "a rude title")
    bo.post(f"/api/tables/{key}/chat", json={"text": "a rude line"})
    path = f"/api/tables/{key}/reports"
    wanted = {"subject": "line", "line": 1, "reason": "abuse", "text": "he wrote it to me"}
    assert cy.post(path, json=wanted).status_code == 204
    assert code(cy.post(path, json=wanted)) == (409, "already_reported")
    assert (
        cy.post(path, json={"subject": "person", "seat": 0, "reason": "name"}).status_code == 204
    )
    assert cy.post(path, json={"subject": "title", "reason": "name"}).status_code == 204
    own = bo.post(path, json={"subject": "person", "seat": 0, "reason": "other"})
    assert code(own) == (422, "invalid")
    missing = cy.post(path, json={"subject": "line", "line": 9, "reason": "spam"})
    assert code(missing) == (404, "not_found")
    found = keeper.get("/api/admin/reports").json()
    assert [one["quote"] for one in found] == ["a rude title", "Bo", "a rude line"]
    assert {one["person"] for one in found} == {"Bo"}
    assert {one["reporter"] for one in found} == {"Cy"}
    done = keeper.post(f"/api/admin/reports/{found[2]['id']}", json={"state": "resolved"})
    assert done.status_code == 204
    admin("resolve", str(found[1]["id"]), "--dismiss")
    assert [one["quote"] for one in keeper.get("/api/admin/reports").json()] == ["a rude title"]
    assert cy.post(path, json=wanted).status_code == 204  # it is not open any more
    assert len(json.loads(admin("reports", "--json"))) == 2
    every = json.loads(admin("reports", "--all", "--json"))
    assert [one["state"] for one in every] == ["open", "open", "dismissed", "resolved"]
    assert "resolv" in admin("reports", "--all")  # cut short in a narrow window
    states = [one["state"] for one in cy.get("/api/me/export").json()["reports"]]
    assert states == ["resolved", "dismissed", "open", "open"]
    # Whoever reported is deleted: nothing of them stays.
    assert cy.delete("/api/me").status_code == 204
    left = keeper.get("/api/admin/reports").json()
    assert {(one["reporter"], one["text"]) for one in left} == {(None, "")}
    assert bo.delete("/api/me").status_code == 204
    assert keeper.get("/api/admin/reports").json() == []


def test_reports_are_limited(tmp_path: Path) -> None:
    with running(options_in(tmp_path, rate=100.0)) as site:
        bo, cy = site.guest("Bo"), site.guest("Cy")
        answers = []
        for _ in range(6):
            key = make_table(bo)
            wanted = {"subject": "person", "seat": 0, "reason": "other"}
            answers.append(cy.post(f"/api/tables/{key}/reports", json=wanted).status_code)
    assert answers == [204, 204, 204, 204, 204, 429]


def test_an_announcement_is_seen_by_everybody_until_its_end(site: Site, admin: Admin) -> None:
    bo = site.guest("Bo")
    key = make_table(bo)
    assert bo.get("/api/announcement").json() is None
    address = f"{site.url.replace('http', 'ws')}/api/tables/{key}/socket"
    with websockets.sync.client.connect(address) as socket:
        assert json.loads(socket.recv(60))["type"] == "news"
        admin("announce", "We restart\u202e at\nnoon.", "--until", "12h")
        told = json.loads(socket.recv(60))
        assert told["type"] == "announcement"
        assert told["announcement"]["text"] == "We restart at noon."
        admin("end-announcement")
        assert json.loads(socket.recv(60))["announcement"] is None
    keeper = make_operator(site, admin)
    soon = {"text": "Soon over", "until": round(1000 * time.time()) + 1500}
    assert keeper.put("/api/admin/announcement", json=soon).status_code == 204
    assert site.browser().get("/api/announcement").json() == soon
    wait_for(lambda: bo.get("/api/announcement").json() is None)
    assert "characters" in admin("announce", "x" * 400, code=2)


@pytest.mark.parametrize(
    "text", ["Viper", "a VIPER!", "víper", "ⅴiper", "bad  egg", "vip\u0435r"]
)
def test_words_that_are_not_wanted(site: Site, text: str) -> None:
    bo = site.guest("Bo")
    key = make_table(bo)
    assert code(bo.post(f"/api/tables/{key}/chat", json={"text": text})) == (
        422,
        "forbidden_words",
    )
    titled = {"setup": {"players": 2}, "seats": [ME, OPEN], "title": text}
    assert code(bo.post("/api/tables", json=titled)) == (422, "forbidden_words")
    guest = site.browser().post("/api/guests", json={"name": text})
    assert code(guest) == (422, "forbidden_words")
    assert code(bo.patch("/api/me", json={"name": text})) == (422, "forbidden_words")


def test_names_in_records_have_no_such_words(site: Site) -> None:
    record = {**play_at_random(Setup(2), 1).record(), "names": ["Viper", "Ixchel"]}
    kept = site.guest("Bo").post("/api/records", json=record)
    assert kept.status_code == 201
    assert [seat["name"] for seat in kept.json()["seats"]] == ["", "Ixchel"]


@pytest.mark.parametrize("text", ["viperine", "bad eggs", "egg bad"])
def test_words_that_only_begin_like_those(site: Site, text: str) -> None:
    bo = site.guest("Bo")
    key = make_table(bo)
    assert bo.post(f"/api/tables/{key}/chat", json={"text": text}).status_code == 201


@pytest.mark.parametrize("name", ["Modérateur", "správce", "Üzemeltető", "Оператор", "Yönetici"])
def test_names_of_operators_are_reserved_in_every_language(site: Site, name: str) -> None:
    assert code(site.browser().post("/api/guests", json={"name": name})) == (422, "invalid")


def test_the_audit_log_goes_into_backups(site: Site, admin: Admin, tmp_path: Path) -> None:
    site.guest("Bo")
    admin("ban", "Bo", "--reason", "insults")
    file = tmp_path / "kept.backup"
    back_up(site.server.options, file)
    elsewhere = ServerOptions(data=str(tmp_path / "elsewhere"))
    restore(elsewhere, file)
    database = Database(elsewhere.url)
    entries = database.run_here(list_audit)
    database.close()
    assert [(one["action"], one["target"], one["reason"]) for one in entries] == [
        ("ban", "Bo", "insults")
    ]


def test_the_queue_names_the_tables_whose_bots_are_asked(site: Site, admin: Admin) -> None:
    keeper, bo = make_operator(site, admin), site.guest("Bo")
    key = make_table(bo, "", {"kind": "bot", "bot": "adept"})
    bo.post(f"/api/tables/{key}/start")
    counts = keeper.get("/api/admin/overview").json()["counts"]
    assert (counts["people"], counts["running"], counts["damaged"]) == (2, 1, 0)
    assert json.loads(admin("queue", "--json")) is not None


def test_a_table_of_a_postgresql_server_is_closed_too(postgresql_url: str, capsys: Any) -> None:
    options = ServerOptions(data="unused", database=postgresql_url, rate=0.0)
    migrate(options.url)
    with running(options) as site:
        bo = site.guest("Bo")
        key = make_table(bo)
        with pytest.raises(SystemExit) as ended:
            main(["admin", "close", key, *hide_urls(["--database", postgresql_url])])
        assert ended.value.code == 0
        wait_for(lambda: bo.get(f"/api/tables/{key}").json()["status"] == "closed")
        with pytest.raises(SystemExit):
            main(["admin", "audit", "--json", *hide_urls(["--database", postgresql_url])])
    assert "close_table" in capsys.readouterr().out


def test_the_whole_log_can_be_read(site: Site, admin: Admin) -> None:
    site.guest("Bo")
    for number in range(65):
        admin("mute" if number % 2 else "ban", "Bo", "--reason", str(number))
        admin("unmute" if number % 2 else "unban", "Bo")
    latest = json.loads(admin("audit", "--json"))
    before = json.loads(admin("audit", "--json", "--before", str(latest[-1]["id"])))
    assert (len(latest), len(before)) == (100, 30)
    assert [one["id"] for one in (*latest, *before)] == list(range(130, 0, -1))
    assert str(before[0]["id"]) in admin("audit", "--before", str(latest[-1]["id"]))
