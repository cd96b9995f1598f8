"""Metrics for Prometheus, of one process or summed over all workers."""

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

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

CONTENT_TYPE = CONTENT_TYPE_LATEST
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # a folder where worker processes keep their figures
MOVERS = ("person", "bot", "clock", "automation")
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
PUSHES = Counter(
    "teotihuacan_pushes", "Messages sent to clients over sockets.", registry=REGISTRY
)
CONNECTIONS = Gauge(
    "teotihuacan_connections",
    "Sockets that are open.",
    multiprocess_mode="livesum",
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "teotihuacan_thinking_seconds",
    "How long bots thought about an answer, by level.",
    ["level"],
    buckets=SLOW,
    registry=REGISTRY,
)
WAITING_SECONDS = Histogram(
    "teotihuacan_waiting_seconds",
    "How long bots and hints waited for a process to think in.",
    buckets=SLOW,
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
for mover in MOVERS:  # a figure that is 0 is told, not missing
    MOVES.labels(mover)


def render(tables: Mapping[str, int] | None = None) -> bytes:
    """All metrics in Prometheus' text format, with the number of tables by status."""
    registry = REGISTRY
    if SHARED in os.environ:
        folder = os.environ[SHARED]
        forget_dead_workers(folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    text = generate_latest(registry)
    if tables is not None:
        counted = CollectorRegistry()
        counted.register(TableCollector(tables))
        text += generate_latest(counted)
    return text


class TableCollector(Collector):
    """The number of tables by status, counted for each response."""

    def __init__(self, tables: Mapping[str, int]) -> None:
        self.tables = tables

    def collect(self) -> Iterable[Metric]:
        """The one metric."""
        family = GaugeMetricFamily("teotihuacan_tables", "Tables by status.", labels=["status"])
        for status, count in self.tables.items():
            family.add_metric([status], count)
        yield family


@contextmanager
def share_figures() -> Iterator[None]:
    """Let worker processes started in this context sum their metrics."""
    if SHARED in os.environ:
        yield
        return
    with TemporaryDirectory(prefix="teotihuacan-figures-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


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
