"""Reviews on the page: asked for, looked at, mistakes tried again; games that teach."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from prepared_games import GameSoFar, prepare_server
from serving import Serving
from test_page import MOST_ANSWERS, browser  # noqa: F401 - a fixture
from test_page_access import DESK, PHONE, barriers
from tour import api
from visitors import Visitor, visitor

from teotihuacan import Position, Setup
from teotihuacan.bots.greedy import GreedyBot
from teotihuacan.bots.protocol import Budget

PLAYED = 40  # actions
ME, OTHER = 0, 1
END = "End turn"


@dataclass(frozen=True)
class Studied:
    """A server with a game that was given up, in which one player played badly."""

    url: str
    cookie: dict[str, str]
    key: str


def play_badly() -> GameSoFar:
    """The last legal answer whenever the first player is asked, a bot's for the other one."""
    setup, seed, bot = Setup(players=2, first_game=True), 5, GreedyBot()
    position = Position.new(setup, seed)
    actions: list[int] = []
    while len(actions) < PLAYED:
        bad = position.legal_actions()[-1]
        answer = bad if position.seat == ME else bot.choose(position, Budget(), len(actions))
        actions.append(answer)
        position.apply(answer)
    return GameSoFar(setup, seed, actions)


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studied]:
    folder = tmp_path_factory.mktemp("studied") / "data"
    with prepare_server(folder) as shelf:
        me = shelf.add_person("Ann")
        cookie = shelf.make_cookie(me)
        key = shelf.add_table(play_badly(), [me, shelf.add_person("Bob")], resigning=OTHER)
    with Serving(folder, "--rate-limit", "0") as serving:
        yield Studied(serving.url, cookie, key)


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def me(
    request: pytest.FixtureRequest,
    browser: Browser,  # noqa: F811
    studied: Studied,
) -> Iterator[Visitor]:
    """Who played that game, at a desk or with a phone."""
    signed_in = {"cookies": [{**studied.cookie, "url": studied.url}], "origins": []}
    options: dict[str, Any] = {**request.param, "storage_state": signed_in}
    with visitor(browser, studied.url, **options) as somebody:
        yield somebody


def open_review(me: Visitor, studied: Studied) -> dict[str, Any]:
    """The page of a review that is done; the review."""
    me.visit(f"/t/{studied.key}")
    me.page.get_by_role("link", name="Review", exact=True).click()
    found = api(me, "GET", f"/api/tables/{studied.key}/reviews/quick")
    if found["state"] == "none":
        me.page.get_by_role("button", name="Review the game").click()
    me.heading("Chances to win")
    return dict(api(me, "GET", f"/api/tables/{studied.key}/reviews/quick"))


