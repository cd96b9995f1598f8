"""The checks on Fluent files: each compares a language with English, or with the sources."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast
from word_files import (
    TERMS,
    Entry,
    Fault,
    Language,
    find_selections,
    find_variables,
    list_variant_keys,
    walk_nodes,
)
from word_plurals import (
    find_category,
    find_counted,
    find_missing_forms,
    find_surplus_forms,
    is_plural,
)
from word_uses import DISCOVERIES, Uses

from teotihuacan.engine import constants as w

FUNCTIONS = ("NUMBER", "DATETIME")
DOES_NOT_MATTER = "_key"  # x_key is passed wherever x is
BOARDS = frozenset(f"board-{name}" for name in w.BOARD_NAMES)
# What arguments name: messages whose attributes are passed as forms (x_to, x_of ...).
NAMED: dict[str, frozenset[str]] = {
    **dict.fromkeys(("board", "start", "here", "place"), BOARDS),
    "discovery": frozenset(f"discovery-{name}" for name in DISCOVERIES),
    "technology": frozenset(f"technology-{name}" for name in w.TECHNOLOGY_NAMES),
    **dict.fromkeys(
        ("royal", "royal_tile"), frozenset(f"royal-{name}" for name in w.ROYAL_NAMES)
    ),
    **dict.fromkeys(
        ("question", "answered", "used_at"),
        frozenset(f"stage-{name}" for name in w.QUESTION_NAMES if name != "none"),
    ),
    "source": frozenset(f"log-source-{name}" for name in w.SOURCE_NAMES),
    "bot_tile": frozenset(f"bot-{name}" for name in w.BOT_TILE_NAMES),
}


def check_language(language: Language, english: Language, uses: Uses) -> Iterator[Fault]:
    """Everything that is wrong with the files of a language."""
    yield from language.faults
    yield from compare_with_english(language, english)
    for entry in language.messages.values():
        reference = english.messages.get(entry.key, entry)
        yield from find_wrong_arguments(entry, reference, language, uses)
        yield from find_wrong_references(entry, language)
        yield from find_wrong_attributes(entry)
        yield from find_wrong_plurals(entry, language.name)
        yield from find_too_wide(entry, reference, language)
    yield from find_unused_terms(language)


def make_fault(entry: Entry, what: str) -> Fault:
    """Something wrong with a message."""
    return Fault(entry.file, entry.line, f"{entry.key}: {what}")


def compare_with_english(language: Language, english: Language) -> Iterator[Fault]:
    """Messages that are missing, and such as English has not."""
    for key, entry in english.messages.items():
        if key not in language.messages:
            yield make_fault(entry, f"is missing in {language.name}")
    for key, entry in language.messages.items():
        if key not in english.messages:
            yield make_fault(entry, "there is no such message in English")
        elif entry.node.value is None:
            yield make_fault(entry, "has no text of its own")
        elif entry.file.name != english.messages[key].file.name:
            yield make_fault(entry, f"is in {english.messages[key].file.name} in English")


def find_unused(english: Language, uses: Uses) -> Iterator[Fault]:
    """Messages that no source names."""
    referred = {
        node.id.name
        for entry in english.messages.values()
        for node in walk_nodes(entry.node)
        if isinstance(node, ast.MessageReference)
    }
    for key, entry in english.messages.items():
        if not uses.has(key) and key not in referred:
            yield make_fault(entry, "is used nowhere")


# Arguments ---

# What all messages of a family are given, whether English uses it or not: `amount-` has its
# number as a text with a sign, so the number itself comes along.
PASSED = {"amount-": {"count"}}


def find_base(name: str) -> str:
    """The argument itself: x for x_key."""
    return name.removesuffix(DOES_NOT_MATTER)


def find_wrong_arguments(
    entry: Entry, english: Entry, language: Language, uses: Uses
) -> Iterator[Fault]:
    """Arguments that nobody passes: not in English, not in any call, no form of a name."""
    always = {
        name for head, names in PASSED.items() if entry.key.startswith(head) for name in names
    }
    given = {find_base(name) for name in english.variables | uses.list_passed(entry.key) | always}
    for name in sorted(entry.variables):
        if find_base(name) in given:
            continue
        named = next((one for one in given if name.startswith(f"{one}_")), None)
        if named is None:
            yield make_fault(entry, f"nobody passes ${name}; there are {format_arguments(given)}")
        else:
            form = name.removeprefix(f"{named}_")
            yield from find_missing_form(entry, named, form, language)


def find_missing_form(entry: Entry, named: str, form: str, language: Language) -> Iterator[Fault]:
    """A form of a name that not all names of its sort have in a language."""
    names = NAMED.get(named)
    if names is None:
        yield make_fault(entry, f"${named} is no name with forms, so there is no ${named}_{form}")
        return
    without = [key for key in sorted(names) if form not in list_forms(key, language)]
    if without:
        yield make_fault(entry, f"${named}_{form}: {without[0]} has no .{form}")


def list_forms(key: str, language: Language) -> set[str]:
    """The forms that a name has."""
    entry = language.messages.get(key)
    return entry.attributes if entry else set()


def find_incomplete_calls(languages: list[Language], uses: Uses) -> Iterator[Fault]:
    """Calls that don't pass what a message uses in some language, or name no message."""
    english = languages[0]
    for call in uses.calls:
        if call.key not in english.messages:
            if call.key.startswith(("error-", "fault-")) or "-" in call.key:
                yield Fault(call.file, call.line, f"{call.key}: there is no such message")
            continue
        passed = {find_base(name) for name in call.arguments}
        for language in languages:
            entry = language.messages.get(call.key)
            used = {find_plain(name, passed) for name in entry.variables} if entry else set()
            if call.all_known and used - passed:
                lacking = format_arguments(used - passed)
                what = f"{call.key}: passes no {lacking}, used in {language.name}"
                yield Fault(call.file, call.line, what)


