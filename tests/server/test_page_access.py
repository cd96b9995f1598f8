"""Pages for everybody: axe-core finds nothing serious on any of them, by day and by night."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server, table_of_two  # noqa: F401 - fixtures
from tour import Ground, go, prepare_tour, tour
from visitors import Visitor, visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
THEMES = ["light", "dark"]
FOUND = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .filter(({ impact }) => ["serious", "critical"].includes(impact))
  .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 200)} ${failureSummary.split("\\n").slice(1, 3).join(";")}`))"""


@cache
def axe() -> str:
    """The checker, as the page's own tools bring it."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed")  # npm ci in web/
    return AXE.read_text(encoding="utf-8")


def barriers(me: Visitor) -> list[str]:
    """What would keep somebody out; the checker comes past the page's policy for scripts."""
    me.page.evaluate(axe())
    # Nothing is judged while it fades in.
    me.page.evaluate("Promise.all(document.getAnimations().map(({ finished }) => finished))")
    found: list[str] = me.page.evaluate(FOUND)
    return found


def shown_theme(me: Visitor) -> str:
    """By day or by night."""
    theme: str = me.page.evaluate("document.documentElement.dataset.theme")
    return theme


Come = Callable[[dict[str, Any]], Visitor]


@pytest.fixture
def come(browser: Browser, server: Serving) -> Iterator[Come]:  # noqa: F811
    """Browsers of somebody new."""
    with ExitStack() as stack:
        yield lambda options: stack.enter_context(visitor(browser, server.url, **options))


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """One server for all tours."""
    with prepare_tour(tmp_path_factory) as prepared:
        yield prepared


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_no_page_keeps_anybody_out(
    browser: Browser,  # noqa: F811
    ground: Ground,
    device: dict[str, Any],
    theme: str,
) -> None:
    device, url = {**device, "color_scheme": theme}, ground.serving.url
    with visitor(browser, url, **device, storage_state=ground.state) as me:
        for stop in tour(me, ground.reviewed):
            go(me, stop)
            assert shown_theme(me) == theme
            assert barriers(me) == [], stop.name
    with visitor(browser, url, **device) as other:
        other.visit()
        other.heading("Who are you?")
        assert barriers(other) == [], "welcome"


def look_at(me: Visitor, target: str) -> None:
    """Point at a thing until the rule behind it is shown; a table that changes puts it away."""
    rule = me.page.locator(".detail a").first
    for _ in range(20):
        me.page.locator(f"[data-target='{target}']").dispatch_event("pointerenter")
        me.page.wait_for_timeout(300)
        if rule.is_visible():
            return
    rule.wait_for()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_no_turn_keeps_anybody_out(come: Come, device: dict[str, Any], theme: str) -> None:
    device = {**device, "color_scheme": theme}
    ann, bob = come(device), come(device)
    table_of_two(ann, bob)
    assert barriers(ann) == [], "asked"
    assert barriers(bob) == [], "waiting"
    for tab in ("Chat", "In words", "Table"):
        ann.open_tab(tab)
        assert barriers(ann) == [], tab
    ann.close_sheet()
    ann.list.click()
    ann.page.locator("#all-answers button").first.wait_for()
    assert barriers(ann) == [], "list of answers"
    ann.page.keyboard.press("Escape")
    ann.turn.get_by_role("button", name="Hint").click()
    hint = ann.page.get_by_role("list", name="What a strong player would do")
    expect(hint).to_be_visible()
    assert barriers(ann) == [], "hint"
    look_at(ann, "royal:0")
    assert barriers(ann) == [], "a thing that is looked at"
