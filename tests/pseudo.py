"""A language made from English by other letters: whatever stays in ours is in no catalogue."""

import re
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

import teotihuacan
from teotihuacan.i18n import Catalogue

ENGLISH = Path(teotihuacan.__file__).parent / "i18n" / "en"
LETTERS = str.maketrans(
    ascii_lowercase + ascii_uppercase,
    "".join(chr(0x430 + i) for i in range(26)) + "".join(chr(0x410 + i) for i in range(26)),
)


class Disguise(Transformer):
    """Writes the text of messages in other letters."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(LETTERS)
        return node


def disguised(folder: Path) -> Catalogue:
    """The pseudo language, written to a folder."""
    for file in ENGLISH.glob("*.ftl"):
        tree = parse(file.read_text(encoding="utf-8"))
        (folder / file.name).write_text(serialize(Disguise().visit(tree)), encoding="utf-8")
    return Catalogue("hu", folder)


WORD = re.compile(r"[A-Za-z]{3,}")
ICONS = re.compile(r"[brgBRG]+")
KEYS = {
    "esc",
    "Esc",
    "Enter",
    "Ctrl",
    "tab",
    "Tab",
    "Magyar",
}  # what keyboards and Hungarians call them


def left_over(text: str, *known: str) -> set[str]:
    """Words in our letters, but for keys, tiles' icons and what is known."""
    words = set(WORD.findall(text)) - KEYS - set(known)
    return {word for word in words if not ICONS.fullmatch(word)}
