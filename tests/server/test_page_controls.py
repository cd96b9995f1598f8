"""Ways to play on the page: arrows, wheel, long touch, tiles shown first, picks confirmed."""

from playwright.sync_api import Locator, expect
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_turns import PHONE, Come, come  # noqa: F401 - fixtures
from visitors import Visitor

HOLD = 700  # milliseconds that count as a long touch
MIDDLE = """
element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
"""
FOCUS = "() => document.activeElement?.getAttribute('data-target') ?? ''"


def begin(me: Visitor) -> None:
    """Begin a first game."""
    me.visit()
    me.begin("First game")


def pick(me: Visitor, place: str) -> None:
    """Pick a place on the table that is lit."""
    lit = me.page.locator(f"[data-target='{place}'][role=button]")
    (lit.tap if me.page.evaluate("matchMedia('(hover: none)').matches") else lit.click)()


def choose(me: Visitor, words: str) -> None:
    """Choose an answer by its words."""
    me.turn.locator("button.choice", has_text=words).first.click()


def go(me: Visitor, start: str, board: str, action: str) -> None:
    """Move a worker and begin the main action; a first game begins the same for everybody."""
    choose(me, f"{start}: worker")
    choose(me, board)
    choose(me, action)


def offered(me: Visitor) -> Locator:
    """What can be picked on the table."""
    return me.page.locator(".spot.offer [data-target][role=button]")


def test_arrows_walk_between_lit_places_in_their_direction(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    me.page.keyboard.press("ArrowRight")
    first = me.page.evaluate(FOCUS)
    assert first.startswith("worker:")
    x, y = me.page.locator(f"[data-target='{first}']").evaluate(MIDDLE)
    walked = 0
    for key, ahead in (
        ("ArrowRight", lambda to_x, _: to_x > x),
        ("ArrowLeft", lambda to_x, _: to_x < x),
        ("ArrowDown", lambda _, to_y: to_y > y),
        ("ArrowUp", lambda _, to_y: to_y < y),
    ):
        me.page.locator(f"[data-target='{first}']").focus()
        me.page.keyboard.press(key)
        there = me.page.evaluate(FOCUS)
        if there == first:
            continue
        walked += 1
        assert ahead(*me.page.locator(f"[data-target='{there}']").evaluate(MIDDLE))
    assert walked > 0
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".spot.chosen")).to_have_count(1)
    assert me.page.evaluate(FOCUS) != ""
    me.page.keyboard.press("Tab")  # all lit places are one stop: on to the answers
    expect(me.turn.locator("button.choice:focus")).to_have_count(1)


def test_the_wheel_turns_the_tile_that_is_laid(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    go(me, "Forest", "Construction", "Build the pyramid")
    me.page.locator("[data-target^='tile:'][role=button]").first.click()
    me.page.locator("[data-target^='cell:'][role=button]").first.click()
    turned = me.turn.get_by_text("Turn ", exact=False).filter(has_text=" of ")
    before = turned.inner_text()
    me.page.mouse.wheel(0, 120)
    expect(turned).not_to_have_text(before)
    me.page.mouse.wheel(0, -120)
    expect(turned).to_have_text(before)
    assert me.page.evaluate("scrollY") == 0


def to_the_sides(me: Visitor) -> None:
    """Take the first decoration, so that only the side is asked."""
    go(me, "Construction", "Decorations", "Lay a decoration")
    pick(me, "decoration:0")


def test_a_decoration_is_seen_where_it_would_lie(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    to_the_sides(me)
    side = offered(me).and_(me.page.locator("[data-target^='side:']")).first
    preview = me.page.locator("svg g.preview > rect")
    assert preview.count() == 0
    side.hover()
    preview.wait_for()
    number = me.number()
    side.click()  # it was seen: no need to confirm
    me.wait_for_number(number + 1)


def test_on_a_phone_a_decoration_is_shown_first(come: Come) -> None:  # noqa: F811
    me = come(**PHONE)
    begin(me)
    to_the_sides(me)
    number = me.number()
    offered(me).and_(me.page.locator("[data-target^='side:']")).first.tap()
    me.page.locator("svg g.preview > rect").wait_for()
    assert me.number() == number
    me.turn.locator(".action.main").tap()
    me.wait_for_number(number + 1)


def test_a_long_touch_tells_what_something_is_and_picks_nothing(come: Come) -> None:  # noqa: F811
    me = come(**PHONE)
    begin(me)
    worker = offered(me).first
    x, y = worker.evaluate(MIDDLE)
    touch = me.page.context.new_cdp_session(me.page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    detail = me.page.locator(".detail strong")
    detail.wait_for()
    me.page.wait_for_timeout(HOLD)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(detail).to_be_visible()
    assert "worker" in detail.inner_text().lower()
    assert me.page.locator(".spot.chosen").count() == 0
    me.turn.get_by_role("heading").tap()
    expect(detail).to_have_count(0)
    worker.tap()
    expect(me.page.locator(".spot.chosen")).to_have_count(1)
    assert detail.count() == 0


def test_every_pick_is_confirmed_if_one_wants_that(come: Come) -> None:  # noqa: F811
    me = come()
    me.visit()
    expect(me.page.locator("#who")).to_have_text("Player")
    me.visit("/settings")
    me.page.get_by_label("Confirm every pick").check()
    begin(me)
    choose(me, "Forest: worker")
    number = me.number()
    choose(me, "Construction")
    confirm = me.turn.get_by_role("button", name="Confirm")
    confirm.wait_for()
    assert me.number() == number
    confirm.click()
    me.wait_for_number(number + 1)


def test_an_answer_that_is_held_is_told_in_words(come: Come) -> None:  # noqa: F811
    me = come()
    me.visit()
    expect(me.page.locator("#who")).to_have_text("Player")
    me.visit("/settings")
    me.page.get_by_role("group", name="Ask me before my turn ends").get_by_label("Always").check()
    me.press("Save")
    expect(me.page.get_by_role("status").filter(has_text="Saved")).to_be_visible()
    begin(me)
    choose(me, "Forest: worker")
    choose(me, "Construction")
    choose(me, "Collect cocoa")
    heading = me.turn.get_by_role("heading")
    expect(heading).to_have_text("That was your last action: Collect cocoa")


def test_text_grows_on_the_table_too(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    sizes = "() => ['.board svg .amount', '.turn h2', '.log'].map(which =>" + (
        " parseFloat(getComputedStyle(document.querySelector(which)).fontSize))"
    )
    before = me.page.evaluate(sizes)
    address = me.table_path()
    me.visit("/settings")
    me.page.get_by_label("Larger").check()
    me.visit(address)
    me.waits_for_me()
    after = me.page.evaluate(sizes)
    assert all(now > was for now, was in zip(after, before, strict=True))
