"""Where a tree lives when the search runs interpreted: in lists.

The compiled search has the same function over C memory (see `tools/compiler/search.py`).
"""

from typing import get_type_hints

from .tree import PER_NODE, Ints, Reals, Tree


def allocate_tree(t: Tree, capacity: int) -> None:
    """Give a tree its arrays: so many nodes, and the fixed ones."""
    t.capacity = capacity
    for name, hint in get_type_hints(Tree, include_extras=True).items():
        (size,) = getattr(hint, "__metadata__", (None,))
        if size is None:
            if name != "capacity":
                setattr(t, name, 0)
        elif hint.__origin__ == Ints:
            setattr(t, name, [0] * (capacity if size == PER_NODE else size))
        elif hint.__origin__ == Reals:
            setattr(t, name, [0.0] * (capacity if size == PER_NODE else size))
