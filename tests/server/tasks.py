"""What keeps a page from answering: the tasks of its main thread, as Chromium traces them."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

TASK = "ThreadControllerImpl::RunTask"
MAIN = "CrRendererMain"
PAUSE = 50  # milliseconds


@contextmanager
def traced(page: Page) -> Iterator[list[float]]:
    """The tasks while something happens, in milliseconds, the longest first, once it is over.

    Counted is the processor's time, not the clock's: what else the machine does then is not the
    page's fault.
    """
    session = page.context.new_cdp_session(page)
    events: list[dict[str, Any]] = []
    over: list[object] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda data: over.append(data))
    start = {"categories": "toplevel,__metadata", "transferMode": "ReportEvents"}
    session.send("Tracing.start", start)
    tasks: list[float] = []
    yield tasks
    session.send("Tracing.end")
    while not over:
        page.wait_for_timeout(PAUSE)
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN
    }
    found = [event for event in events if event["name"] == TASK and "tdur" in event]
    mine = [event for event in found if (event["pid"], event["tid"]) in main]
    tasks += sorted((event["tdur"] / 1000 for event in mine), reverse=True)
