"""Metrics for Prometheus, of one process or summed over all workers."""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from .shared_folder import share_folder

CONTENT_TYPE = CONTENT_TYPE_LATEST
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # a folder where worker processes keep their figures
KINDS = ("player", "spectator", "lobby")
MOVERS = ("person", "bot", "clock", "automation")
CLOSED_AT_ONCE = ("connection", "socket")
WAYS = ("told", "heard", "read")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32)

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY = CollectorRegistry()
MOVES = Counter(
    "teotihuacan_moves", "Moves made, by kind of mover.", ["mover"], registry=REGISTRY
)
ACTION_SECONDS = Histogram(
    "teotihuacan_action_seconds",
    "From the request for a move to its commit.",
    buckets=QUICK,
    registry=REGISTRY,
)
PUSH_SECONDS = Histogram(
    "teotihuacan_push_seconds",
    "From a committed change to the news of it, sent to a client.",
    buckets=QUICK,
    registry=REGISTRY,
)
PUSHES = Counter(
    "teotihuacan_pushes", "Messages sent to clients over sockets.", registry=REGISTRY
)
CONNECTIONS = Gauge(
    "teotihuacan_connections",
    "Sockets that are open, of players at the table, of spectators and in the lobby.",
    ["kind"],
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
TURNED_AWAY = Counter(
    "teotihuacan_turned_away",
    "Connections that were closed at once because their address or person had too many, by kind.",
    ["kind"],
    registry=REGISTRY,
)
OPEN_FILES = Gauge(
    "teotihuacan_open_files",
    "Files that are open, connections among them; of several workers the one with most.",
    multiprocess_mode="livemax",
    registry=REGISTRY,
)
OPEN_FILES_LIMIT = Gauge(
    "teotihuacan_open_files_limit",
    "How many files a worker may have open.",
    multiprocess_mode="livemin",
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "teotihuacan_thinking_seconds",
    "How long bots thought about an answer, by level.",
    ["level"],
    buckets=SLOW,
    registry=REGISTRY,
)
WAITING = Gauge(
    "teotihuacan_waiting",
    "Bots and hints that wait for a process to think in.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
WAITING_SECONDS = Histogram(
    "teotihuacan_waiting_seconds",
    "How long bots and hints waited for a process to think in.",
    buckets=SLOW,
    registry=REGISTRY,
)
LOOP_LAG_SECONDS = Histogram(
    "teotihuacan_loop_lag_seconds",
    "How late the event loop is when it is asked once a second.",
    buckets=QUICK,
    registry=REGISTRY,
)
DATABASE_WAIT_SECONDS = Histogram(
    "teotihuacan_database_wait_seconds",
    "How long work for the database waited for a thread or, in PostgreSQL, for a connection.",
    buckets=QUICK,
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "teotihuacan_request_seconds",
    "How long HTTP requests took, by route and status.",
    ["route", "status"],
    buckets=QUICK,
    registry=REGISTRY,
)
REFUSALS = Counter(
    "teotihuacan_refusals", "Requests that were refused, by code.", ["code"], registry=REGISTRY
)
GAMES_FINISHED = Counter(
    "teotihuacan_games_finished", "Games that came to their end.", registry=REGISTRY
)
DAMAGED = Counter(
    "teotihuacan_damaged_tables",
    "Tables that were found to be damaged: their entries can't be replayed.",
    registry=REGISTRY,
)
REMOVED = Counter(
    "teotihuacan_removed",
    "What was thrown away because it was older than the server keeps it, by kind.",
    ["kind"],
    registry=REGISTRY,
)
LOOKS = Counter(
    "teotihuacan_looks",
    "Looks at all tables for clocks that ran out and bots without an answer: whole, failed.",
    ["outcome"],
    registry=REGISTRY,
)
DRAINING = Gauge(
    "teotihuacan_draining",
    "1 while no new tables are taken, else 0.",
    multiprocess_mode="livemax",
    registry=REGISTRY,
)
OWNED = Gauge(
    "teotihuacan_owned_tables",
    "Tables in memory that this worker looks after, of several workers.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
EXCHANGED = Counter(
    "teotihuacan_exchanged",
    "Changes of tables between workers: told to one, heard from one, missed and read.",
    ["way"],
    registry=REGISTRY,
)
MESSAGES = Counter(
    "teotihuacan_messages",
    "Messages to people who are away, by way (push, webhook, mail) and outcome.",
    ["way", "outcome"],
    registry=REGISTRY,
)
# A figure that is 0 is told, not missing.
TOLD, HEARD, READ = (EXCHANGED.labels(way) for way in WAYS)
WHOLE_LOOKS, FAILED_LOOKS = LOOKS.labels("whole"), LOOKS.labels("failed")
MOVES_BY = {mover: MOVES.labels(mover) for mover in MOVERS}
for kind in KINDS:
    CONNECTIONS.labels(kind)
for kind in CLOSED_AT_ONCE:
    TURNED_AWAY.labels(kind)
# Measured for each response, by one of the workers.
STORAGE = {
    "tables_damaged": "Tables that are marked as damaged.",
    "disk_free_bytes": "Room on the disk of the data folder; with SQLite only.",
}


def render(
    tables: Mapping[str, int] | None = None, storage: Mapping[str, float] | None = None
) -> bytes:
    """All metrics in Prometheus' text format, with tables by status and figures of STORAGE."""
    registry = REGISTRY
    if SHARED in os.environ:
        folder = os.environ[SHARED]
        forget_dead_workers(folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    text = generate_latest(registry)
    if tables is not None:
        counted = CollectorRegistry()
        counted.register(TableCollector(tables, storage or {}))
        text += generate_latest(counted)
    return text


class TableCollector(Collector):
    """The number of tables by status and how they are kept, measured for each response."""

    def __init__(self, tables: Mapping[str, int], storage: Mapping[str, float]) -> None:
        self.tables = tables
        self.storage = storage

    def collect(self) -> Iterable[Metric]:
        """These metrics."""
        family = GaugeMetricFamily("teotihuacan_tables", "Tables by status.", labels=["status"])
        for status, count in self.tables.items():
            family.add_metric([status], count)
        yield family
        for name, value in self.storage.items():
            yield GaugeMetricFamily(f"teotihuacan_{name}", STORAGE[name], value=value)


@contextmanager
def share_figures() -> Iterator[None]:
    """Let worker processes started in this context sum their metrics."""
    if SHARED in os.environ:
        yield
        return
    with share_folder(SHARED, "figures"):
        yield


def forget_dead_workers(folder: str) -> None:
    """Drop the connection counts of workers that were killed."""
    if sys.platform == "win32":  # can't ask there whether a process lives
        return
    names = [path.name for path in Path(folder).glob("gauge_live*.db")]
    for pid in {int(found[1]) for name in names if (found := re.search(r"_(\d+)\.db$", name))}:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]
        except PermissionError:
            continue  # somebody else's, so it lives
