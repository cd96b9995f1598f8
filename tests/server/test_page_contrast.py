"""Every text drawn on the table can be read, by day and by night."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from prepared_games import GameSoFar, prepare_server
from screenshot_scenes import find_midgame
from serving import SameGames
from test_page import browser  # noqa: F401 - a fixture
from text_contrast import read_texts
from visitors import Visitor, visitor

from teotihuacan import Setup

DESK: dict[str, Any] = {
    "viewport": {"width": 1366, "height": 768},
    "device_scale_factor": 2,
    "bypass_csp": True,
}
THEMES = ("light", "dark")
GAMES = {
    "middle": find_midgame(),
    "draft": GameSoFar(Setup(players=4, draft=True), 7, []),
}


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The addresses of tables, and of the server with its cookie."""
    folder = tmp_path_factory.mktemp("contrast") / "data"
    with prepare_server(folder) as shelf:
        ann = shelf.add_person("Ann")
        cookie = shelf.make_cookie(ann)
        keys = {
            name: shelf.add_table(game, [ann, *["greedy"] * (game.setup.players - 1)])
            for name, game in GAMES.items()
        }
    with SameGames(folder, "--rate-limit", "0") as serving:
        yield {**keys, "url": serving.url, "cookie": json.dumps({**cookie, "url": serving.url})}


@pytest.fixture(params=THEMES)
def me(
    browser: Browser,  # noqa: F811
    tables: dict[str, str],
    request: pytest.FixtureRequest,
) -> Iterator[Visitor]:
    """Ann, who has chosen a theme."""
    signed_in = {"cookies": [json.loads(tables["cookie"])], "origins": []}
    chosen = json.dumps({"theme": request.param, "speed": "off"})
    with visitor(browser, tables["url"], **DESK, storage_state=signed_in) as somebody:
        somebody.page.add_init_script(f"localStorage['teotihuacan.settings'] = '{chosen}'")
        yield somebody


@pytest.mark.parametrize("game", GAMES)
def test_drawn_texts_can_be_read(me: Visitor, tables: dict[str, str], game: str) -> None:
    me.visit(f"/t/{tables[game]}")
    me.waits_for_me()
    me.page.evaluate("document.fonts.ready")
    me.page.wait_for_timeout(500)
    texts = read_texts(me.page)
    print(f"{len(texts)} texts, least contrast {min(one.contrast for one in texts):.1f}")
    assert len(texts) > 100
    assert [str(one) for one in texts if not one.readable] == []


def test_no_theme_is_seen_before_the_chosen_one(me: Visitor, tables: dict[str, str]) -> None:
    me.page.route("**/assets/index-*.js", lambda route: route.abort())
    me.page.goto(tables["url"], wait_until="commit")
    me.page.wait_for_function("document.documentElement.dataset.theme")
    chosen = me.page.evaluate("JSON.parse(localStorage['teotihuacan.settings']).theme")
    assert me.page.evaluate("document.documentElement.dataset.theme") == chosen
    me.complaints.clear()
