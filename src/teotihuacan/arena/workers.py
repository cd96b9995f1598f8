"""Plays the games of a match: here, in processes, or on Ray. The results are the same.

A process that dies takes nobody with it: its game is tried once more, then noted as failed.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait

from ..bots.child_process import Child
from ..bots.faults import describe_error, fit_one_line, report_exit
from .plan import Job
from .playing import Result, make_failure, play

Play = Callable[[Job], Result]
TRIES = 2


def play_jobs(
    jobs: Iterable[Job], processes: int = 1, ray: str = "", play: Play = play
) -> Iterator[Result]:
    """The results of games as they come in; `ray` is "local" or the address of a cluster."""
    if ray:
        from .on_ray import play_on_ray

        return play_on_ray(jobs, ray, processes, play)
    if processes == 1:
        return (play_safely(job, play) for job in jobs)
    return play_in_processes(jobs, processes, play)


def count_cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_safely(job: Job, play: Play) -> Result:
    """The result of a game, a failed one if playing it raised an error."""
    try:
        return play(job)
    except Exception as error:
        return make_failure(job, fit_one_line(describe_error(error)))


class Worker:
    """A process that plays one game at a time."""

    def __init__(self, play: Play) -> None:
        self.child = Child(serve_jobs, play, daemon=False)
        self.job: Job | None = None

    def begin(self, job: Job) -> None:
        """Have a game played."""
        self.job = job
        with suppress(OSError):  # if it died meanwhile that is found out with its result
            self.child.pipe.send(job)

    def result(self) -> Result | None:
        """The result that has come; None if the process died instead."""
        try:
            result: Result = self.child.pipe.recv()
        except (EOFError, OSError):
            return None
        return result


def serve_jobs(pipe: Connection, play: Play) -> None:
    """The other side: play what comes until the pipe is closed."""
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        pipe.send(play_safely(job, play))


def play_in_processes(jobs: Iterable[Job], processes: int, play: Play) -> Iterator[Result]:
    """The results of games played in so many processes, each with one game at a time."""
    waiting = iter(jobs)
    again: deque[Job] = deque()
    tries: dict[int, int] = {}
    busy: dict[Connection, Worker] = {}
    idle: list[Worker] = []
    try:
        while True:
            while len(busy) < processes:
                job = again.popleft() if again else next(waiting, None)
                if job is None:
                    break
                worker = idle.pop() if idle else Worker(play)
                worker.begin(job)
                busy[worker.child.pipe] = worker
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)  # type: ignore[call-overload]
                assert worker.job is not None
                job, result = worker.job, worker.result()
                if result is not None:
                    idle.append(worker)
                    yield result
                    continue
                reason = report_exit(worker.child.read_exit_code()).text
                worker.child.end()
                tries[job.number] = tries.get(job.number, 0) + 1
                if tries[job.number] < TRIES:
                    again.append(job)
                else:
                    yield make_failure(job, reason)
    finally:
        for worker in (*busy.values(), *idle):
            worker.child.end()
