"""The page without its server: it opens, says so, and goes on by itself; and never grows old."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from visitors import AWAY, Visitor, visitor


@pytest.fixture
def me(browser: Browser, server: Serving) -> Iterator[Visitor]:  # noqa: F811
    """Somebody whose browser keeps the page."""
    with visitor(browser, server.url) as somebody:
        somebody.expected += AWAY
        yield somebody


def keeps_the_page(me: Visitor) -> None:
    """Wait until the browser has all it needs."""
    me.page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def test_a_reload_without_the_server_comes_back_by_itself(me: Visitor, server: Serving) -> None:  # noqa: F811
    me.visit()
    me.page.get_by_role("heading", name="First game").wait_for()
    keeps_the_page(me)
    server.stop()
    me.page.reload()
    away = me.page.get_by_role("heading", name="The server is away")
    expect(away).to_be_visible()
    me.visit("/rules#5.3")  # can be read meanwhile
    expect(me.page.locator("section[id='5.3']")).to_contain_text("Choose one")
    me.visit("/new")
    expect(away).to_be_visible()
    server.start()
    expect(me.page.get_by_role("heading", name="New game")).to_be_visible()


def test_a_table_is_shown_as_it_was_and_goes_on(me: Visitor, server: Serving) -> None:  # noqa: F811
    me.visit()
    me.begin("First game")
    keeps_the_page(me)
    drawn = me.page.locator("[data-target^='worker:']")
    before = sorted(drawn.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))
    server.stop()
    me.page.reload()
    expect(me.page.get_by_text("As you last saw it")).to_be_visible()
    kept = sorted(drawn.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))
    assert kept == before != []
    assert me.page.locator("[data-target][role=button]").count() == 0  # nothing to pick
    server.start()
    me.waits_for_me()
    me.answer()


def test_what_the_api_says_is_never_kept(me: Visitor) -> None:
    me.visit()
    me.begin("First game")
    keeps_the_page(me)
    me.page.reload()
    me.waits_for_me()
    kept = me.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
        ".then((one) => one.keys())))).then((all) => all.flat().map(({ url }) => url))"
    )
    paths = {url.removeprefix(me.url) for url in kept}
    assert "/" in paths
    assert all(path in ("/", "/icon.svg") or path.startswith("/assets/") for path in paths)


def test_a_new_page_is_seen_at_once(me: Visitor, server: Serving, tmp_path: Path) -> None:  # noqa: F811
    from teotihuacan.server.http import page_files

    me.visit()
    me.page.get_by_role("heading", name="First game").wait_for()
    keeps_the_page(me)
    server.stop()
    # Another page answers at the same address: what a server of a newer version would send.
    shutil.copytree(page_files.FOLDER, tmp_path / "page")
    index = tmp_path / "page" / "index.html"
    index.write_text(index.read_text().replace("<title>", "<meta name='newer'><title>"))
    script = tmp_path / "newer.py"
    script.write_text(
        "import sys; from pathlib import Path; from teotihuacan.server.http import page_files;"
        f" page_files.FOLDER = Path({str(tmp_path / 'page')!r});"
        " from teotihuacan.cli import main; main(sys.argv[1:])"
    )
    server.program = str(script)
    server.start()
    me.page.reload()
    me.page.locator("meta[name=newer]").wait_for(state="attached")
    me.page.get_by_role("heading", name="First game").wait_for()
