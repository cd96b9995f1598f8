"""Cython text: constants as an enum, tables as C arrays, functions as C functions.

Bodies are copied as they stand in the file, comments and all; only the places that the syntax
tree points at are written anew.
"""

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from .c_types import Types, write_declaration
from .source import SourceFile
from .tables import Table, find_table_type

HEADER = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: infer_types=True, initializedcheck=False, embedsignature=True, auto_pickle=False
# Written by tools/compiler from Python files. Do not edit.
"""


# Numbers ---


def write_enum(constants: Mapping[str, int]) -> str:
    """Constants as members of a C enum."""
    if not constants:
        return ""
    lines = [f"    {name} = {value}" for name, value in constants.items()]
    return "cdef enum:\n" + "\n".join(lines) + "\n"


def write_tables(tables: Mapping[str, Table]) -> str:
    """Tables as C arrays of the smallest integers that hold them."""
    if not tables:
        return ""
    definitions = []
    declarations = []
    for name, table in tables.items():
        shape = f"[{len(table)}]"
        body = ", ".join(map(write_row, table))
        if isinstance(table[0], list):
            shape += f"[{len(table[0])}]"
        kind = find_table_type(table)
        definitions.append(f"static {kind} {name}{shape} = {{{body}}};")
        declarations.append(f"    {kind} {name}{shape}")
    text = "\n    ".join(definitions)
    return f'cdef extern from *:\n    """\n    {text}\n    """\n' + "\n".join(declarations) + "\n"


def write_row(entry: int | list[int]) -> str:
    """An entry of a table: a number or a row of them."""
    return "{" + ", ".join(map(str, entry)) + "}" if isinstance(entry, list) else str(entry)


# Edits ---


@dataclass(frozen=True)
class Edit:
    """A part of a file, given by line and byte, and what is written instead."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str

    @classmethod
    def of(cls, node: ast.expr | ast.stmt | ast.arg, text: str) -> "Edit":
        """Write a whole node anew."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = (node.lineno, node.col_offset)
        return cls(start, (node.end_lineno, node.end_col_offset), text)


FindEdits = Callable[[SourceFile, ast.AST], list[Edit]]


def edit_text(
    file: SourceFile, start: tuple[int, int], end: tuple[int, int], edits: list[Edit]
) -> str:
    """The text between two places of a file, edited; edits must not overlap."""
    parts = []
    at = start
    for edit in [*sorted(edits, key=lambda e: e.start), Edit(end, end, "")]:
        assert at <= edit.start, "edits overlap"
        parts += [cut_text(file.lines, at, edit.start), edit.text]
        at = edit.end
    return "".join(parts)


def cut_text(lines: list[bytes], start: tuple[int, int], end: tuple[int, int]) -> str:
    """The text between two places, given by line and byte."""
    if start[0] == end[0]:
        return lines[start[0] - 1][start[1] : end[1]].decode()
    whole = lines[start[0] : end[0] - 1]
    first, last = lines[start[0] - 1][start[1] :], lines[end[0] - 1][: end[1]]
    return b"\n".join([first, *whole, last]).decode()


def write_node(file: SourceFile, node: ast.expr | ast.stmt, edits: list[Edit]) -> str:
    """The text of a node, edited."""
    whole = Edit.of(node, "")
    return edit_text(file, whole.start, whole.end, edits)


def find_nodes(node: ast.AST, wanted: Callable[[ast.AST], bool]) -> Iterator[ast.AST]:
    """The outermost nodes that are wanted."""
    for child in ast.iter_child_nodes(node):
        if wanted(child):
            yield child
        else:
            yield from find_nodes(child, wanted)


# C functions ---


def write_functions(
    file: SourceFile, types: Types, edit: FindEdits, with_gil: frozenset[str]
) -> str:
    """A file's functions as C functions: new first lines, the same bodies."""
    parts = [f"# {file.module}"]
    for node in file.functions.values():
        first = (node.body[0].lineno, 0)
        last = Edit.of(node, "").end
        edits = edit(file, node)
        parts.append(write_declaration(file, node, types, node.name in with_gil) + ":")
        parts.append(edit_text(file, first, last, edits))
        parts.append("")
    return "\n".join(parts) + "\n"


