"""A compiled module: which files it is made of, what their names mean, and its Cython text."""

import ast
import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

from .c_types import BASIC_TYPES, write_declaration
from .cython_writer import (
    HEADER,
    Edit,
    expand_macros,
    reach_rows,
    write_enum,
    write_functions,
    write_public,
    write_tables,
)
from .source import SRC, Import, SourceFile, load_module
from .subset import (
    BUILT_IN,
    MATH,
    Known,
    check_function,
    check_imports,
    check_top,
    count_arguments,
    find_targets,
)
from .tables import Table, check_table, is_table

NOGIL = "nogil"  # `with nogil:` in the public file: Cython knows it by itself


@dataclass(frozen=True)
class Storage:
    """A module's records in C, and the functions around their memory: hand-written Cython."""

    text: str
    fields: frozenset[str]  # of the records
    interface: str = ""  # the part that modules beside it see, in a .pxd
    rows: Mapping[str, str] = field(default_factory=dict)  # fields of structs, and their arrays


@dataclass(frozen=True)
class CompiledModule:
    """What a compiled module is made of.

    Every file of its folders is compiled but the public one and those that stay Python: a new
    file is compiled without being named anywhere.
    """

    package: str
    public: str  # the file whose functions and classes Python sees
    storage_file: str  # the functions around memory, as they are when interpreted
    storage_names: frozenset[str]  # those of its names that `write_storage` has in C
    write_storage: Callable[[], Storage]
    folders: tuple[str, ...] = ("",)
    stay_python: frozenset[str] = frozenset()
    records: Mapping[str, str] = field(default_factory=dict)  # classes, and their files
    own_types: Mapping[str, str] = field(default_factory=dict)  # annotations, and their C types
    macros: Mapping[str, str] = field(default_factory=dict)  # calls that C writes in another way
    with_gil: frozenset[str] = frozenset()  # functions that use Python objects
    c_imports: str = ""
    uses: "tuple[CompiledModule, ...]" = ()
    root: Path = SRC

    # Files ---

    def open_file(self, name: str) -> SourceFile:
        """One of its files, by its dotted name within the package."""
        return SourceFile(f"{self.package}.{name}", self.root)

    @cached_property
    def public_file(self) -> SourceFile:
        """The file that Python sees."""
        return self.open_file(self.public)

    @cached_property
    def files(self) -> list[SourceFile]:
        """The files that become C, each after those that it imports from."""
        package = self.root.joinpath(*self.package.split("."))
        left_out = {self.public, self.storage_file, *self.stay_python}
        found = {}
        for folder in self.folders:
            for path in sorted((package / folder).glob("*.py")):
                name = ".".join(path.relative_to(package).with_suffix("").parts)
                if path.name != "__init__.py" and name not in left_out:
                    file = self.open_file(name)
                    found[file.module] = file
        graph = {
            module: sorted({item.module for item in file.imports} & found.keys())
            for module, file in found.items()
        }
        try:
            return [found[module] for module in TopologicalSorter(graph).static_order()]
        except CycleError as error:
            circle = " -> ".join(error.args[1])
            raise found[error.args[1][0]].refuse(
                1, f"files import each other: {circle}"
            ) from None

    # Names ---

    @cached_property
    def types(self) -> dict[str, str]:
        """All annotations that have a C type here."""
        used = {name: kind for module in self.uses for name, kind in module.types.items()}
        return BASIC_TYPES | used | dict(self.own_types)

    @cached_property
    def storage(self) -> Storage:
        """Its records in C."""
        return self.write_storage()

    @cached_property
    def functions(self) -> dict[str, tuple[SourceFile, ast.FunctionDef]]:
        """Its C functions, by name: all files become one module, so no two share a name."""
        found: dict[str, tuple[SourceFile, ast.FunctionDef]] = {}
        for file in self.files:
            check_top(file)
            for node in file.tree.body:
                if not isinstance(node, ast.FunctionDef):
                    continue
                if node.name in found:
                    other = found[node.name][0].module
                    raise file.refuse(
                        node, f"the name {node.name} is taken by {other}: choose another"
                    )
                found[node.name] = (file, node)
        return found

    @cached_property
    def storage_functions(self) -> dict[str, ast.FunctionDef]:
        """The functions around memory, as the interpreted file declares them."""
        declared = self.open_file(self.storage_file).functions
        return {name: declared[name] for name in self.storage_names if name in declared}

    def find_owner(self, item: Import) -> "CompiledModule | None":
        """The compiled module, this one or one beside it, that has an imported name in C."""
        for module in (self, *self.uses):
            if item.module == f"{module.package}.{module.storage_file}":
                return module if item.name in module.storage_names else None
            if item.name in module.functions:
                if module.functions[item.name][0].module == item.module:
                    return module
        return None

    def read_value(self, item: Import) -> int | Table | None:
        """The constant or table that a name stands for, None if it is something else."""
        if not item.name.isupper() or not item.module.startswith(self.package.split(".")[0]):
            return None
        value = getattr(load_module(item.module, self.root), item.name, None)
        if type(value) is int:
            return value
        return value if is_table(value) else None

    def find_values(self) -> Iterator[tuple[SourceFile, Import, int | Table]]:
        """All constants and tables that its files import, or define."""
        for file in [*self.files, self.public_file]:
            imports = [item for item in file.imports if self.find_owner(item) is None]
            if file is not self.public_file:
                imports += [
                    Import(file.module, name, node.lineno)
                    for node in file.tree.body
                    if isinstance(node, ast.Assign)
                    for name in find_targets(node)
                ]
            for item in imports:
                value = self.read_value(item)
                if value is not None:
                    yield file, item, value

    @cached_property
    def values(self) -> dict[str, int | Table]:
        """Its constants and tables, by name."""
        found: dict[str, int | Table] = {}
        for file, item, value in self.find_values():
            if found.setdefault(item.name, value) != value or item.name in self.functions:
                raise file.refuse(
                    item.line, f"the name {item.name} stands for something else elsewhere"
                )
            if not isinstance(value, int):
                check_table(file, item, value)
        return dict(sorted(found.items()))

    @cached_property
    def used_functions(self) -> dict[str, set[str]]:
        """The C functions of other modules that it calls, by their package."""
        found: dict[str, set[str]] = {module.package: set() for module in self.uses}
        for file in [*self.files, self.public_file]:
            for item in file.imports:
                owner = self.find_owner(item)
                if owner is not None and owner is not self:
                    found[owner.package].add(item.name)
        return found

    @cached_property
    def math_functions(self) -> list[str]:
        """What its files import from `math`."""
        return sorted({i.name for file in self.files for i in file.imports if i.module == "math"})

    # Checks ---

    def know_names(self, file: SourceFile) -> Known:
        """What the functions of a file may use: what it imports and defines itself."""
        functions = dict(BUILT_IN)
        values = {
            name
            for node in file.tree.body
            if isinstance(node, ast.Assign)
            for name in find_targets(node)
        }
        for name, node in file.functions.items():
            functions[name] = count_arguments(node)
        for item in file.imports:
            owner = self.find_owner(item)
            if item.module == "math" and item.name in MATH:
                functions[item.name] = MATH[item.name]
            elif owner is not None:
                declared = owner.storage_functions.get(item.name)
                node = declared or owner.functions[item.name][1]
                functions[item.name] = count_arguments(node)
            elif item.name in self.values:
                values.add(item.name)
            elif item.name not in self.types:
                raise file.refuse(
                    item.line,
                    f"{item.name} of {item.module} has no C form: a compiled file imports "
                    "numbers, tables of numbers, types and compiled functions",
                )
        fields = self.storage.fields.union(*(module.storage.fields for module in self.uses))
        return Known(self.types, functions, frozenset(values), fields)

    def check(self) -> None:
        """Refuse the first thing that has no C form."""
        check_imports(self.public_file)
        known = {file.module: self.know_names(file) for file in self.files}
        for name, (file, node) in self.functions.items():
            if name not in self.with_gil:
                check_function(file, node, known[file.module])
            for module in self.uses:
                if name in module.functions or name in module.values:
                    raise file.refuse(
                        node, f"the name {name} is taken by {module.package}: choose another"
                    )
        for module in self.uses:
            self.check_shared_values(module)

    def check_shared_values(self, module: "CompiledModule") -> None:
        """Refuse a constant or table that a module beside it knows as something else."""
        for file, item, value in self.find_values():
            if module.values.get(item.name, value) != value or item.name in module.functions:
                raise file.refuse(
                    item.line, f"the name {item.name} stands for something else elsewhere"
                )

    # Text ---

    def write(self) -> str:
        """The whole Cython module; it knows a digest of its own text."""
        self.check()
        text = "\n".join(self.write_parts())
        digest = self.compute_digest(text)
        return f"{text}\nSOURCE_DIGEST = {digest!r}\n"

    def compute_digest(self, text: str) -> str:
        """A fingerprint of the module's text and of what it sees of other modules."""
        seen = [
            module.write_interface(self.used_functions[module.package]) for module in self.uses
        ]
        whole = "\n".join([text, self.storage.interface, *seen])
        return hashlib.sha256(whole.encode()).hexdigest()

    @property
    def digest(self) -> str:
        """What SOURCE_DIGEST of a module made from the present files is."""
        return self.compute_digest("\n".join(self.write_parts()))

    def write_parts(self) -> Iterator[str]:
        """The parts of the module's text.

        The functions of modules beside it are written once more, so that the C compiler sees
        all that is called at once.
        """
        values = {n: v for module in self.uses for n, v in module.values.items()} | self.values
        constants = {name: n for name, n in values.items() if isinstance(n, int)}
        tables = {name: t for name, t in values.items() if not isinstance(t, int)}
        yield HEADER + self.c_imports + self.write_cimports()
        yield write_enum(constants)
        yield write_tables(tables)
        yield self.storage.text
        for module in (*self.uses, self):
            for file in module.files:
                yield write_functions(file, module.types, module.edit, module.with_gil)
        imports = self.find_python_imports()
        yield write_public(self.public_file, imports, self.types, self.storage.rows)

    def edit(self, file: SourceFile, node: ast.AST) -> list[Edit]:
        """What C writes in another way, in a function of one of its files."""
        return [*expand_macros(file, node, self.macros), *reach_rows(node, self.storage.rows)]

    def write_cimports(self) -> str:
        """Imports of records and of the functions around their memory."""
        lines = []
        if self.math_functions:
            lines.append(f"from libc.math cimport {', '.join(self.math_functions)}")
        for module in self.uses:
            called = self.used_functions[module.package] & module.storage_names
            names = [*module.records, *sorted(called)]
            lines.append(f"from {module.package}._compiled cimport {', '.join(names)}")
        return "".join(f"{line}\n" for line in lines)

    def find_python_imports(self) -> dict[str, list[str]]:
        """What the public module still imports as Python objects."""
        found: dict[str, list[str]] = {}
        publics = {f"{m.package}.{m.public}": f"{m.package}._compiled" for m in self.uses}
        for item in self.public_file.imports:
            if self.find_owner(item) is not None or item.name in self.values:
                continue
            if item.name in self.types or item.name == NOGIL:
                continue
            found.setdefault(publics.get(item.module, item.module), []).append(item.name)
        return found

    def write_interface(self, functions: set[str]) -> str:
        """What modules beside it share, as a .pxd: its records and functions around memory."""
        lines = ["# Written by tools/compiler from Python files. Do not edit."]
        lines.append(self.storage.interface)
        for name, node in sorted(self.storage_functions.items()):
            if name in functions:
                file = self.open_file(self.storage_file)
                lines.append(write_declaration(file, node, self.types))
        return "\n".join(lines) + "\n"
