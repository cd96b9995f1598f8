"""Threads in which bots think: nobody waits for them when the program ends."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THINKING = "thinking"  # the name of such threads


class ThinkingThreads(ThreadPoolExecutor):
    """A thread for each thought, dropped at the end: bots may think for many seconds."""

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Begin to think."""
        thought: Future[T] = Future()

        def think() -> None:
            try:
                thought.set_result(work(*args, **kwargs))
            except BaseException as error:
                thought.set_exception(error)

        thought.set_running_or_notify_cancel()
        Thread(target=think, name=THINKING, daemon=True).start()
        return thought

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave those who think alone."""


def think_in_own_threads() -> None:
    """Let this program's workers think in threads that end with it."""
    asyncio.get_running_loop().set_default_executor(ThinkingThreads())


def is_thinking() -> bool:
    """Whether a bot thinks in one of those threads."""
    return any(thread.name == THINKING for thread in threading.enumerate())
