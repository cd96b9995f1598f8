"""The compiled engine: the rules, with the record as a C struct."""

from typing import Any

from .module import CompiledModule, Storage
from .source import load_module

PACKAGE = "teotihuacan.engine"
RECORD = "record.state"

MEMORY = """\
@cython.no_gc
cdef class State:
    pass

cdef void allocate(State p):
    memset(&p.chance, 0, <char *>(&p.reporting + 1) - <char *>&p.chance)

cdef void copy_record(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {fixed_bytes})
    copy_filled(target, source)
    target.reporting = 0

cdef void copy_hot(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {hot_bytes})
    copy_filled(target, source)

cdef inline void copy_filled(State target, State source) noexcept nogil:
    memcpy(&target.stack, &source.stack, source.depth * sizeof(source.stack[0]))
    memcpy(&target.legal, &source.legal, source.legal_count * sizeof(source.legal[0]))

cdef void save_hot(signed char *memory, State source) noexcept nogil:
    memcpy(memory, &source.chance, {hot_bytes})
    memory += {hot_bytes}
    memcpy(memory, &source.stack, source.depth * sizeof(source.stack[0]))
    memory += sizeof(source.stack)
    memcpy(memory, &source.legal, source.legal_count * sizeof(source.legal[0]))

cdef void load_hot(State target, signed char *memory) noexcept nogil:
    memcpy(&target.chance, memory, {hot_bytes})
    memory += {hot_bytes}
    memcpy(&target.stack, memory, target.depth * sizeof(target.stack[0]))
    memory += sizeof(target.stack)
    memcpy(&target.legal, memory, target.legal_count * sizeof(target.legal[0]))

cdef bytes save_record(State p):
    cdef short numbers[{numbers}]
    cdef int i
    memset(numbers, 0, sizeof(numbers))
{save}
    return (<char *>&p.chance)[:8] + (<char *>numbers)[:sizeof(numbers)]

cdef void load_record(State p, bytes data):
    cdef short numbers[{numbers}]
    cdef int i
    memcpy(&p.chance, <char *>data, 8)
    memcpy(numbers, <char *>data + 8, sizeof(numbers))
{load}

RECORD_BYTES = {saved_bytes}
"""
# Memory of positions that are no more is kept for new ones, and not cleared: a new position is
# filled by `allocate` or by a copy. (Cython's own `freelist` would clear it for every copy.)
POOL = '''
cdef extern from *:
    """
    #define POOL_SIZE 64
    static PyObject *pool[POOL_SIZE];
    static int pooled = 0;

    static PyObject *take_memory(PyTypeObject *type, Py_ssize_t items) {
        if (pooled == 0) return PyType_GenericAlloc(type, items);
        return PyObject_Init(pool[--pooled], type);
    }

    static void give_memory(void *position) {
        if (pooled < POOL_SIZE) pool[pooled++] = (PyObject *)position;
        else PyObject_Free(position);
    }

    static void pool_memory(PyObject *type) {
        ((PyTypeObject *)type)->tp_alloc = take_memory;
        ((PyTypeObject *)type)->tp_free = give_memory;
    }
    """
    void pool_memory(object type)
'''
C_TYPES = {8: "signed char", 16: "short", 64: "long long"}


def order_fields(fields: list[Any]) -> list[Any]:
    """The fields as they lie in memory: what search needs, what it doesn't, what varies in size.

    Large numbers come before small ones, so that there is no padding but before the cold part.
    """
    return sorted(fields, key=lambda field: (field.filled, field.cold, -field.bits))


def write_layout(fields: list[Any]) -> tuple[str, int, int]:
    """The record as a C class; how many bytes search copies, and how many all copies take.

    `reporting` and `log` stand behind all that is copied.
    """
    lines = ["cdef class State:"]
    sizes = {"hot": 0, "fixed": 0}
    total = 0
    for field in order_fields(fields):
        size = field.bits // 8
        total += -total % size
        if field.name != "reporting":
            shape = "".join(f"[{length}]" for length in field.shape)
            lines.append(f"    cdef {C_TYPES[field.bits]} {field.name}{shape}")
            total += size * field.count()
        if not field.filled:
            sizes["fixed"] = total
            if not field.cold:
                sizes["hot"] = total
    lines += ["    cdef short reporting", "    cdef list log"]
    return "\n".join(lines) + "\n", sizes["hot"], sizes["fixed"]


def write_transfer(fields: list[Any]) -> tuple[str, str, int]:
    """Saving and loading, field by field in their order, and how many numbers that are."""
    save, load = [], []
    at = 0
    for field in fields:
        source = f"(<{C_TYPES[field.bits]} *>&p.{field.name})[i]"
        count = field.count()
        used = f"p.depth * {field.shape[-1]}" if field.filled else str(count)
        save.append(f"    for i in range({used}): numbers[{at} + i] = {source}")
        load.append(f"    for i in range({count}): {source} = numbers[{at} + i]")
        at += count
    return "\n".join(save), "\n".join(load), at


def write_record() -> Storage:
    """The record as a C layout, and how it is copied, saved and loaded."""
    fields = load_module(f"{PACKAGE}.{RECORD}").FIELDS
    layout, hot, fixed = write_layout(fields)
    save, load, numbers = write_transfer([f for f in fields if not f.derived][1:])
    memory = MEMORY.format(
        hot_bytes=hot,
        fixed_bytes=fixed,
        numbers=numbers,
        save=save,
        load=load,
        saved_bytes=8 + 2 * numbers,
    )
    names = frozenset(field.name for field in fields)
    return Storage(POOL + memory, names | {"log"}, layout)


ENGINE = CompiledModule(
    package=PACKAGE,
    folders=("record", "rules", "setup", "teotibot"),
    stay_python=frozenset({RECORD, "setup.options"}),
    public="position",
    storage_file="record.storage",
    storage_names=frozenset(
        {
            "allocate",
            "copy_hot",
            "copy_record",
            "load_hot",
            "load_record",
            "pool_memory",
            "save_hot",
            "save_record",
            "RECORD_BYTES",
        }
    ),
    write_storage=write_record,
    records={"State": RECORD},
    own_types={"State": "State", "Row": "signed char *"},
    with_gil=frozenset({"report"}),
    c_imports="cimport cython\nfrom libc.string cimport memcpy, memset\n",
)
