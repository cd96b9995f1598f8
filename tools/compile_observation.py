"""The compiled observing: made from its own files; games and buffers of a batch are pointers."""

import ast
from typing import get_type_hints

from compile_beside import Beside
from compile_engine import bare_module

PACKAGE = "teotihuacan.envs.observation"
INCLUDES = """\
from cpython.pythread cimport NOWAIT_LOCK, WAIT_LOCK, PyThread_type_lock
from cpython.pythread cimport PyThread_acquire_lock, PyThread_release_lock
from cpython.pythread cimport PyThread_allocate_lock, PyThread_free_lock
from libc.stdlib cimport calloc, free
from libc.string cimport memset
"""

# The games of a batch are borrowed: the batch's lists own them.
STORAGE = """
cdef float *float_memory(object buffer):
    cdef float[::1] row = memoryview(buffer).cast("B").cast("f")
    return &row[0]

cdef unsigned char *byte_memory(object buffer):
    cdef unsigned char[::1] row = memoryview(buffer).cast("B")
    return &row[0]

cdef long long *long_memory(object buffer):
    cdef long long[::1] row = memoryview(buffer).cast("B").cast("q")
    return &row[0]

cdef void clear_floats(float *f, long long at, int count) noexcept nogil:
    memset(f + at, 0, count * sizeof(float))

cdef void clear_bytes(unsigned char *m, long long at, int count) noexcept nogil:
    memset(m + at, 0, count)

cdef hold_games(Batch b, list games, list blanks):
    b.games = <void **>calloc(len(games), sizeof(void *))
    b.blanks = <void **>calloc(len(blanks), sizeof(void *))
    if b.games == NULL or b.blanks == NULL:
        raise MemoryError
    for i, game in enumerate(games):
        b.games[i] = <void *><State?>game
    for i, game in enumerate(blanks):
        b.blanks[i] = <void *><State?>game

cdef hang_bells(Batch b, int count):
    b.bells = <PyThread_type_lock *>calloc(count, sizeof(PyThread_type_lock))
    if b.bells == NULL:
        raise MemoryError
    b.bell_count = count
    for i in range(count):
        b.bells[i] = PyThread_allocate_lock()
        if b.bells[i] == NULL:
            raise MemoryError
        PyThread_acquire_lock(b.bells[i], NOWAIT_LOCK)

cdef void ring(Batch b, int which) noexcept nogil:
    PyThread_release_lock(b.bells[which])

# To be woken takes longer than most waits: who waits looks for a moment before it sleeps.
cdef void wait_for(Batch b, int which) noexcept nogil:
    cdef int look
    for look in range({looks}):
        if PyThread_acquire_lock(b.bells[which], NOWAIT_LOCK):
            return
    PyThread_acquire_lock(b.bells[which], WAIT_LOCK)
"""
LOOKS = 5000  # some 100 microseconds
RELEASED = """\
    def __dealloc__(self):
        free(self.games)
        free(self.blanks)
        for i in range(self.bell_count):
            if self.bells[i] != NULL:
                PyThread_free_lock(self.bells[i])
        free(self.bells)
"""
STORED = {"float_memory", "byte_memory", "long_memory", "clear_floats", "clear_bytes"}
STORED |= {"hold_games", "game_at", "blank_at", "hang_bells", "ring", "wait_for"}


def write_batch() -> str:
    """The batch's C layout, and the functions around its memory."""
    batch = bare_module(PACKAGE, "batch")
    kinds = {"Floats": "float *", "Bytes": "unsigned char *", "Longs": "long long *"}
    kinds |= {"States": "void **", "int": "int ", "Long": "long long ", "list[Any]": "list "}
    kinds |= {"Bells": "PyThread_type_lock *"}
    fields = []
    (node,) = (node for node in OBSERVING.syntax("batch") if isinstance(node, ast.ClassDef))
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            hint = ast.unparse(line.annotation).removeprefix("Annotated[").split(",")[0]
            fields.append(f"    cdef {kinds[hint]}{line.target.id}")
    assert len(fields) == len(get_type_hints(batch.Batch))
    storage = STORAGE.format(looks=LOOKS)
    return "\n".join(["cdef class Batch:", *fields, RELEASED, storage])


def borrowed(text: str) -> str:
    """Records are reached by pointers, without counting references."""
    text = text.replace("game_at(b, i)", "<State>b.games[i]")
    return text.replace("blank_at(b, which)", "<State>b.blanks[which]")


OBSERVING = Beside(
    package=PACKAGE,
    read=("fields", "constants", "number_tables", "batch"),
    compiled=(
        "encode_question",
        "encode_board",
        "encode_seats",
        "encode",
        "stepping",
        "worker_threads",
    ),
    face="games",
    includes=INCLUDES,
    layout=write_batch,
    layout_names=frozenset({"Batch", *STORED}),
    own_tables=tuple(
        ("number_tables", name) for name in ("NUMBER_AT", "NUMBER_WAY", "NUMBER_SCALE", "SHOWS")
    ),
    elsewhere=(("teotihuacan.game.position_json", "frames"),),  # names of questions' numbers
    rewritten=borrowed,
)
