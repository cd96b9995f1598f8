"""Write the engine's dispatch: which rules belong to which question or step.

    python tools/write_dispatch.py

src/teotihuacan/engine/rules/dispatch.py is written from the rows of `schema/questions.py`. It is
plain code, so that the compiler makes a C switch of it. A test says when it no longer fits them.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from compiler.source import SRC, load_module

ENGINE = SRC / "teotihuacan" / "engine"
TARGET = ENGINE / "rules" / "dispatch.py"
FOLDERS = ("rules", "setup", "teotibot")
KNOWN = {"p", "seat", "action"}  # beside the numbers of a frame
NUMBERS = ("a", "b", "c")  # what the numbers of a frame are called, whatever they mean
LONGEST = 99  # of a line, with its end
Calls = list[tuple[str, str]]  # the constant of a question or step, and a call

HEADING = '''\
"""The rules of each question and step.

Written by tools/write_dispatch.py from schema/questions.py: don't edit it.
"""
'''
FRAME = """\
    frame = p.stack[p.depth - 1]
    kind = frame[0]
    seat = frame[1]
    a = frame[2]
    b = frame[3]
    c = frame[4]
"""
FIND_LEGAL = f'''\
def find_legal(p: State) -> None:
    """List the legal answers to the question on top, in ascending order."""
    p.legal_count = 0
{FRAME}'''
ANSWER = f'''\
def answer_question(p: State, action: int) -> None:
    """Carry out an answer that only the question on top takes."""
{FRAME}    pop(p)
'''
TAKE_STEP = f'''\
def take_step(p: State) -> None:
    """Carry out the step on top of the stack that needs no answer."""
{FRAME}    pop(p)
'''


def write_dispatch() -> str:
    """The whole file."""
    table = load_module("teotihuacan.engine.schema.questions")
    questions = table.QUESTION_KINDS[1:]
    legal = [(kind.name, write_call(kind.legal, kind.numbers)) for kind in questions]
    answers = [(kind.name, write_call(kind.answer, kind.numbers)) for kind in questions]
    steps = [(kind.name, write_call(kind.rule, kind.numbers)) for kind in table.STEP_KINDS]
    functions = [
        FIND_LEGAL + write_branches(legal),
        ANSWER + write_branches(answers),
        TAKE_STEP + write_branches(steps),
    ]
    body = "\n\n".join(functions)
    return f"{HEADING}\n{write_imports(body)}\n\n{body}"


def write_call(call: str, numbers: tuple[str, ...]) -> str:
    """A call with the numbers of a frame in place of their names."""
    tree = ast.parse(call, mode="eval")
    places = dict(zip(numbers, NUMBERS, strict=False))
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = places.get(node.id, node.id)
    return ast.unparse(tree)


def write_branches(calls: Calls) -> str:
    """One branch for each question or step."""
    lines = []
    for i, (name, call) in enumerate(calls):
        lines += [f"    {'elif' if i else 'if'} kind == {name.upper()}:", f"        {call}"]
    return "\n".join(lines) + "\n"


def write_imports(body: str) -> str:
    """Imports of all names that the functions use."""
    homes = {name: module for module, name in find_names()}
    used: dict[str, set[str]] = defaultdict(set)
    for node in ast.walk(ast.parse(body)):
        if not isinstance(node, ast.Name) or isinstance(node.ctx, ast.Store):
            continue
        if node.id in homes:
            used[homes[node.id]].add(node.id)
        elif node.id not in KNOWN | {*NUMBERS, "frame", "kind", "int"}:
            raise ValueError(f"{node.id} is no rule, no constant and no number of its row")
    modules = sorted(used, key=rank)
    return "".join(write_import(module, sorted(used[module])) for module in modules)


def rank(module: str) -> tuple[int, str]:
    """Imports in the order that linters want: packages further up come first."""
    return (-len(module) + len(module.lstrip(".")), module)


def write_import(module: str, names: list[str]) -> str:
    """One import, on as many lines as it needs."""
    line = f"from {module} import {', '.join(names)}\n"
    if len(line) <= LONGEST:
        return line
    return f"from {module} import (\n" + "".join(f"    {name},\n" for name in names) + ")\n"


def find_names() -> Iterator[tuple[str, str]]:
    """Rules, and the constants that rows may use, with the modules to import them from."""
    yield ("..record.frames", "pop")
    yield ("..record.state", "State")
    for module in ("actions", "constants"):
        yield from ((f"..{module}", name) for name in find_constants(ENGINE / f"{module}.py"))
    for folder in FOLDERS:
        for path in sorted((ENGINE / folder).glob("*.py")):
            home = f".{path.stem}" if folder == "rules" else f"..{folder}.{path.stem}"
            if path not in (TARGET, ENGINE / "rules" / "questions.py"):
                yield from ((home, name) for name in find_functions(path))


def find_functions(path: Path) -> Iterable[str]:
    """The functions of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def find_constants(path: Path) -> Iterable[str]:
    """What a file assigns at its top."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    return [
        part.id
        for node in assigned
        for target in node.targets
        for part in ast.walk(target)
        if isinstance(part, ast.Name)
    ]


if __name__ == "__main__":
    TARGET.write_text(write_dispatch(), encoding="utf-8")
