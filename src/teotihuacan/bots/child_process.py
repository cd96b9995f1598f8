"""A child process at the other end of a pipe: we can end it, and it ends when we do."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread, Timer
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # loaded late: few need processes
    from multiprocessing.connection import Connection

MAIN = "__main__"
FAREWELL = 5.0  # seconds for a process that was ended to be gone
STARTING = Lock()  # one thread at a time, as our main module is hidden meanwhile


class Child:
    """A process that runs `serve(pipe, *arguments)`; what it prints goes nowhere.

    `serve` and its arguments are sent to the new process, so they must be picklable. A child
    with children of its own can't be a `daemon`.
    """

    def __init__(self, serve: Callable[..., None], *arguments: Any, daemon: bool = True) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(
            target=run_child, args=(serve, theirs, *arguments), daemon=daemon
        )
        try:
            with STARTING, hide_main_module(serve, *arguments), block_interrupts():
                self.process.start()
        except BaseException:
            self.pipe.close()
            raise
        finally:
            theirs.close()

    @contextmanager
    def limit_time(self, seconds: float) -> Iterator[None]:
        """Talk over the pipe for so long; TimeoutError after that, even amid half a message.

        Then the pipe is cut, and all that is left is to end the process.
        """
        late = Event()

        def cut() -> None:
            late.set()
            self.cut()

        timer = Timer(seconds, cut)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # now it is in time for good, or late for good
            if late.is_set():
                raise TimeoutError(f"not within {seconds:g} s") from None

    def cut(self) -> None:
        """Kill the process, and wake whoever waits at our end of the pipe."""
        self.process.kill()
        if sys.platform != "win32":  # its own children may hold the other end
            from socket import SHUT_RDWR, socket

            with suppress(OSError), socket(fileno=os.dup(self.pipe.fileno())) as end:
                end.shutdown(SHUT_RDWR)

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self.pipe.close()
        self.process.kill()
        self.process.join(FAREWELL)

    def read_exit_code(self) -> int | None:
        """The exit code of a process that ended by itself, negative for a signal."""
        self.process.join(FAREWELL)
        return self.process.exitcode


@contextmanager
def hide_main_module(*needed: object) -> Iterator[None]:
    """Keep multiprocessing from running our main script again in the child.

    It would, to find what was defined there; that is done only if something needed was.
    """
    main = sys.modules[MAIN]
    if any(getattr(thing, "__module__", "") == MAIN for thing in needed):
        yield
        return
    sys.modules[MAIN] = ModuleType(MAIN)
    try:
        yield
    finally:
        sys.modules[MAIN] = main


@contextmanager
def block_interrupts() -> Iterator[None]:
    """Let Ctrl-C wait; a process started meanwhile never hears it, not even while it starts."""
    if not hasattr(signal, "pthread_sigmask"):  # not on this system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_child(serve: Callable[..., None], pipe: "Connection", *arguments: Any) -> None:
    """The child's life: quiet, deaf to Ctrl-C (the parent hears it), and bound to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)
    Thread(target=end_with_parent, daemon=True).start()
    serve(pipe, *arguments)


def end_with_parent() -> None:
    """Wait for the parent's end, however it comes, and end too."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
