"""The compiled observation: games and buffers of a batch are C pointers."""

from .engine import ENGINE
from .module import CompiledModule, Storage
from .records import find_field_type, read_fields
from .source import SourceFile

PACKAGE = "teotihuacan.envs.observation"
KINDS = {
    "int": "int ",
    "Long": "long long ",
    "Floats": "float *",
    "Bytes": "unsigned char *",
    "Longs": "long long *",
    "States": "void **",
    "Semaphores": "PyThread_type_lock *",
    "list[Any]": "list ",
}
C_IMPORTS = """\
from cpython.pythread cimport NOWAIT_LOCK, WAIT_LOCK, PyThread_type_lock
from cpython.pythread cimport PyThread_acquire_lock, PyThread_release_lock
from cpython.pythread cimport PyThread_allocate_lock, PyThread_free_lock
from libc.stdlib cimport calloc, free
from libc.string cimport memset
"""
RELEASE = """\
    def __dealloc__(self):
        free(self.games)
        free(self.blanks)
        for i in range(self.semaphore_count):
            if self.semaphores[i] != NULL:
                PyThread_free_lock(self.semaphores[i])
        free(self.semaphores)
"""
LOOKS = 5000  # some 100 microseconds
# The games of a batch are borrowed: the batch's lists own them.
MEMORY = """
cdef float *view_floats(object buffer):
    cdef float[::1] row = memoryview(buffer).cast("B").cast("f")
    return &row[0]

cdef unsigned char *view_bytes(object buffer):
    cdef unsigned char[::1] row = memoryview(buffer).cast("B")
    return &row[0]

cdef long long *view_longs(object buffer):
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

cdef allocate_semaphores(Batch b, int count):
    b.semaphores = <PyThread_type_lock *>calloc(count, sizeof(PyThread_type_lock))
    if b.semaphores == NULL:
        raise MemoryError
    b.semaphore_count = count
    for i in range(count):
        b.semaphores[i] = PyThread_allocate_lock()
        if b.semaphores[i] == NULL:
            raise MemoryError
        PyThread_acquire_lock(b.semaphores[i], NOWAIT_LOCK)

cdef void release_semaphore(Batch b, int which) noexcept nogil:
    PyThread_release_lock(b.semaphores[which])

# Waking a thread takes longer than most waits: look for a moment before going to sleep.
cdef void acquire_semaphore(Batch b, int which) noexcept nogil:
    cdef int look
    for look in range({looks}):
        if PyThread_acquire_lock(b.semaphores[which], NOWAIT_LOCK):
            return
    PyThread_acquire_lock(b.semaphores[which], WAIT_LOCK)
"""
MEMORY_NAMES = frozenset(
    {
        "get_blank",
        "view_bytes",
        "clear_bytes",
        "clear_floats",
        "view_floats",
        "get_game",
        "allocate_semaphores",
        "hold_games",
        "view_longs",
        "release_semaphore",
        "acquire_semaphore",
    }
)


def write_batch() -> Storage:
    """The batch's C layout, and the functions around its memory."""
    file = SourceFile(f"{PACKAGE}.batch")
    fields = list(read_fields(file, "Batch"))
    lines = [f"    cdef {find_field_type(file, field, KINDS)}{field.name}" for field in fields]
    text = "\n".join(["cdef class Batch:", *lines, RELEASE, MEMORY.format(looks=LOOKS)])
    return Storage(text, frozenset(field.name for field in fields))


OBSERVATION = CompiledModule(
    package=PACKAGE,
    stay_python=frozenset({"fields", "constants", "number_tables", "batch"}),
    public="games",
    storage_file="storage",
    storage_names=MEMORY_NAMES,
    write_storage=write_batch,
    records={"Batch": "batch"},
    own_types={
        "Batch": "Batch",
        "Floats": "float *",
        "Bytes": "unsigned char *",
        "Longs": "long long *",
    },
    # Records are reached by pointers, without counting references.
    macros={"get_game": "<State>{0}.games[{1}]", "get_blank": "<State>{0}.blanks[{1}]"},
    c_imports=C_IMPORTS,
    uses=(ENGINE,),
)
