"""What addresses say about themselves: previews of links, the manifest, HEAD, error pages."""

import json
import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest
from running_app import Site, options_in, running

from teotihuacan.server.http import page_files
from teotihuacan.server.http.api.pages import FILES, PAGES

HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
LANGUAGES = ("en", "hu", "ru", "fr", "tr", "cs")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with running(options_in(tmp_path)) as started:
        yield started


def read_tags(client: httpx.Client, path: str, language: str = "en") -> dict[str, str]:
    """Title and meta tags of a page, as a messenger reads them."""
    html = client.get(path, headers={"Accept-Language": language}).text
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', html)
    titles = re.findall(r"<title>(.*?)</title>", html)
    assert len(titles) == 1
    return {name: unescape(value) for name, value in found} | {"title": unescape(titles[0])}


def make_table(host: httpx.Client, *seats: dict[str, str], **more: object) -> dict[str, object]:
    """A new table."""
    body = {"setup": {"players": len(seats)}, "seats": seats, **more}
    answer = host.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


# Previews of links ---


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_a_preview(site: Site, path: str) -> None:
    tags = read_tags(site.browser(), path)
    assert tags["og:title"] == tags["title"]
    assert tags["og:description"] == tags["description"]
    assert tags["og:image"] == f"{site.url}/preview.jpg"
    assert tags["og:url"] == site.url + path
    assert tags["twitter:card"] == "summary_large_image"


def test_a_preview_speaks_the_language_asked_for(site: Site) -> None:
    told = {read_tags(site.browser(), "/", language)["description"] for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert "Teotihuacan" in read_tags(site.browser(), "/", "xx")["title"]


def test_an_invitation_names_who_invites_and_keeps_its_token_to_itself(site: Site) -> None:
    host = site.guest('Nora "<3" & Co')
    table = make_table(host, {"kind": "me"}, {"kind": "link"}, {"kind": "open"})
    token = str(table["seats"][1]["invite"])  # type: ignore[index]
    html = site.browser().get(f"/t/{table['key']}?seat={token}").text
    assert token not in html
    assert "<3" not in html
    tags = read_tags(site.browser(), f"/t/{table['key']}?seat={token}")
    assert tags["og:title"] == 'Nora "<3" & Co invites you to a game for 3'
    assert "og:url" not in tags  # whoever follows it would lose the seat
    assert read_tags(site.browser(), f"/t/{table['key']}")["og:url"].endswith(
        f"/t/{table['key']}"
    )


def test_a_preview_tells_nothing_that_the_link_does_not_show(site: Site) -> None:
    """Neither the seed, nor whom a seat is kept for, nor anybody's id."""
    host, friend = site.guest("Nora"), site.guest("Ixchel")
    table = make_table(host, {"kind": "me"}, {"kind": "name", "name": "Ixchel"})
    html = site.browser().get(f"/t/{table['key']}").text
    assert "Ixchel" not in html
    assert friend.post(f"/api/tables/{table['key']}/join", json={}).status_code == 200
    assert host.post(f"/api/tables/{table['key']}/start").status_code == 200
    room = site.server.rooms.by_key[str(table["key"])]
    html = site.browser().get(f"/t/{table['key']}").text
    assert str(room.table.seed) not in html
    assert str(room.table.chance_key) not in html
    assert str(room.table.creator) not in html
    assert "come and watch" in html


def test_a_finished_game_tells_who_won(site: Site) -> None:
    host = site.guest("Nora")
    kept = Path(__file__).parents[1] / "kept" / "rules-2" / "three.json"
    record = {**json.loads(kept.read_bytes()), "names": ["Ann", "student", "Cem"]}
    table = host.post("/api/records", json=record).json()
    winner = table["result"]["ranking"][0]
    seat = table["seats"][winner]
    for path, title in (("", "Ann, "), ("/replay?at=7", "Replay: Ann, ")):
        tags = read_tags(site.browser(), f"/t/{table['key']}{path}")
        assert tags["og:title"].startswith(title)
        vp = table["result"]["scores"][winner]
        assert tags["description"] == f"{seat['nickname'] or seat['name']} won with {vp} VP"


def test_strange_hosts_are_not_repeated(site: Site) -> None:
    answer = site.browser().get("/", headers={"Host": 'evil"><script>'})
    assert "evil" not in answer.text


# HEAD ---


@pytest.mark.parametrize("path", [*PAGES, *FILES, "/manifest.webmanifest"])
def test_pages_and_files_may_be_asked_for_their_heads(site: Site, path: str) -> None:
    client = site.browser()
    head, whole = client.head(path), client.get(path)
    assert (head.status_code, head.content) == (200, b"")
    for name in ("content-type", "content-length", "etag", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name)


def test_heads_of_assets_and_tables(site: Site) -> None:
    client = site.browser()
    key = make_table(site.guest("Nora"), {"kind": "me"}, {"kind": "link"})["key"]
    asset = next(path for path in page_files.load_files() if path.startswith("assets/"))
    for path in (f"/t/{key}", f"/t/{key}/replay", f"/{asset}"):
        assert client.head(path).status_code == 200
    assert client.head("/nothing").status_code == 404
    assert client.head("/api/session").status_code == 405


# Installing ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_is_whole_and_its_icons_are_there(site: Site, language: str) -> None:
    client = site.browser()
    answer = client.get("/manifest.webmanifest", headers={"Accept-Language": language})
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["display"], manifest["start_url"], manifest["lang"]) == (
        "standalone",
        "/",
        language,
    )
    shown = {(icon.get("purpose", "any"), icon["sizes"]) for icon in manifest["icons"]}
    for purpose in ("any", "maskable"):
        assert {(purpose, "192x192"), (purpose, "512x512")} <= shown
    for icon in manifest["icons"]:
        check_icon(client, icon["src"], icon["type"], icon["sizes"])
    assert len({shortcut["name"] for shortcut in manifest["shortcuts"]}) == 3
    for shortcut in manifest["shortcuts"]:
        assert client.get(shortcut["url"]).status_code == 200


