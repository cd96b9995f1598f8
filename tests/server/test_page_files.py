"""The files of the page: there, found by their addresses, kept by browsers as they should be."""

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running_app import options_in, running

from teotihuacan.server.http import page_files as pages

PAGES = (
    *("/", "/new", "/settings", "/help", "/rules", "/strategy", "/learn"),
    *("/openings", "/daily", "/leaderboard", "/puzzles", "/puzzles/today", "/profile"),
    "/people/Ann",
)
HEAD = re.compile(rb"<title>.*</title>|<meta (?:name|property)=.*>")  # differs from page to page


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    with running(options_in(tmp_path)) as site:
        yield site.browser()


def assets() -> dict[str, str]:
    """The addresses of scripts and styles with their kinds, as the page names them."""
    html = (pages.FOLDER / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'"(/assets/[^"]+\.(js|css))"', html)
    return {path: pages.KINDS[f".{kind}"] for path, kind in found}


def test_the_package_has_the_built_page() -> None:
    kinds = [path.rpartition(".")[2] for path in assets()]
    # The page, what it shares with parts that come late, and the theme before both.
    assert {*kinds} == {"css", "js"}
    assert 3 <= len(kinds) <= 16
    assert all((pages.FOLDER / path.lstrip("/")).is_file() for path in assets())


def test_scripts_are_small() -> None:
    sizes = {
        path: len(file.compressed)
        for path, file in pages.load_files().items()
        if path.endswith(".js")
    }
    languages = [size for path, size in sizes.items() if "messages_" in path]
    rules = [size for path, size in sizes.items() if "/rul" in path]
    guides = [size for path, size in sizes.items() if "/strategy" in path]
    assert (len(languages), len(rules), len(guides)) == (6, 12, 7)
    names = ("AdminPage", "AwaySettings", "LobbyPage", "ProfilePage", "UnsubscribePage")
    late = tuple(f"assets/{name}" for name in names)
    parts = [size for path, size in sizes.items() if path.startswith(late)]
    assert len(parts) == len(late)
    # A page needs one language at most, and the rules or the guide with its figures in it;
    # some parts come late, to those who open them.
    later = sum(languages) + sum(rules) + sum(guides) + sum(parts)
    most = sum(sizes.values()) - later + max(languages) + 2 * max(*rules, *guides)
    assert most < 270_000


def test_pages_are_asked_for_each_time(client: httpx.Client) -> None:
    first = client.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    for path in PAGES:
        answer = client.get(path)
        assert answer.status_code == 200
        assert HEAD.sub(b"", answer.content) == HEAD.sub(b"", first.content)
        assert answer.headers["cache-control"] == "no-cache"
        tag = answer.headers["etag"]
        again = client.get(path, headers={"If-None-Match": f'"other", W/{tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"If-None-Match": '"other"'}).content
        assert client.post(path).status_code == 405
    assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_the_worker_keeps_the_page_and_all_it_is_made_of(client: httpx.Client) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["content-type"] == pages.KINDS[".js"]
    assert answer.headers["cache-control"] == "no-cache"
    listed = re.search(r"FILES = (\[.*\]);", answer.text)
    assert listed
    built = {f"/{path}" for path in pages.load_files() if path.startswith("assets/")}
    assert set(json.loads(listed[1])) == {"/", "/icon.svg", *built}
    assert all(client.get(path).status_code == 200 for path in json.loads(listed[1]))


def test_assets_are_kept_for_ever(client: httpx.Client) -> None:
    for path, kind in assets().items():
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert "immutable" in answer.headers["cache-control"]


def test_what_is_large_comes_compressed_to_those_who_take_it(client: httpx.Client) -> None:
    for path in assets():
        plain = client.get(path, headers={"Accept-Encoding": "identity"})
        with client.stream("GET", path, headers={"Accept-Encoding": "br, gzip"}) as small:
            raw = b"".join(small.iter_raw())
        assert "content-encoding" not in plain.headers
        assert small.headers["content-encoding"] == "gzip"
        assert small.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(raw) == plain.content
        assert small.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in client.get("/api/options").headers


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/..%2Findex.html",
        "/assets/..%2F..%2Fapp.py",
        "/t/a/b",
        "/nothing",
    ],
)
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_page_that_was_not_built_says_so(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "load_files", dict)
    answer = client.get("/")
    assert answer.status_code == 503
    assert "npm run build" in answer.text


def test_pages_are_not_part_of_the_api(client: httpx.Client) -> None:
    described = client.get("/api/openapi.json").json()["paths"]
    assert not [path for path in described if not path.startswith(("/api", "/health"))]
