"""Reviews on the page: asked for, looked at, mistakes tried again; games that teach."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import floor
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Locator, expect
from prepared_games import prepare_server
from reviewed import ANN as ME
from reviewed import BOB as OTHER
from reviewed import add_bad_game
from serving import Serving
from test_page import MOST_ANSWERS, browser  # noqa: F401 - a fixture
from test_page_access import DESK, PHONE, barriers
from tour import api
from visitors import Visitor, visitor

from teotihuacan.game.game import Game
from teotihuacan.game.history import turn_plies
from teotihuacan.i18n import say
from teotihuacan.i18n.numbers import MINUS
from teotihuacan.study.review import Review
from teotihuacan.terminal.review_words import name_turn

END = "End turn"
LITTLE = 0.5  # VP
MOST_DRAWS = 5
MOST_TABS = 12


@dataclass(frozen=True)
class Studied:
    """A server with a game that was given up, in which one player played badly."""

    url: str
    cookie: dict[str, str]
    key: str


@pytest.fixture(scope="module")
def studied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studied]:
    folder = tmp_path_factory.mktemp("studied") / "data"
    with prepare_server(folder) as shelf:
        game = add_bad_game(shelf)
    with Serving(folder, "--rate-limit", "0") as serving:
        yield Studied(serving.url, game.cookie, game.key)


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


# What a review says ---


def format_vp(vp: float) -> str:
    """VP with their sign, to a tenth."""
    told = abs(floor(10 * vp + 0.5) / 10)
    sign = "" if told == 0 else MINUS if vp < 0 else "+"
    return f"{sign}{told:g}"


def format_accuracy(accuracy: float | None) -> str:
    """An accuracy in percent, a dash if there was nothing to decide."""
    return "–" if accuracy is None else f"{floor(accuracy + 0.5)}%"


def list_figures(seats: list[Any]) -> Iterator[tuple[str, list[str]]]:
    """The rows of figures that there must be."""
    yield "Accuracy", [format_accuracy(seat["accuracy"]) for seat in seats]
    for period in range(3):
        told = [format_accuracy(seat["periods"][period]) for seat in seats]
        yield f"before eclipse {period + 1}", told
    yield "Level", [say(f"review-level-{seat['level']}") for seat in seats]
    for row, name in (
        ("Deal", "start"),
        ("Luck", "luck"),
        ("Play", "skill"),
        ("Result", "margin"),
    ):
        yield row, [format_vp(seat[name]) for seat in seats]
    yield "Result without luck", [format_vp(seat["margin"] - seat["luck"]) for seat in seats]


def test_figures_are_those_of_the_review(me: Visitor, studied: Studied) -> None:
    seats = open_review(me, studied)["review"]["seats"]
    table = me.page.get_by_role("region", name="How everybody played")
    for name, told in list_figures(seats):
        row = table.get_by_role("row").filter(
            has=me.page.get_by_role("rowheader", name=name, exact=True)
        )
        expect(row.get_by_role("cell")).to_have_text(told)
    for name, seat in zip(("Ann", "Bob"), seats, strict=True):
        me.page.get_by_role("radio", name=name).check()
        lost = seat["sources"]
        dearest = sorted(lost, key=lambda source: -lost[source])
        badly = [source for source in dearest if lost[source] >= LITTLE][:2]
        well = [source for source in dearest if lost[source] < LITTLE]
        for words, sources in (("Most", badly), ("Hardly anything", well)):
            named = ", ".join(say(f"review-source-{source}") for source in sources)
            sentence = me.page.get_by_text(f"{words} is lost here: {named}.")
            expect(sentence).to_have_count(1 if sources else 0)


def test_turns_have_the_numbers_that_the_prompt_tells(me: Visitor, studied: Studied) -> None:
    review = Review.from_dict(open_review(me, studied)["review"])
    plies = turn_plies(Game.load(api(me, "GET", f"/api/tables/{studied.key}/record")))
    told = [name_turn(review.turns[number], plies) for number in review.seats[ME].costliest]
    expect(me.page.locator(".costly .head a")).to_have_text(told)


def test_draws_that_mattered_lead_to_the_replay(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    lines = me.page.locator(".draws li")
    for name, seat in (("Bob", OTHER), ("Ann", ME)):
        me.page.get_by_role("radio", name=name).check()
        draws = list_draws(told["review"], seat)
        assert draws
        luck = [f"{format_vp(draw['luck'][seat])} VP" for draw in draws]
        expect(lines.locator("strong")).to_have_text(luck)
    expect(lines.first).to_contain_text("New ")
    number = told["entries"][list_draws(told["review"], ME)[0]["ply"]]
    lines.first.get_by_role("link").press("Enter")
    expect(me.page.get_by_text(f"Move {number} of ")).to_be_visible()
    expect(me.page.locator(".lines")).to_contain_text("New ")


def list_draws(review: Any, seat: int) -> list[Any]:
    """The draws in which a seat had most luck."""
    told = [draw for draw in review["draws"] if abs(draw["luck"][seat]) >= LITTLE]
    return sorted(told, key=lambda draw: -abs(draw["luck"][seat]))[:MOST_DRAWS]


# Mistakes played once more ---


def use(button: Locator, *, keys: bool) -> None:
    """Press a button, with the mouse or with the keyboard."""
    if keys:
        button.press("Enter")
    else:
        button.click()


def try_answer(me: Visitor, action: int, *, keys: bool = False) -> None:
    """Give an answer from the list of all, and confirm it if it is shown first."""
    number = me.number() + 1
    me.waits_for_me()
    use(me.list, keys=keys)
    use(me.page.locator(f"#all-answers button[data-action='{action}']"), keys=keys)
    there = me.page.locator(f"[data-number='{number}']")
    confirm = me.turn.locator(".action.main")
    expect(there.or_(confirm)).to_be_visible()
    if confirm.count():
        use(confirm, keys=keys)
    expect(there).to_be_visible()


def go_to(me: Visitor, wanted: Locator) -> None:
    """Come to a button or a link with the Tab key, from where one is."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("one => one === document.activeElement"):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted}")


