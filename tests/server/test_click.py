"""A click passes the Python files that docs/architecture.md names, and no others."""

import asyncio
import re
import threading
from pathlib import Path
from types import FrameType

from players import FIRST_GAME, Live, People, begin
from running_app import options_in, running

import teotihuacan

ROOT = Path(__file__).parents[2]
PACKAGE = Path(teotihuacan.__file__).parent
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CLICK = PAGE.split("### A click\n")[1].split("\n### ")[0]
STEPS = set(re.findall(r"^\| `((?:server|game)/[^`]+\.py)` \|", CLICK, re.MULTILINE))
NAMED = set(re.findall(r"`((?:server|game)/[^`]+\.py)`", CLICK))
# All tables are looked after once a second, click or not.
BACKGROUND = {  # what a worker looks at each second, whoever clicks
    "server/options.py",
    "server/storage/chores.py",
    "server/storage/notices.py",
    "server/storage/tables.py",
    "server/tables/clocks.py",
}


class Tracer:
    """The files of the package whose functions are called."""

    def __init__(self) -> None:
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            self.files.add(path.relative_to(PACKAGE).as_posix())


async def trace_click(people: People, tracer: Tracer) -> set[str]:
    """Move a worker at a table that two people look at; the files that this passes."""
    one, two = people.guests(2)
    key = begin(one, two, setup=FIRST_GAME).key
    async with Live(one, key) as mover, Live(two, key) as other:
        await mover.until(lambda live: all(seat["present"] for seat in live.table["seats"]))
        await other.until(lambda live: all(seat["present"] for seat in live.table["seats"]))
        assert mover.state
        [action, *_] = [o["action"] for o in mover.state["view"]["legal"] if o["kind"] == "move"]
        tracer.files.clear()
        assert (await mover.act(action))["type"] == "done"
        await mover.reach(1)
        await other.reach(1)
        return {file for file in tracer.files if not file.startswith("engine/")}


def test_a_click_passes_the_files_that_the_page_names(tmp_path: Path) -> None:
    tracer = Tracer()
    before = threading.getprofile()
    threading.setprofile(tracer)
    try:
        with running(options_in(tmp_path)) as site, People([site.url]) as people:
            passed = asyncio.run(trace_click(people, tracer))
    finally:
        threading.setprofile(before)
    assert STEPS
    assert passed >= STEPS
    assert passed - BACKGROUND <= NAMED
