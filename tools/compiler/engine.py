"""The compiled engine: the rules, with the record as a C struct."""

from .module import CompiledModule, Storage
from .source import load_module

PACKAGE = "teotihuacan.engine"
RECORD = "record.state"

MEMORY = """\
cdef class State:
    pass

cdef void allocate(State p):
    p.log = []

cdef void copy_record(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {all_bytes})

cdef bytes save_record(State p):
    return (<char *>&p.chance)[:{saved_bytes}]

cdef void load_record(State p, bytes data):
    memcpy(&p.chance, <char *>data, {saved_bytes})

RECORD_BYTES = {saved_bytes}
"""


def write_record() -> Storage:
    """The record as a C layout, and how it is copied, saved and loaded.

    Saved fields come first, in their order; the wide ones among the derived fields come next,
    where the C compiler aligns them. `reporting` and `log` stand behind all that is copied.
    """
    fields = load_module(f"{PACKAGE}.{RECORD}").FIELDS
    ordered = [f for f in fields if not f.derived]
    ordered += [f for f in fields if f.derived and f.wide]
    ordered += [f for f in fields if f.derived and not f.wide and f.name != "reporting"]
    lines = ["cdef class State:"]
    saved = 0
    total = 0
    for field in ordered:
        if field.wide and total % 8:
            padding = (8 - total % 8) // 2
            lines.append(f"    cdef short padding_{total}[{padding}]")
            total += padding * 2
        size = 8 if field.wide else 2
        for length in field.shape:
            size *= length
        kind = "long long" if field.wide else "short"
        shape = "".join(f"[{length}]" for length in field.shape)
        lines.append(f"    cdef {kind} {field.name}{shape}")
        total += size
        if not field.derived:
            saved = total
    lines += ["    cdef short reporting", "    cdef list log"]
    names = frozenset(field.name for field in fields)
    memory = MEMORY.format(saved_bytes=saved, all_bytes=total)
    return Storage(memory, names | {"log"}, "\n".join(lines) + "\n")


ENGINE = CompiledModule(
    package=PACKAGE,
    folders=("record", "rules", "setup", "teotibot"),
    stay_python=frozenset({RECORD, "setup.options"}),
    public="position",
    storage_file="record.storage",
    storage_names=frozenset(
        {"allocate", "copy_record", "save_record", "load_record", "RECORD_BYTES"}
    ),
    write_storage=write_record,
    records={"State": RECORD},
    own_types={"State": "State", "Row": "short *"},
    with_gil=frozenset({"report"}),
    c_imports="from libc.string cimport memcpy\n",
)
