"""Where messages are used: the keys that Python and browser sources name, and what they pass.

A key is named as a whole ("ask-turn"), or made from a beginning and a name of the engine
(f"ask-{question}"): a family. Families are found in the sources; for those in FAMILIES the names
are known, so that a message of a name that is gone is found too.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from teotihuacan.bots.levels import LEVELS as BOT_LEVELS
from teotihuacan.bots.styles import STYLES
from teotihuacan.engine import constants as w
from teotihuacan.engine.schema.actions import ACTION_KINDS
from teotihuacan.engine.schema.discovery_tiles import DISCOVERY_TILES
from teotihuacan.engine.schema.events import ENTRY_KINDS, OUTCOME_KEYS, SLOT_KEYS
from teotihuacan.engine.setup import options as setup
from teotihuacan.study.profiles import ACHIEVEMENTS

DISCOVERIES = {tile.message.removeprefix("discovery-") for tile in DISCOVERY_TILES}
OPTIONS = {name.replace("_", "-") for name in setup.OPTIONS}
# The names that the keys of a family go on with, before any ending such as -does.
FAMILIES: dict[str, set[str]] = {
    "achievement-": {one.key for one in ACHIEVEMENTS},
    "ask-": {*w.QUESTION_NAMES},
    "answer-": {kind.name for kind in ACTION_KINDS},
    "board-": {*w.BOARD_NAMES},
    "bonus-": {*w.BONUS_NAMES},
    "bot-": {*w.BOT_TILE_NAMES, *BOT_LEVELS, *STYLES, "random", "greedy"},
    "discovery-": DISCOVERIES,
    "knob-": {name.replace("_", "-") for name in w.KNOB_NAMES},
    "level-": {*setup.LEVELS, setup.CUSTOM},
    "log-": {*ENTRY_KINDS},
    "log-outcome-": {*OUTCOME_KEYS},
    "log-slot-": {*SLOT_KEYS},
    "log-source-": {*w.SOURCE_NAMES},
    "option-": OPTIONS,
    "royal-": {*w.ROYAL_NAMES},
    "tui-sign-discovery-": DISCOVERIES,
    "source-": {name.replace("_", "-") for name in w.SOURCE_NAMES},
    "technology-": {*w.TECHNOLOGY_NAMES},
}
# Families whose beginning is no literal in a template: options of a new game in the TUI.
BY_HAND = {("tui-who-", ""), ("tui-setup-", "")}
KEY = r"[a-z][a-z0-9_-]*"
QUOTED = re.compile(rf"""(["'`])({KEY})\1""")
TEMPLATE = re.compile(rf"`((?:{KEY})?(?:\$\{{[^`]*?\}}-?(?:{KEY})?)+)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
IN_PAGE = re.compile(rf"%say:({KEY})%")  # put in when the page is built
CALL = re.compile(
    rf"""\b(?:say|told)\(\s*["']({KEY})["']\s*(?:,\s*\{{([^{{}}]*)\}}\s*)?,?\s*\)"""
)
NESTED = re.compile(r"\([^()]*\)|\[[^\[\]]*\]")  # in what is passed: calls, lists
GENERIC = 2  # ends of keys must be longer than that to be an ending: "-x" is none
BROWSER = (".ts", ".svelte")


@dataclass
class Uses:
    """What sources name: whole keys, families as (beginning, ending), calls with arguments."""

    keys: set[str] = field(default_factory=set)
    families: set[tuple[str, str]] = field(default_factory=lambda: {*BY_HAND})
    calls: list["Call"] = field(default_factory=list)

    def has(self, key: str) -> bool:
        """Whether a message is used."""
        if key in self.keys:
            return True
        return any(self.is_in_family(key, head, tail) for head, tail in self.families)

    def is_in_family(self, key: str, head: str, tail: str) -> bool:
        """Whether a key is one that a beginning and an ending make."""
        if not head:  # the ending of a message that is used itself
            return key.endswith(tail) and self.has_plain(key.removesuffix(tail))
        name = key.removeprefix(head).removesuffix(tail)
        if not key.startswith(head) or not key.endswith(tail) or len(key) <= len(head + tail):
            return False
        return name in FAMILIES[head] if head in FAMILIES else True

    def has_plain(self, key: str) -> bool:
        """Whether a message is used, not by its ending."""
        return key in self.keys or any(
            head and self.is_in_family(key, head, tail) for head, tail in self.families
        )

    def list_passed(self, key: str) -> set[str]:
        """The arguments that calls by the whole key pass."""
        return {name for call in self.calls if call.key == key for name in call.arguments}


@dataclass(frozen=True)
class Call:
    """A message asked for by its whole key, and the arguments that are passed."""

    key: str
    file: Path
    line: int
    arguments: frozenset[str]
    all_known: bool  # nothing is passed that the source doesn't show


def find_uses(python: Iterable[Path], browser: Iterable[Path]) -> Uses:
    """What all sources use."""
    uses = Uses()
    for path in python:
        add_python(path, uses)
    for path in browser:
        add_browser(path, uses)
    return uses


# Python ---


def add_python(path: Path, uses: Uses) -> None:
    """What a Python file names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.fullmatch(KEY, node.value):
                uses.keys.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            uses.families |= set(find_family(node))
        elif isinstance(node, ast.Call):
            uses.calls += find_calls(node, path)


def find_family(text: ast.JoinedStr) -> Iterator[tuple[str, str]]:
    """The beginning and the ending of keys that an f-string makes."""
    ends = [part.value if isinstance(part, ast.Constant) else "" for part in text.values]
    head, tail = str(ends[0]), str(ends[-1]) if len(ends) > 1 else ""
    yield from check_family(head, tail)


def check_family(head: str, tail: str) -> Iterator[tuple[str, str]]:
    """A family, if its parts can be parts of keys."""
    heads = not head or re.fullmatch(rf"{KEY}-", head)
    tails = not tail or re.fullmatch(r"-[a-z][a-z0-9_-]*", tail)
    if heads and tails and (head or len(tail) > GENERIC):
        yield head, tail


def find_calls(node: ast.Call, path: Path) -> Iterator[Call]:
    """A call whose first argument is a whole key; facts are its keywords."""
    first = node.args[0] if node.args else None
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return
    if not re.fullmatch(KEY, first.value) or not is_say(node.func):
        return
    names = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    all_known = len(node.args) == 1 and all(keyword.arg for keyword in node.keywords)
    yield Call(first.value, path, node.lineno, names, all_known)


def is_say(function: ast.expr) -> bool:
    """Whether a function takes a message by key and its facts by name."""
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("say", "message") or name.endswith(("Error", "IllegalAction"))


# The browser ---


def add_browser(path: Path, uses: Uses) -> None:
    """What a TypeScript or Svelte file names."""
    text = path.read_text(encoding="utf-8")
    uses.keys |= {key for _, key in QUOTED.findall(text)} | {*IN_PAGE.findall(text)}
    for template in TEMPLATE.findall(text):
        parts = HOLE.split(template)
        uses.families |= set(check_family(parts[0], parts[-1]))
    for found in CALL.finditer(text):
        given = found[2] or ""
        names = find_names(given)
        line = text.count("\n", 0, found.start()) + 1
        uses.calls.append(Call(found[1], path, line, names, "..." not in given))


def find_names(given: str) -> frozenset[str]:
    """The names of what an object literal holds, however its lines are broken."""
    flat, cut = given, 1
    while cut:
        flat, cut = NESTED.subn("", flat)
    return frozenset(re.findall(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)", flat))


def list_browser_files(folder: Path) -> list[Path]:
    """The sources of the browser page, without its tests."""
    files = [path for path in folder.rglob("*") if path.suffix in BROWSER]
    page = folder.parent / "index.html"
    return [path for path in files if ".test." not in path.name] + [page] * page.exists()
