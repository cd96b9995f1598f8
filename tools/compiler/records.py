"""The annotated fields of a class that becomes a C struct."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from .source import SourceFile, load_module


@dataclass(frozen=True)
class RecordField:
    """A field: its name, the name of its type, and the marks of `Annotated[type, marks]`."""

    name: str
    type: str
    marks: tuple[Any, ...]


def read_fields(file: SourceFile, record: str) -> Iterator[RecordField]:
    """The fields of a class of a file."""
    names = vars(load_module(file.module, file.root))
    for node in find_class(file, record).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind, marks = node.annotation, ()
            if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
                assert isinstance(kind.slice, ast.Tuple)
                kind, *rest = kind.slice.elts
                marks = tuple(eval(ast.unparse(mark), names) for mark in rest)
            yield RecordField(node.target.id, ast.unparse(kind), marks)


def find_class(file: SourceFile, name: str) -> ast.ClassDef:
    """A class of a file."""
    for node in file.tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise file.refuse(1, f"there is no class {name}: the module's description names it")


def find_field_type(file: SourceFile, field: RecordField, kinds: dict[str, str]) -> str:
    """The C type of a field."""
    if field.type not in kinds:
        raise file.refuse(
            1, f"the field {field.name}: {field.type} has no C type, use {', '.join(kinds)}"
        )
    return kinds[field.type]
