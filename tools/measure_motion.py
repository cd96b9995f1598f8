"""How smoothly the page moves: frames and tasks while three bots play against somebody.

    python tools/measure_motion.py [TURNS]

A game for four, a little after its middle, at normal speed and 1366 x 768. Frames count while
something flies; they and long tasks suffer from other work on the machine. Tasks by processor
time don't. Needs Chromium and a built page.
"""

import os
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from page_browser import run_chromium, trace_tasks
from playwright.sync_api import Page
from prepared_games import GameSoFar, play_bots, prepare_server
from take_screenshots import run_server

from teotihuacan import Position, Setup

PATIENCE = 120_000
SMOOTH, LONG = 20, 100  # milliseconds: of a frame, of a task
ASKED = "button[aria-controls=all-answers]"
SETTINGS = '{"speed":"normal","soundAsked":true}'
WATCH = """
() => {
  window.seen = { frames: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.tasks.push(duration);
  }).observe({ type: "longtask" });
  let last = performance.now();
  const frame = (now) => {
    if (document.querySelector(".flight")) window.seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
"""


@dataclass(frozen=True)
class Figures:
    """Milliseconds: of frames, of long tasks, and of tasks by the processor's time."""

    frames: Sequence[float]
    tasks: Sequence[float]
    work: Sequence[float]

    def share_of_smooth_frames(self) -> float:
        """Frames that were drawn in time."""
        return sum(frame < SMOOTH for frame in self.frames) / max(len(self.frames), 1)

    def __str__(self) -> str:
        """All on a line."""
        frames = sorted(self.frames) or [0]
        at = [frames[int(share * (len(frames) - 1))] for share in (0.5, 0.95, 0.99)]
        too_long = sum(task > LONG for task in self.tasks)
        heavy = sum(task > SMOOTH for task in self.work)
        return (
            f"{len(frames)} frames, {self.share_of_smooth_frames():.1%} under {SMOOTH} ms"
            f" (median {at[0]:.0f}, 95 % {at[1]:.0f}, 99 % {at[2]:.0f} ms);"
            f" {len(self.tasks)} long tasks, {too_long} over {LONG} ms"
            f" (longest {max(self.tasks, default=0):.0f} ms);"
            f" by processor time {heavy} tasks over {SMOOTH} ms"
            f" (longest {max(self.work, default=0):.0f} ms)"
        )


def find_middle() -> GameSoFar:
    """A game for four at a turn of the first seat, a little after its middle."""
    game = play_bots(Setup(players=4), 3)
    position, found = Position.new(game.setup, game.seed), 0
    for number, action in enumerate(game.actions[: int(0.55 * len(game.actions))]):
        if position.seat == 0 and position.question == "turn":
            found = number
        position.apply(action)
    return GameSoFar(game.setup, game.seed, game.actions[:found])


def play_turn(page: Page) -> None:
    """Give first answers until somebody else is asked, then wait for the next question."""
    page.locator(ASKED).wait_for(timeout=PATIENCE)
    while page.locator(ASKED).count():
        number = page.locator("[data-number]").get_attribute("data-number")
        page.locator(ASKED).click()
        page.locator("#all-answers button[data-action]").first.click()
        if page.locator(".action.main").count():
            page.locator(".action.main").first.click()
        page.wait_for_function(
            "number => document.querySelector('[data-number]').dataset.number !== number",
            arg=number,
        )
        page.wait_for_timeout(300)
    page.locator(ASKED).wait_for(timeout=PATIENCE)


def measure(turns: int) -> Figures:
    """What is seen in so many rounds."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with prepare_server(data) as shelf:
            me = shelf.add_person("Ixchel")
            table = shelf.add_table(find_middle(), [me, "novice", "novice", "novice"])
            cookie = shelf.make_cookie(me)
        with run_server(data) as url, run_chromium() as browser:
            signed_in: Any = {"cookies": [{**cookie, "url": url}], "origins": []}
            screen: Any = {"width": 1366, "height": 768}
            context = browser.new_context(viewport=screen, storage_state=signed_in)
            context.add_init_script(f"localStorage.setItem('teotihuacan.settings', '{SETTINGS}')")
            page = context.new_page()
            page.goto(f"{url}/t/{table}")
            page.locator(ASKED).wait_for(timeout=PATIENCE)
            page.evaluate(WATCH)
            with trace_tasks(page) as work:
                for _ in range(turns):
                    play_turn(page)
            seen = page.evaluate("() => window.seen")
    return Figures(seen["frames"], seen["tasks"], work)


def main() -> None:
    """Measure, and say how busy the machine was."""
    turns = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    figures = measure(turns)
    print(f"{turns} rounds: {figures}; load {os.getloadavg()[0]:.1f} of {os.cpu_count()} cores")


if __name__ == "__main__":
    main()
