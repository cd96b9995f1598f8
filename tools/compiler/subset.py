"""The subset of Python that becomes C, checked on the syntax tree, statement by statement.

Whatever is not accepted here is refused with its line and with what to write instead.
"""

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from .c_types import Types, find_c_type
from .source import SourceFile

# Functions of Python and C that may be called, with the number of arguments they take.
BUILT_IN = {"min": (2, 9), "max": (2, 9), "abs": (1, 1)}
MATH = {"exp": (1, 1), "log": (1, 1), "sqrt": (1, 1)}
LARGEST = 2**63 - 1

OPERATORS = (
    *(ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod),
    *(ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift),
)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)

STATEMENTS = {
    "With": "`with` has no C form: only the public module may let other threads run",
    "Try": "exceptions have no C form: check before, and return a number that tells",
    "Raise": "exceptions have no C form: check in the public module, before anything is called",
    "Assert": "`assert` has no C form: put the check into a test",
    "Match": "`match` has no C form: write if and elif",
    "FunctionDef": "a function inside a function has no C form: move it to the top of the file",
    "ClassDef": "a class has no C form: move it to a file that stays Python",
    "Import": "imports stand at the top of the file",
    "ImportFrom": "imports stand at the top of the file",
    "Delete": "`del` has no C form: assign another value",
    "Global": "globals have no C form: keep it in the record",
    "Nonlocal": "a function inside a function has no C form: move it to the top of the file",
    "AnnAssign": "a variable takes the type of what it is assigned: leave out the annotation",
}
EXPRESSIONS = {
    "List": "lists have no C form: use a table, or a field of the record",
    "Dict": "dicts have no C form: use a table",
    "Set": "sets have no C form: use a table of flags",
    "Tuple": "tuples have no C form but in `x in (A, B)`: write one statement for each value",
    "ListComp": "comprehensions have no C form: write a loop",
    "SetComp": "comprehensions have no C form: write a loop",
    "DictComp": "comprehensions have no C form: write a loop",
    "GeneratorExp": "generators have no C form: write a loop",
    "Lambda": "`lambda` has no C form: write a function",
    "JoinedStr": "strings have no C form: tell numbers, and put them into words in Python",
    "NamedExpr": "`:=` has no C form: assign before",
    "Starred": "`*` has no C form here: write the arguments out",
    "Slice": "slices have no C form: write a loop",
    "Await": "`await` has no C form",
    "Yield": "generators have no C form: write a loop",
    "YieldFrom": "generators have no C form: write a loop",
}


@dataclass(frozen=True)
class Known:
    """What the functions of a module may use."""

    types: Types
    functions: Mapping[str, tuple[int, int]]  # the fewest and the most arguments
    values: frozenset[str]  # constants and tables
    fields: frozenset[str]  # of its records


def count_arguments(node: ast.FunctionDef) -> tuple[int, int]:
    """How many arguments a function takes: the fewest and the most, which are the same."""
    return len(node.args.args), len(node.args.args)


def check_top(file: SourceFile) -> None:
    """Refuse what a compiled file can't have outside its functions."""
    check_imports(file)
    for node in file.tree.body:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if isinstance(node, ast.FunctionDef | ast.ImportFrom):
            continue
        if isinstance(node, ast.Assign):
            check_constant(file, node)
        elif isinstance(node, ast.ClassDef):
            raise file.refuse(
                node, f"the class {node.name} has no C form: move it to a file that stays Python"
            )
        elif isinstance(node, ast.Import):
            raise file.refuse(node, "write `from ... import name`: names are known by themselves")
        elif isinstance(node, ast.AsyncFunctionDef):
            raise file.refuse(node, "`async` has no C form: write a plain function")
        else:
            raise file.refuse(
                node,
                "a compiled file has imports, upper-case constants and functions, nothing else: "
                "move this to a file that stays Python",
            )


def check_imports(file: SourceFile) -> None:
    """Names are imported one by one, as they are."""
    for node in file.tree.body:
        for alias in node.names if isinstance(node, ast.ImportFrom) else []:
            if alias.name == "*":
                raise file.refuse(node, "`import *` hides what is used: name what you import")
            if alias.asname:
                raise file.refuse(
                    node, f"import {alias.name} under its own name: all files become one module"
                )


