"""A toy compiled for real: interpreted and compiled, the same files do the same."""

import importlib
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from compiler.modules import write_sources
from toy_module import make_module

RULES = '''
"""Rules that use all that has a C form."""

from math import sqrt

from .constants import LIMIT, PAIRS, SIZE, SQUARES
from .record import Box, Long, Real, Row
from .storage import cell_at

STEP = 3


def advance(x: Long) -> Long:
    """A number after another."""
    return (x * 48271 + STEP) % LIMIT


def sort_row(row: Row) -> None:
    """The smallest first."""
    for i in range(SIZE - 1, 0, -1):
        for k in range(i):
            if row[k] > row[k + 1]:
                kept = row[k]
                row[k] = row[k + 1]
                row[k + 1] = kept


def fill(b: Box, seed: Long) -> None:
    """Cells from a seed, sorted; their sum, but for some."""
    x = seed
    b.total = 0
    for i in range(SIZE):
        x = advance(x)
        b.cells[i] = (x >> 3) & 255 if x & 1 else -SQUARES[i]
    sort_row(b.cells)
    i = 0
    while i < SIZE:
        value = cell_at(b, cell_at(b, i) % 2 * 0 + i)
        i += 1
        if value in (0, -1, 77):
            continue
        if not -50 <= value < 240 or is_rare(value):
            break
        b.total += max(value, PAIRS[i % 2][0])


def is_rare(value: int) -> bool:
    """Whether a number is one of the rare ones."""
    return value // 16 == 9 and value > 0


def root(x: Real) -> Real:
    """The square root of a half."""
    return sqrt(x / 2)


def spin(count: Long) -> Long:
    """Count for a while."""
    x = count
    for _ in range(count):
        x = advance(x)
    return x
'''
PUBLIC = '''
"""What Python sees of the toy."""

from .constants import NAMES, SIZE
from .record import Box, Long
from .rules import fill, root, spin
from .storage import allocate
from .threads import nogil


class Toy(Box):
    """A box that can be looked into."""

    def __init__(self) -> None:
        allocate(self)

    def fill(self, seed: int) -> "Toy":
        """Fill the cells."""
        fill(self, seed)
        return self

    def look(self) -> tuple[int, list[int]]:
        """The total and the cells."""
        return self.total, [self.cells[i] for i in range(SIZE)]


def half_root(x: float) -> float:
    """The square root of a half."""
    return root(x)


def wait(count: int) -> int:
    """Count, and let other threads run."""
    number: Long = count
    result: Long = 0
    with nogil:
        result = spin(number)
    return result


def name(i: int) -> str:
    """A name."""
    return NAMES[i]
'''
BUILD = """
from setuptools import Extension, setup
from Cython.Build import cythonize
setup(name="toy", packages=[], script_args=["-q", "build_ext", "--inplace"],
      ext_modules=cythonize([Extension("{package}._compiled", ["{package}/_compiled.pyx"])]))
"""


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Any, Any]]:
    """The toy's public module, interpreted and compiled."""
    root = tmp_path_factory.mktemp("toy")
    module = make_module(root, RULES, PUBLIC)
    write_sources(root, [module])
    built = subprocess.run(
        [sys.executable, "-c", BUILD.format(package=module.package)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert built.returncode == 0, built.stderr[-3000:]
    sys.path.insert(0, str(root))
    try:
        yield (
            importlib.import_module(f"{module.package}.public"),
            importlib.import_module(f"{module.package}._compiled"),
        )
    finally:
        sys.path.remove(str(root))


def test_both_do_the_same(both: tuple[Any, Any]) -> None:
    plain, compiled = both
    totals = set()
    for seed in range(2000):
        looks = [kind.Toy().fill(seed * 7919).look() for kind in both]
        assert looks[0] == looks[1], seed
        totals.add(looks[0][0])
    assert len(totals) > 100, "the seeds should differ"
    assert plain.half_root(9.0) == compiled.half_root(9.0) == 4.5**0.5
    assert [plain.name(i) for i in range(2)] == [compiled.name(i) for i in range(2)]
    assert plain.wait(1000) == compiled.wait(1000)


def test_the_compiled_toy_knows_what_it_is_made_of(both: tuple[Any, Any]) -> None:
    plain, compiled = both
    source = Path(plain.__file__).with_name("_compiled.pyx").read_text(encoding="utf-8")
    assert source.endswith(f"SOURCE_DIGEST = {compiled.SOURCE_DIGEST!r}\n")


def test_other_threads_run_meanwhile(both: tuple[Any, Any]) -> None:
    _, compiled = both
    thread = threading.Thread(target=compiled.wait, args=(300_000_000,))
    thread.start()
    steps = 0
    while thread.is_alive() and steps < 1000:
        steps += 1
    assert steps == 1000
    thread.join()
