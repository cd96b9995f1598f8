"""Games in play while each part of a cluster is killed: nothing is lost, nobody is stuck.

`make chaos` does the same for hours.
"""

import asyncio
import json
import os
import random
import signal

import httpx
import pytest
from chaos.checks import check_news
from chaos.logs import NO_JSON, count_errors
from chaos.players import HttpPlayer, sit_down
from chaos.run import ChaosRun
from hosting.services import MissingServiceError
from hosting.site import (
    EVERYTHING,
    FROZEN,
    POSTGRESQL,
    REDIS,
    SERVER,
    WORKER,
    SiteOptions,
    run_site,
)
from serving import PATIENCE, Serving

from processes import soon

FAILURES = (WORKER, REDIS, POSTGRESQL, SERVER, EVERYTHING, *FROZEN)


def test_whatever_is_killed_nothing_is_lost_and_everybody_goes_on() -> None:
    try:
        with run_site(SiteOptions(workers=2, sync=False)) as site:
            report = asyncio.run(ChaosRun(site, tables=3, seed=1).run(FAILURES))
    except MissingServiceError as missing:
        pytest.skip(str(missing))
    assert report.killed == dict.fromkeys(FAILURES, 1)
    assert report.confirmed > 0
    assert (report.wrong, report.stuck) == ([], [])
    assert (report.unexplained, dict(report.unexpected)) == ([], {})
    assert report.good


def test_only_a_database_that_is_away_is_an_error_to_be_expected() -> None:
    away = "sqlalchemy.exc.OperationalError: (psycopg.OperationalError) connection refused"
    lines = [
        {"level": "info", "message": "request"},
        {"level": "error", "message": "the database failed", "exception": away},
        {"level": "error", "message": "the database failed", "exception": "KeyError: 1"},
        {"level": "error", "message": "a request failed", "exception": away},
    ]
    log = "\n".join([*map(json.dumps, lines), "Traceback"])
    expected, others = count_errors(log, postgresql=True)
    assert expected == {"the database failed": 1}
    known = {"the database failed": 1, "a request failed": 1}
    assert others == {**known, f"{NO_JSON}: Traceback": 1}
    assert count_errors(log, postgresql=False)[0] == {}


def test_a_worker_that_is_replaced_while_the_database_is_away_comes_back_with_it() -> None:
    """It must not take the others with it, nor whoever looks after them."""
    try:
        with run_site(SiteOptions(workers=2, sync=False)) as site:
            site.parts[POSTGRESQL].kill()
            for worker in site.find_workers():
                os.kill(worker, signal.SIGKILL)
            log = site.parts[SERVER].read_log
            assert soon(lambda: log().count("is started again") >= 3)
            site.parts[POSTGRESQL].start()
            assert soon(lambda: make_guest(site.url) == 201)
            assert soon(lambda: len(site.find_workers()) == 2)
    except MissingServiceError as missing:
        pytest.skip(str(missing))


def make_guest(url: str) -> int:
    """The status of a guest's first request, 0 if nobody answers."""
    try:
        return httpx.post(f"{url}/api/guests", json={"name": "Ann"}, trust_env=False).status_code
    except httpx.TransportError:
        return 0


def test_what_is_lost_or_doubled_is_noticed(serving: Serving) -> None:
    async def run() -> None:
        ann = HttpPlayer("Ann", random.Random(1))
        await sit_down(serving.url, [ann], [], level="standard")
        welcome = asyncio.Event()
        welcome.set()
        playing = asyncio.create_task(ann.play(welcome))
        async with asyncio.timeout(PATIENCE):
            while len(ann.confirmed) < 5:
                await asyncio.sleep(0.01)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await check_news(ann)
        number = min(ann.sent)
        step = ann.sent.pop(number)
        with pytest.raises(AssertionError):  # an action that was never sent
            await check_news(ann)
        ann.sent[number] = step
        ann.sent[1000], ann.confirmed[1000] = step, 1000
        with pytest.raises(AssertionError):  # an action that was confirmed and isn't there
            await check_news(ann)
        await ann.browser.aclose()

    asyncio.run(run())
