"""Starts what the files of deploy/ start, and asks it how it is."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from deploy_files import (
    ROOT,
    find_instruction,
    list_copies,
    merge_environment,
    read_exec_form,
)
from serving import COMMAND, PATIENCE


@contextmanager
def running(arguments: list[str], **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """`teotihuacan ...` in a process of its own, as a container or systemd starts it."""
    process = subprocess.Popen([*COMMAND, *arguments], env=merge_environment(**environment))
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def is_healthy(port: int) -> bool:
    """What the image's health check says of a server on a port."""
    program, script = read_exec_form(find_instruction("HEALTHCHECK"))
    assert program == "python"
    done = subprocess.run(
        [sys.executable, str(ROOT / list_copies()[script]), str(port)],
        capture_output=True,
        encoding="utf-8",
        env=merge_environment(http_proxy="http://127.0.0.1:1"),  # it asks the server itself
        check=False,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done.returncode == 0


def ask(port: int, path: str, **headers: str) -> httpx.Response:
    """The answer of a server, asked as localhost."""
    return httpx.get(
        f"http://127.0.0.1:{port}{path}",
        headers={"Host": "localhost", **headers},
        trust_env=False,
        timeout=PATIENCE,
    )
