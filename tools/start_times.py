"""How long programs take to start: processes run again and again, in turn with the others."""

import os
import pty
import select
import socket
import statistics
import subprocess
import time
import urllib.request
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

HERE = "127.0.0.1"
SCREEN = {"LINES": "40", "COLUMNS": "120", "TERM": "xterm-256color"}
PATIENCE = 60  # seconds


class Run(NamedTuple):
    """Seconds that one start took: on the clock, and of the processor."""

    wall: float
    cpu: float


class Times(NamedTuple):
    """Seconds of several starts of the same thing."""

    median: float
    fastest: float
    cpu: float  # median

    def less(self, other: "Times") -> "Times":
        """What remains without another start that is part of this one."""
        return Times(*(mine - its for mine, its in zip(self, other, strict=True)))


def summarize(runs: list[Run]) -> Times:
    """The figures of several runs."""
    walls = [run.wall for run in runs]
    return Times(statistics.median(walls), min(walls), statistics.median(r.cpu for r in runs))


def measure_in_turn(starts: Mapping[str, Callable[[], Run]], repeat: int) -> dict[str, Times]:
    """Everything once to warm up, then in turn, so that a busy moment is everybody's."""
    for start in starts.values():
        start()
    runs: dict[str, list[Run]] = {name: [] for name in starts}
    for _ in range(repeat):
        for name, start in starts.items():
            runs[name].append(start())
    return {name: summarize(found) for name, found in runs.items()}


def make_environment(home: Path) -> dict[str, str]:
    """An environment with settings and games of its own, in English; byte code may be kept.

    Only what is installed is found: no other sources by PYTHONPATH.
    """
    kept = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    return {**kept, **SCREEN, "HOME": str(home), "XDG_DATA_HOME": str(home), "LC_ALL": "C.UTF-8"}


def run_command(command: list[str], environment: Mapping[str, str]) -> Run:
    """A command that ends by itself."""
    start = time.perf_counter()
    process = subprocess.Popen(
        command,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )
    return end(process, start)


def run_server(command: list[str], environment: Mapping[str, str]) -> Run:
    """A server, until its page answers; it is given the option `--port`."""
    with socket.create_server((HERE, 0)) as free:
        port = free.getsockname()[1]
    start = time.perf_counter()
    process = subprocess.Popen(
        [*command, "--port", str(port)], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        wait_for_page(process, f"http://{HERE}:{port}/")
        return Run(time.perf_counter() - start, read_cpu(process.pid))
    finally:
        process.terminate()
        process.wait()


def wait_for_page(process: subprocess.Popen[bytes], address: str) -> None:
    """Ask until there is an answer."""
    ends = time.monotonic() + PATIENCE
    while time.monotonic() < ends and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
                answer.read()
            return
        except OSError:
            time.sleep(0.005)
    raise SystemExit(f"no answer at {address}")


def run_screen(command: list[str], environment: Mapping[str, str], shown: str) -> Run:
    """A program that fills a terminal, until a text is on its first frame."""
    ours, its = pty.openpty()
    start = time.perf_counter()
    process = subprocess.Popen(command, env=environment, stdin=its, stdout=its, stderr=its)
    os.close(its)
    seen = b""
    try:
        while shown.encode() not in seen:
            if not select.select([ours], [], [], PATIENCE)[0]:
                raise SystemExit(f"{command!r} does not show {shown!r}")
            seen += os.read(ours, 65536)
        return Run(time.perf_counter() - start, read_cpu(process.pid))
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def end(process: subprocess.Popen[bytes], start: float) -> Run:
    """Wait for the end of a process, which must be a good one."""
    _, status, used = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"{process.args!r} ended with {process.returncode}")
    return Run(wall, used.ru_utime + used.ru_stime)


def read_cpu(pid: int) -> float:
    """Seconds of the processor that a running process has used (Linux; elsewhere none)."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
