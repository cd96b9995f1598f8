"""Every page in every language: all words are there, none is English, and everything fits."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from test_page import Come, browser, come, server, table_of_two  # noqa: F401 - fixtures
from test_page_fits import CLIPPED, DESK, EXCESS, PHONE, SMALL, SMALLEST_TARGET
from tour import Ground, Stop, go, prepare_tour, tour
from visitors import Visitor, visitor

from english import english_in
from run_sizes import LOOKED_AT
from teotihuacan.bots.first_names import NAMES
from teotihuacan.i18n import Catalogue, load_catalogue

TEXTS = """() => [...document.querySelectorAll("body *:not(noscript)")].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data),
  ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name)),
]).map((text) => (text ?? "").trim().replace(/\\s+/g, " ")).filter((text) => text)"""
# How far texts drawn on the table reach out of what they stand in.
DRAWN = """() => [...document.querySelectorAll("svg text")].filter((text) => {
  const box = text.getBoundingClientRect();
  const board = text.ownerSVGElement.getBoundingClientRect();
  return box.width && (box.left < board.left - 1 || box.right > board.right + 1);
}).map((text) => text.textContent)"""
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9_]+)+")
LONG = (
    "end of game",
    "review",
    "profile",
    "settings",
)  # pages whose main part scrolls below their head
# What people wrote, what is typed.
OURS = (
    "The long Friday evening",
    "teotihuacan serve",
    load_catalogue("en").say("player-name", {}),
)


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    """One server for all languages."""
    with prepare_tour(tmp_path_factory) as prepared:
        yield prepared


@pytest.fixture(scope="module")
def stops(browser: Browser, ground: Ground) -> list[Stop]:  # noqa: F811
    """All pages, for somebody who may see them."""
    with visitor(browser, ground.serving.url, **DESK, storage_state=ground.state) as me:
        return tour(me, ground.reviewed)


@cache
def plain_messages(language: str) -> dict[str, str]:
    """The messages without arguments."""
    catalogue: Catalogue = load_catalogue(language)
    found = {}
    for key in catalogue.sources:
        message = catalogue.find_message(key)
        if message.value is not None and "{" not in (text := catalogue.say(key, {})):
            found[key] = text
    return found


def left_over(text: str, language: str) -> bool:
    """Whether a text is English though it need not be; bots have one name in all languages."""
    if text in NAMES or any(ours in text for ours in OURS):
        return False
    keys = [key for key, english in plain_messages("en").items() if english == text]
    same = any(plain_messages(language).get(key) == text for key in keys)
    return bool(keys and not same) or bool(english_in(text))


def wrong_words(me: Visitor, language: str) -> list[str]:
    """Keys that are shown instead of their messages, English in another language."""
    assert me.page.evaluate("document.documentElement.lang") == language
    texts = sorted(set(me.page.evaluate(TEXTS)))
    known = load_catalogue("en").sources
    raw = [text for text in texts if KEY.fullmatch(text) and text in known]
    return raw + [text for text in texts if language != "en" and left_over(text, language)]


def misfits(me: Visitor, stop: Stop, device: str) -> list[Any]:
    """What does not fit the window, or where it stands, or is too small to be touched."""
    wide, tall, within = me.page.evaluate(EXCESS)
    found = [f"{wide} too wide"] if wide else []
    if device == "desk":
        found += [f"{tall} too tall"] if tall else []
        # Neither the document nor its main part scrolls, except where a list has its own panel.
        found += [f"{within} scroll"] if within > 0 and stop.name not in LONG else []
    else:
        found += me.page.evaluate(SMALL, SMALLEST_TARGET)
    return [*found, *me.page.evaluate(CLIPPED), *me.page.evaluate(DRAWN)]


@pytest.mark.parametrize("language", LOOKED_AT)
def test_pages_speak_a_language_and_fit(
    browser: Browser,  # noqa: F811
    ground: Ground,
    stops: list[Stop],
    language: str,
) -> None:
    url, state = ground.serving.url, ground.state
    wrong: dict[str, list[Any]] = {}
    for name, device in (("desk", DESK), ("phone", PHONE)):
        with visitor(browser, url, **device, locale=language, storage_state=state) as me:
            for stop in stops:
                go(me, stop)
                faults = wrong_words(me, language) + misfits(me, stop, name)
                wrong |= {f"{stop.name} at a {name}": faults} if faults else {}
    assert wrong == {}


def test_two_players_speak_different_languages(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    table_of_two(ann, bob)
    assert ann.asked() == "Which worker moves?"
    ann.open_tab("Table")
    ann.page.get_by_label("Language").select_option("hu")
    hungarian = load_catalogue("hu")
    asked = hungarian.say("ask-turn", {"double_move": 0, "move_anywhere": 0})
    in_hungarian = ann.page.get_by_role("region", name=hungarian.say("what-to-do", {}))
    expect(in_hungarian.get_by_role("heading")).to_have_text(
        asked
    )  # at once, in the running game
    assert ann.page.evaluate("document.documentElement.lang") == "hu"
    number = ann.number()
    in_hungarian.locator("button.choice").first.click()
    in_hungarian.locator("button.choice").first.click()
    ann.wait_for_number(number + 1)
    bob.wait_for_number(number + 1)
    assert "Moved a worker" in "\n".join(bob.told())
    ann.page.reload()  # it is remembered
    expect(in_hungarian.get_by_role("heading")).to_be_visible()
    ann.page.get_by_role("tab", name=hungarian.say("log", {})).click()
    assert "Moved a worker" not in "\n".join(ann.told())
