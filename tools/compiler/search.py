"""The compiled search: its tree is made of C arrays, the fields of a node side by side."""

from .engine import ENGINE
from .module import CompiledModule, Storage
from .records import RecordField, find_field_type, read_fields
from .source import SourceFile, load_module

PACKAGE = "teotihuacan.bots.search"
ARRAYS = {"Ints": "int", "Longs": "long long", "Shorts": "short", "Reals": "double"}
KINDS = {
    **ARRAYS,
    "ShortRows": "short",
    "Records": "signed char",
    "int": "int",
    "Real": "double",
}
MEMORY = """
cdef allocate_tree(Tree t, int capacity):
    resize_tree(t, capacity)

cdef resize_tree(Tree t, int capacity):
{resize}
    t.capacity = capacity

cdef void *resize_rows(void *rows, size_t size) except NULL:
    rows = realloc(rows, size)
    if rows == NULL:
        raise MemoryError
    return rows

cdef inline void fetch_rows(Tree t, int branch) noexcept nogil:
    if t.per_branch[branch].width:
        FETCH(&t.per_node[t.per_branch[branch].node].results)
        FETCH(&t.per_branch[t.per_branch[branch].first])
"""
COMPARING = '''
cdef extern from *:
    """
    #ifdef __SSE2__
    #include <emmintrin.h>
    #endif
    static unsigned long long compare_rows(const short *a, const short *b, int begin, int end) {
        unsigned long long unlike = 0;
        int i = begin;
    #ifdef __SSE2__
        for (; i + 8 <= end; i += 8) {
            __m128i eight_of_a = _mm_loadu_si128((const __m128i *)(a + i));
            __m128i eight_of_b = _mm_loadu_si128((const __m128i *)(b + i));
            __m128i same = _mm_cmpeq_epi16(eight_of_a, eight_of_b);
            int bits = _mm_movemask_epi8(_mm_packs_epi16(same, same)) & 255;
            unlike |= (unsigned long long)(bits ^ 255) << (i - begin);
        }
    #endif
        for (; i < end; i++) unlike |= (unsigned long long)(a[i] != b[i]) << (i - begin);
        return unlike;
    }

    #ifdef __GNUC__
    #define find_lowest(bits) __builtin_ctzll(bits)
    #else
    static int find_lowest(unsigned long long bits) {
        int place = 0;
        for (; !(bits & 255); bits >>= 8) place += 8;
        for (; !(bits & 1); bits >>= 1) place++;
        return place;
    }
    #endif
    """
    unsigned long long compare_rows(short *a, short *b, int begin, int end) noexcept nogil
    int find_lowest(unsigned long long bits) noexcept nogil

'''
C_IMPORTS = '''\
from libc.stdlib cimport free, realloc
cdef extern from *:
    """
    #ifdef __GNUC__
    #define FETCH(address) __builtin_prefetch(address)
    #else
    #define FETCH(address) ((void)0)
    #endif
    """
    void FETCH(void *address) noexcept nogil
'''


def write_tree() -> Storage:
    """The tree's C layout, how it gets its memory and how it gives it back."""
    file = SourceFile(f"{PACKAGE}.tree")
    fields = list(read_fields(file, "Tree"))
    structs, members, freed, resize = [], [], [], []
    rows = {}
    for mark, share in load_module(file.module).GROWING.items():
        array = mark.replace(" ", "_")
        grouped = [field for field in fields if field.marks[:1] == (mark,)]
        rows.update({field.name: array for field in grouped})
        structs += [f"cdef struct {array}_row:", *(write_field(file, f) for f in grouped), ""]
        members.append(f"    cdef {array}_row *{array}")
        freed.append(f"        free(self.{array})")
        size = f"(capacity // {share} + 1) * sizeof({array}_row)"
        resize.append(f"    t.{array} = <{array}_row *>resize_rows(t.{array}, {size})")
    members += [f"    cdef{write_field(file, f)[3:]}" for f in fields if f.name not in rows]
    made = ["cdef class Tree:", *members, "    def __dealloc__(self):", *freed]
    memory = MEMORY.format(resize="\n".join(resize))
    text = COMPARING + "\n".join([*structs, *made, memory])
    return Storage(text, frozenset(field.name for field in fields), rows=rows)


def write_field(file: SourceFile, field: RecordField) -> str:
    """A field of a struct; what grows has one entry in each row."""
    kind = find_field_type(file, field, KINDS)
    shape = "".join(f"[{length}]" for length in field.marks if isinstance(length, int))
    return f"    {kind} {field.name}{shape}"


SEARCH = CompiledModule(
    package=PACKAGE,
    stay_python=frozenset({"constants", "tree"}),
    public="search",
    storage_file="storage",
    storage_names=frozenset(
        {"allocate_tree", "compare_rows", "fetch_rows", "find_lowest", "resize_tree"}
    ),
    write_storage=write_tree,
    records={"Tree": "tree"},
    own_types={"Tree": "Tree", **{name: f"{kind} *" for name, kind in ARRAYS.items()}},
    c_imports=C_IMPORTS,
    uses=(ENGINE,),
)
