"""Write the compiled search's source: one Cython module made from the search's own files.

As `compile_engine.py` does for the engine, whose record and rule functions it uses.
"""

import ast
import hashlib
from pathlib import Path
from typing import get_type_hints

from compile_engine import (
    ENGINE,
    HEADER,
    RULES,
    bare_module,
    check_names,
    constants,
    source_digest,
    tables,
    write_enum,
    write_face,
    write_functions,
    write_if_new,
    write_tables,
)

SEARCH = ENGINE.parent / "bots" / "search"
THOUGHTS = ["features", "values", "appeal", "evaluation", "policy", "growing"]
FACE = "searching"
SOURCES = ["words", "tree", *THOUGHTS, FACE]

INCLUDES = """\
from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free
from teotihuacan.engine._compiled import Position, checked_seed
from teotihuacan.engine._compiled cimport State, {functions}
"""


def search_digest() -> str:
    """A fingerprint of everything the compiled search is made of."""
    digest = hashlib.sha256(source_digest().encode())
    for name in SOURCES:
        digest.update((SEARCH / f"{name}.py").read_bytes())
    return digest.hexdigest()


def syntax(name: str) -> list[ast.stmt]:
    """The statements of one of the search's files."""
    return ast.parse((SEARCH / f"{name}.py").read_text(encoding="utf-8")).body


def imported() -> set[str]:
    """Everything the search's files import from the engine."""
    return {
        alias.name
        for name in [*THOUGHTS, FACE]
        for node in syntax(name)
        if isinstance(node, ast.ImportFrom) and node.level == 3
        for alias in node.names
    }


def engine_functions() -> set[str]:
    """The engine's rule functions that the search calls."""
    defined = {
        node.name
        for module in RULES
        for node in ast.parse((ENGINE / f"{module}.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    return imported() & defined


def search_words() -> dict[str, int]:
    """The search's own constants."""
    words = bare_module("teotihuacan.bots.search", "words")
    return {key: value for key, value in vars(words).items() if type(value) is int}


def numbers() -> dict[str, int]:
    """All constants, the engine's and the search's; no name may mean two."""
    found = constants()
    for name, value in search_words().items():
        if found.get(name, value) != value:
            raise SystemExit(f"words.py of the search: the name {name} is taken")
        found[name] = value
    return found


def write_tree() -> str:
    """The tree's C layout, how it gets its memory and how it gives it back."""
    tree = bare_module("teotihuacan.bots.search", "tree")
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


def search_names() -> set[str]:
    """All names of the compiled search."""
    names = check_names() | set(search_words()) | {"Tree", "allocate_tree", "Position"}
    names |= {"checked_seed"}
    for module in THOUGHTS:
        for node in syntax(module):
            if isinstance(node, ast.FunctionDef):
                if node.name in names:
                    raise SystemExit(f"{module}.py: the name {node.name} is taken")
                names.add(node.name)
    return names


def write_search(target: Path) -> None:
    """Write the whole Cython module."""
    names = search_names()
    functions = ", ".join(sorted({*engine_functions(), "copy_record"}))
    used = imported()
    parts = [
        HEADER,
        INCLUDES.format(functions=functions),
        write_enum(numbers()),
        write_tables({name: table for name, table in tables().items() if name in used}),
        write_tree(),
        f"SOURCE_DIGEST = {search_digest()!r}",
        *(write_functions(SEARCH / f"{module}.py") for module in THOUGHTS),
        write_face(SEARCH / f"{FACE}.py", names, "teotihuacan.bots.search"),
    ]
    write_if_new(target, "\n".join(parts))
