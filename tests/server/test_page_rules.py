"""The rules in the browser: found by words and numbers, reached from everywhere."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser, server  # noqa: F401 - fixtures
from visitors import Visitor, visitor

from teotihuacan.terminal.rulebook import chapters, find_rules


@pytest.fixture
def me(browser: Browser, server: Serving) -> Iterator[Visitor]:  # noqa: F811
    """Somebody who wants to know."""
    with visitor(browser, server.url) as somebody:
        yield somebody


def shown(me: Visitor) -> list[str]:
    """The numbers of the rules that are shown."""
    numbers: list[str] = me.page.locator(".rules section").evaluate_all(
        "all => all.map(({ id }) => id)"
    )
    return numbers


def test_rules_are_found_as_one_types(me: Visitor) -> None:
    me.visit("/rules")
    everything = [rule.number for chapter in chapters() for rule in chapter.rules]
    me.page.locator("section[id='15.14']").wait_for(state="attached")
    assert shown(me) == everything
    field = me.page.get_by_role("searchbox")
    me.page.keyboard.press("/")
    expect(field).to_be_focused()
    me.page.keyboard.type("Salary cocoa")
    wanted = [rule.number for rule in find_rules(["salary", "cocoa"])]
    expect(me.page.locator(".rules section")).to_have_count(len(wanted))
    assert shown(me) == wanted
    expect(me.page.locator(".find [role=status]")).to_have_text(f"{len(wanted)} rules")
    marks = me.page.locator(".rules mark").all_inner_texts()
    assert {mark.lower() for mark in marks} == {"salary", "cocoa"}
    field.fill("5.3")
    expect(me.page.locator(".rules section")).to_have_count(1)
    field.fill("zeppelin")
    expect(me.page.get_by_text("No rule speaks of “zeppelin”.")).to_be_visible()
    field.fill("")
    expect(me.page.locator(".rules section")).to_have_count(len(everything))


def test_a_number_in_the_address_leads_to_its_rule(me: Visitor) -> None:
    me.visit("/rules#9.7")
    rule = me.page.locator("section[id='9.7']")
    expect(rule).to_be_in_viewport()
    assert "aimed" in (rule.get_attribute("class") or "")
    me.page.locator("nav[aria-label=Contents]").get_by_text("Worship").click()
    expect(me.page.locator("h2[id='5']")).to_be_in_viewport()
    me.page.go_back()
    expect(rule).to_be_in_viewport()


def test_rules_need_no_name(me: Visitor, browser: Browser) -> None:  # noqa: F811
    me.visit()
    me.page.locator("#who").wait_for()
    with visitor(browser, me.url) as stranger:
        stranger.visit("/rules")
        stranger.heading("The turn")
        stranger.page.get_by_role("link", name="Help").click()
        stranger.heading("Symbols")