def check_constant(file: SourceFile, node: ast.Assign) -> None:
    """What is assigned outside of functions is a constant or a table."""
    for name in find_targets(node):
        if not name.isupper():
            raise file.refuse(
                node, f"{name} is no constant: write it in upper case, or keep it in the record"
            )


def find_targets(node: ast.Assign) -> list[str]:
    """The names that a statement assigns."""
    return [
        part.id
        for target in node.targets
        for part in ast.walk(target)
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    ]


def check_signature(file: SourceFile, node: ast.FunctionDef, types: Types) -> None:
    """A C function has parameters with types, and nothing else."""
    arguments = node.args
    if node.decorator_list:
        raise file.refuse(node.decorator_list[0], "decorators have no C form: call the function")
    if arguments.defaults or arguments.kw_defaults:
        raise file.refuse(node, f"{node.name}: give the argument in every call, not a default")
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
        raise file.refuse(node, f"{node.name}: only plain parameters have a C form, no * or /")
    for argument in arguments.args:
        find_c_type(file, argument, argument.annotation, types)
    find_c_type(file, node, node.returns, types)


def check_function(file: SourceFile, node: ast.FunctionDef, known: Known) -> None:
    """Refuse a function unless all it says has a C form."""
    check_signature(file, node, known.types)
    variables = {argument.arg for argument in node.args.args}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            variables.add(part.id)
    for name in sorted(variables):
        if name in known.functions or name in known.values:
            raise file.refuse(
                node, f"{node.name}: the variable {name} hides what has that name: rename it"
            )
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    Checker(file, known, variables).check_all(body)


