"""Finds texts for people outside the Fluent files: in Python, and in the browser's sources.

What looks like a text: two words with a space between them, or a single word where a program
shows something. What only looks like one is in ALLOWED, with the reason.
"""

import ast
import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from node import make_environment
from word_files import Fault

ROOT = Path(__file__).resolve().parent.parent
INTERFACES = ("cli", "tui", "arena")  # elsewhere only errors are told to people
ALLOWED: dict[str, dict[str, str]] = {  # by file: text, and why it is no text for people
    "src/teotihuacan/arena/plots.py": {
        'pip install "teotihuacan[plots]"': "a command, the same in every language",
        "offset points": "matplotlib's",
        "outside lower center": "matplotlib's",
    },
    "src/teotihuacan/arena/on_ray.py": {
        'pip install "teotihuacan[ray]"': "a command, the same in every language",
    },
    "src/teotihuacan/cli/click_messages.py": {
        "*": "Click's own English, which is recognised there"
    },
    "web/src/turn/keys.ts": {
        "Shift R": "what is printed on keys",
        "Shift U": "what is printed on keys",
    },
    "web/src/gallery.ts": {"*": "the gallery of symbols is for developers"},
    "web/src/board/gallery/Gallery.svelte": {"*": "the gallery of symbols is for developers"},
    "web/src/board/gallery/Pieces.svelte": {"*": "the gallery of symbols is for developers"},
    "web/src/board/gallery/SampleTable.svelte": {"*": "the gallery is for developers"},
    "web/src/board/gallery/galleryScenes.ts": {"*": "the gallery of symbols is for developers"},
}
SHOWING = {  # functions whose positional arguments are shown; how many of them
    **dict.fromkeys(("print", "echo", "secho", "add_row"), 99),
    **dict.fromkeys(("Text", "Label", "Button", "Static", "Panel", "Markdown"), 1),
    **dict.fromkeys(("notify", "add_column", "append", "set_title", "set_xlabel"), 1),
    **dict.fromkeys(("BadParameter", "UsageError", "Checkbox", "RadioButton", "from_markup"), 1),
}
SHOWN_KEYWORDS = {
    *("help", "short_help", "epilog", "title", "subtitle", "caption", "label", "placeholder"),
    *("description", "tooltip", "text", "prompt", "rich_help_panel", "hint", "border_title"),
}
BINDING = 3  # arguments of a key binding; the last one is shown
SILENT = {  # functions whose arguments nobody reads
    *("compile", "fullmatch", "match", "search", "sub", "split", "findall", "finditer"),
    *("execute", "executescript", "getLogger", "debug", "info", "warning", "error", "exception"),
    *("query", "query_one", "select", "cast", "TypeVar", "say", "knows", "called", "message"),
    *("action", "run_action", "import_module", "getattr", "setattr", "startswith", "endswith"),
}
SILENT_KEYWORDS = {"style", "header_style", "border_style", "id", "classes", "name", "command"}
PROGRAMMERS = {
    *("ValueError", "TypeError", "RuntimeError", "AssertionError", "KeyError", "LessonError"),
    "AttributeError",
    *("EnvError", "IllegalStep"),
    *("ImportError", "OSError", "TimeoutError", "NotImplementedError"),
}
MESSAGE_KEY = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")
STYLE = re.compile(
    r"((bold|dim|italic|underline|reverse|strike|blink|not|none|on|default|"
    r"(bright_)?(black|red|green|yellow|blue|magenta|cyan|white)|gr[ae]y\d*|#[0-9a-f]{6})\s*)+"
)
MARKUP = re.compile(r"\[/?[a-z #$_\d.-]*\]|<[^<>]*>")
CODE = re.compile(
    r"^\s*(SELECT|INSERT|CREATE|DELETE|PRAGMA|UPDATE|BEGIN|COMMIT)\b|[{;]\s*\n|;\s*\}"
)
COMMAND = re.compile(r"teotihuacan ")  # what is typed, the same in every language
TWO_WORDS = re.compile(r"[^\W\d_]{2,}[,;:.!?)'’]* +[('‘]*[^\W\d_]{2,}")
WORD = re.compile(r"[^\W\d_]{2,}")


def looks_like_text(text: str) -> bool:
    """Whether people could read something in a text: two words in a row, no code, no style."""
    bare = MARKUP.sub("", text)
    other = CODE.search(text) or STYLE.fullmatch(text.strip()) or COMMAND.match(text)
    return bool(TWO_WORDS.search(bare)) and not other


def is_word(text: str) -> bool:
    """Whether a text has any word; enough where everything is shown, keys are said elsewhere."""
    bare = MARKUP.sub("", text)
    other = STYLE.fullmatch(text.strip()) or MESSAGE_KEY.fullmatch(text) or COMMAND.match(text)
    return bool(WORD.search(bare)) and not other


