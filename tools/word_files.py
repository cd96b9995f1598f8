"""The Fluent files of a language, read for checks: every message with its place and its parts."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast

TERMS = "terms.ftl"
COLUMNS = re.compile(r"at most (\d+) columns")


@dataclass(frozen=True)
class Fault:
    """Something that is wrong, and where."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.what}"


@dataclass(frozen=True)
class Entry:
    """A message or a term: what it is made of."""

    key: str
    file: Path
    line: int
    node: ast.Message | ast.Term
    columns: int | None  # how wide it may be at most

    @property
    def patterns(self) -> dict[str, ast.Pattern]:
        """Its value as "" and its attributes by name."""
        found = {"": self.node.value} if self.node.value else {}
        return found | {each.id.name: each.value for each in self.node.attributes}

    @property
    def attributes(self) -> set[str]:
        """The names of its attributes: the forms of a name."""
        return {each.id.name for each in self.node.attributes}

    @property
    def variables(self) -> set[str]:
        """The arguments it uses anywhere."""
        return {name for pattern in self.patterns.values() for name in find_variables(pattern)}


@dataclass
class Language:
    """All messages and terms of a language by key, and what could not be read."""

    name: str
    messages: dict[str, Entry] = field(default_factory=dict)
    terms: dict[str, list[Entry]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


def read_language(folder: Path) -> Language:
    """The files of a language; its name is the folder's."""
    language = Language(folder.name)
    for path in sorted(folder.glob("*.ftl")):
        read_file(path, language)
    return language


def read_file(path: Path, language: Language) -> None:
    """The messages of one file, added to the others."""
    text = path.read_text(encoding="utf-8")
    group: int | None = None
    for node in FluentParser().parse(text).body:
        line = find_line(text, node)
        if isinstance(node, ast.GroupComment):
            group = read_columns(node.content)
        elif isinstance(node, ast.Junk):
            why = node.annotations[0].message if node.annotations else "can't be read"
            language.faults.append(Fault(path, line, f"no message: {why}"))
        elif isinstance(node, ast.Message | ast.Term):
            said = read_columns(node.comment.content if node.comment else None)
            entry = Entry(node.id.name, path, line, node, said or group)
            add_entry(entry, language)


def add_entry(entry: Entry, language: Language) -> None:
    """One message more; each key is there once, terms once in a file."""
    if isinstance(entry.node, ast.Term):
        others = language.terms.setdefault(entry.key, [])
        known = next((other for other in others if entry.file == other.file), None)
        others.append(entry)
    else:
        known = language.messages.get(entry.key)
        language.messages.setdefault(entry.key, entry)
    if known:
        what = f"{entry.key}: is already in {known.file.name}, line {known.line}"
        language.faults.append(Fault(entry.file, entry.line, what))


def read_columns(comment: str | None) -> int | None:
    """How wide a comment lets messages be."""
    found = COLUMNS.search(comment or "")
    return int(found[1]) if found else None


def find_line(text: str, node: ast.SyntaxNode) -> int:
    """The line of a node; that of a message, not of the comment before it."""
    start = node.id.span if isinstance(node, ast.Message | ast.Term) else node.span
    return text.count("\n", 0, start.start if start else 0) + 1


# What patterns are made of ---


def walk_nodes(root: ast.SyntaxNode | list[ast.SyntaxNode]) -> Iterator[ast.SyntaxNode]:
    """A node and all that is in it."""
    if isinstance(root, list):
        for one in root:
            yield from walk_nodes(one)
        return
    yield root
    for name, part in vars(root).items():
        if name != "span" and isinstance(part, ast.SyntaxNode | list):
            yield from walk_nodes(part)


def find_variables(root: ast.SyntaxNode) -> set[str]:
    """The arguments that are used in a node."""
    return {node.id.name for node in walk_nodes(root) if isinstance(node, ast.VariableReference)}


def find_selections(root: ast.SyntaxNode) -> list[ast.SelectExpression]:
    """The choices between variants in a node."""
    return [node for node in walk_nodes(root) if isinstance(node, ast.SelectExpression)]


def find_selected_variable(choice: ast.SelectExpression) -> str | None:
    """The argument that a choice depends on, also as NUMBER($n)."""
    names = find_variables(choice.selector)
    return names.pop() if len(names) == 1 else None


def list_variant_keys(choice: ast.SelectExpression) -> list[str]:
    """The names of the variants."""
    return [
        each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
        for each in choice.variants
    ]