def find_plain(name: str, passed: set[str]) -> str:
    """The argument that a name or a form of it comes from."""
    return next((one for one in passed if name.startswith(f"{one}_")), find_base(name))


def format_arguments(names: set[str]) -> str:
    """Arguments for a fault."""
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


# References, attributes, terms ---


def has_references(entry: Entry) -> bool:
    """Whether a message refers to others."""
    return any(isinstance(node, ast.MessageReference) for node in walk_nodes(entry.node))


def find_wrong_references(entry: Entry, language: Language) -> Iterator[Fault]:
    """Messages and terms that don't exist, functions that Fluent has not.

    Messages that are referred to refer to no others: Python reads the files one by one.
    """
    for node in walk_nodes(entry.node):
        if isinstance(node, ast.MessageReference):
            other = language.messages.get(node.id.name)
            if other is None or has_references(other):
                yield make_fault(entry, f"{node.id.name} is no message to refer to")
        elif isinstance(node, ast.TermReference):
            known = language.terms.get(node.id.name, [])
            if not any(term.file == entry.file or term.file.name == TERMS for term in known):
                yield make_fault(entry, f"there is no term -{node.id.name}")
        elif isinstance(node, ast.FunctionReference) and node.id.name not in FUNCTIONS:
            yield make_fault(entry, f"there is no function {node.id.name}")


def find_wrong_attributes(entry: Entry) -> Iterator[Fault]:
    """Forms of a name that want more arguments than the name itself gets."""
    given = find_variables(entry.node.value) if entry.node.value else set()
    for name, pattern in entry.patterns.items():
        if name and find_variables(pattern) - given:
            more = format_arguments(find_variables(pattern) - given)
            yield make_fault(entry, f".{name} uses {more}, which the name itself does not")


def find_unused_terms(language: Language) -> Iterator[Fault]:
    """Terms that no message uses."""
    entries = [*language.messages.values(), *(t for ts in language.terms.values() for t in ts)]
    used = {
        node.id.name
        for entry in entries
        for node in walk_nodes(entry.node)
        if isinstance(node, ast.TermReference)
    }
    for key, terms in language.terms.items():
        if key not in used:
            yield make_fault(terms[0], "this term is used nowhere")