def test_marks_lead_to_their_turns(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    turns = told["review"]["turns"]
    costly = [
        turn
        for turn in turns
        if turn["seat"] == ME and turn["label"] in ("inaccuracy", "mistake", "blunder")
    ]
    marks = me.page.locator("a.mark")
    expect(marks).to_have_count(len(costly))
    assert costly
    for heading in ("The costliest turns", "How everybody played", "VP lost, by source"):
        me.heading(heading)
    expect(me.page.get_by_text("Better:").first).to_be_visible()
    expect(me.page.get_by_text("Why:").first).to_be_visible()
    assert barriers(me) == []
    number = told["entries"][costly[0]["first"]]
    marks.first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()
    label = f"review-label-{costly[0]['label']}".rpartition("-")[2]
    expect(me.page.locator(".verdict").get_by_text(label)).to_be_visible()
    assert barriers(me) == []


def test_another_player_is_looked_at(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    others = [
        turn
        for turn in told["review"]["turns"]
        if turn["seat"] == OTHER and turn["label"] in ("inaccuracy", "mistake", "blunder")
    ]
    me.page.get_by_role("radio", name="Bob").check()
    expect(me.page.locator("a.mark")).to_have_count(len(others))


def test_a_review_is_cancelled(me: Visitor, studied: Studied) -> None:
    open_review(me, studied)
    me.page.get_by_role("button", name="Look deeper").click()
    expect(me.page.get_by_role("progressbar")).to_be_visible()
    me.page.get_by_role("button", name="Cancel").click()
    expect(me.page.get_by_role("button", name="Look deeper")).to_be_visible()
    me.heading("Chances to win")  # what was found before is still there
    assert api(me, "GET", f"/api/tables/{studied.key}/reviews/deep")["state"] == "none"


def try_answer(me: Visitor, action: int) -> None:
    """Give an answer from the list of all, and confirm it if it is shown first."""
    number = me.number() + 1
    me.waits_for_me()
    me.list.click()
    me.page.locator(f"#all-answers button[data-action='{action}']").click()
    there = me.page.locator(f"[data-number='{number}']")
    confirm = me.turn.locator(".action.main")
    expect(there.or_(confirm)).to_be_visible()
    if confirm.count():
        confirm.click()
    expect(there).to_be_visible()


def test_something_better_is_found(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    turns = [
        turn
        for turn in told["review"]["turns"]
        if turn["seat"] == ME and turn["number"] in told["mistakes"]
    ]
    me.page.get_by_role("link", name=re.compile("Learn from")).click()
    expect(me.page.get_by_text(f"1 of {len(turns)}", exact=True)).to_be_visible()
    expect(me.page.get_by_text("Find something better.")).to_be_visible()
    assert me.page.get_by_text("Better:").count() == 0  # nothing is given away
    assert me.turn.get_by_role("button", name="Hint").count() == 0
    assert barriers(me) == []
    first, start = turns[0], me.number()
    for action in first["played"]:  # the same mistake once more
        try_answer(me, action)
    expect(me.page.get_by_text("Not yet:")).to_be_visible()
    me.page.get_by_role("button", name="Try again").click()
    expect(me.page.locator(f"[data-number='{start}']")).to_be_visible()
    for action in first["best"]:
        try_answer(me, action)
    expect(me.page.get_by_text("Well done")).to_be_visible()
    me.page.get_by_role("button", name="Next").click()
    expect(me.page.get_by_text(f"2 of {len(turns)}", exact=True)).to_be_visible()


def test_the_solution_is_shown_and_the_end_is_reached(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    seat = {turn["number"] for turn in told["review"]["turns"] if turn["seat"] == ME}
    count = len(seat & {*told["mistakes"]})
    me.page.get_by_role("link", name=re.compile("Learn from")).click()
    me.page.get_by_role("button", name="Show the solution").click()
    expect(me.page.get_by_text("Better:")).to_be_visible()
    me.page.get_by_role("button", name="Next").press("Enter")
    for number in range(2, count + 1):
        expect(me.page.get_by_text(f"{number} of {count}", exact=True)).to_be_visible()
        me.page.get_by_role("button", name="Skip").click()
    expect(me.page.get_by_text(f"for 0 of {count}")).to_be_visible()
    me.page.get_by_role("link", name="Back to the review").click()
    me.heading("Chances to win")


def test_a_costly_turn_is_offered_back(me: Visitor) -> None:
    me.visit()
    me.page.get_by_role("checkbox", name="Teaching game").check()
    me.begin("Against bots")
    dialog = me.page.get_by_role("dialog", name="That turn is costly")
    for _ in range(MOST_ANSWERS):
        end = me.turn.get_by_role("button", name=END)
        if not (end.count() and end.is_visible()):
            me.waits_for_me()
            me.answer()
            continue
        end.click()
        expect(end.and_(me.page.locator("[aria-disabled=true]"))).to_have_count(0)
        expect(dialog.or_(me.list)).to_be_visible()
        if dialog.count():
            break
    expect(dialog.get_by_text("Better:")).to_be_visible()
    assert barriers(me) == []
    dialog.get_by_role("button", name="Take it back").click()
    expect(dialog).to_have_count(0)
    me.waits_for_me()
    assert me.turn.get_by_role("button", name=END).count() == 0


def test_nobody_reviews_a_running_game(me: Visitor) -> None:
    me.visit()
    me.begin("First game")
    me.waits_for_me()
    me.visit(f"{me.table_path()}/review")
    expect(me.page.get_by_text("This game can be reviewed when it is over.")).to_be_visible()
    assert me.page.get_by_role("button", name="Review the game").count() == 0
