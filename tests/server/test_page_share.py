"""Passing things on from the page: a moment, pictures, records; own colours, rules at hand."""

import json
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Route, expect
from prepared_games import GameSoFar, play_bots, prepare_server
from serving import Serving
from test_page import browser  # noqa: F401 - a fixture
from visitors import Visitor, visitor

from teotihuacan import Game, Setup

RECORDS = Path(__file__).parents[1] / "kept" / "rules-2"
CLIPBOARD = ["clipboard-read", "clipboard-write"]
COLOUR = "getComputedStyle(document.documentElement).getPropertyValue('--seat-{}').trim()"


@dataclass(frozen=True)
class Shelf:
    """A server with games, and who played them."""

    url: str
    cookie: dict[str, str]
    over: str
    running: str


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    """A finished game of three and one that runs."""
    folder = tmp_path_factory.mktemp("shelf") / "data"
    game = play_bots(Setup(players=3), 0)
    with prepare_server(folder) as prepared:
        me = prepared.add_person("Nora")
        cookie = prepared.make_cookie(me)
        over = prepared.add_table(game, [me, "student", "student"])
        half = GameSoFar(game.setup, game.seed, game.actions[:120])
        running = prepared.add_table(half, [me, "novice", "novice"])
    with Serving(folder, "--rate-limit", "0") as serving:
        yield Shelf(serving.url, cookie, over, running)


@pytest.fixture
def me(browser: Browser, shelf: Shelf) -> Iterator[Visitor]:  # noqa: F811
    """Nora, whose browser lets pages use the clipboard."""
    signed_in = {"cookies": [{**shelf.cookie, "url": shelf.url}], "origins": []}
    with visitor(browser, shelf.url, storage_state=signed_in) as somebody:
        if browser.browser_type.name == "chromium":
            somebody.page.context.grant_permissions(CLIPBOARD, origin=shelf.url)
        yield somebody


# A moment ---


def test_the_address_follows_the_replay_and_can_be_copied(me: Visitor, shelf: Shelf) -> None:
    me.visit(f"/t/{shelf.over}/replay?at=40")
    expect(me.page.get_by_text("Move 40 of ")).to_be_visible()
    me.page.get_by_role("button", name="One move on").click()
    me.page.get_by_role("button", name="One move on").click()
    me.page.wait_for_url(f"{shelf.url}/t/{shelf.over}/replay?at=42")
    me.press("Link to this moment")
    expect(me.page.get_by_text("The link is copied.")).to_be_visible()
    copied = me.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{shelf.url}/t/{shelf.over}/replay?at=42"
    me.page.reload()
    expect(me.page.get_by_text("Move 42 of ")).to_be_visible()


def test_a_moment_is_found_again_from_elsewhere(me: Visitor, shelf: Shelf) -> None:
    """A link to the moment that was looked at before leads there again."""
    me.visit(f"/t/{shelf.over}/replay?at=7")
    link = me.page.get_by_role("link", name="Eclipse 2")
    number = (link.get_attribute("href") or "").rpartition("=")[2]
    for _ in range(2):
        link.click()
        expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()
        me.page.get_by_role("button", name="One move on").click()
        expect(me.page.get_by_text(f"Move {int(number) + 1} of ")).to_be_visible()
        me.page.wait_for_url(f"**/replay?at={int(number) + 1}")


def test_a_moment_is_found_before_the_first_one_is_shown(me: Visitor, shelf: Shelf) -> None:
    """A link that is followed while the first position is still on its way counts."""
    held: list[Route] = []
    me.page.route("**/positions/7", lambda request: held.append(request))
    me.visit(f"/t/{shelf.over}/replay?at=7")
    link = me.page.get_by_role("link", name="Eclipse 2")
    link.click()
    number = (link.get_attribute("href") or "").rpartition("=")[2]
    expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()
    for request in held:
        request.continue_()
    me.page.wait_for_url(f"**/replay?at={number}")


def test_headings_of_the_replay_leave_no_step_out(me: Visitor, shelf: Shelf) -> None:
    me.visit(f"/t/{shelf.over}/replay")
    me.page.get_by_role("heading", name="Key moments").wait_for()
    levels = me.page.evaluate(
        "[...document.querySelectorAll('h1, h2, h3, h4')].map((one) => Number(one.tagName[1]))"
    )
    assert levels[0] == 1
    steps = pairwise(levels)
    assert all(later <= earlier + 1 for earlier, later in steps)


# Pictures ---


