"""The limit of open files is told at the start, how many are open in figures and in the log."""

import json
import re
import socket
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

import httpx
import pytest
from serving import COMMAND, ColdServing

from processes import soon

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has no such limit")
FEW, ENOUGH = 400, 10_000


class Limited(ColdServing):
    """A server that may open only so many files."""

    limit = FEW

    def run(
        self, command: list[str], stdin: IO[bytes], log: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        """Run a command of the program in a new Python, within the limit."""
        limited = ["sh", "-c", f'ulimit -n {self.limit}; exec "$@"', "sh", *COMMAND, *command]
        return subprocess.Popen(limited, stdin=stdin, stdout=log, stderr=log)

    def lines(self, level: str, begin: str) -> list[dict[str, Any]]:
        """The lines of the log of a level that begin with some words."""
        texts = [line for line in self.errors().splitlines() if line.startswith("{")]
        found = [json.loads(text) for text in texts]
        return [
            line for line in found if line["level"] == level and line["message"].startswith(begin)
        ]


def read_figure(serving: Limited, name: str) -> float:
    """A figure as the metrics tell it."""
    text = httpx.get(f"{serving.url}/metrics", trust_env=False).text
    found = re.search(rf"^teotihuacan_{name} (\S+)", text, re.MULTILINE)
    assert found, text
    return float(found[1])


def test_few_files_are_told_before_nobody_can_connect(tmp_path: Path) -> None:
    with Limited(tmp_path / "data") as serving, ExitStack() as stack:
        [warned] = serving.lines("warning", "only 400 files may be open")
        assert warned["limit"] == FEW
        assert soon(lambda: read_figure(serving, "open_files_limit") == FEW)
        before = read_figure(serving, "open_files")
        assert 0 < before < FEW / 2
        address = ("127.0.0.1", serving.port)
        for _ in range(FEW // 3):
            stack.enter_context(socket.create_connection(address))
        assert soon(lambda: read_figure(serving, "open_files") >= before + FEW // 3)
        assert not serving.lines("error", "nearly all files")
        for _ in range(FEW):
            stack.enter_context(socket.create_connection(address))
        assert soon(lambda: bool(serving.lines("error", "nearly all files are open")))
        [line] = serving.lines("error", "nearly all files are open")
        assert line["open"] >= 0.8 * line["limit"] == 0.8 * FEW
        stack.close()
        assert soon(lambda: read_figure(serving, "open_files") < FEW / 2)


def test_many_files_are_told_too(tmp_path: Path) -> None:
    class Free(Limited):
        limit = ENOUGH

    with Free(tmp_path / "data") as serving:
        [line] = serving.lines("info", "open files")
        assert line["limit"] == ENOUGH
        assert not serving.lines("warning", "only")
