"""A pool of processes: `simulate` and the arena play their games in it.

A process that dies takes nobody with it: what it worked on is tried once more, then given up.
"""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from .child_process import Child
from .faults import report_exit

Item = TypeVar("Item")
Output = TypeVar("Output")
TRIES = 2


@dataclass(frozen=True)
class ProcessDeath:
    """What an item comes to whose process died at every try."""

    reason: str


def count_cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_in_processes(
    work: Callable[..., Output], items: Iterable[Item], processes: int, *arguments: Any
) -> Generator[tuple[Item, Output | ProcessDeath], None, None]:
    """Yield each item with what `work(item, *arguments)` returns, as the results come in.

    Each process works on one item at a time. `work`, its arguments, items and results are sent
    between processes, so they must be picklable. Closing the iterator ends the processes.
    """
    waiting = enumerate(items)
    again: deque[tuple[int, Item]] = deque()
    deaths: dict[int, int] = {}
    busy: dict[Connection, Worker[Item, Output]] = {}
    idle: list[Worker[Item, Output]] = []
    try:
        while True:
            while len(busy) < processes:
                task = again.popleft() if again else next(waiting, None)
                if task is None:
                    break
                worker = idle.pop() if idle else Worker(work, *arguments)
                worker.start(task)
                busy[worker.child.pipe] = worker
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy.pop(pipe)  # type: ignore[call-overload]
                number, item = worker.task
                try:
                    output = worker.receive()
                except EOFError:
                    deaths[number] = deaths.get(number, 0) + 1
                    reason = worker.clean_up()
                    if deaths[number] < TRIES:
                        again.append(worker.task)
                    else:
                        yield item, ProcessDeath(reason)
                else:
                    idle.append(worker)
                    yield item, output
    finally:
        for worker in (*busy.values(), *idle):
            worker.child.end()


class Worker(Generic[Item, Output]):
    """A process that works on one item at a time."""

    task: tuple[int, Item]

    def __init__(self, work: Callable[..., Output], *arguments: Any) -> None:
        self.child = Child(serve_items, work, *arguments, daemon=False)

    def start(self, task: tuple[int, Item]) -> None:
        """Send an item."""
        self.task = task
        with suppress(OSError):  # if the process has died, `receive` finds out
            self.child.pipe.send(task[1])

    def receive(self) -> Output:
        """The result that has come; EOFError if the process died instead."""
        try:
            output: Output = self.child.pipe.recv()
        except OSError:
            raise EOFError from None
        return output

    def clean_up(self) -> str:
        """Clean up after a process that died; how it did."""
        reason = report_exit(self.child.read_exit_code()).text
        self.child.end()
        return reason


def serve_items(pipe: Connection, work: Callable[..., Any], *arguments: Any) -> None:
    """The other side: work on what comes until the pipe is closed."""
    while True:
        try:
            item = pipe.recv()
        except EOFError:
            return
        pipe.send(work(item, *arguments))
