"""What the compiler accepts, and what it refuses with which message, at which line."""

from pathlib import Path

import pytest
from compiler.source import SubsetError
from compiler.subset import EXPRESSIONS, STATEMENTS
from toy_module import PUBLIC, make_module

IMPORTS = """\
from math import exp
from .constants import LIMIT, PAIRS, SIZE, SQUARES
from .record import Box, Long, Row
from .storage import cell_at
"""

ACCEPTED = [
    "def f() -> None:\n    pass",
    'def f(x: int) -> int:\n    """Text."""\n    return -x',
    "def f(x: Long) -> Long:\n    return (x * LIMIT + SIZE) >> 3 ^ x & 7 | x << 1",
    "def f(x: Real) -> Real:\n    return exp(x / 2.0) + abs(x) - min(x, 1.0, 2.0)",
    "def f(x: int) -> bool:\n    return not x or 0 <= x < SIZE and x not in (2, SIZE)",
    "def f(x: int) -> int:\n    return SQUARES[x % 4] if x > 0 else PAIRS[x // 2][1]",
    "def f(b: Box, row: Row) -> None:\n    b.total += row[0]\n    b.cells[1] = cell_at(b, 0)",
    "def f(b: Box) -> None:\n    row = b.cells\n    row[0] -= True",
    "def f() -> int:\n    n = 0\n    for i in range(SIZE, 0, -1):\n        n += i\n    return n",
    "def f(x: int) -> None:\n    while x:\n        x -= 1\n        if x == 2:\n"
    "            break\n        elif x == 3:\n            continue\n"
    "        else:\n            f(x)",
    "OWN = 7\nFIRST, SECOND = range(2)\ndef f() -> int:\n    return OWN + SECOND",
]


@pytest.mark.parametrize("source", ACCEPTED)
def test_what_has_a_c_form_is_accepted_and_copied(source: str, tmp_path: Path) -> None:
    text = make_module(tmp_path, f"{IMPORTS}\n{source}\n").write()
    body = source.partition("def ")[2].partition("\n")[2]
    assert f":\n{body.replace('cell_at(b, 0)', 'b.cells[0]')}\n" in text


def refuse(root: Path, source: str, line: int, public: str = PUBLIC) -> str:
    """The message with which a file of rules is refused, at a line of `source`."""
    module = make_module(root, IMPORTS + source + "\n", public)
    with pytest.raises(SubsetError) as caught:
        module.write()
    place, _, message = str(caught.value).partition(": ")
    path = module.open_file("rules").path
    assert place == f"{path}:{IMPORTS.count(chr(10)) + line}"
    return message


# Statements and expressions in the body of a function, by the kind of their node.
REFUSED_STATEMENTS = {
    "With": "with x: pass",
    "Try": "try: pass\n    except: pass",
    "Raise": "raise ValueError",
    "Assert": "assert x",
    "Match": "match x:\n        case 1: pass",
    "FunctionDef": "def g() -> None: pass",
    "ClassDef": "class G: pass",
    "Import": "import os",
    "ImportFrom": "from os import path",
    "Delete": "del x",
    "Global": "global x_",
    "Nonlocal": "nonlocal x_",
    "AnnAssign": "y: int = 1",
}
REFUSED_EXPRESSIONS = {
    "List": "[x]",
    "Dict": "{x: 1}",
    "Set": "{x}",
    "Tuple": "(x, 1)",
    "ListComp": "[y for y in SQUARES]",
    "SetComp": "{y for y in SQUARES}",
    "DictComp": "{y: y for y in SQUARES}",
    "GeneratorExp": "max(x, (y for y in SQUARES))",
    "Lambda": "lambda: x",
    "JoinedStr": 'f"{x}"',
    "NamedExpr": "(y := x)",
    "Starred": "max(*SQUARES)",
    "Slice": "SQUARES[1:]",
    "Await": "await x",
    "Yield": "(yield x)",
    "YieldFrom": "(yield from x)",
}


def test_every_advice_is_tested() -> None:
    assert REFUSED_STATEMENTS.keys() == STATEMENTS.keys()
    assert REFUSED_EXPRESSIONS.keys() == EXPRESSIONS.keys()


@pytest.mark.parametrize("kind", REFUSED_STATEMENTS)
def test_a_statement_without_a_c_form_is_refused(kind: str, tmp_path: Path) -> None:
    source = f"def f(x: int) -> None:\n    {REFUSED_STATEMENTS[kind]}"
    assert refuse(tmp_path, source, 2) == STATEMENTS[kind]


@pytest.mark.parametrize("kind", REFUSED_EXPRESSIONS)
def test_an_expression_without_a_c_form_is_refused(kind: str, tmp_path: Path) -> None:
    source = f"def f(x: int) -> int:\n    return {REFUSED_EXPRESSIONS[kind]}"
    assert refuse(tmp_path, source, 2) == EXPRESSIONS[kind]


