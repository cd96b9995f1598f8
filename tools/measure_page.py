"""How soon the page can be used after a cold start, and how long it doesn't answer meanwhile.

    python tools/measure_page.py [STARTS]

Each start is a browser without a cache at a server that nobody has asked for a page yet. Seconds
suffer from other work on the machine; tasks are counted by processor time and don't. Needs
Chromium and a built page.
"""

import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from page_browser import run_chromium, trace_tasks
from playwright.sync_api import Page
from take_screenshots import run_server

STARTS = 5


def measure_start(page: Page, url: str) -> float:
    """Seconds from the start of the navigation until a game can be begun."""
    start = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.locator("button:enabled").first.wait_for()
    return time.perf_counter() - start


def measure_cold_start() -> tuple[float, float]:
    """Seconds until the page can be used, and milliseconds of its longest task."""
    with (
        tempfile.TemporaryDirectory() as folder,
        run_server(Path(folder) / "data") as url,
        run_chromium() as browser,
    ):
        page = browser.new_page(viewport={"width": 1366, "height": 768})
        with trace_tasks(page) as tasks:
            seconds = measure_start(page, url)
            page.wait_for_load_state("networkidle")
    return seconds, max(tasks)


def main() -> None:
    """Measure, and say how busy the machine was."""
    starts = int(sys.argv[1]) if len(sys.argv) > 1 else STARTS
    seconds, longest = zip(*(measure_cold_start() for _ in range(starts)), strict=True)
    print(
        f"{starts} cold starts: can be used after {min(seconds):.2f} s at best"
        f" (median {median(seconds):.2f} s);"
        f" longest task by processor time {median(longest):.0f} ms (median);"
        f" load {os.getloadavg()[0]:.1f} of {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    main()
