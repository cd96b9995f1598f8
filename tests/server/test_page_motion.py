"""What moves on the page: turns of others glide, the log keeps step, and nobody has to wait."""

from typing import Any

from playwright.sync_api import expect
from test_page import browser, server, table_of_two  # noqa: F401 - fixtures
from test_page import pass_the_turn as play_on
from test_page_turns import Come, come  # noqa: F401 - fixtures
from visitors import PATIENCE, Visitor

from teotihuacan.server.tables.bot_names import NAMES

BOT = tuple(f"{name}: " for name in NAMES)
# What is told below the table and last in the log, and what flies: by turns.
WATCH = """
() => {
  window.seen = { told: [], flights: 0 };
  let last = "";
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.classList?.contains("flight")) window.seen.flights += 1;
    const asked = document.querySelector(".turn h2")?.textContent ?? "";
    if (asked === last) return;
    last = asked;
    const line = [...document.querySelectorAll(".log li")].at(-1)?.textContent.trim() ?? "";
    window.seen.told.push([asked, line]);
  }).observe(document.querySelector("main"), {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
"""
# Where the pieces of the table are drawn, and that they are seen.
PIECES = """
() => [...document.querySelectorAll(".board [data-piece]")]
  .filter((piece) => piece.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((piece) => {
    const { x, y } = piece.getBoundingClientRect();
    return [piece.dataset.piece, Math.round(x), Math.round(y)].join(" ");
  })
  .sort()
"""
FORGET = "() => { window.seen = { told: [], flights: 0 }; }"


def choose(me: Visitor, group: str, choice: str) -> None:
    """Choose something on the page of settings."""
    me.visit("/settings")
    me.page.get_by_role("group", name=group).get_by_label(choice, exact=True).check()


def begin(me: Visitor, speed: str) -> None:
    """Begin a first game in which moves are shown at a speed, and watch it."""
    me.visit()
    expect(me.page.locator("#who")).to_have_text("Player")
    choose(me, "Animation", speed)
    me.visit()
    me.begin("First game")
    me.page.evaluate(WATCH)


def turn_of_the_bot(me: Visitor) -> dict[str, Any]:
    """Pass the turn to the bot and wait for one's own; what was seen from its first move on."""
    play_on(me)
    me.page.evaluate(FORGET)
    me.waits_for_me()
    seen: dict[str, Any] = me.page.evaluate("() => window.seen")
    return seen


def told_by_the_bot(seen: dict[str, Any]) -> list[list[str]]:
    """What was told of the bot's moves, each with the last line of the log."""
    return [[asked, line] for asked, line in seen["told"] if asked.startswith(BOT)]


def test_a_turn_of_a_bot_glides_and_the_log_keeps_step(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me, "Normal")
    seen = turn_of_the_bot(me)
    assert seen["flights"] > 0
    told = told_by_the_bot(seen)
    assert told
    for asked, line in told:
        assert line
        assert asked.endswith(line)
    # The question comes after all that was shown.
    assert not seen["told"][-1][0].startswith(BOT)


def test_what_has_moved_lies_where_it_belongs(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me, "Fast")
    turn_of_the_bot(me)
    expect(me.page.locator(".flight")).to_have_count(0)
    moved = me.page.evaluate(PIECES)
    me.page.reload()
    me.waits_for_me()
    assert moved == me.page.evaluate(PIECES)


def test_with_reduced_motion_all_is_told_and_nothing_glides(come: Come) -> None:  # noqa: F811
    me = come(reduced_motion="reduce")
    begin(me, "Fast")
    seen = turn_of_the_bot(me)
    assert told_by_the_bot(seen)
    assert seen["flights"] == 0


def test_own_moves_glide_and_nobody_waits_for_them(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me, "Slow")
    me.page.evaluate(FORGET)
    me.answer()
    me.page.wait_for_function("() => window.seen.flights > 0")
    seen = me.page.evaluate("() => window.seen")
    assert not [asked for asked, _ in seen["told"] if asked.startswith("Player: ")]


def test_moves_of_others_can_be_skipped(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me, "Slow")
    play_on(me)
    skip = me.turn.get_by_role("button", name="To my turn")
    skip.wait_for()
    for _ in range(PATIENCE // 50):
        if me.list.count():
            break
        me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(50)
    me.waits_for_me()
    assert skip.count() == 0
    told = me.told()
    me.page.reload()
    me.waits_for_me()
    assert me.told() == told


# Click on the own first worker, but only while others move; whether they did.
CLICK_WHILE_SHOWN = """
() => {
  const bar = [...document.querySelectorAll(".turn button")];
  const shown = bar.some((button) => button.textContent.includes("To my turn"));
  const worker = document.querySelector("[data-target='worker:0:0']");
  if (shown) worker.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return shown;
}
"""


def test_a_click_on_the_table_skips_and_picks_nothing(come: Come) -> None:  # noqa: F811
    me = come()
    begin(me, "Slow")
    play_on(me)
    me.turn.get_by_role("button", name="To my turn").wait_for()
    skipped = 0
    while not me.list.count() and skipped < PATIENCE // 20:
        skipped += me.page.evaluate(CLICK_WHILE_SHOWN)
        me.page.wait_for_timeout(20)
    me.waits_for_me()
    assert skipped > 0
    assert me.page.locator(".spot.chosen").count() == 0


def test_a_replay_glides_too(come: Come) -> None:  # noqa: F811
    ann, bob = come(), come()
    table_of_two(ann, bob)
    play_on(ann)
    bob.open_tab("Table")
    bob.press("Resign")
    bob.is_sure()
    ann.heading("You won!")
    address = ann.table_path()
    choose(ann, "Animation", "Normal")
    ann.visit(address)
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_text("Move 0 of ")).to_be_visible()
    ann.page.locator("svg.desk").wait_for()
    ann.page.get_by_role("button", name="One move on").click()
    ann.page.locator(".flight").first.wait_for(state="attached")
    assert ann.page.locator(".spot.preview").count() > 0
