"""A small package to compile: a record of two fields, constants, and files as a test needs."""

from collections.abc import Mapping
from itertools import count
from pathlib import Path

from compiler.module import CompiledModule, Storage

NUMBERS = count()

CONSTANTS = """
SIZE = 4
LIMIT = 40_000_000_000
NAMES = ("a", "b")
SQUARES = [0, 1, 4, 9]
PAIRS = [[1, 2], [3, 4]]
"""
RECORD = '''
Long = int
Real = float
Row = list[int]


class Box:
    """A record."""

    total: int
    cells: Row
'''
THREADS = "from contextlib import nullcontext\n\nnogil = nullcontext()\n"
MEMORY = '''
from .record import Box


def allocate(b: Box) -> None:
    """Give a box its cells."""
    b.total = 0
    b.cells = [0, 0, 0, 0]


def cell_at(b: Box, i: int) -> int:
    """A cell of a box."""
    return b.cells[i]
'''
PUBLIC = '''
from .record import Box
from .storage import allocate


class Toy(Box):
    """A box that Python sees."""

    def __init__(self) -> None:
        allocate(self)
'''
LAYOUT = """\
cdef class Box:
    cdef short total
    cdef short cells[4]

cdef void allocate(Box b):
    b.total = 0
    for i in range(4):
        b.cells[i] = 0
"""


def make_module(
    root: Path, rules: str | Mapping[str, str], public: str = PUBLIC
) -> CompiledModule:
    """A module made of the toy's own files and the given ones; every package is a new one."""
    package = f"toy_{next(NUMBERS)}"
    files = {"constants": CONSTANTS, "record": RECORD, "storage": MEMORY, "public": public}
    files["threads"] = THREADS
    files |= {"rules": rules} if isinstance(rules, str) else rules
    (root / package).mkdir(parents=True)
    for name, text in {"__init__": "", **files}.items():
        (root / package / f"{name}.py").write_text(text, encoding="utf-8")
    return CompiledModule(
        package=package,
        public="public",
        storage_file="storage",
        storage_names=frozenset({"allocate", "cell_at"}),
        write_storage=lambda: Storage(LAYOUT, frozenset({"total", "cells"})),
        stay_python=frozenset({"constants", "record", "threads"}),
        records={"Box": "record"},
        own_types={"Box": "Box", "Row": "short *"},
        macros={"cell_at": "{0}.cells[{1}]"},
        root=root,
    )
