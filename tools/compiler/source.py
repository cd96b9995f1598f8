"""The project's Python files: where they are, what they say, what they import."""

import ast
import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType

SRC = Path(__file__).resolve().parents[2] / "src"


class SubsetError(Exception):
    """A file says something that can't be compiled: where, and what to do about it."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: {message}")


@dataclass(frozen=True)
class Import:
    """One name that a file imports: `from module import name`."""

    module: str
    name: str
    line: int


@dataclass(frozen=True)
class SourceFile:
    """A Python file, known by its dotted name below a root folder."""

    module: str
    root: Path = SRC

    @cached_property
    def path(self) -> Path:
        """Where the file is."""
        path = find_file(self.module, self.root)
        if path is None:
            raise SubsetError(self.root, 1, f"there is no file of the module {self.module}")
        return path

    @cached_property
    def text(self) -> str:
        """What it says."""
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def lines(self) -> list[bytes]:
        """Its lines in bytes, by which the syntax tree counts columns."""
        return [line.encode() for line in self.text.splitlines()]

    @cached_property
    def tree(self) -> ast.Module:
        """Its syntax tree."""
        try:
            return ast.parse(self.text)
        except SyntaxError as error:
            raise SubsetError(self.path, error.lineno or 1, f"{error.msg}") from None

    @cached_property
    def functions(self) -> dict[str, ast.FunctionDef]:
        """The functions it defines, by name."""
        return {node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    @cached_property
    def imports(self) -> list[Import]:
        """All names that it imports with `from ... import ...` at its top."""
        return [
            Import(self.find_module(node), alias.name, node.lineno)
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        ]

    def find_module(self, node: ast.ImportFrom) -> str:
        """The dotted name of the module that an import is from."""
        if not node.level:
            return str(node.module)
        parts = self.module.split(".")
        is_package = self.path.name == "__init__.py"
        package = parts[: len(parts) + is_package - node.level]
        return ".".join([*package, *([node.module] if node.module else [])])

    def refuse(self, node: ast.AST | int, message: str) -> SubsetError:
        """An error at a line of this file."""
        line = node if isinstance(node, int) else getattr(node, "lineno", 1)
        return SubsetError(self.path, line, message)


def find_file(module: str, root: Path) -> Path | None:
    """The file of a module below a root folder, None if it is none of ours."""
    path = root.joinpath(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def find_imported(file: SourceFile) -> Iterator[SourceFile]:
    """A file and all files of ours that it needs, each once."""
    seen: set[str] = set()
    waiting = [file.module]
    while waiting:
        module = waiting.pop()
        if module in seen or find_file(module, file.root) is None:
            continue
        seen.add(module)
        found = SourceFile(module, file.root)
        yield found
        for item in found.imports:
            waiting += [item.module, f"{item.module}.{item.name}"]


def load_module(module: str, root: Path = SRC) -> ModuleType:
    """Import a module without running the packages around it: they may need what is being built.

    Only packages from which something is imported by name are run as they are.
    """
    if module in sys.modules:
        return sys.modules[module]
    needed = {file.module for file in find_imported(SourceFile(module, root))}
    for name in needed:
        parts = name.split(".")
        for size in range(1, len(parts)):
            package = ".".join(parts[:size])
            if package not in sys.modules and package not in needed:
                bare = ModuleType(package)
                bare.__path__ = [str(root.joinpath(*parts[:size]))]
                sys.modules[package] = bare
    return importlib.import_module(module)
