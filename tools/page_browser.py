"""Chromium for the tools that look at the page, and the tasks of a page as it traces them."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

TASK = "::RunTask"
MAIN = "CrRendererMain"


@contextmanager
def run_chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), chromium_sandbox=False
        )
        yield browser
        browser.close()


@contextmanager
def trace_tasks(page: Page) -> Iterator[list[float]]:
    """The tasks of a page's main thread while something happens, in milliseconds, afterwards.

    Counted is the processor's time, not the clock's: what else the machine does then is not the
    page's fault.
    """
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    tasks: list[float] = []
    yield tasks
    tasks += list_tasks(browser.stop_tracing())


def list_tasks(trace: bytes) -> list[float]:
    """Milliseconds of processor time of each task of the page's main thread."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    return [
        event["tdur"] / 1000
        for event in events
        if event["name"].endswith(TASK)
        and "tdur" in event
        and (event["pid"], event["tid"]) in mains
    ]
