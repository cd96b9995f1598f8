"""Plays games on a Ray cluster; if there is none, on one started for it."""

import os
import socket
from collections.abc import Callable, Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

from ..bots.faults import describe_error, fit_one_line
from ..engine import TeotihuacanError
from .plan import Job

Outcome = TypeVar("Outcome")
LOCAL = "local"
WINDOW = 2  # games handed out for each core
CONNECT_TIMEOUT = 10.0  # seconds
RETRIES = 1  # after a process has died


class RayError(TeotihuacanError):
    """Ray is missing, or can't be reached."""


def play_on_ray(
    jobs: Iterable[Job],
    address: str,
    processes: int,
    play: Callable[[Job], Outcome],
    fail: Callable[[Job, str], Outcome],
) -> Generator[Outcome, None, None]:
    """The outcomes of games as Ray has them played."""
    from .workers import play_safely

    ray = connect_ray(address, processes)
    try:
        task = ray.remote(max_retries=RETRIES)(play_safely)
        window = WINDOW * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(jobs)
        running = {task.remote(job, play, fail): job for job in islice(waiting, window)}
        while running:
            done, _ = ray.wait(list(running))
            for reference in done:
                job = running.pop(reference)
                try:
                    outcome: Outcome = ray.get(reference)
                except ray.exceptions.RayError as error:
                    outcome = fail(job, fit_one_line(describe_error(error)))
                for following in islice(waiting, 1):
                    running[task.remote(following, play, fail)] = following
                yield outcome
    finally:
        ray.shutdown()


def connect_ray(address: str, processes: int) -> Any:
    """Ray, connected to a cluster; a local one has as many cores as processes are wanted."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    try:
        import ray
    except ImportError:
        raise RayError("error-ray-missing", command='pip install "teotihuacan[ray]"') from None
    options: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    if address == LOCAL:
        options |= {"num_cpus": processes, "include_dashboard": False}
    try:
        check_address(address)
        ray.init(address=address, **options)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise RayError(
            "error-ray-address", address=repr(address), reason=fit_one_line(str(error))
        ) from None
    return ray


def check_address(address: str) -> None:
    """Check that something listens there: Ray itself would try for ever."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
