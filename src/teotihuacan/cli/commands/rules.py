"""`teotihuacan rules`: the rules of the game, all of them, by number, or by words."""

from typing import TYPE_CHECKING, Annotated, Any

from ..completions import complete_rules
from ..declare import Argument
from ..formats import print_json
from ..options import Json

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from ...terminal.rulebook import Rule

Wanted = Annotated[
    list[str] | None,
    Argument(metavar="metavar-wanted", help="opt-wanted", complete=complete_rules),
]


def rules(wanted: Wanted = None, json: Json = False) -> None:
    """Show the rules of the game, with the rulings that belong to them."""
    words = " ".join(wanted or []).split()
    found = find_wanted(words)
    if json:
        print_json({"rules": [describe_rule(rule) for rule in found]})
        return
    from ...i18n import say
    from ...terminal.rulebook import NUMBER
    from ..play.screen import make_console

    console = make_console()
    searched = bool(words) and not (len(words) == 1 and NUMBER.fullmatch(words[0]))
    show(console, found, words if searched else [])
    if searched:
        console.print(f"\n{say('rules-found', count=len(found))}", style="dim")


def find_wanted(words: list[str]) -> "list[Rule]":
    """The rules that are wanted, all of them without words."""
    from ...i18n import current_language
    from ...terminal.rulebook import chapters, find_rules

    if not words:
        return [rule for chapter in chapters(current_language()) for rule in chapter.rules]
    found = find_rules(words)
    if not found:
        from ...engine.errors import TeotihuacanError  # late: loads the engine

        raise TeotihuacanError("error-no-rule", wanted=repr(" ".join(words)))
    return found


def describe_rule(rule: "Rule") -> dict[str, Any]:
    """A rule as data, with its rulings."""
    from ...terminal.rulebook import rulings_of

    return {
        "number": rule.number,
        "chapter": rule.chapter,
        "text": "\n".join(rule.blocks),
        "rulings": [{"number": one.number, "text": one.text} for one in rulings_of(rule)],
    }


def show(console: "Console", found: "list[Rule]", words: list[str]) -> None:
    """Print rules under the titles of their chapters, with the words marked."""
    from rich.padding import Padding

    from ...i18n import say
    from ...terminal.rulebook import rulings_of

    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            title = f"{rule.number.split('.')[0]} {chapter}"
            console.print()
            console.print(mark_words(title, words, "bold"))
        for place, block in enumerate(rule.blocks):
            number = rule.number if place == 0 and "." in rule.number else ""
            console.print(make_row(number, mark_words(block, words)))
        for ruling in rulings_of(rule):
            text = say("rules-ruling", number=ruling.number, text=ruling.text)
            console.print(Padding(mark_words(text, words, "dim"), (0, 0, 0, 8)))


def make_row(number: str, text: "Text") -> "Table":
    """A number with its text beside it."""
    from rich.table import Table

    table = Table.grid()
    table.add_column(width=6, no_wrap=True, style="bold")
    table.add_column()
    table.add_row(number, text)
    return table


def mark_words(text: str, words: list[str], style: str = "") -> "Text":
    """A text in which the words stand out."""
    from re import escape

    from rich.text import Text

    shown = Text(text, style=style)
    for word in words:
        shown.highlight_regex(rf"(?i){escape(word)}", "bold reverse")
    return shown