def is_allowed(file: Path, text: str) -> bool:
    """Whether a text is on the list of those that may stay."""
    name = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
    texts = ALLOWED.get(name, {})
    return "*" in texts or text in texts


# Python ---


def find_in_python(source: Path) -> Iterator[Fault]:
    """Texts in the Python files of the package."""
    for path in sorted(source.rglob("*.py")):
        finder = Finder(path.relative_to(source).parts[0] in INTERFACES)
        finder.visit(ast.parse(path.read_text(encoding="utf-8")))
        for line, text in finder.found:
            if not is_allowed(path, text):
                yield Fault(path, line, f"a text outside the Fluent files: {text!r}")


class Finder(ast.NodeVisitor):  # its methods are named as Python wants
    """Walks a file; `found` are the lines and texts for people."""

    def __init__(self, interface: bool) -> None:
        self.interface = interface
        self.found: list[tuple[int, str]] = []

    def visit_Expr(self, node: ast.Expr) -> None:
        """A line of its own: a docstring, or something done."""
        if not isinstance(node.value, ast.Constant):  # a docstring
            self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A text."""
        if isinstance(node.value, str):
            self.consider(node, node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """A text with values in it."""
        self.consider(node, read_fixed_text(node))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                self.visit(part.value)

    def consider(self, node: ast.expr, text: str, shown: bool = False) -> None:
        """Keep a text if it is one for people."""
        if self.interface and (is_word(text) if shown else looks_like_text(text)):
            self.found.append((node.lineno, text))

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """A value with its type."""
        self.visit_annotation(node.annotation)
        if node.value:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """A parameter."""
        self.visit_annotation(node.annotation)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function; what it returns is a type."""
        for part in (node.args, *node.decorator_list, *node.body):
            self.visit(part)

    def visit_annotation(self, node: ast.expr | None) -> None:
        """Types may be written as texts; only calls in them, such as options, say something."""
        for part in ast.walk(node) if node else ():
            if isinstance(part, ast.Call):
                self.visit(part)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """A type with notes, or an entry of something."""
        if getattr(node.value, "id", "") == "Annotated":
            self.visit_annotation(node.slice)
        else:
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """An error: those of programs are for programmers."""
        call = node.exc
        name = find_called_name(call.func) if isinstance(call, ast.Call) else ""
        if not isinstance(call, ast.Call) or name in PROGRAMMERS:
            return
        if not self.interface and name.endswith(("Error", "IllegalAction")) and call.args:
            self.visit_refusal(call.args[0])
        self.visit(call)

    def visit_refusal(self, first: ast.expr) -> None:
        """The message of an error: a key, no sentence."""
        text = read_fixed_text(first)
        if looks_like_text(text):
            self.found.append((first.lineno, text))

    def visit_Call(self, node: ast.Call) -> None:
        """A call: what it shows counts most, some show nothing."""
        name = find_called_name(node.func)
        if name in SILENT:
            return
        shown = SHOWING.get(name, 0)
        for i, argument in enumerate(node.args):
            if i < shown or (name == "Binding" and i == BINDING - 1):
                self.consider_shown(argument)
            else:
                self.visit(argument)
        for keyword in node.keywords:
            if keyword.arg in SHOWN_KEYWORDS:
                self.consider_shown(keyword.value)
            elif keyword.arg not in SILENT_KEYWORDS:
                self.visit(keyword.value)
        self.visit(node.func)

    def consider_shown(self, node: ast.expr) -> None:
        """An argument that is shown: any word counts."""
        if isinstance(node, ast.JoinedStr | ast.Constant):
            self.consider(node, read_fixed_text(node), shown=True)
            for part in ast.iter_child_nodes(node):
                if isinstance(part, ast.FormattedValue):
                    self.visit(part.value)
        else:
            self.visit(node)


def find_called_name(function: ast.expr) -> str:
    """The last name of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def read_fixed_text(node: ast.expr) -> str:
    """The text of a constant or, with a hole for each value, of an f-string."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
        )
    return ""


# The browser ---


def find_in_browser(source: Path) -> Iterator[Fault]:
    """Texts in the Svelte and TypeScript files; Svelte's own parser reads them."""
    script = Path(__file__).with_name("outside_texts.mjs")
    run = subprocess.run(
        ["node", str(script), str(source)],
        env=make_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    for entry in json.loads(run.stdout):
        path = Path(entry["file"])
        if not is_allowed(path, entry["text"]):
            what = f"a text outside the Fluent files: {entry['text']!r}"
            yield Fault(path, entry["line"], what)
