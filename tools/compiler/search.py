"""The compiled search: its tree is made of C arrays."""

from .engine import ENGINE
from .module import CompiledModule, Storage
from .records import find_field_type, read_fields
from .source import SourceFile, load_module

PACKAGE = "teotihuacan.bots.search"
ARRAYS = {"Ints": "int", "Longs": "long long", "Shorts": "short", "Reals": "double"}
KINDS = {**ARRAYS, "ShortRows": "short", "int": "int", "Real": "double"}


def write_tree() -> Storage:
    """The tree's C layout, how it gets its memory and how it gives it back."""
    file = SourceFile(f"{PACKAGE}.tree")
    per_node = load_module(file.module).PER_NODE
    fields = []
    arrays = []
    names = set()
    for field in read_fields(file, "Tree"):
        kind = find_field_type(file, field, KINDS)
        names.add(field.name)
        if field.marks == (per_node,):
            fields.append(f"    cdef {kind} *{field.name}")
            arrays.append((kind, field.name))
        else:
            shape = "".join(f"[{length}]" for length in field.marks)
            fields.append(f"    cdef {kind} {field.name}{shape}")
    freed = [f"        free(self.{name})" for _, name in arrays]
    made = [f"    t.{n} = <{k} *>calloc(capacity, sizeof({k}))" for k, n in arrays]
    checks = " or ".join(f"t.{n} == NULL" for _, n in arrays)
    text = "\n".join(
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
    return Storage(text, frozenset(names))


SEARCH = CompiledModule(
    package=PACKAGE,
    stay_python=frozenset({"constants", "tree"}),
    public="search",
    storage_file="storage",
    storage_names=frozenset({"allocate_tree"}),
    write_storage=write_tree,
    records={"Tree": "tree"},
    own_types={"Tree": "Tree", **{name: f"{kind} *" for name, kind in ARRAYS.items()}},
    c_imports="from libc.stdlib cimport calloc, free\n",
    uses=(ENGINE,),
)
