"""Modules that are compiled beside the engine, from plain Python files that call its rules.

What such a module is made of, and how its source is put together; `compile_search.py` and
`compile_observation.py` add the C layout of what they keep in memory.
"""

import ast
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from compile_engine import (
    ENGINE,
    HEADER,
    RULES,
    bare_module,
    check_names,
    constants,
    source_digest,
    source_file,
    tables,
    write_enum,
    write_face,
    write_functions,
    write_if_new,
    write_tables,
)

ENGINE_USED = """\
from teotihuacan.engine._compiled import Position, checked_seed
from teotihuacan.engine._compiled cimport State, {functions}
"""


def folder_of(package: str) -> Path:
    """Where a package's files are."""
    return ENGINE.parent.parent.joinpath(*package.split("."))


@dataclass(frozen=True)
class Beside:
    """A module of a package: files that are only read, files that become C, and its face."""

    package: str
    read: tuple[str, ...]
    compiled: tuple[str, ...]
    face: str
    includes: str  # what it needs from C
    layout: Callable[[], str]  # its records in C, and the functions around their memory
    layout_names: frozenset[str]
    own_tables: tuple[tuple[str, str], ...] = ()  # file and name: tables that become C arrays
    elsewhere: tuple[tuple[str, str], ...] = ()  # package and name of other files that are read
    rewritten: Callable[[str], str] = str  # the last word on the compiled functions

    @property
    def folder(self) -> Path:
        """Where its files are."""
        return folder_of(self.package)

    @property
    def sources(self) -> tuple[str, ...]:
        """The names of all its files."""
        return (*self.read, *self.compiled, self.face)

    def digest(self) -> str:
        """A fingerprint of everything it is made of."""
        digest = hashlib.sha256(source_digest().encode())
        for package, name in [*((self.package, name) for name in self.sources), *self.elsewhere]:
            digest.update(source_file(folder_of(package), name).read_bytes())
        return digest.hexdigest()

    def syntax(self, name: str) -> list[ast.stmt]:
        """The statements of one of its files."""
        return ast.parse((self.folder / f"{name}.py").read_text(encoding="utf-8")).body

    def imported(self) -> set[str]:
        """Everything its files import from the engine."""
        return {
            alias.name
            for name in [*self.compiled, self.face]
            for node in self.syntax(name)
            if isinstance(node, ast.ImportFrom) and node.level == 3
            for alias in node.names
        }

    def engine_functions(self) -> set[str]:
        """The engine's rule functions that it calls."""
        defined = {
            node.name
            for module in RULES
            for node in ast.parse(source_file(ENGINE, module).read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        }
        return self.imported() & defined

    def words(self) -> dict[str, int]:
        """Its own constants."""
        found = vars(bare_module(self.package, "constants")).items()
        return {key: value for key, value in found if key.isupper() and type(value) is int}

    def numbers(self) -> dict[str, int]:
        """All constants, the engine's and its own; no name may mean two."""
        found = constants()
        for name, value in self.words().items():
            if found.get(name, value) != value:
                raise SystemExit(f"constants.py of {self.package}: the name {name} is taken")
            found[name] = value
        return found

    def tables(self) -> dict[str, list[int] | list[list[int]]]:
        """Its own tables, and those of the engine that it reads."""
        used = self.imported()
        for package, name in self.elsewhere:
            bare_module(package, name)
        found = {
            name: vars(bare_module(self.package, file))[name] for file, name in self.own_tables
        }
        return found | {name: table for name, table in tables().items() if name in used}

    def names(self) -> set[str]:
        """All names of the compiled module."""
        names = check_names() | set(self.words()) | set(self.tables()) | self.layout_names
        names |= {"Position", "checked_seed"}
        for module in self.compiled:
            for node in self.syntax(module):
                if isinstance(node, ast.FunctionDef):
                    if node.name in names:
                        raise SystemExit(f"{module}.py: the name {node.name} is taken")
                    names.add(node.name)
        return names

    def write(self, target: Path) -> None:
        """Write the whole Cython module."""
        functions = ", ".join(sorted({*self.engine_functions(), "copy_record"}))
        parts = [
            HEADER,
            self.includes + ENGINE_USED.format(functions=functions),
            write_enum(self.numbers()),
            write_tables(self.tables()),
            self.layout(),
            f"SOURCE_DIGEST = {self.digest()!r}",
            *(
                self.rewritten(write_functions(self.folder / f"{module}.py"))
                for module in self.compiled
            ),
            write_face(self.folder / f"{self.face}.py", self.names(), self.package),
        ]
        write_if_new(target, "\n".join(parts))