# Plural forms ---


def find_wrong_plurals(entry: Entry, language: str) -> Iterator[Fault]:
    """Plural forms that are missing, that don't exist, or that leave their number out."""
    for pattern in entry.patterns.values():
        for choice in find_selections(pattern):
            if missing := find_missing_forms(choice, language):
                yield make_fault(entry, f"has no plural form {', '.join(sorted(missing))}")
            if surplus := find_surplus_forms(choice, language):
                yield make_fault(
                    entry, f"{language} has no plural form {', '.join(sorted(surplus))}"
                )
            if hides_number(choice, language):
                yield make_fault(
                    entry, "[one] is also 21: tell the number there, and add [1] if need"
                )


def hides_number(choice: ast.SelectExpression, language: str) -> bool:
    """Whether the form for 1, 21, 31 ... leaves out the number that others tell."""
    if not is_plural(choice) or find_category(language, 21) != "one":
        return False
    counter = find_variables(choice.selector)
    telling = {
        name
        for name, variant in zip(list_variant_keys(choice), choice.variants, strict=True)
        if find_variables(variant.value) & counter
    }
    return bool(telling) and "one" not in telling


# Widths ---

NUMBER_SHOWN = "25"
NUMBERS = {
    "columns",
    "count",
    "height",
    "left",
    "lines",
    "n",
    "number",
    "power",
    "step",
    "width",
    "worth",
}
TEXT_SHOWN = "x" * 8  # a name of a player, a text


def find_too_wide(entry: Entry, english: Entry, language: Language) -> Iterator[Fault]:
    """Messages that are wider than their comment in English allows, with usual arguments."""
    if english.columns is None or entry.node.value is None:
        return
    lines = "\n".join(render_variants(entry.node.value, entry, language)).split("\n")
    widest = max(lines, key=len)
    if len(widest) > english.columns:
        what = f"{len(widest)} columns, at most {english.columns}: {widest!r}"
        yield make_fault(entry, what)


def render_variants(pattern: ast.Pattern, entry: Entry, language: Language) -> list[str]:
    """How a message can look: every variant, with arguments of a usual width."""
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ends = [element.value]
        else:
            ends = render_placeable(element.expression, entry, language)
        texts = [text + end for text in texts for end in ends][:500]
    return texts


def render_placeable(expression: ast.SyntaxNode, entry: Entry, language: Language) -> list[str]:
    """What may stand for a placeable."""
    if isinstance(expression, ast.SelectExpression):
        return [
            text
            for variant in expression.variants
            for text in render_variants(variant.value, entry, language)
        ]
    if isinstance(expression, ast.StringLiteral):
        return [expression.value]
    if isinstance(expression, ast.VariableReference):
        return [render_argument(expression.id.name, entry, language)]
    if isinstance(expression, ast.MessageReference | ast.TermReference):
        found = language.messages.get(expression.id.name) or find_term(expression, language)
        if found and found.node.value:
            return render_variants(found.node.value, found, language)
    return [NUMBER_SHOWN]


def find_term(reference: ast.SyntaxNode, language: Language) -> Entry | None:
    """The term of a reference."""
    known: Mapping[str, list[Entry]] = language.terms
    name = reference.id.name if isinstance(reference, ast.TermReference) else ""
    return next(iter(known.get(name, [])), None)


def render_argument(name: str, entry: Entry, language: Language) -> str:
    """What stands for an argument: the longest name of its sort, two digits, or a short text."""
    named = next((one for one in NAMED if name == one or name.startswith(f"{one}_")), None)
    if named:
        form = name.removeprefix(named).removeprefix("_")
        found = [language.messages[key] for key in NAMED[named] if key in language.messages]
        texts = [
            text
            for one in found
            if (pattern := one.patterns.get(form) or one.patterns.get(""))
            for text in render_variants(pattern, one, language)
        ]
        return max(texts, key=len, default=TEXT_SHOWN)
    numeric = name in find_counted(entry) or name in NUMBERS
    return NUMBER_SHOWN if numeric else TEXT_SHOWN
