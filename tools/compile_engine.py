"""Write the compiled engine's source: one Cython module made from the engine's own files.

The engine is plain typed Python. This script joins its modules into `_compiled.pyx`, turning
constants into an enum, tables into C arrays, the record's fields into a C layout and the rule
functions into C functions. Bodies are copied as they are, so there is one engine, not two.
See docs/decisions/0001-one-engine-compiled.md.
"""

import ast
import hashlib
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
ENGINE = ROOT / "src" / "teotihuacan" / "engine"

CONSTANTS = ["constants", "actions", "record.reports"]
RULES = [
    "record.chance",
    "record.reports",
    "record.frames",
    "rules.goods",
    "rules.buildings_row",
    "teotibot.seat",
    "rules.displays",
    "rules.workers",
    "rules.unlocking",
    "rules.temples",
    "rules.avenue",
    "rules.pyramid_track",
    "rules.ascension",
    "rules.discovery_tiles",
    "rules.power_ups",
    "rules.technologies",
    "rules.masks",
    "rules.decorations",
    "rules.pyramid",
    "rules.royal_tiles",
    "rules.worship_spaces",
    "rules.worship",
    "rules.resource_boards",
    "rules.alchemy",
    "rules.nobles",
    "rules.calendar",
    "rules.construction",
    "rules.main_action",
    "rules.board_action",
    "rules.turn",
    "rules.neutral_dice",
    "rules.salary",
    "rules.bonus_tiles",
    "rules.ranking",
    "teotibot.final_scoring",
    "rules.eclipse",
    "rules.end_of_turn",
    "teotibot.temples",
    "teotibot.workers",
    "teotibot.construction",
    "teotibot.decorations",
    "teotibot.nobles",
    "teotibot.technologies",
    "teotibot.first_parts",
    "teotibot.worship",
    "teotibot.mask_collection",
    "teotibot.action_tiles",
    "teotibot.action_pyramid",
    "teotibot.turn",
    "setup.board",
    "setup.teotibot",
    "setup.starting_tiles",
    "setup.starting_workers",
    "setup.players",
    "rules.questions",
]
FACE = "position"  # the public module: its functions stay visible to Python
SOURCES = ["constants", "actions", "components", "tables", "record.state", *RULES, FACE]

C_TYPES = {
    "int": "int",
    "bool": "bint",
    "None": "void",
    "Long": "long long",
    "Row": "short *",
    "State": "State",
    "Real": "double",
    "Ints": "int *",
    "Tree": "Tree",
    "Batch": "Batch",
    "Floats": "float *",
    "Bytes": "unsigned char *",
    "Longs": "long long *",
}

HEADER = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: infer_types=True, initializedcheck=False, embedsignature=True, auto_pickle=False
# Written by tools/compile_engine.py from the engine's Python files. Do not edit.
from libc.string cimport memcpy
"""

STORAGE = """
cdef void allocate(State p):
    p.log = []

cdef void copy_record(State target, State source) noexcept nogil:
    memcpy(&target.chance, &source.chance, {all_bytes})

cdef bytes save_record(State p):
    return (<char *>&p.chance)[:{saved_bytes}]

cdef void load_record(State p, bytes data):
    memcpy(&p.chance, <char *>data, {saved_bytes})

RECORD_BYTES = {saved_bytes}
SOURCE_DIGEST = {digest!r}
"""

MEANWHILE = "  # other threads run meanwhile"


def source_file(folder: Path, name: str) -> Path:
    """The file of a module, given by its name within a package."""
    return folder.joinpath(*name.split(".")).with_suffix(".py")


def source_digest() -> str:
    """A fingerprint of everything the compiled engine is made of."""
    digest = hashlib.sha256()
    for path in [*(source_file(ENGINE, name) for name in SOURCES), ENGINE / "components.json"]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def engine_module(name: str) -> ModuleType:
    """An engine module, imported from the source tree without the package around it."""
    return bare_module("teotihuacan.engine", name)


def bare_module(package: str, name: str) -> ModuleType:
    """A module of a package whose own first lines are not run."""
    folder = ENGINE.parent.parent
    within = ""
    for part in package.split("."):
        folder = folder / part
        within = f"{within}.{part}" if within else part
        if within not in sys.modules:
            bare = ModuleType(within)
            bare.__path__ = [str(folder)]
            sys.modules[within] = bare
    return importlib.import_module(f"{package}.{name}")


def constants() -> dict[str, int]:
    """All upper-case integers of the constants' modules."""
    found: dict[str, int] = {}
    for name in CONSTANTS:
        for key, value in vars(engine_module(name)).items():
            if key.isupper() and type(value) is int:
                found[key] = value
    return found


def tables() -> dict[str, list[int] | list[list[int]]]:
    """All upper-case lists of integers (or of rows of them)."""
    found: dict[str, list[int] | list[list[int]]] = {}
    for key, value in vars(engine_module("tables")).items():
        if key.isupper() and isinstance(value, list):
            flat = [n for row in value for n in (row if isinstance(row, list) else [row])]
            if all(type(n) is int for n in flat):
                found[key] = value
    return found


def write_enum(numbers: dict[str, int]) -> str:
    """Constants as C enum members."""
    lines = [f"    {name} = {value}" for name, value in numbers.items()]
    return "cdef enum:\n" + "\n".join(lines) + "\n"


def write_tables(wanted: dict[str, list[int] | list[list[int]]]) -> str:
    """Tables as C arrays."""
    definitions = []
    declarations = []
    for name, table in wanted.items():
        if isinstance(table[0], list):
            shape = f"[{len(table)}][{len(table[0])}]"
            body = ", ".join("{" + ", ".join(map(str, row)) + "}" for row in table)
        else:
            shape = f"[{len(table)}]"
            body = ", ".join(map(str, table))
        definitions.append(f"static short {name}{shape} = {{{body}}};")
        declarations.append(f"    short {name}{shape}")
    text = "\n    ".join(definitions)
    return f'cdef extern from *:\n    """\n    {text}\n    """\n' + "\n".join(declarations) + "\n"