def list_mistakes(told: dict[str, Any]) -> list[dict[str, Any]]:
    """The turns of one's own that are to be played better."""
    turns = told["review"]["turns"]
    return [one for one in turns if one["seat"] == ME and one["number"] in told["mistakes"]]


def check_state(me: Visitor, name: str) -> None:
    """Nobody is kept out, by day and by night."""
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for theme in themes:
        me.page.emulate_media(color_scheme=theme)
        expect(me.page.locator(f"html[data-theme={theme}]")).to_have_count(1)
        assert barriers(me) == [], (name, theme)


def test_mistakes_are_learned_from_by_keys_only(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    turns = list_mistakes(told)
    count = len(turns)
    panel = me.page.get_by_role("complementary", name="Learn from your mistakes")
    button = partial(panel.get_by_role, "button")
    me.page.get_by_role("link", name=re.compile("Learn from")).press("Enter")
    expect(panel).to_contain_text(f"1 of {count}")
    check_state(me, "before")
    for action in turns[0]["played"]:
        try_answer(me, action, keys=True)
    expect(panel).to_contain_text("Not yet:")
    check_state(me, "not yet")
    expect(panel.locator(".says")).to_be_focused()  # read out, and the buttons come next
    go_to(me, button(name="Try again"))
    me.page.keyboard.press("Enter")
    expect(panel).to_contain_text("Find something better.")
    for action in turns[0]["best"]:
        try_answer(me, action, keys=True)
    expect(panel).to_contain_text("Well done")
    check_state(me, "well done")
    go_to(me, button(name="Next"))
    me.page.keyboard.press("Enter")
    expect(panel).to_contain_text(f"2 of {count}")
    go_to(me, button(name="Show the solution"))
    me.page.keyboard.press("Enter")
    expect(panel).to_contain_text("Better:")
    check_state(me, "solution")
    go_to(me, button(name="Next"))
    me.page.keyboard.press("Enter")
    for number in range(3, count + 1):
        expect(panel).to_contain_text(f"{number} of {count}")
        go_to(me, button(name="Skip"))
        me.page.keyboard.press("Enter")
    expect(panel).to_contain_text(f"for 1 of {count}")
    check_state(me, "end")
    go_to(me, panel.get_by_role("link", name="Back to the review"))
    me.page.keyboard.press("Enter")
    me.heading("Chances to win")


def test_something_better_is_found(me: Visitor, studied: Studied) -> None:
    told = open_review(me, studied)
    turns = list_mistakes(told)
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


def test_whoever_skips_fast_stands_before_the_right_turn(me: Visitor, studied: Studied) -> None:
    open_review(me, studied)
    me.page.get_by_role("link", name=re.compile("Learn from")).click()
    me.waits_for_me()
    skip = me.page.get_by_role("button", name="Skip")
    for _ in range(2):
        with me.page.expect_response("**/tries"):
            skip.click()
    expect(me.page.get_by_text(re.compile("^3 of "))).to_be_visible()
    there = me.number()
    me.page.reload()
    me.waits_for_me()
    assert me.number() != there
    skip.evaluate("one => { one.click(); one.click(); }")
    expect(me.page.get_by_text(re.compile("^3 of "))).to_be_visible()
    expect(me.page.locator(f"[data-number='{there}']")).to_be_visible()


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