@pytest.mark.parametrize(
    ("path", "button", "size"),
    [
        ("/replay?at=60", "Picture of the table", (2100, None)),
        ("", "Picture of the result", (1200, 630)),
    ],
)
def test_a_picture_is_drawn(
    me: Visitor,
    shelf: Shelf,
    tmp_path: Path,
    path: str,
    button: str,
    size: tuple[int, int | None],
) -> None:
    me.visit(f"/t/{shelf.over}{path}")
    me.page.get_by_role("button", name=button).wait_for()
    with me.page.expect_download() as download:
        me.press(button)
    download.value.save_as(tmp_path / "picture.png")
    data = (tmp_path / "picture.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert width == size[0]
    assert size[1] in (None, height)
    assert len(data) > 40_000  # something is on it


# Keeps the drawing that a picture is made of.
KEEP = """
const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
Object.defineProperty(HTMLImageElement.prototype, "src", {
  ...source,
  set(value) {
    const [, drawing] = value.split(/^data:image.svg[^,]*,/);
    if (drawing) window.kept = decodeURIComponent(drawing);
    source.set.call(this, value);
  },
});
"""
STYLED = re.compile(r"(?<![-\w])(color|fill): ([^;]+)")


def test_a_picture_has_all_symbols_in_it(me: Visitor, shelf: Shelf) -> None:
    me.page.add_init_script(KEEP)
    me.visit(f"/t/{shelf.over}/replay?at=60")
    me.page.get_by_role("button", name="Picture of the table").wait_for()
    with me.page.expect_download():
        me.press("Picture of the table")
    text: str = me.page.evaluate("window.kept")
    drawing = ElementTree.fromstring(text)
    ids = {one.get("id") for one in drawing.iter()}
    uses = [one for one in drawing.iter() if one.tag.endswith("}use")]
    symbols = {one.get("href", "")[1:] for one in uses}
    fills = set(re.findall(r"url\(#([^)]+)\)", text.replace("&quot;", "")))
    assert len(symbols) > 20
    assert len(fills) > 20
    assert symbols | fills <= ids
    # On stone and on its colour a crown has different inks; its shapes have none of their own.
    crowns = [one for one in uses if one.get("href") == "#sign-icon-r"]
    crown = next(one for one in drawing.iter() if one.get("id") == "sign-icon-r")
    assert len({read_style(one)["color"] for one in crowns}) > 1
    assert not any("fill" in read_style(shape) for shape in crown)


def read_style(element: ElementTree.Element) -> dict[str, str]:
    """The colours in an element's style."""
    return dict(STYLED.findall(element.get("style", "")))


# Records ---


@pytest.mark.in_firefox
def test_a_record_is_opened_replayed_and_removed(me: Visitor) -> None:
    me.visit()
    me.page.get_by_label("Open a record").set_input_files(RECORDS / "three.json")
    expect(me.page.get_by_text("Move 0 of ")).to_be_visible()
    last = len(Game.load((RECORDS / "three.json").read_bytes()).actions)
    me.page.get_by_role("button", name="To the end").click()
    expect(me.page.get_by_text(f"Move {last} of {last}")).to_be_visible()
    me.page.get_by_role("link", name="To the table").click()
    expect(me.page.get_by_text("From a record")).to_be_visible()
    assert me.page.get_by_role("button", name="Play again").count() == 0
    me.press("Remove it from my games")
    expect(me.page.get_by_role("dialog")).to_contain_text("Remove this game from your list?")
    me.is_sure()
    me.heading("Finished games")
    assert me.page.get_by_text("From a record").count() == 0


def test_files_that_are_no_records_are_told(me: Visitor, tmp_path: Path) -> None:
    me.visit()
    alert = me.page.get_by_role("alert").filter(has_text="record")
    field = me.page.get_by_label("Open a record")
    texts = {
        "{": "it holds no JSON",
        json.dumps({"format": "else"}): "That isn’t the record of a game",
        json.dumps("x" * 70_000): "too large",
        (RECORDS / "unfinished.json").read_text(): "isn’t over",
    }
    me.expected += ["422 (Unprocessable"]
    for number, (text, told) in enumerate(texts.items()):
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        field.set_input_files(file)
        expect(alert).to_contain_text(told)


# At hand ---


def test_rules_open_beside_the_game(me: Visitor, shelf: Shelf) -> None:
    me.visit(f"/t/{shelf.running}")
    me.waits_for_me()
    number = me.page.locator(".cited a").first.inner_text()
    pages = len(me.page.context.pages)
    me.page.locator(".cited a").first.click()
    rule = me.page.locator(f".rules-panel section[id='{number}']")
    expect(rule).to_be_in_viewport()
    assert len(me.page.context.pages) == pages
    expect(me.list).to_be_visible()  # the question is still there
    panel = me.page.locator(".rules-panel")
    panel.get_by_role("searchbox").fill("eclipse")
    expect(panel.get_by_role("status")).to_contain_text("rules")
    panel.get_by_role("button", name="Close").click()
    expect(panel).to_have_count(0)


def test_my_colour_is_mine_on_my_page(me: Visitor, shelf: Shelf) -> None:
    me.visit(f"/t/{shelf.over}/replay")
    me.page.get_by_role("slider").wait_for()
    own, blue = (me.page.evaluate(COLOUR.format(seat)) for seat in (0, 3))
    me.press("Settings")
    me.page.get_by_label("Blue", exact=True).check()
    assert me.page.evaluate(COLOUR.format(0)) == blue
    assert me.page.evaluate(COLOUR.format(3)) == own
    me.page.get_by_label("Night", exact=True).check()
    assert me.page.evaluate(COLOUR.format(0)) == blue
    me.visit()  # where nobody sits, seats have their own colours
    me.heading("Finished games")
    assert me.page.evaluate(COLOUR.format(0)) == own


def test_a_wrong_address_is_a_page_with_a_way_home(me: Visitor) -> None:
    me.expected += ["404 (Not Found) /whatever"]
    me.visit("/whatever")
    me.heading("There is nothing at this address")
    me.page.get_by_role("link", name="To the start").click()
    me.heading("Finished games")


def test_the_page_can_be_installed(me: Visitor) -> None:
    """The browser itself finds nothing wrong with the manifest."""
    me.visit()
    me.heading("Finished games")
    session = me.page.context.new_cdp_session(me.page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest")
    assert found["errors"] == []
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A worker takes a moment; a browser without a profile installs nothing.
    known = ("in-incognito", "no-matching-service-worker", "not-offline-capable")
    assert [one for one in problems if one["errorId"] not in known] == []
