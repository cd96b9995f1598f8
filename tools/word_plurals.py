"""Which messages count, and the plural forms that a language wants of them (CLDR's)."""

from babel import Locale
from fluent.syntax import ast
from word_files import Entry, nodes, selected_variable, selections, variant_keys

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
SIX_LANGUAGES = ("en", "hu", "ru", "fr", "tr", "cs")


def category(language: str, number: int) -> str:
    """The plural category of a whole number in a language."""
    return str(Locale.parse(language).plural_form(number))


def categories(language: str) -> set[str]:
    """The categories that whole numbers up to some thousands take in a language."""
    return {category(language, number) for number in range(2000)}


def counts(choice: ast.SelectExpression) -> bool:
    """Whether a choice is one between plural forms."""
    names = variant_keys(choice)
    if is_ordinal(choice):
        return False
    return any(name in CATEGORIES and name != "other" for name in names)


def is_ordinal(choice: ast.SelectExpression) -> bool:
    """Whether a choice is between first, second, third, ..."""
    named = [node for node in nodes(choice.selector) if isinstance(node, ast.NamedArgument)]
    return any(
        isinstance(one.value, ast.StringLiteral) and one.value.value == "ordinal" for one in named
    )


def counted(entry: Entry) -> set[str]:
    """The arguments by whose number a message changes."""
    return {
        name
        for pattern in entry.patterns.values()
        for choice in selections(pattern)
        if counts(choice) and (name := selected_variable(choice))
    }


def missing_forms(choice: ast.SelectExpression, language: str) -> set[str]:
    """The plural forms that a choice lacks; the default variant is that of its own name only."""
    if not counts(choice):
        return set()
    return categories(language) - {*variant_keys(choice)}


def surplus_forms(choice: ast.SelectExpression, language: str) -> set[str]:
    """Plural forms that no number, not even a fraction or a million, takes in a language."""
    if not counts(choice):
        return set()
    known = {*Locale.parse(language).plural_form.tags, "other"}
    return {name for name in variant_keys(choice) if name in CATEGORIES} - known
