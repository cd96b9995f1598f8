"""Where a tree lives when the search runs interpreted: in lists.

The compiled search has the same functions over C memory (see `tools/compiler/search.py`).
"""

from typing import Any, get_type_hints

from ...engine.record.state import Long
from .tree import GROWING, Ints, Reals, Records, ShortRows, Shorts, Tree


def allocate_tree(t: Tree, capacity: int) -> None:
    """Give a tree its arrays: those of branches and nodes, and the fixed ones."""
    for name, hint in get_type_hints(Tree, include_extras=True).items():
        sizes = getattr(hint, "__metadata__", ())
        if not sizes:
            setattr(t, name, 0)
        elif sizes[0] in GROWING:
            setattr(t, name, [])
        else:
            zero = 0 if hint.__origin__ in (Ints, ShortRows) else 0.0
            setattr(t, name, make_array(zero, list(sizes)))
    resize_tree(t, capacity)


def resize_tree(t: Tree, capacity: int) -> None:
    """Make room for so many branches and nodes: more than before, or fewer."""
    t.capacity = capacity
    for name, hint in get_type_hints(Tree, include_extras=True).items():
        sizes = getattr(hint, "__metadata__", ())
        if sizes and sizes[0] in GROWING:
            rows = getattr(t, name)
            size = count_rows(sizes[0], capacity)
            more = range(size - len(rows))
            setattr(t, name, rows[:size] + [make_entry(hint.__origin__) for _ in more])


def count_rows(mark: str, capacity: int) -> int:
    """How many entries an array that grows has."""
    return capacity // GROWING[mark] + 1


def make_entry(kind: object) -> Any:
    """An entry of an array that grows; one that keeps a position is empty at first."""
    return [] if kind == Records else 0.0 if kind == Reals else 0


def fetch_rows(t: Tree, branch: int) -> None:
    """Let the processor fetch what comes next from memory: compiled only."""


def compare_rows(a: Shorts, b: Shorts, begin: int, end: int) -> Long:
    """Where parts of two rows differ, as bits: up to 64 numbers, compiled eight at a time."""
    return sum(1 << (i - begin) for i in range(begin, end) if a[i] != b[i])


def find_lowest(bits: Long) -> int:
    """The place of the lowest bit."""
    return (bits & -bits).bit_length() - 1


def make_array(zero: float, sizes: list[int]) -> list[Any]:
    """A list of so many zeros, or of such lists."""
    if len(sizes) == 1:
        return [zero] * sizes[0]
    return [make_array(zero, sizes[1:]) for _ in range(sizes[0])]
