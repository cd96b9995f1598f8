"""The C types of annotations, and the first lines of C functions."""

import ast
from collections.abc import Mapping

from .source import SourceFile

# What every module may use; each adds its own (see `CompiledModule.types`).
BASIC_TYPES = {
    "int": "int",
    "bool": "bint",
    "None": "void",
    "Long": "long long",
    "Real": "double",
}

Types = Mapping[str, str]


def find_c_type(
    file: SourceFile, node: ast.AST, annotation: ast.expr | None, types: Types
) -> str:
    """The C type of an annotation; `node` is what it should be at."""
    if annotation is None:
        what = f"the parameter {node.arg}" if isinstance(node, ast.arg) else "the result"
        raise file.refuse(node, f"{what} has no annotation: C needs a type (-> None for none)")
    name = ast.unparse(annotation)
    if name not in types:
        raise file.refuse(
            annotation,
            f"{name} has no C type: use one of {', '.join(types)}, or add it to `types` "
            "of the module's description",
        )
    return types[name]


def write_declaration(
    file: SourceFile, node: ast.FunctionDef, types: Types, with_gil: bool = False
) -> str:
    """The first line of a C function, without the colon."""
    arguments = ", ".join(
        f"{find_c_type(file, a, a.annotation, types)} {a.arg}" for a in node.args.args
    )
    result = find_c_type(file, node, node.returns, types)
    return (
        f"cdef {result} {node.name}({arguments}) noexcept {'with gil' if with_gil else 'nogil'}"
    )
