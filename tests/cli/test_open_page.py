"""`teotihuacan` without a command: a server of one's own, found again by the next one."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from run_cli import COMMAND, run

from processes import soon
from teotihuacan.server.operations.instance_lock import ADDRESS, find_running_server

ADDRESS_IN_LINE = re.compile(r"http://127\.0\.0\.1:\d+")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as opened:
        return int(opened.getsockname()[1])


@contextmanager
def opened(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running `teotihuacan` and the address it told; ended as by Ctrl-C."""
    process = subprocess.Popen(
        [*COMMAND, *options],
        env={**os.environ, "TEOTIHUACAN_DATA": str(folder)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    try:
        found = ADDRESS_IN_LINE.search(process.stdout.readline())
        assert found
        assert soon(lambda: answers(found[0]))
        yield process, found[0]
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(300) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
        process.stdout.close()
        process.stderr.close()


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/health/live", trust_env=False, timeout=60).status_code == 200
    except httpx.TransportError:
        return False


def test_it_serves_the_page_and_tells_one_line(tmp_path: Path) -> None:
    with opened(tmp_path, "--no-open") as (process, address):
        assert httpx.get(address, trust_env=False, timeout=60).status_code in (200, 503)
        assert (tmp_path / ADDRESS).read_text().strip() == address
        process.send_signal(signal.SIGINT)
        process.wait(300)
        assert process.stdout is not None
        assert process.stdout.read() == ""
    assert not (tmp_path / ADDRESS).exists()
    assert (tmp_path / "games.sqlite").exists()


def test_a_second_one_leads_to_the_first(tmp_path: Path) -> None:
    with opened(tmp_path, "--no-open", "--port", str(free_port())) as (_, address):
        again = run("--no-open", TEOTIHUACAN_DATA=str(tmp_path))
        assert (again.returncode, again.stderr) == (0, "")
        assert again.stdout == f"Teotihuacan runs already at {address}\n"
        assert answers(address)


def test_the_usual_port_may_be_taken(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    with opened(one, "--no-open") as (_, first), opened(two, "--no-open") as (_, second):
        assert first != second


def test_a_given_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run("--no-open", "--port", port, TEOTIHUACAN_DATA=str(tmp_path))
    assert refused.returncode == 2
    assert f"port {port} is in use" in refused.stderr


def test_an_address_that_outlived_its_server_leads_nowhere(tmp_path: Path) -> None:
    with opened(tmp_path / "other", "--no-open") as (_, address):
        (tmp_path / "mine").mkdir()
        (tmp_path / "mine" / ADDRESS).write_text(address)  # of another folder's server by now
        assert find_running_server(tmp_path / "mine") is None
        assert find_running_server(tmp_path / "other") == address


def test_the_browser_is_opened_at_the_address(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("a browser that writes down its address needs a shell script")
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {seen}\n')
    browser.chmod(0o755)
    line = run("--version", BROWSER=f"{browser} %s &")
    assert line.returncode == 0
    assert not seen.exists()
    os.environ["BROWSER"] = f"{browser} %s &"  # with &: one that has a window of its own
    try:
        with opened(tmp_path / "data") as (_, address):
            assert soon(lambda: seen.exists() and seen.read_text().strip() == address)
    finally:
        del os.environ["BROWSER"]