@dataclass
class Checker:
    """One walk over the body of a function."""

    file: SourceFile
    known: Known
    variables: set[str]

    def check_all(self, body: list[ast.stmt]) -> None:
        """Statements, one after the other."""
        for statement in body:
            self.check_statement(statement)

    def check_statement(self, node: ast.stmt) -> None:
        """A statement and all that it consists of."""
        match node:
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Return(value=None):
                pass
            case ast.Return(value=ast.expr() as value):
                self.check(value)
            case ast.Expr(value=ast.Call() as call):
                self.check(call)
            case ast.Expr():
                raise self.file.refuse(node, "this does nothing: leave it out")
            case ast.Assign(targets=[target], value=value):
                self.check_target(target)
                self.check(value)
            case ast.Assign():
                raise self.file.refuse(node, "assign to one name at a time")
            case ast.AugAssign(target=target, op=op, value=value):
                self.check_target(target)
                self.check_operator(node, op)
                self.check(value)
            case ast.If(test=test, body=body, orelse=orelse):
                self.check(test)
                self.check_all([*body, *orelse])
            case ast.While(test=test, body=body, orelse=[]):
                self.check(test)
                self.check_all(body)
            case ast.For(body=body, orelse=[]):
                self.check_range(node)
                self.check_all(body)
            case ast.While() | ast.For():
                raise self.file.refuse(node, "`else` of a loop: set a variable before `break`")
            case _:
                name = type(node).__name__
                raise self.file.refuse(node, STATEMENTS.get(name, f"{name} has no C form"))

    def check_target(self, node: ast.expr) -> None:
        """What is assigned to: a variable, a field, or an entry of one."""
        if isinstance(node, ast.Tuple | ast.List | ast.Starred):
            raise self.file.refuse(node, EXPRESSIONS["Tuple"])
        if isinstance(node, ast.Attribute | ast.Subscript):
            self.check(node)

    def check_range(self, node: ast.For) -> None:
        """Loops count: `for name in range(...)`."""
        call = node.iter
        if not isinstance(node.target, ast.Name):
            raise self.file.refuse(node, "a loop has one variable: for name in range(...)")
        if not (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id == "range"
        ):
            raise self.file.refuse(node, "a loop counts: write `for name in range(...)`")
        if call.keywords or not 1 <= len(call.args) <= 3:
            raise self.file.refuse(node, "range takes one to three numbers")
        if len(call.args) == 3 and not is_number(call.args[2]):
            raise self.file.refuse(node, "the step of a range is a number written out: 2 or -1")
        for argument in call.args:
            self.check(argument)

    def check_operator(self, node: ast.AST, operator: ast.operator) -> None:
        """An arithmetic operator that C has too."""
        if not isinstance(operator, OPERATORS):
            raise self.file.refuse(
                node, f"the operator {type(operator).__name__} has no C form: multiply, or loop"
            )

    def check(self, node: ast.expr) -> None:
        """An expression and all that it consists of."""
        match node:
            case ast.Name():
                self.check_name(node)
            case ast.Constant():
                self.check_number(node)
            case ast.BinOp(left=left, op=op, right=right):
                self.check_operator(node, op)
                self.check(left)
                self.check(right)
            case ast.BoolOp(values=values):
                for value in values:
                    self.check(value)
            case ast.UnaryOp(operand=operand):
                self.check(operand)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                for part in (test, body, orelse):
                    self.check(part)
            case ast.Compare():
                self.check_comparison(node)
            case ast.Attribute():
                self.check_field(node)
            case ast.Subscript(value=value, slice=index):
                self.check(value)
                self.check(index)
            case ast.Call():
                self.check_call(node)
            case _:
                name = type(node).__name__
                raise self.file.refuse(node, EXPRESSIONS.get(name, f"{name} has no C form"))

    def check_name(self, node: ast.Name) -> None:
        """A variable, a constant or a table."""
        if node.id in self.variables or node.id in self.known.values:
            return
        if node.id in self.known.functions:
            raise self.file.refuse(node, f"{node.id} is a function: it can only be called")
        raise self.file.refuse(
            node, f"{node.id} is no variable, constant or table here: define or import it"
        )

    def check_number(self, node: ast.Constant) -> None:
        """Whole numbers of 64 bits, floats, True and False."""
        if isinstance(node.value, int) and abs(node.value) > LARGEST:
            raise self.file.refuse(node, f"{node.value} is too large for 64 bits")
        if not isinstance(node.value, int | float):
            raise self.file.refuse(
                node, f"{node.value!r} is no number: numbers, True and False have a C form"
            )

    def check_comparison(self, node: ast.Compare) -> None:
        """Numbers are compared by size; `in` takes a tuple of numbers."""
        self.check(node.left)
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn):
                if not isinstance(right, ast.Tuple):
                    raise self.file.refuse(node, "`in` takes a tuple of numbers: x in (A, B)")
                for value in right.elts:
                    self.check(value)
            elif isinstance(operator, COMPARISONS):
                self.check(right)
            else:
                raise self.file.refuse(node, "`is` compares objects: write == or !=")

    def check_field(self, node: ast.Attribute) -> None:
        """A field of a record."""
        if not isinstance(node.value, ast.Name):
            raise self.file.refuse(node, f".{node.attr}: only a record has fields")
        self.check(node.value)
        if node.attr not in self.known.fields:
            raise self.file.refuse(node, f"no record has a field {node.attr}")

    def check_call(self, node: ast.Call) -> None:
        """A call of a compiled function, with all its arguments in their order."""
        if not isinstance(node.func, ast.Name):
            raise self.file.refuse(
                node, f"{ast.unparse(node.func)}: methods have no C form, call a function"
            )
        name = node.func.id
        if node.keywords:
            raise self.file.refuse(node, f"{name}: pass arguments by place, not by name")
        for argument in node.args:
            self.check(argument)
        if name == "range":
            raise self.file.refuse(node, "range stands in `for name in range(...)` only")
        if name not in self.known.functions:
            raise self.file.refuse(
                node, f"{name} is no compiled function: import it from a compiled file"
            )
        fewest, most = self.known.functions[name]
        if not fewest <= len(node.args) <= most:
            wanted = fewest if fewest == most else f"{fewest} or more"
            raise self.file.refuse(node, f"{name} takes {wanted} arguments, not {len(node.args)}")


def is_number(node: ast.expr) -> bool:
    """Whether an expression is a number written out, perhaps with a minus."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int
