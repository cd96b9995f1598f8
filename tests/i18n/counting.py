"""Messages that count, rendered with many numbers by both libraries.

Every plural variant gets a mark, so that the rendered text tells which one was chosen.
"""

import json
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, serialize
from node import make_environment
from word_files import Entry, Language, find_selected_variable, find_selections, list_variant_keys
from word_plurals import NUMBERS, find_counted, is_plural

ANOTHER = 7  # a number that no message names
OTHERS = 2  # for numbers that are not the one looked at
Arguments = dict[str, Any]


@dataclass(frozen=True)
class Rendering:
    """A message with some arguments, as both libraries say it, and the errors they had."""

    language: str
    key: str
    arguments: Arguments
    python: str
    browser: str
    errors: tuple[str, ...]


def counting_keys(languages: list[Language]) -> list[str]:
    """The messages that count in any language."""
    return sorted(
        {
            key
            for language in languages
            for key, one in language.messages.items()
            if find_counted(one)
        }
    )


# Arguments ---


def argument_sets(entry: Entry) -> Iterator[Arguments]:
    """Every number for everything that is counted, with every variant of other choices."""
    pattern = entry.node.value
    assert pattern is not None
    numbers = find_counted(entry)
    plain = {name: f"<{name}>" for name in entry.variables - numbers}
    options: dict[str, list[Any]] = defaultdict(list)
    for choice in find_selections(pattern):
        name = find_selected_variable(choice)
        if name and name not in numbers:
            options[name] += [
                value_for(key, list_variant_keys(choice)) for key in list_variant_keys(choice)
            ]
    for values in product(*options.values()):
        chosen = dict(zip(options, values, strict=True))
        for looked_at, number in product(sorted(numbers), NUMBERS):
            others = dict.fromkeys(numbers, OTHERS)
            yield {**plain, **chosen, **others, looked_at: number}
        if not numbers:
            yield {**plain, **chosen}


def value_for(variant: str, variants: Sequence[str]) -> Any:
    """A value that chooses a variant; beside numbers, "other" is another number."""
    if variant == "other" and any(one.isdigit() for one in variants):
        return ANOTHER
    return int(variant) if variant.lstrip("-").isdigit() else variant


# Marks ---


def mark(name: str, variant: str) -> str:
    """What is written into a variant."""
    return f"⟦{name}={variant}⟧"


@cache
def marked_text(path: Path) -> str:
    """A Fluent file with a mark in each plural variant."""
    from fluent.syntax import parse

    resource = parse(path.read_text(encoding="utf-8"))
    for node in resource.body:
        if isinstance(node, ast.Message | ast.Term):
            mark_variants(node)
    return serialize(resource)


def mark_variants(node: ast.Message | ast.Term) -> None:
    """Put the marks into a message."""
    patterns = [node.value, *(each.value for each in node.attributes)]
    for choice in (one for pattern in patterns if pattern for one in find_selections(pattern)):
        if is_plural(choice):
            name = find_selected_variable(choice) or "?"
            for key, variant in zip(list_variant_keys(choice), choice.variants, strict=True):
                variant.value.elements.append(ast.TextElement(mark(name, key)))


# Rendering ---


def renderings(languages: list[Language]) -> list[Rendering]:
    """All messages that count in all languages, by both libraries; the browser's is run once."""
    keys = counting_keys(languages)
    asked: dict[tuple[str, Path], list[tuple[str, Arguments]]] = defaultdict(list)
    for language in languages:
        for entry in (language.messages[key] for key in keys if key in language.messages):
            asks = [(entry.key, arguments) for arguments in argument_sets(entry)]
            asked[language.name, entry.file] += asks
    bundles: list[dict[str, Any]] = [
        {"language": name, "texts": texts_of(path), "asks": asks}
        for (name, path), asks in asked.items()
    ]
    found = []
    for bundle, answers in zip(bundles, by_browser(bundles), strict=True):
        mine = python_bundle(bundle)
        for (key, arguments), (text, errors) in zip(bundle["asks"], answers, strict=True):
            pattern = mine.get_message(key).value
            assert pattern is not None
            said, faults = mine.format_pattern(pattern, arguments)
            wrong = (*errors, *map(str, faults))
            found.append(Rendering(bundle["language"], key, arguments, str(said), text, wrong))
    return found


def texts_of(path: Path) -> list[str]:
    """A file with the terms that it may use, marked."""
    terms = path.with_name("terms.ftl")
    return [marked_text(one) for one in (terms, path) if one.exists()]


def python_bundle(bundle: dict[str, Any]) -> FluentBundle:
    """Messages as Python formats them."""
    found = FluentBundle([bundle["language"]], use_isolating=False)
    for text in bundle["texts"]:
        found.add_resource(FluentResource(text))
    return found


def by_browser(bundles: list[dict[str, Any]]) -> Any:
    """What the browser's library says."""
    script = Path(__file__).with_name("format.mjs")
    run = subprocess.run(
        ["node", str(script)],
        env=make_environment(),
        input=json.dumps(bundles),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)
