"""The rulebook in rows: titles of chapters, rules with their numbers, the rulings below them."""

from collections.abc import Iterable, Iterator, Sequence
from re import escape
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from ...i18n import say
from ...terminal.rulebook import Rule, rulings_of

NUMBER_WIDTH = 7


class RuleRow(NamedTuple):
    """A row to show, and the rule or chapter that begins with it ("" if none does)."""

    number: str
    shown: Table | Text


def rule_rows(
    rules: Iterable[Rule], words: Sequence[str] = (), cited: Sequence[str] = ()
) -> Iterator[RuleRow]:
    """Rules under the titles of their chapters; words stand out, cited rules have a mark."""
    chapter = ""
    for rule in rules:
        chapter_number = rule.number.split(".")[0]
        if rule.chapter != chapter:
            chapter = rule.chapter
            mark = mark_of(chapter_number, cited)
            yield RuleRow(
                chapter_number, mark_words(f"\n{mark}{chapter_number} {chapter}", words, "bold")
            )
        for place, block in enumerate(rule.blocks):
            begins = place == 0 and rule.number != chapter_number
            number = rule.number if begins else ""
            label = mark_of(number, cited) + number if begins else ""
            yield RuleRow(number, numbered(label, mark_words(block, words)))
        for ruling in rulings_of(rule):
            text = say("rules-ruling", number=ruling.number, text=ruling.text)
            yield RuleRow("", numbered("", mark_words(text, words, "dim")))


def mark_of(number: str, cited: Sequence[str]) -> str:
    """The mark before a rule that is cited."""
    return "▸ " if number in cited else ""


def numbered(number: str, text: Text) -> Table:
    """A number with its text beside it."""
    table = Table.grid()
    table.add_column(width=NUMBER_WIDTH, no_wrap=True, style="bold")
    table.add_column()
    table.add_row(number, text)
    return table


def mark_words(text: str, words: Sequence[str], style: str = "") -> Text:
    """A text in which the words stand out."""
    shown = Text(text, style=style)
    for word in words:
        shown.highlight_regex(rf"(?i){escape(word)}", "bold reverse")
    return shown