def expand_macros(file: SourceFile, node: ast.AST, macros: Mapping[str, str]) -> list[Edit]:
    """Calls that are written in another way in C: `{0}` of the macro is the first argument."""

    def is_macro(part: ast.AST) -> bool:
        return (
            isinstance(part, ast.Call)
            and isinstance(part.func, ast.Name)
            and part.func.id in macros
        )

    edits = []
    for call in find_nodes(node, is_macro):
        assert isinstance(call, ast.Call)
        assert isinstance(call.func, ast.Name)
        arguments = [
            macros_in(file, argument, macros, is_macro(argument)) for argument in call.args
        ]
        edits.append(Edit.of(call, macros[call.func.id].format(*arguments)))
    return edits


def macros_in(file: SourceFile, node: ast.expr, macros: Mapping[str, str], whole: bool) -> str:
    """The text of an argument, with its own macros expanded."""
    if whole:  # `find_nodes` looks below a node: put one above it
        return write_node(file, node, expand_macros(file, ast.Expr(node), macros))
    return write_node(file, node, expand_macros(file, node, macros))


def reach_rows(node: ast.AST, rows: Mapping[str, str]) -> Iterator[Edit]:
    """Fields that C keeps in an array of structs: `t.field[i]` becomes `t.array[i].field`."""
    for part in ast.walk(node):
        if isinstance(part, ast.Subscript) and isinstance(part.value, ast.Attribute):
            name = part.value.attr
            if name in rows:
                end = Edit.of(part, "").end
                yield Edit.of(part.value, f"{ast.unparse(part.value.value)}.{rows[name]}")
                yield Edit(end, end, f".{name}")


# The public module ---


def write_public(
    file: SourceFile,
    python_imports: Mapping[str, list[str]],
    types: Types,
    rows: Mapping[str, str],
) -> str:
    """The public module: what C has is not imported any more, the rest stays Python.

    `python_imports` are the names that are still imported, by module.
    """
    classes = {node.name for node in file.tree.body if isinstance(node, ast.ClassDef)}
    parts = [f"# {file.module}"]
    for module, names in python_imports.items():
        parts.append(f"from {module} import {', '.join(names)}")
    for node in file.tree.body:
        if isinstance(node, ast.ImportFrom):
            continue
        edits = [*edit_public(node, classes, types), *reach_rows(node, rows)]
        text = write_node(file, node, edits)
        if isinstance(node, ast.ClassDef):
            if node.decorator_list:
                raise file.refuse(node, f"the class {node.name} becomes a C class: no decorators")
            text = f"\ncdef {text}"
        elif isinstance(node, ast.FunctionDef):
            above = "".join(f"@{ast.unparse(mark)}\n" for mark in node.decorator_list)
            text = f"\n{above}{text}"
        parts.append(text)
    return "\n".join(parts) + "\n"


def edit_public(node: ast.stmt, classes: set[str], types: Types) -> Iterator[Edit]:
    """What is written anew in a class or function that Python sees.

    Parameters annotated `int` lose the annotation: Cython would refuse what is passed before the
    function could check it. `name: Long = value` declares a C variable. In annotations, the name
    of a class of this file is no string.
    """
    for part in ast.walk(node):
        if isinstance(part, ast.arg) and part.annotation and is_name(part.annotation, "int"):
            yield Edit.of(part, part.arg)
        elif isinstance(part, ast.AnnAssign) and is_name(part.annotation, "Long"):
            end = Edit.of(part.annotation, "").end
            text = f"cdef {types['Long']} {ast.unparse(part.target)}"
            yield Edit(Edit.of(part, "").start, end, text)
        for inner in ast.walk(find_annotation(part)):
            if isinstance(inner, ast.Constant) and inner.value in classes:
                yield Edit.of(inner, str(inner.value))


def find_annotation(node: ast.AST) -> ast.AST:
    """What a node is annotated with; an empty node if it isn't."""
    if isinstance(node, ast.arg | ast.AnnAssign):
        return node.annotation or ast.Pass()
    if isinstance(node, ast.FunctionDef):
        return node.returns or ast.Pass()
    return ast.Pass()


def is_name(node: ast.expr, name: str) -> bool:
    """Whether an expression is just this name."""
    return isinstance(node, ast.Name) and node.id == name
