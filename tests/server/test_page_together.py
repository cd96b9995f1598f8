"""Getting together on the page: invitations, QR codes, starts, rematches, bots with names."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from prepared_games import play_bots, prepare_server
from serving import Serving
from test_page import Come, browser, come, server  # noqa: F401 - fixtures
from tour import LINK, ME, api, new_table
from visitors import Visitor, visitor

from teotihuacan import Setup
from teotihuacan.server.tables.bot_names import NAMES

# The squares of a drawn code, row by row, and what the library says of the same text.
DRAWN = """(svg) => {
  const dark = new Set(svg.querySelector("path").getAttribute("d").match(/M\\d+ \\d+/g));
  const size = svg.viewBox.baseVal.width;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`M${x} ${y}`) ? "#" : ".")).join(""));
}"""


def make_room(me: Visitor, *seats: object) -> tuple[str, str]:
    """The key of a table of mine that starts by itself, and its first invitation."""
    me.visit()
    me.page.locator("#who").wait_for()
    key = new_table(me, {"players": 1 + len(seats)}, [ME, *seats], auto_start=True)
    invite = next(
        seat["invite"] for seat in api(me, "GET", f"/api/tables/{key}")["seats"] if seat["invite"]
    )
    return key, invite


@pytest.mark.in_firefox
def test_an_invitation_names_the_host_and_leads_to_the_seat(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    key, invite = make_room(ann, LINK, {"kind": "bot", "bot": "student"})
    ann.visit(f"/t/{key}")
    bob.visit(f"/t/{key}?seat={invite}")
    bob.heading("Player invites you to a game for 3")
    expect(bob.page.get_by_label("Seats")).to_contain_text("Bot, Student")
    bob.enter("Bob", "Sit down")
    expect(bob.page.get_by_text("the game begins in")).to_be_visible()
    expect(bob.page).not_to_have_url(re.compile("seat="))  # the link is used up
    for person in (ann, bob):  # it begins by itself
        person.turn.wait_for()


def test_the_host_stops_the_count_and_begins_by_hand(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    key, invite = make_room(ann, LINK)
    ann.visit(f"/t/{key}")
    bob.visit(f"/t/{key}?seat={invite}")
    bob.enter("Bob", "Sit down")
    expect(ann.page.get_by_text("the game begins in")).to_be_visible()
    ann.press("Stop")
    expect(ann.page.get_by_text("the game begins in")).to_be_hidden()
    expect(bob.page.get_by_text("whoever made the table starts it")).to_be_visible()
    ann.page.wait_for_timeout(6000)
    ann.press("Start the game")
    bob.turn.wait_for()


def test_a_link_that_came_too_late_is_told(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    key, invite = make_room(ann, LINK)
    seat = {"kind": "bot", "bot": "novice"}
    api(ann, "PUT", f"/api/tables/{key}/seats/1", seat)
    bob.visit(f"/t/{key}?seat={invite}")
    expect(bob.page.get_by_text("That seat is taken meanwhile")).to_be_visible()


def test_a_qr_code_holds_the_link_to_the_seat(come: Come) -> None:  # noqa: F811
    me = come()
    key, invite = make_room(me, LINK)
    me.visit(f"/t/{key}")
    me.press("QR code")
    code = me.page.get_by_role("img", name="QR code of the link to seat B")
    assert code.get_attribute("data-url") == f"{me.url}/t/{key}?seat={invite}"
    rows = code.evaluate(DRAWN)
    assert_is_qr_code(rows)
    assert read_format(rows)[0] == "M"


def assert_is_qr_code(rows: list[str]) -> None:
    """A quiet border of four, and the three eyes in their corners."""
    assert {*"".join(rows[:4])} == {"."}
    inner = [row[4:-4] for row in rows[4:-4]]
    size = len(inner)
    assert (size - 17) % 4 == 0
    eye = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert [row[left : left + 7] for row in inner[top : top + 7]] == eye


def read_format(rows: list[str]) -> tuple[str, int]:
    """Correction and mask of a code; both copies of its format say the same."""
    inner = [row[4:-4] for row in rows[4:-4]]
    size = len(inner)
    across = [*range(6), 7, *range(size - 8, size)]
    down = [*range(size - 1, size - 8, -1), 8, 7, *range(5, -1, -1)]
    first = "".join(inner[8][x] for x in across)
    other = "".join(inner[y][8] for y in down)
    assert first == other
    bits = int(first.translate(str.maketrans("#.", "10")), 2) ^ 0b101010000010010
    return {0: "M", 1: "L", 2: "H", 3: "Q"}[bits >> 13], bits >> 10 & 7


# After a game ---


@pytest.fixture(scope="module")
def finished(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[str, dict[str, str], str]]:
    """A server with a finished game of Nora against three bots of one level, and her cookie."""
    folder = tmp_path_factory.mktemp("finished") / "data"
    with prepare_server(folder) as shelf:
        nora = shelf.add_person("Nora")
        cookie = shelf.make_cookie(nora)
        key = shelf.add_table(
            play_bots(Setup(players=4), 3), [nora, "student", "student", "student"]
        )
        solo = shelf.add_table(play_bots(Setup(players=1), 2), [nora])
    with Serving(folder, "--rate-limit", "0") as serving:
        yield serving.url, cookie, f"{key} {solo}"


@pytest.fixture
def nora(
    browser: Browser,  # noqa: F811
    finished: tuple[str, dict[str, str], str],
) -> Iterator[Visitor]:
    """Who played those games."""
    url, cookie, _ = finished
    signed_in = {"cookies": [{**cookie, "url": url}], "origins": []}
    with visitor(browser, url, storage_state=signed_in) as somebody:
        yield somebody


def test_bots_of_one_level_have_names_of_their_own(
    nora: Visitor, finished: tuple[str, dict[str, str], str]
) -> None:
    key = finished[2].split()[0]
    nora.visit(f"/t/{key}")
    nora.page.locator("tfoot").wait_for()
    head = nora.page.locator("h1").inner_text().split(", ")
    assert len({*head}) == 4
    assert {*head} - {"Nora"} <= {*NAMES}
    ranking = [row.split("\n") for row in nora.page.locator(".ranking > li").all_inner_texts()]
    assert "Student (bot)" not in nora.page.locator("body").inner_text()
    assert sum("Bot, Student" in " ".join(row) for row in ranking) == 3
    assert {*head} <= {*nora.turns()}  # the log
    columns = nora.page.locator("thead th .who").all_inner_texts()
    assert {name.strip() for name in columns} == {*head}
    moments = nora.page.locator("a[href*='/replay?at=']", has_text="Eclipse 1").inner_text()
    assert all(name in moments for name in head)
    nora.visit()
    expect(nora.page.get_by_role("link", name=re.compile(", ".join(head))).first).to_be_visible()


def test_totals_stand_below_the_numbers(
    nora: Visitor, finished: tuple[str, dict[str, str], str]
) -> None:
    nora.visit(f"/t/{finished[2].split()[0]}")
    nora.page.locator("tfoot").wait_for()
    ends = nora.page.evaluate(
        "[...document.querySelectorAll('tbody tr:first-child .vp, tfoot .vp')]"
        ".map((cell) => Math.round(cell.getBoundingClientRect().right))"
    )
    assert len(ends) == 8
    assert all(abs(one - other) <= 1 for one, other in zip(ends[:4], ends[4:], strict=True))


@pytest.mark.parametrize("which", [0, 1])
def test_playing_again_leads_straight_into_the_game(
    nora: Visitor, finished: tuple[str, dict[str, str], str], which: int
) -> None:
    key = finished[2].split()[which]
    nora.visit(f"/t/{key}")
    before = nora.page.locator("h1").inner_text()
    nora.press("Play again")
    nora.waits_for_me()
    expect(nora.page).not_to_have_url(f"{nora.url}/t/{key}")
    assert {*nora.page.locator("h1").inner_text().split(", ")} == {*before.split(", ")}


def test_lists_show_whole_rows(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    with prepare_server(tmp_path / "data") as shelf:
        nora = shelf.add_person("Nora")
        cookie = shelf.make_cookie(nora)
        game = play_bots(Setup(players=2, first_game=True), 1)
        for _ in range(9):
            shelf.add_table(game, [nora, "novice"])
    with Serving(tmp_path / "data", "--rate-limit", "0") as serving:
        signed_in = {"cookies": [{**cookie, "url": serving.url}], "origins": []}
        desk: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
        with visitor(browser, serving.url, storage_state=signed_in, **desk) as me:
            me.visit()
            me.heading("Finished games")
            box = me.page.locator(".list").bounding_box()
            rows = [row.bounding_box() for row in me.page.locator(".list li:visible").all()]
            assert box
            assert 2 <= len(rows) < 9
            for row in rows:
                assert row
                assert row["y"] + row["height"] <= box["y"] + box["height"] + 1
            me.press("Show all 9")
            expect(me.page.locator(".list li:visible")).to_have_count(9)