def check_icon(client: httpx.Client, path: str, kind: str, sizes: str) -> None:
    """An icon is there, of its kind and as large as it is said to be."""
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    if kind == "image/png":
        width, height = struct.unpack(">II", answer.content[16:24])
        assert f"{width}x{height}" == sizes


def test_the_page_leads_to_manifest_and_touch_icon(site: Site) -> None:
    html = site.browser().get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in html
    touch = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', html)
    assert touch
    check_icon(site.browser(), touch[1], "image/png", "180x180")


# Pages for errors ---


@pytest.mark.parametrize("path", ["/whatever", "/t/a/b", "/t/nothing", "/newer"])
def test_a_wrong_address_shows_the_page(site: Site, path: str) -> None:
    answer = site.browser().get(path, headers=HTML)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<div id="app">' in answer.text
    assert "og:url" not in answer.text or path == "/t/nothing"


@pytest.mark.parametrize("path", ["/whatever", "/api/whatever", "/assets/none.js"])
def test_programs_get_json(site: Site, path: str) -> None:
    answer = site.browser().get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
    if path != "/whatever":
        assert site.browser().get(path, headers=HTML).json()["code"] == "not_found"


def test_a_refusal_is_a_page_in_the_language_asked_for(tmp_path: Path) -> None:
    with running(options_in(tmp_path, names=("games.example",))) as site:
        client = site.browser()
        told = {
            language: client.get(
                "/", headers={**HTML, "Host": "else", "Accept-Language": language}
            )
            for language in LANGUAGES
        }
        assert {answer.status_code for answer in told.values()} == {421}
        assert len({answer.text for answer in told.values()}) == len(LANGUAGES)
        for language, answer in told.items():
            assert f'<html lang="{language}">' in answer.text
            assert '<a href="/">' in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert client.get("/", headers={"Host": "else"}).json()["code"] == "wrong_host"


def test_who_comes_too_often_is_told_when_to_come_again(tmp_path: Path) -> None:
    with running(options_in(tmp_path, rate=0.1)) as site:
        client = site.browser()
        answers = [client.get("/", headers=HTML) for _ in range(12)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert "wait" in answers[-1].text
