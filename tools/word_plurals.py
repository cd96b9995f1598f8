"""Which messages count, and the plural forms that a language wants of them (CLDR's)."""

from babel import Locale
from fluent.syntax import ast
from word_files import (
    Entry,
    find_selected_variable,
    find_selections,
    list_variant_keys,
    walk_nodes,
)

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
SIX_LANGUAGES = ("en", "hu", "ru", "fr", "tr", "cs")


def find_category(language: str, number: int) -> str:
    """The plural category of a whole number in a language."""
    return str(Locale.parse(language).plural_form(number))


def list_categories(language: str) -> set[str]:
    """The categories that whole numbers up to some thousands take in a language."""
    return {find_category(language, number) for number in range(2000)}


def is_plural(choice: ast.SelectExpression) -> bool:
    """Whether a choice is one between plural forms."""
    names = list_variant_keys(choice)
    if is_ordinal(choice):
        return False
    return any(name in CATEGORIES and name != "other" for name in names)


def is_ordinal(choice: ast.SelectExpression) -> bool:
    """Whether a choice is between first, second, third, ..."""
    named = [node for node in walk_nodes(choice.selector) if isinstance(node, ast.NamedArgument)]
    return any(
        isinstance(one.value, ast.StringLiteral) and one.value.value == "ordinal" for one in named
    )


def find_counted(entry: Entry) -> set[str]:
    """The arguments by whose number a message changes."""
    return {
        name
        for pattern in entry.patterns.values()
        for choice in find_selections(pattern)
        if is_plural(choice) and (name := find_selected_variable(choice))
    }


def find_missing_forms(choice: ast.SelectExpression, language: str) -> set[str]:
    """The plural forms that a choice lacks; the default variant is that of its own name only."""
    if not is_plural(choice):
        return set()
    return list_categories(language) - {*list_variant_keys(choice)}


def find_surplus_forms(choice: ast.SelectExpression, language: str) -> set[str]:
    """Plural forms that no number, not even a fraction or a million, takes in a language."""
    if not is_plural(choice):
        return set()
    known = {*Locale.parse(language).plural_form.tags, "other"}
    return {name for name in list_variant_keys(choice) if name in CATEGORIES} - known