IN_BODIES = {
    "x": "this does nothing: leave it out",
    "y = z = 1": "assign to one name at a time",
    "y, z = 1, 2": EXPRESSIONS["Tuple"],
    "x **= 2": "the operator Pow has no C form: multiply, or loop",
    "y = x @ x": "the operator MatMult has no C form: multiply, or loop",
    "for y in SQUARES: pass": "a loop counts: write `for name in range(...)`",
    "for y, z in range(2): pass": "a loop has one variable: for name in range(...)",
    "for y in range(): pass": "range takes one to three numbers",
    "for y in range(1, 2, x): pass": "the step of a range is a number written out: 2 or -1",
    "for y in range(2): pass\n    else: pass": "`else` of a loop: set a variable before `break`",
    "while x: pass\n    else: pass": "`else` of a loop: set a variable before `break`",
    "y = f": "f is a function: it can only be called",
    "y = z": "z is no variable, constant or table here: define or import it",
    "y = 'a'": "'a' is no number: numbers, True and False have a C form",
    "y = None": "None is no number: numbers, True and False have a C form",
    "y = 9223372036854775808": "9223372036854775808 is too large for 64 bits",
    "y = x in SQUARES": "`in` takes a tuple of numbers: x in (A, B)",
    "y = x is 1": "`is` compares objects: write == or !=",
    "y = b.cells.total": ".total: only a record has fields",
    "b.height = 1": "no record has a field height",
    "b.cells.append(1)": "b.cells.append: methods have no C form, call a function",
    "f(x=1, b=b)": "f: pass arguments by place, not by name",
    "y = range(2)": "range stands in `for name in range(...)` only",
    "y = len(SQUARES)": "len is no compiled function: import it from a compiled file",
    "f(x)": "f takes 2 arguments, not 1",
    "y = min(x)": "min takes 2 or more arguments, not 1",
}


@pytest.mark.parametrize("body", IN_BODIES)
def test_what_a_body_may_not_say_is_refused(body: str, tmp_path: Path) -> None:
    source = f"def f(x: int, b: Box) -> None:\n    {body}"
    assert refuse(tmp_path, source, 2) == IN_BODIES[body]


ANNOTATE = "{} has no annotation: C needs a type (-> None for none)"
TWICE = "def f() -> None: pass\ndef f() -> None: pass"
TYPES = "int, bool, None, Long, Real, Box, Row"
AT_THE_TOP = {
    "def f(x) -> None: pass": ANNOTATE.format("the parameter x"),
    "def f(): pass": ANNOTATE.format("the result"),
    "def f(x: str) -> None: pass": f"str has no C type: use one of {TYPES}, or add it to `types` "
    "of the module's description",
    "def f(x: int = 1) -> None: pass": "f: give the argument in every call, not a default",
    "def f(*x: int) -> None: pass": "f: only plain parameters have a C form, no * or /",
    "def f(x: int, /) -> None: pass": "f: only plain parameters have a C form, no * or /",
    "@f\ndef f() -> None: pass": "decorators have no C form: call the function",
    "async def f() -> None: pass": "`async` has no C form: write a plain function",
    "def f(SIZE: int) -> None: pass": "f: the variable SIZE hides what has that name: rename it",
    "class F: pass": "the class F has no C form: move it to a file that stays Python",
    "import os": "write `from ... import name`: names are known by themselves",
    "from .constants import *": "`import *` hides what is used: name what you import",
    "from .constants import SIZE as S": "import SIZE under its own name: "
    "all files become one module",
    "from os import sep": "sep of os has no C form: a compiled file imports numbers, tables of "
    "numbers, types and compiled functions",
    "if SIZE: pass": "a compiled file has imports, upper-case constants and functions, nothing "
    "else: move this to a file that stays Python",
    "size = 3": "size is no constant: write it in upper case, or keep it in the record",
    "BIG = [1, 40000]": "40000 in the table BIG does not fit into 16 bits",
    "ROWS = [[1], [2, 3]]": "the rows of the table ROWS differ in length",
    "SIZE = 5": "the name SIZE stands for something else elsewhere",
    TWICE: "the name f is taken by {module}: choose another",
    "def f() -> None": "expected ':'",
}


@pytest.mark.parametrize("source", AT_THE_TOP)
def test_what_a_file_may_not_say_is_refused(source: str, tmp_path: Path) -> None:
    line = 2 if source == TWICE else 1
    message = refuse(tmp_path, source, line)
    module = next(tmp_path.iterdir()).name
    assert message == AT_THE_TOP[source].replace("{module}", f"{module}.rules")


def test_a_name_that_is_taken_by_another_file_is_refused(tmp_path: Path) -> None:
    source = "def twice(x: int) -> int:\n    return 2 * x\n"
    module = make_module(tmp_path, {"one": source, "other": source})
    with pytest.raises(SubsetError, match=r"other\.py:1: the name twice is taken by toy_"):
        module.write()


def test_files_that_import_each_other_are_refused(tmp_path: Path) -> None:
    one = "from .other import g\ndef f() -> None: g()\n"
    other = "from .one import f\ndef g() -> None: f()\n"
    module = make_module(tmp_path, {"one": one, "other": other})
    with pytest.raises(SubsetError, match=r":1: files import each other: toy_\d+\.\w+ -> "):
        module.write()


def test_names_of_the_public_file_are_imported_as_they_are(tmp_path: Path) -> None:
    public = "from .storage import allocate as get\n"
    module = make_module(tmp_path, "", public)
    with pytest.raises(SubsetError, match=r"public\.py:1: import allocate under its own name"):
        module.write()
