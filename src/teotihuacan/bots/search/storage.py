"""Where a tree lives when the search runs interpreted: in lists.

The compiled search has the same function over C memory (see `tools/compiler/search.py`).
"""

from typing import Any, get_type_hints

from .tree import PER_NODE, Ints, ShortRows, Tree


def allocate_tree(t: Tree, capacity: int) -> None:
    """Give a tree its arrays: so many nodes, and the fixed ones."""
    t.capacity = capacity
    for name, hint in get_type_hints(Tree, include_extras=True).items():
        sizes = getattr(hint, "__metadata__", ())
        if sizes:
            zero = 0 if hint.__origin__ in (Ints, ShortRows) else 0.0
            setattr(t, name, make_array(zero, [capacity if n == PER_NODE else n for n in sizes]))
        elif name != "capacity":
            setattr(t, name, 0)


def make_array(zero: float, sizes: list[int]) -> list[Any]:
    """A list of so many zeros, or of such lists."""
    if len(sizes) == 1:
        return [zero] * sizes[0]
    return [make_array(zero, sizes[1:]) for _ in range(sizes[0])]
