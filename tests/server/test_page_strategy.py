"""The strategy guide in the browser: in six languages, at a desk and on a phone."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_access import barriers
from test_page_fits import CLIPPED
from visitors import Visitor, visitor

from teotihuacan.i18n import LANGUAGES, current_language, set_language
from teotihuacan.terminal.strategy_guide import list_sections

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
WIDTH = 360  # the narrowest phone that pages are made for
PHONE: dict[str, Any] = {
    "viewport": {"width": WIDTH, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """A language, which the terminal speaks meanwhile."""
    before = current_language()
    set_language(request.param)
    yield request.param
    set_language(before)


def read_tables(me: Visitor) -> list[str]:
    """The rows of all tables, as Markdown."""
    rows: list[list[str]] = me.page.locator("main tr").evaluate_all(
        "all => all.map(({ cells }) => [...cells].map(({ innerText }) => innerText))"
    )
    return [f"| {' | '.join(row)} |" for row in rows]


def plain(text: str) -> str:
    """A text in which every blank is a usual one."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES, indirect=True)
def test_the_guide_is_the_one_of_the_terminal(
    browser: Browser,  # noqa: F811
    server: Serving,  # noqa: F811
    language: str,
) -> None:
    sections = list_sections()
    rows = [
        plain(line)
        for section in sections
        for line in section.text.splitlines()
        if line.startswith("|") and not line.startswith("|--")
    ]
    with visitor(browser, server.url, locale=language, **PHONE) as me:
        me.visit("/strategy")
        me.page.locator("h2#part-8").wait_for()
        titles = me.page.locator("main h1, main h2").all_inner_texts()
        assert titles == [section.title for section in sections]
        assert [plain(row) for row in read_tables(me)] == rows
        assert me.page.evaluate("document.documentElement.lang") == language
        assert "{" not in me.page.locator("main").inner_text()
        assert me.page.evaluate("document.documentElement.scrollWidth") == WIDTH
        assert me.page.evaluate(CLIPPED) == []


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_the_guide_is_reached_and_keeps_nobody_out(
    browser: Browser,  # noqa: F811
    server: Serving,  # noqa: F811
    device: dict[str, Any],
) -> None:
    with visitor(browser, server.url, **device) as me:
        me.visit("/help")
        me.page.get_by_role("link", name="Play better").click()
        me.heading("Strategy")
        me.heading("Common mistakes")
        assert barriers(me) == []


def test_the_contents_lead_to_a_part(browser: Browser, server: Serving) -> None:  # noqa: F811
    with visitor(browser, server.url, **DESK) as me:
        me.visit()
        me.page.get_by_role("link", name="What wins, and why").click()
        me.page.locator("nav[aria-label=Contents]").get_by_text("Common mistakes").click()
        expect(me.page.get_by_role("heading", name="Common mistakes")).to_be_in_viewport()
