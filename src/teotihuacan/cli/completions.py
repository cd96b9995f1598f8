"""What a shell offers for the beginning of a word; nothing is loaded before it is asked for."""

from collections.abc import Sequence

Found = Sequence[str | tuple[str, str]]


def complete_languages(begun: str) -> Found:
    """Languages, by the names that their speakers give them."""
    del begun
    from ..i18n import LANGUAGES

    return list(LANGUAGES.items())


def complete_shells(begun: str) -> Found:
    """Shells that can be told what to complete."""
    del begun
    from .help_page import SHELLS

    return SHELLS


def complete_bots(begun: str) -> Found:
    """Names of bots; behind a comma the next one."""
    from ..bots import BOT_NAMES
    from ..i18n import has_message, say

    before, comma, _ = begun.rpartition(",")
    return [
        (f"{before}{comma}{name}", say(f"bot-{name}") if has_message(f"bot-{name}") else "")
        for name in BOT_NAMES
    ]


def complete_depths(begun: str) -> Found:
    """How deep a review looks."""
    del begun
    from ..i18n import say
    from ..study.review.depths import DEPTHS

    return [(depth, say(f"review-depth-{depth}")) for depth in DEPTHS]


def complete_levels(begun: str) -> Found:
    """Levels of Teotibot."""
    del begun
    from ..engine.setup.options import LEVELS

    return list(LEVELS)


def complete_knobs(begun: str) -> Found:
    """Knobs of Teotibot, each as far as it can be turned."""
    del begun
    from ..engine.setup.options import KNOB_VALUES

    return [f"{name}={value}" for name, values in KNOB_VALUES.items() for value in values]


def complete_forms(begun: str) -> Found:
    """Forms of matches."""
    del begun
    from ..arena.plan import FORMS

    return list(FORMS)


def complete_rules(begun: str) -> Found:
    """Numbers of chapters and rules, and the words of the chapters' titles."""
    from ..i18n import current_language
    from ..terminal.rulebook import chapters

    book = chapters(current_language())
    if begun[:1].isdecimal():
        numbers = [(chapter.number, chapter.title) for chapter in book]
        return numbers + [
            (rule.number, rule.text[:60])
            for chapter in book
            for rule in chapter.rules
            if "." in rule.number
        ]
    words = {word.lower() for chapter in book for word in chapter.title.split()}
    return sorted(word for word in words if len(word) > 2 and word.isalpha())
