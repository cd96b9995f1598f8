"""Where a batch lives when it runs interpreted: in lists and memoryviews.

The compiled module has the same functions over C memory (see `tools/compiler/observation.py`).
"""

from threading import Lock
from typing import Any

from ...engine.record.state import State
from .batch import Batch


def flatten_buffer(buffer: Any) -> Any:
    """A buffer's numbers in one row."""
    view = memoryview(buffer)
    return view.cast("B").cast(view.format) if view.ndim > 1 else view  # type: ignore[call-overload]


def view_floats(buffer: Any) -> Any:
    """The memory of 32-bit floats."""
    return flatten_buffer(buffer)


def view_bytes(buffer: Any) -> Any:
    """The memory of bytes."""
    return memoryview(buffer).cast("B")


def view_longs(buffer: Any) -> Any:
    """The memory of 64-bit integers."""
    return flatten_buffer(buffer)


def clear_floats(f: Any, at: int, count: int) -> None:
    """Make some floats zero."""
    f[at : at + count] = memoryview(bytes(4 * count)).cast("f")


def clear_bytes(m: Any, at: int, count: int) -> None:
    """Make some bytes zero."""
    m[at : at + count] = bytes(count)


def hold_games(b: Batch, games: list[Any], blanks: list[Any]) -> None:
    """Let a batch reach its records."""
    b.games = games
    b.blanks = blanks


def get_game(b: Batch, i: int) -> State:
    """The game of a place."""
    return b.games[i]


def get_blank(b: Batch, which: int) -> State:
    """The empty record of a set-up."""
    return b.blanks[which]


def allocate_semaphores(b: Batch, count: int) -> None:
    """Make semaphores, all taken."""
    b.semaphore_count = count
    b.semaphores = [Lock() for _ in range(count)]
    for semaphore in b.semaphores:
        semaphore.acquire()


def release_semaphore(b: Batch, which: int) -> None:
    """Let whoever waits for a semaphore go on, now or later."""
    b.semaphores[which].release()


def acquire_semaphore(b: Batch, which: int) -> None:
    """Wait until a semaphore is released."""
    b.semaphores[which].acquire()
