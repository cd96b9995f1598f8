"""Figures of one process, and of several together."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from teotihuacan.server.operations import metrics

NAMES = {
    "teotihuacan_moves",
    "teotihuacan_action_seconds",
    "teotihuacan_pushes",
    "teotihuacan_push_seconds",
    "teotihuacan_waiting",
    "teotihuacan_loop_lag_seconds",
    "teotihuacan_database_wait_seconds",
    "teotihuacan_tables_damaged",
    "teotihuacan_disk_free_bytes",
    "teotihuacan_removed",
    "teotihuacan_connections",
    "teotihuacan_thinking_seconds",
    "teotihuacan_waiting_seconds",
    "teotihuacan_damaged_tables",
    "teotihuacan_draining",
    "teotihuacan_open_files",
    "teotihuacan_open_files_limit",
    "teotihuacan_turned_away",
    "teotihuacan_request_seconds",
    "teotihuacan_refusals",
    "teotihuacan_games_finished",
    "teotihuacan_owned_tables",
    "teotihuacan_exchanged",
    "teotihuacan_looks",
    "teotihuacan_messages",
    "teotihuacan_tables",
}


def value(text: bytes, name: str, **labels: str) -> float | None:
    """A figure as Prometheus understands it."""
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            if (sample.name, sample.labels) == (name, labels):
                return sample.value
    return None


def test_all_figures_are_ours() -> None:
    metrics.THINKING_SECONDS.labels("adept").observe(0.5)
    metrics.REQUEST_SECONDS.labels("/api/tables/{key}", "200").observe(0.5)
    metrics.REFUSALS.labels("behind").inc()
    text = metrics.render({"open": 1}, dict.fromkeys(metrics.STORAGE, 0.0))
    families = list(text_string_to_metric_families(text.decode()))
    assert {family.name for family in families} == NAMES
    assert all(family.documentation for family in families)
    assert len(families) == len(NAMES)


def test_moves_are_counted_by_mover_and_told_even_if_there_are_none() -> None:
    def moves() -> list[float]:
        text = metrics.render()
        found = [value(text, "teotihuacan_moves_total", mover=m) for m in metrics.MOVERS]
        return [count for count in found if count is not None]

    before = moves()
    metrics.MOVES.labels("bot").inc()
    assert moves() == [before[0], before[1] + 1, *before[2:]]


def test_tables_are_those_of_this_moment() -> None:
    first = metrics.render({"open": 2, "over": 0})
    assert value(first, "teotihuacan_tables", status="open") == 2
    assert value(first, "teotihuacan_tables", status="over") == 0
    assert value(metrics.render({"over": 1}), "teotihuacan_tables", status="open") is None
    assert b"teotihuacan_tables" not in metrics.render()


def test_seconds_fall_into_buckets() -> None:
    def counted(le: str) -> float:
        text = metrics.render()
        return value(text, "teotihuacan_action_seconds_bucket", le=le) or 0.0

    before = [counted("0.0025"), counted("0.005"), counted("+Inf")]
    metrics.ACTION_SECONDS.observe(0.003)
    after = [counted("0.0025"), counted("0.005"), counted("+Inf")]
    assert after == [before[0], before[1] + 1, before[2] + 1]


WORKER = """
import sys
from teotihuacan.server.operations import metrics
metrics.MOVES.labels("bot").inc(int(sys.argv[1]))
metrics.THINKING_SECONDS.labels("adept").observe(int(sys.argv[1]))
metrics.CONNECTIONS.labels("player").inc(int(sys.argv[1]))
print("counted", flush=True)
if sys.stdin.readline() == "tell\\n":
    sys.stdout.buffer.write(metrics.render({"open": 4}))
"""


def worker(number: int) -> "subprocess.Popen[bytes]":
    """A process that counts."""
    process = subprocess.Popen(
        [sys.executable, "-c", WORKER, str(number)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"counted\n"
    return process


@pytest.mark.skipif(sys.platform == "win32", reason="can't ask whether a process lives")
def test_workers_add_up_their_figures_and_dead_ones_have_no_connections(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(metrics.SHARED, raising=False)
    with metrics.share_figures():
        folder = Path(os.environ[metrics.SHARED])
        killed, other, asked = worker(1), worker(2), worker(4)
        killed.kill()
        killed.communicate()
        text, _ = asked.communicate(b"tell\n", timeout=60)
        other.communicate(timeout=60)
        assert list(folder.glob("*.db"))
    assert not folder.exists()
    assert metrics.SHARED not in os.environ
    assert value(text, "teotihuacan_moves_total", mover="bot") == 7
    assert value(text, "teotihuacan_moves_total", mover="person") == 0
    assert value(text, "teotihuacan_thinking_seconds_sum", level="adept") == 7
    assert value(text, "teotihuacan_connections", kind="player") == 6
    assert value(text, "teotihuacan_connections", kind="spectator") == 0
    assert value(text, "teotihuacan_tables", status="open") == 4
    assert set(re.findall(r"^# TYPE (\w+?)(?:_total)? ", text.decode(), re.MULTILINE)) <= NAMES


def test_a_folder_that_was_given_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(metrics.SHARED, str(tmp_path))
    with metrics.share_figures():
        assert os.environ[metrics.SHARED] == str(tmp_path)
    assert os.environ[metrics.SHARED] == str(tmp_path)
    assert tmp_path.exists()