def write_state() -> tuple[str, int, int]:
    """The record as a C layout; its saved bytes and all its bytes.

    The two wide fields that are derived go behind the rest, where they are aligned by the
    compiler; `picks` is scratch and `decisions` is carried over by `copy`.
    """
    fields = engine_module("record.state").FIELDS
    lines = ["cdef class State:"]
    saved = 0
    total = 0
    ordered = [f for f in fields if not f.derived]
    ordered += [f for f in fields if f.derived and f.wide]
    narrow = [f for f in fields if f.derived and not f.wide and f.name != "reporting"]
    for field in [*ordered, *narrow]:
        size = 8 if field.wide else 2
        shape = ""
        for n in field.shape:
            size *= n
            shape += f"[{n}]"
        if field.wide and total % 8:
            pad = (8 - total % 8) // 2
            lines.append(f"    cdef short padding_{total}[{pad}]")
            total += pad * 2
        kind = "long long" if field.wide else "short"
        lines.append(f"    cdef {kind} {field.name}{shape}")
        total += size
        if not field.derived:
            saved = total
    lines.append("    cdef short reporting")
    lines.append("    cdef list log")
    return "\n".join(lines) + "\n", saved, total


def write_interface(functions: set[str]) -> str:
    """What other compiled modules may use: the record's layout and some rule functions."""
    state, _, _ = write_state()
    lines = ["# Written by tools/compile_engine.py. Do not edit.", state]
    for module in RULES:
        for node in ast.parse(source_file(ENGINE, module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name in functions:
                lines.append(first_line(node))
    lines.append("cdef void copy_record(State target, State source) noexcept nogil")
    return "\n".join(lines) + "\n"


def c_type(annotation: ast.expr | None) -> str:
    """The C type of an annotation of a rule function."""
    name = "None" if annotation is None else ast.unparse(annotation)
    return C_TYPES[name]


def first_line(node: ast.FunctionDef) -> str:
    """A rule function's declaration in C."""
    arguments = ", ".join(f"{c_type(a.annotation)} {a.arg}" for a in node.args.args)
    mark = "noexcept with gil" if node.name == "report" else "noexcept nogil"
    return f"cdef {c_type(node.returns)} {node.name}({arguments}) {mark}"


def write_functions(path: Path) -> str:
    """A module's functions as C functions: new first lines, the same bodies."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    parts = [f"# {path.name}"]
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            parts.append(first_line(node) + ":")
            parts.extend(lines[node.body[0].lineno - 1 : node.end_lineno])
            parts.append("")
    return "\n".join(parts) + "\n"


def write_face(path: Path, compiled_names: set[str], package: str) -> str:
    """The public module: imports of what is compiled too are dropped, the rest is kept.

    Parameters annotated `int` lose the annotation: Cython would convert what is passed before
    the functions could check it. What takes long lets other threads run.
    """
    source = path.read_text(encoding="utf-8")
    source = re.sub(r"(\bdef \w+\(.*)", lambda m: m[1].replace(": int", ""), source)
    lines = source.splitlines()
    kept = [f"# {path.name}"]
    for node in ast.parse(source).body:
        text = "\n".join(lines[node.lineno - 1 : node.end_lineno])
        if isinstance(node, ast.ImportFrom) and node.level:
            names = [a.name for a in node.names if a.name not in compiled_names]
            if names:
                within = ".".join(package.split(".")[: 1 - node.level or None])
                kept.append(f"from {within}.{node.module} import {', '.join(names)}")
        elif isinstance(node, ast.ClassDef):
            kept.append("\ncdef " + text.replace(f'"{node.name}"', node.name))
        elif isinstance(node, ast.FunctionDef):
            kept.append("\n" + text)
        else:
            kept.append(text)
    text = re.sub(r"(\w+): Long = ", r"cdef long long \1 = ", "\n".join(kept))
    return re.sub(rf"( +)(\w.*){MEANWHILE}", r"\1with nogil:\n\1    \2", text) + "\n"


def check_names() -> set[str]:
    """All names of the compiled module; two functions of one name would be one too many."""
    names: set[str] = set(constants()) | set(tables()) | {"State", "Long"}
    for module in RULES:
        for node in ast.parse(source_file(ENGINE, module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                if node.name in names:
                    raise SystemExit(f"{module}: the name {node.name} is taken")
                names.add(node.name)
    return names | {"allocate", "copy_record", "save_record", "load_record", "RECORD_BYTES"}


def write_if_new(target: Path, text: str) -> None:
    """Write a file unless it is there already: what is newer is compiled again."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if not target.exists() or target.read_text(encoding="utf-8") != text:
        target.write_text(text, encoding="utf-8")


def write_engine(target: Path, exported: set[str]) -> None:
    """Write the whole Cython module, and beside it what other compiled modules may use of it."""
    names = check_names()
    _, saved_bytes, all_bytes = write_state()
    parts = [
        HEADER,
        write_enum(constants()),
        write_tables(tables()),
        "cdef class State:\n    pass\n",
        STORAGE.format(saved_bytes=saved_bytes, all_bytes=all_bytes, digest=source_digest()),
        *(write_functions(source_file(ENGINE, module)) for module in RULES),
        write_face(source_file(ENGINE, FACE), names, "teotihuacan.engine"),
    ]
    write_if_new(target, "\n".join(parts))
    write_if_new(target.with_suffix(".pxd"), write_interface(exported))
