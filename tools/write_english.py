"""Write the English texts of errors, which the engine prints without Fluent.

    python tools/write_english.py

src/teotihuacan/engine/english.json has all messages that errors can carry, and the names of
things in them. A test says when the file no longer fits the Fluent files.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast
from word_files import Language, read_language

from teotihuacan.engine import constants, messages
from teotihuacan.engine.english import FILE, OTHERS, Text

ENGLISH = Path(__file__).resolve().parent.parent / "src" / "teotihuacan" / "i18n" / "en"
ERRORS = ("error-", "fault-")


def write_english() -> str:
    """The whole file."""
    english = read_language(ENGLISH)
    names = {*list_names()}
    texts = {
        key: read_message(english, key)
        for key in sorted(english.messages)
        if key.startswith(ERRORS) or key in names
    }
    return json.dumps(texts, indent=1, ensure_ascii=False) + "\n"


def list_names() -> Iterator[str]:
    """The keys of what the engine's messages name: boards, tiles, technologies and so on."""
    named = {
        messages.board: constants.BOARD_NAMES,
        messages.discovery: constants.DISCOVERY_NAMES,
        messages.technology: constants.TECHNOLOGY_NAMES,
        messages.question: constants.QUESTION_NAMES,
    }
    for name, all_names in named.items():
        yield from (name(number).key for number in range(len(all_names)))
    yield from (amount.key for amount in messages.goods([1] * len(constants.GOOD_NAMES)))


def read_message(english: Language, key: str) -> Text:
    """A message as the engine's formatter reads it."""
    if english.messages[key].attributes:
        raise ValueError(f"{key}: the engine's English has no attributes")
    return write_text(english, key, read_parts(english, key))


def read_parts(english: Language, key: str) -> list[Any]:
    """What the value of a message is made of."""
    return [*english.messages[key].patterns[""].elements]


def write_text(english: Language, key: str, parts: list[Any]) -> Text:
    """Parts of a pattern as one format string; a selection takes what is around it along."""
    written = ""
    for place, part in enumerate(parts):
        inside = part.expression if isinstance(part, ast.Placeable) else part
        if isinstance(inside, ast.TextElement):
            written += inside.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(inside, ast.VariableReference):
            written += f"{{{inside.id.name}}}"
        elif isinstance(inside, ast.SelectExpression):
            if not isinstance(inside.selector, ast.VariableReference):
                raise ValueError(f"{key}: the engine's English selects by arguments only")
            around = parts[:place], parts[place + 1 :]
            return [inside.selector.id.name, write_variants(english, key, inside, around)]
        elif isinstance(inside, ast.MessageReference) and inside.attribute is None:
            referred = read_parts(english, inside.id.name)
            return write_text(english, key, [*parts[:place], *referred, *parts[place + 1 :]])
        else:
            raise ValueError(f"{key}: the engine's English can't format {type(inside).__name__}")
    return written


def write_variants(
    english: Language,
    key: str,
    selection: ast.SelectExpression,
    around: tuple[list[Any], list[Any]],
) -> dict[str, Text]:
    """The whole text for each value that is selected by."""
    before, after = around
    return {
        OTHERS if variant.default else name_variant(variant): write_text(
            english, key, [*before, *variant.value.elements, *after]
        )
        for variant in selection.variants
    }


def name_variant(variant: ast.Variant) -> str:
    """The value that a variant is for: a number, a plural category or a name."""
    value = variant.key
    return str(value.value if isinstance(value, ast.NumberLiteral) else value.name)


if __name__ == "__main__":
    FILE.write_text(write_english(), encoding="utf-8")
