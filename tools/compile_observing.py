"""Write the compiled observing's source: one Cython module made from its own files.

As `compile_search.py` does for the search; games and buffers of a batch become C pointers.
"""

import ast
import hashlib
from pathlib import Path
from typing import get_type_hints

from compile_engine import (
    ENGINE,
    HEADER,
    RULES,
    bare_module,
    check_names,
    constants,
    source_digest,
    tables,
    write_enum,
    write_face,
    write_functions,
    write_if_new,
    write_tables,
)

PACKAGE = "teotihuacan.envs.observing"
OBSERVING = ENGINE.parent / "envs" / "observing"
SIGHTS = ["questions_seen", "board_seen", "seats_seen", "looking", "stepping"]
FACE = "games"
SOURCES = ["fields", "words", "number_tables", "batch", *SIGHTS, FACE]
FRAMES = ENGINE.parent / "game" / "position_json" / "frames.py"  # names of questions' numbers

INCLUDES = """\
from libc.stdlib cimport calloc, free
from libc.string cimport memset
from teotihuacan.engine._compiled import Position, checked_seed
from teotihuacan.engine._compiled cimport State, {functions}
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
"""
STORED = {"float_memory", "byte_memory", "long_memory", "clear_floats", "clear_bytes"}
STORED |= {"hold_games", "game_at", "blank_at"}


def observing_digest() -> str:
    """A fingerprint of everything the compiled module is made of."""
    digest = hashlib.sha256(source_digest().encode())
    for path in [*(OBSERVING / f"{name}.py" for name in SOURCES), FRAMES]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def syntax(name: str) -> list[ast.stmt]:
    """The statements of one of its files."""
    return ast.parse((OBSERVING / f"{name}.py").read_text(encoding="utf-8")).body


def imported() -> set[str]:
    """Everything its files import from the engine."""
    return {
        alias.name
        for name in [*SIGHTS, FACE]
        for node in syntax(name)
        if isinstance(node, ast.ImportFrom) and node.level == 3
        for alias in node.names
    }


def observed_functions() -> set[str]:
    """The engine's rule functions that are called."""
    defined = {
        node.name
        for module in RULES
        for node in ast.parse((ENGINE / f"{module}.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    return imported() & defined


def own_words() -> dict[str, int]:
    """Its own constants."""
    found = vars(bare_module(PACKAGE, "words")).items()
    return {key: value for key, value in found if key.isupper() and type(value) is int}


def own_tables() -> dict[str, list[int] | list[list[int]]]:
    """Its own tables, and those of the engine that it reads."""
    bare_module("teotihuacan.game.position_json", "frames")
    own = vars(bare_module(PACKAGE, "number_tables"))
    read = {name: own[name] for name in ("NUMBER_AT", "NUMBER_WAY", "NUMBER_SCALE", "SHOWS")}
    used = imported()
    return read | {name: table for name, table in tables().items() if name in used}


def numbers() -> dict[str, int]:
    """All constants, the engine's and its own; no name may mean two."""
    found = constants()
    for name, value in own_words().items():
        if found.get(name, value) != value:
            raise SystemExit(f"words.py of observing: the name {name} is taken")
        found[name] = value
    return found


def write_batch() -> str:
    """The batch's C layout."""
    batch = bare_module(PACKAGE, "batch")
    kinds = {"Floats": "float *", "Bytes": "unsigned char *", "Longs": "long long *"}
    kinds |= {"States": "void **", "int": "int ", "Long": "long long ", "list[Any]": "list "}
    fields = []
    (node,) = (node for node in syntax("batch") if isinstance(node, ast.ClassDef))
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            hint = ast.unparse(line.annotation).removeprefix("Annotated[").split(",")[0]
            fields.append(f"    cdef {kinds[hint]}{line.target.id}")
    assert len(fields) == len(get_type_hints(batch.Batch))
    free = ["    def __dealloc__(self):", "        free(self.games)", "        free(self.blanks)"]
    return "\n".join(["cdef class Batch:", *fields, *free, ""])


def own_names() -> set[str]:
    """All names of the compiled module."""
    names = check_names() | set(own_words()) | set(own_tables()) | STORED
    names |= {"Batch", "Position", "checked_seed"}
    for module in SIGHTS:
        for node in syntax(module):
            if isinstance(node, ast.FunctionDef):
                if node.name in names:
                    raise SystemExit(f"{module}.py: the name {node.name} is taken")
                names.add(node.name)
    return names


def borrowed(text: str) -> str:
    """Records are reached by pointers, without counting references."""
    text = text.replace("game_at(b, i)", "<State>b.games[i]")
    return text.replace("blank_at(b, which)", "<State>b.blanks[which]")


def write_observing(target: Path) -> None:
    """Write the whole Cython module."""
    names = own_names()
    functions = ", ".join(sorted({*observed_functions(), "copy_record"}))
    face = write_face(OBSERVING / f"{FACE}.py", names, PACKAGE)
    parts = [
        HEADER,
        INCLUDES.format(functions=functions),
        write_enum(numbers()),
        write_tables(own_tables()),
        write_batch(),
        STORAGE,
        f"SOURCE_DIGEST = {observing_digest()!r}",
        *(borrowed(write_functions(OBSERVING / f"{module}.py")) for module in SIGHTS),
        face,
    ]
    write_if_new(target, "\n".join(parts))
