"""Where a batch lives when it runs interpreted: in lists and memoryviews.

The compiled module has the same functions over C memory (see `tools/compiler/observation.py`).
"""

from threading import Lock
from typing import Any

from ...engine.record.state import State
from .batch import Batch


def memory(buffer: Any) -> Any:
    """A buffer's numbers in one row."""
    view = memoryview(buffer)
    return view.cast("B").cast(view.format) if view.ndim > 1 else view  # type: ignore[call-overload]


def float_memory(buffer: Any) -> Any:
    """The memory of 32-bit floats."""
    return memory(buffer)


def byte_memory(buffer: Any) -> Any:
    """The memory of bytes."""
    return memoryview(buffer).cast("B")


def long_memory(buffer: Any) -> Any:
    """The memory of 64-bit integers."""
    return memory(buffer)


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


def game_at(b: Batch, i: int) -> State:
    """The game of a place."""
    return b.games[i]


def blank_at(b: Batch, which: int) -> State:
    """The empty record of a set-up."""
    return b.blanks[which]


def hang_bells(b: Batch, count: int) -> None:
    """Get bells, all silent."""
    b.bell_count = count
    b.bells = [Lock() for _ in range(count)]
    for bell in b.bells:
        bell.acquire()


def ring(b: Batch, which: int) -> None:
    """Wake who waits for a bell, now or later."""
    b.bells[which].release()


def wait_for(b: Batch, which: int) -> None:
    """Wait until a bell has rung."""
    b.bells[which].acquire()
