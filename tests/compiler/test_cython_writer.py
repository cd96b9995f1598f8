"""What the compiler writes, to the letter."""

from pathlib import Path

from compiler.tables import find_table_type
from toy_module import make_module

RULES = '''
"""Rules of a toy."""

from math import sqrt

from .constants import LIMIT, PAIRS, SIZE, SQUARES
from .record import Box, Long, Row
from .storage import cell_at

(LOW, HIGH) = range(2)


def fill(b: Box, row: Row, by: int) -> None:
    """Fill a box: „umlauts“ shift no column."""
    for i in range(SIZE):  # each cell
        row[i] = SQUARES[i] + cell_at(b, cell_at(b, i)) + by
    b.total += PAIRS[1][0]


def grow(x: Long) -> Long:
    return x % LIMIT
'''
PUBLIC = '''
"""What Python sees."""

from operator import index

from .constants import NAMES, SIZE
from .record import Box, Long
from .rules import fill, grow
from .storage import allocate
from .threads import nogil


class Toy(Box):
    """A toy."""

    def __init__(self) -> None:
        allocate(self)

    def copy(self, other: "Toy", by: int = 1, share: float = 0.5) -> "Toy":
        """A copy of a "Toy"."""
        start: Long = index(by)
        with nogil:
            fill(self, self.cells, start)
        return other


def name(i: int) -> str:
    """The name of a toy."""
    return NAMES[i % SIZE] + "Toy"
'''
WRITTEN = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: infer_types=True, initializedcheck=False, embedsignature=True, auto_pickle=False
# Written by tools/compiler from Python files. Do not edit.
from libc.math cimport sqrt

cdef enum:
    HIGH = 1
    LIMIT = 40000000000
    LOW = 0
    SIZE = 4

cdef extern from *:
    \"\"\"
    static signed char PAIRS[2][2] = {{1, 2}, {3, 4}};
    static signed char SQUARES[4] = {0, 1, 4, 9};
    \"\"\"
    signed char PAIRS[2][2]
    signed char SQUARES[4]

cdef class Box:
    cdef short total
    cdef short cells[4]

cdef void allocate(Box b):
    b.total = 0
    for i in range(4):
        b.cells[i] = 0

# PACKAGE.rules
cdef void fill(Box b, short * row, int by) noexcept nogil:
    \"\"\"Fill a box: „umlauts“ shift no column.\"\"\"
    for i in range(SIZE):  # each cell
        row[i] = SQUARES[i] + b.cells[b.cells[i]] + by
    b.total += PAIRS[1][0]

cdef long long grow(long long x) noexcept nogil:
    return x % LIMIT


# PACKAGE.public
from operator import index
from PACKAGE.constants import NAMES
\"\"\"What Python sees.\"\"\"

cdef class Toy(Box):
    \"\"\"A toy.\"\"\"

    def __init__(self) -> None:
        allocate(self)

    def copy(self, other: Toy, by = 1, share: float = 0.5) -> Toy:
        \"\"\"A copy of a "Toy".\"\"\"
        cdef long long start = index(by)
        with nogil:
            fill(self, self.cells, start)
        return other

def name(i) -> str:
    \"\"\"The name of a toy.\"\"\"
    return NAMES[i % SIZE] + "Toy"

SOURCE_DIGEST = 'FINGERPRINT'
"""


def test_a_module_is_written_to_the_letter(tmp_path: Path) -> None:
    module = make_module(tmp_path, RULES, PUBLIC)
    expected = WRITTEN.replace("PACKAGE", module.package).replace("FINGERPRINT", module.digest)
    assert module.write() == expected


def test_a_file_comes_after_those_it_imports_from(tmp_path: Path) -> None:
    files = {
        "alpha": "from .omega import low\ndef high() -> int:\n    return low() + 1\n",
        "omega": "def low() -> int:\n    return 1\n",
    }
    text = make_module(tmp_path, files).write()
    assert 0 < text.index("cdef int low()") < text.index("cdef int high()")


def test_the_digest_changes_with_whatever_is_compiled(tmp_path: Path) -> None:
    source = "from .constants import SIZE\ndef size() -> int:\n    return SIZE\n"
    module = make_module(tmp_path, source)
    text = "\n".join(module.write_parts())
    assert module.digest == module.compute_digest(text)
    assert module.digest != module.compute_digest(text.replace("SIZE = 4", "SIZE = 5"))
    assert module.digest != module.compute_digest(text.replace("return SIZE", "return 4"))


def test_modules_beside_each_other_share_memory(tmp_path: Path) -> None:
    module = make_module(tmp_path, RULES, PUBLIC)
    lines = module.write_interface({"grow", "cell_at"}).splitlines()
    assert lines[-1] == "cdef int cell_at(Box b, int i) noexcept nogil"
    assert not any("grow" in line for line in lines)


def test_a_table_has_the_smallest_numbers_that_hold_it() -> None:
    assert find_table_type([-128, 127]) == "signed char"
    assert find_table_type([[0, 1], [128, 0]]) == "short"
    assert find_table_type([-129]) == "short"
