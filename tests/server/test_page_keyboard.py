"""The table by keys: few stops of Tab to the answers, focus that is seen, a list of the keys."""

import pytest
from playwright.sync_api import expect
from test_page import browser, server  # noqa: F401 - fixtures
from test_page_turns import Come, come, turn_by  # noqa: F401 - fixtures
from visitors import Visitor

MOST_TABS = 6
# What has the focus: its kind, its name, and whether that is seen.
FOCUS = """() => {
  const at = document.activeElement;
  const style = getComputedStyle(at);
  const halo = at.parentElement?.querySelector(":scope > .halo");
  const ringed = halo && at.matches("[data-target]");
  return {
    choice: at.matches("section.turn button.choice"),
    place: at.getAttribute("data-target"),
    what: at.outerHTML.slice(0, 120),
    seen: ringed
      ? parseFloat(getComputedStyle(halo).strokeWidth) > 3
      : style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
  };
}"""


def begin(me: Visitor) -> None:
    """Begin a first game, and go to the top of the page."""
    me.visit()
    me.begin("First game")
    me.page.reload()
    me.waits_for_me()


def tab_to_answer(me: Visitor) -> int:
    """Press Tab until the first answer has the focus; how often that was. All stops are seen."""
    for pressed in range(1, MOST_TABS + 1):
        me.page.keyboard.press("Tab")
        focus = me.page.evaluate(FOCUS)
        assert focus["seen"], focus
        if focus["choice"]:
            return pressed
    raise AssertionError(f"more than {MOST_TABS} stops: {focus}")


@pytest.mark.in_firefox
def test_few_stops_to_the_first_answer_and_a_turn_from_there(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    tab_to_answer(me)

    def step() -> None:
        if not me.turn.locator("button.choice:focus").count():
            me.turn.locator("button.choice").first.focus()
        me.page.keyboard.press("Enter")

    turn_by(me, step, lambda: me.page.keyboard.press("Enter"))


@pytest.mark.in_firefox
def test_a_skip_link_leads_to_the_answers(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    skip = me.page.get_by_role("link", name="To the answers")
    for _ in range(2):
        me.page.keyboard.press("Tab")
        if skip.evaluate("link => link === document.activeElement"):
            break
    expect(skip).to_be_in_viewport()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Tab")
    assert me.page.evaluate(FOCUS)["choice"]


def test_only_what_can_be_chosen_is_a_stop(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    places = []
    for _ in range(40):
        me.page.keyboard.press("Tab")
        focus = me.page.evaluate(FOCUS)
        if focus["place"]:
            places.append(focus["place"])
            assert focus["seen"], focus
    lit = me.page.locator(".spot.offer [data-target]")
    offered = [one.get_attribute("data-target") for one in lit.all()]
    assert len(offered) > 1
    assert places, "the table can't be reached"
    assert len(set(places)) == 1  # arrows lead from it to the others
    assert places[0] in offered


def test_arrows_move_the_stop(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    me.page.keyboard.press("ArrowRight")
    first = me.page.evaluate(FOCUS)["place"]
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(key)
        if me.page.evaluate(FOCUS)["place"] != first:
            break
    second = me.page.evaluate(FOCUS)["place"]
    assert second not in (None, first)
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Shift+Tab")
    assert me.page.evaluate(FOCUS)["place"] == second


def test_the_question_mark_shows_the_keys(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    answer = me.turn.locator("button.choice").first
    answer.focus()
    me.page.keyboard.press("?")
    dialog = me.page.get_by_role("dialog", name="Keys at the table")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text("take the last answer back")
    number = me.number()
    me.page.keyboard.press("1")  # no answer while it is open
    assert me.page.locator(".spot.chosen").count() == 0
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(answer).to_be_focused()
    assert me.number() == number


def test_keys_work_after_a_box_was_ticked(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me)
    me.open_tab("Table")
    box = me.page.get_by_role("tabpanel").get_by_role("checkbox").first
    box.focus()
    me.page.keyboard.press("Space")
    me.page.keyboard.press("1")
    expect(me.page.locator(".spot.chosen").first).to_be_attached()
