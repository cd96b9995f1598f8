"""Where a tree lives when the search runs interpreted: in lists.

The compiled search has the same functions over C memory (see `tools/compiler/search.py`).
"""

from typing import Any, get_type_hints

from .tree import GROWING, Ints, ShortRows, Tree


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
            zero = 0 if hint.__origin__ == Ints else 0.0
            setattr(t, name, rows[:capacity] + [zero] * (capacity - len(rows)))


def fetch_rows(t: Tree, branch: int) -> None:
    """Let the processor fetch what comes next from memory: compiled only."""


def make_array(zero: float, sizes: list[int]) -> list[Any]:
    """A list of so many zeros, or of such lists."""
    if len(sizes) == 1:
        return [zero] * sizes[0]
    return [make_array(zero, sizes[1:]) for _ in range(sizes[0])]
