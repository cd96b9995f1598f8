"""How light the page is: bytes that it loads, shapes that it draws.

`tools/measure_page.py` and `tools/measure_motion.py` measure how quick it is.
"""

from pathlib import Path

from measure_motion import find_middle
from playwright.sync_api import Browser, Page
from prepared_games import prepare_server
from serving import SameGames, Serving
from test_page import browser, server  # noqa: F401 - fixtures
from visitors import visitor

SCRIPT = 250_000  # bytes, compressed
ART = 350_000  # the same for pictures and type faces
KINDS = {"script": ("js",), "art": ("woff2", "svg", "png", "webp", "jpg")}
# What the page has loaded: its addresses and their bytes as they were sent, cached or not.
LOADED = """performance.getEntriesByType("resource")
  .map((one) => [new URL(one.name).pathname, one.encodedBodySize])"""
SHAPES = 2_500  # elements of the drawn table, for four in the middle of a game


def test_scripts_of_the_first_page_are_small(
    browser: Browser,  # noqa: F811
    server: Serving,  # noqa: F811
) -> None:
    with visitor(browser, server.url) as me:
        me.visit()
        me.page.get_by_role("button", name="Play: First game").wait_for()
        size = measure_loaded(me.page, *KINDS["script"])
    print(f"scripts: {size} bytes compressed")
    assert 0 < size < SCRIPT


def test_the_table_is_light(browser: Browser, tmp_path: Path) -> None:  # noqa: F811
    folder = tmp_path / "data"
    with prepare_server(folder) as shelf:
        ann = shelf.add_person("Ann")
        cookie = shelf.make_cookie(ann)
        key = shelf.add_table(find_middle(), [ann, *["novice"] * 3])
    with SameGames(folder, "--rate-limit", "0") as serving:
        signed_in = {"cookies": [{**cookie, "url": serving.url}], "origins": []}
        with visitor(browser, serving.url, storage_state=signed_in) as me:
            me.visit(f"/t/{key}")
            me.waits_for_me()
            me.page.wait_for_load_state("networkidle")
            shapes = me.page.locator("svg.desk *").count()
            sizes = {kind: measure_loaded(me.page, *ends) for kind, ends in KINDS.items()}
    print(f"{shapes} elements, {sizes} bytes compressed")
    assert shapes < SHAPES
    assert 0 < sizes["script"] < SCRIPT
    assert 0 < sizes["art"] < ART


def measure_loaded(page: Page, *ends: str) -> int:
    """Compressed bytes of what a page has loaded of some kinds of files."""
    loaded: list[tuple[str, int]] = page.evaluate(LOADED)
    return sum(size for path, size in loaded if path.rpartition(".")[2] in ends)
