"""An eclipse on the page: a scene that is seen once, tells the truth and can be left."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from eclipse_games import EclipseGames, Eve, prepare_eclipses
from playwright.sync_api import Browser, expect
from serving import Serving
from test_page import browser  # noqa: F401 - a fixture
from visitors import Visitor, visitor

SCENE = ".scene"
COUNT_SCENES = """
() => {
  window.scenes = [];
  let open = false;
  new MutationObserver(() => {
    const scene = document.querySelector(".scene");
    const act = scene?.dataset.act;
    if (scene && (!open || window.scenes.at(-1) !== act)) window.scenes.push(act);
    open = Boolean(scene);
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""
# The table of a scene, once all is counted; at once, for a scene doesn't wait for a test.
READ_TABLE = """
act => {
  const scene = document.querySelector(`.scene[data-act=${act}]`);
  if (!scene?.querySelector(".rank.seen")) return null;
  return Object.fromEntries(
    [...scene.querySelectorAll("td[data-line]")].map((cell) => [
      `${cell.dataset.line}:${cell.dataset.seat}`,
      cell.dataset.line === "total"
        ? cell.querySelector(".total").textContent
        : cell.textContent.replace(/\\s+/g, " ").trim(),
    ]),
  );
}
"""
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, EclipseGames]:
    """A folder with games before their eclipses, to be copied: each test plays on."""
    folder = tmp_path_factory.mktemp("eclipses") / "data"
    return folder, prepare_eclipses(folder)


@pytest.fixture
def games(shelf: tuple[Path, EclipseGames]) -> EclipseGames:
    """What lies in the folder."""
    return shelf[1]


@pytest.fixture
def server(shelf: tuple[Path, EclipseGames], tmp_path: Path) -> Iterator[Serving]:
    """A server with those games."""
    shutil.copytree(shelf[0], tmp_path / "data")
    with Serving(tmp_path / "data", "--rate-limit", "0") as serving:
        yield serving


@pytest.fixture
def come(browser: Browser, server: Serving, games: EclipseGames) -> Iterator[Come]:  # noqa: F811
    """Who plays those games, with a browser of some speed; or somebody else, who watches."""
    with ExitStack() as stack:

        def one(speed: str = "normal", *, watching: bool = False, **options: Any) -> Visitor:
            cookies = [] if watching else [{**games.cookie, "url": server.url}]
            kept = {"cookies": cookies, "origins": []}
            somebody = stack.enter_context(
                visitor(browser, server.url, storage_state=kept, **options)
            )
            wanted = f'{{"speed": "{speed}"}}'
            somebody.page.add_init_script(
                f"if (origin !== 'null') localStorage.setItem('teotihuacan.settings', '{wanted}')"
            )
            return somebody

        yield one


def sit_down(me: Visitor, eve: Eve) -> None:
    """Come to the table, and watch what is shown."""
    me.visit(f"/t/{eve.table}")
    me.waits_for_me()
    me.page.evaluate(COUNT_SCENES)


def answer(me: Visitor, action: int | None = None) -> None:
    """Give an answer, the last of the list if it isn't said which."""
    me.waits_for_me()
    me.list.click()
    wanted = "" if action is None else f"[data-action='{action}']"
    me.page.locator(f"#all-answers button[data-action]{wanted}").last.click()
    confirm = me.turn.locator(".action.main")
    if confirm.count():
        confirm.first.click()


def bring_eclipse(me: Visitor, eve: Eve) -> None:
    """Give the answer that brings the eclipse."""
    sit_down(me, eve)
    answer(me, eve.action)


def fetch_log(me: Visitor, eve: Eve) -> list[dict[str, Any]]:
    """All that the API tells of the eclipse: from its scoring to its end."""
    news: dict[str, Any] = me.page.evaluate(
        "key => fetch(`/api/tables/${key}/news`).then((answer) => answer.json())", eve.table
    )
    log = [one for entry in news["entries"][eve.number :] for one in entry["log"]]
    start = next(at for at, one in enumerate(log) if one["key"] == "eclipse_scored")
    ends = ("neutral_moved", "turn_began")
    end = next((at for at in range(start, len(log)) if log[at]["key"] in ends), len(log))
    return log[start:end]


def scores_of(log: list[dict[str, Any]]) -> dict[str, int]:
    """VP by line and seat."""
    found: dict[str, int] = {}
    for one in log:
        if one["key"] == "scored":
            place = f"{one['arguments']['source']}:{one['seat']}"
            found[place] = found.get(place, 0) + one["arguments"]["vp"]
    return found


def scenes_seen(me: Visitor) -> list[str]:
    """The acts that were shown."""
    acts: list[str] = me.page.evaluate("() => window.scenes")
    return acts


def read_scene(me: Visitor, act: str) -> dict[str, str]:
    """What a scene shows in the end, by line and seat."""
    table: dict[str, str] = me.page.wait_for_function(READ_TABLE, arg=act).json_value()
    return table


def check_scores(me: Visitor, eve: Eve, shown: dict[str, str]) -> None:
    """What is shown is what the API tells."""
    wanted = scores_of(fetch_log(me, eve))
    assert wanted
    told = {place: text for place, text in shown.items() if text.startswith("+")}
    for place, text in told.items():
        assert text == f"+{wanted[place]}"
    assert len(told) >= len([place for place in wanted if "bonus" not in place])


@pytest.mark.in_firefox
def test_the_scoring_is_a_scene_and_the_dawn_another(come: Come, games: EclipseGames) -> None:
    me, eve = come("slow"), games.eves["first"]
    bring_eclipse(me, eve)
    scene = me.page.locator(SCENE)
    scene.wait_for()
    assert me.page.locator(f"{SCENE} .sky").count() == 1
    check_scores(me, eve, read_scene(me, "scoring"))
    me.waits_for_me()  # for the salary
    assert scene.count() == 0
    assert "salary" in me.asked()
    # Bug 11: nothing is said of 0 turns, and who is asked is in turn.
    drawing = me.page.locator("svg.desk").evaluate("desk => desk.outerHTML")
    assert not re.search(r"\b0 turns?\b", drawing)
    assert me.page.locator("svg.desk .name.inTurn").count() == 1
    answer(me)
    shown = read_scene(me, "dawn")
    for one in fetch_log(me, eve):
        if one["key"] in ("salary_paid", "salary_short"):
            assert shown[f"salary:{one['seat']}"].startswith(str(one["arguments"]["paid"]))
    check_scores(me, eve, shown)
    expect(scene).to_have_count(0)
    acts = scenes_seen(me)
    assert acts.count("scoring") == 1
    assert acts.count("dawn") == 1
    me.page.reload()
    me.turn.wait_for()
    assert scene.count() == 0


@pytest.mark.parametrize("key", ["Escape", "x", "Enter", "."])
def test_a_key_ends_the_scene(come: Come, games: EclipseGames, key: str) -> None:
    me, eve = come("slow"), games.eves["first"]
    bring_eclipse(me, eve)
    scene = me.page.locator(SCENE)
    scene.wait_for()
    me.page.keyboard.press(key)
    expect(scene).to_have_count(0, timeout=3000)
    me.waits_for_me()
    assert scenes_seen(me) == ["scoring"]


def test_a_click_ends_the_scene_and_picks_nothing(come: Come, games: EclipseGames) -> None:
    me, eve = come("slow"), games.eves["first"]
    bring_eclipse(me, eve)
    me.page.get_by_role("button", name="Skip").last.click()
    expect(me.page.locator(SCENE)).to_have_count(0, timeout=3000)
    me.waits_for_me()
    assert me.page.locator(".spot.chosen").count() == 0


def test_with_reduced_motion_it_is_a_card_that_tells_the_same(
    come: Come, games: EclipseGames
) -> None:
    me, eve = come("normal", reduced_motion="reduce"), games.eves["first"]
    bring_eclipse(me, eve)
    card = me.page.locator(f"{SCENE}.card")
    card.wait_for()
    check_scores(me, eve, read_scene(me, "scoring"))
    assert card.locator(".sky").count() == 0
    told = me.page.locator("p.unseen[aria-live]").inner_text()
    assert "Eclipse 1 of 3" in told
    assert "Ixchel: " in told
    me.waits_for_me()  # it goes by itself


def test_without_animation_the_card_keeps_nobody_waiting(come: Come, games: EclipseGames) -> None:
    me, eve = come("off"), games.eves["first"]
    bring_eclipse(me, eve)
    card = me.page.locator(f"{SCENE}.card")
    card.wait_for()
    check_scores(me, eve, read_scene(me, "scoring"))
    me.waits_for_me()  # and can answer at once
    card.click()
    expect(card).to_have_count(0)


def test_who_looks_elsewhere_finds_a_card(come: Come, games: EclipseGames) -> None:
    me, eve = come("normal"), games.eves["first"]
    bring_eclipse(me, eve)
    me.page.locator(SCENE).wait_for()
    me.hide(True)
    me.waits_for_me()  # called at once
    me.hide(False)
    card = me.page.locator(f"{SCENE}.card")
    card.wait_for()
    check_scores(me, eve, read_scene(me, "scoring"))
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_the_last_eclipse_leads_to_the_result(come: Come, games: EclipseGames) -> None:
    me, watcher, eve = come("fast"), come("fast", watching=True), games.eves["last"]
    watcher.visit("/")
    watcher.enter("Wanda")
    expect(watcher.page.locator("#who")).to_have_text("Wanda")
    watcher.visit(f"/t/{eve.table}")
    watcher.turn.wait_for()
    watcher.page.evaluate(COUNT_SCENES)
    bring_eclipse(me, eve)
    me.waits_for_me()
    answer(me)
    check_scores(me, eve, read_scene(me, "dawn"))
    for somebody in (me, watcher):
        somebody.page.locator(".ranking").wait_for()
        acts = scenes_seen(somebody)
        assert [acts.count(act) for act in ("scoring", "dawn")] == [1, 1]


def test_a_replay_has_the_scene_when_it_comes_there(come: Come, games: EclipseGames) -> None:
    me, eve = come("normal"), games.eves["first"]
    me.visit(f"/t/{games.finished}/replay?at={eve.number}")
    expect(me.page.get_by_text(f"Move {eve.number} of ")).to_be_visible()
    me.page.locator("svg.desk").wait_for()
    scene = me.page.locator(SCENE)
    assert scene.count() == 0
    me.page.get_by_role("button", name="One move on").click()
    scene.wait_for()
    expect(scene).to_have_attribute("data-act", "scoring")
    expect(scene).to_have_count(0)  # it ends by itself


def test_straight_to_my_turn(come: Come, games: EclipseGames) -> None:
    me, eve = come("slow"), games.eves["first"]
    bring_eclipse(me, eve)
    me.page.locator(SCENE).wait_for()
    me.page.keyboard.press(".")
    me.waits_for_me()
    answer(me)  # the salary
    me.page.locator(SCENE).wait_for()
    me.page.get_by_role("button", name="Skip").last.click()
    # Two bots take their turns; at slow speed that lasts far longer.
    button = me.turn.get_by_role("button", name="To my turn")
    button.wait_for()
    button.click()
    assert me.turn.locator("h2").inner_text()
    me.page.wait_for_function(
        "() => document.querySelector('button[aria-controls=all-answers]')", timeout=8000
    )
    assert me.page.locator(".flight").count() == 0
