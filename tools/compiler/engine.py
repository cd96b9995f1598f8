"""The compiled engine: the rules, with the record as a C struct."""

from typing import Any

from .module import CompiledModule, Storage
from .source import load_module

PACKAGE = "teotihuacan.engine"
RECORD = "record.state"

MEMORY = """\
@cython.freelist(64)
@cython.no_gc
cdef class State:
    pass

cdef void allocate(State p):
    pass

cdef void copy_record(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {fixed_bytes})
    copy_filled(target, source)

cdef void copy_hot(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {hot_bytes})
    copy_filled(target, source)

cdef inline void copy_filled(State target, State source) noexcept nogil:
    memcpy(&target.stack, &source.stack, source.depth * sizeof(source.stack[0]))
    memcpy(&target.legal, &source.legal, source.legal_count * sizeof(source.legal[0]))

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
    return Storage(memory, names | {"log"}, layout)


ENGINE = CompiledModule(
    package=PACKAGE,
    folders=("record", "rules", "setup", "teotibot"),
    stay_python=frozenset({RECORD, "setup.options"}),
    public="position",
    storage_file="record.storage",
    storage_names=frozenset(
        {"allocate", "copy_hot", "copy_record", "save_record", "load_record", "RECORD_BYTES"}
    ),
    write_storage=write_record,
    records={"State": RECORD},
    own_types={"State": "State", "Row": "signed char *"},
    with_gil=frozenset({"report"}),
    c_imports="cimport cython\nfrom libc.string cimport memcpy, memset\n",
)
