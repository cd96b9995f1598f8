"""The compiled search: made from the search's own files, with its tree as C arrays."""

from typing import get_type_hints

from compile_beside import Beside
from compile_engine import bare_module

PACKAGE = "teotihuacan.bots.search"
INCLUDES = """\
from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free
"""


def write_tree() -> str:
    """The tree's C layout, how it gets its memory and how it gives it back."""
    tree = bare_module(PACKAGE, "tree")
    kinds = {"list[int]": "int", "list[float]": "double", "int": "int", "float": "double"}
    fields = []
    arrays = []
    for name, hint in get_type_hints(tree.Tree, include_extras=True).items():
        (size,) = getattr(hint, "__metadata__", (None,))
        plain = hint if size is None else hint.__origin__
        kind = kinds[plain.__name__ if size is None else str(plain)]
        if size == tree.PER_NODE:
            fields.append(f"    cdef {kind} *{name}")
            arrays.append((kind, name))
        else:
            fields.append(f"    cdef {kind} {name}" + ("" if size is None else f"[{size}]"))
    freed = [f"        free(self.{name})" for _, name in arrays]
    made = [f"    t.{n} = <{k} *>calloc(capacity, sizeof({k}))" for k, n in arrays]
    checks = " or ".join(f"t.{n} == NULL" for _, n in arrays)
    return "\n".join(
        [
            "cdef class Tree:",
            *fields,
            "    def __dealloc__(self):",
            *freed,
            "",
            "cdef allocate_tree(Tree t, int capacity):",
            "    t.capacity = capacity",
            *made,
            f"    if {checks}:",
            "        raise MemoryError",
            "",
        ]
    )


SEARCH = Beside(
    package=PACKAGE,
    read=("constants", "tree"),
    compiled=(
        "features",
        "values",
        "main_action_heuristics",
        "worship_heuristics",
        "answer_heuristics",
        "move_heuristics",
        "evaluation",
        "policy",
        "tree_search",
    ),
    face="search",
    includes=INCLUDES,
    layout=write_tree,
    layout_names=frozenset({"Tree", "allocate_tree"}),
)
