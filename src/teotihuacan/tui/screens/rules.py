"""The rulebook with a search: all rules, those that speak of something, or the ones cited."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import current_language, say
from ...terminal.rulebook import NUMBER, Rule, chapters, find_rules
from ..drawing.rule_rows import rule_rows
from .speaking import SpeakingScreen

TYPED_MOST = 60  # characters of a search


class RulesScreen(SpeakingScreen, ModalScreen[None]):
    """The rules of the game. Everything typed is looked for; a number leads to its rule."""

    DEFAULT_CSS = """
    RulesScreen .rulebook { width: 100; max-width: 100%; height: 100%; max-height: 100%;
        border: round $accent; padding: 0 1; }
    RulesScreen Input { background: $panel; }
    RulesScreen OptionList { height: 1fr; border: none; padding: 0; background: $background; }
    RulesScreen #found { height: auto; color: $text-muted; }
    """
    BINDINGS: ClassVar = [
        Binding("escape", "back", "tui-key-back", priority=True),
        Binding("f3", "dismiss", show=False, priority=True),
        Binding("down", "go('cursor_down')", show=False, priority=True),
        Binding("up", "go('cursor_up')", show=False, priority=True),
        Binding("pagedown", "go('page_down')", show=False, priority=True),
        Binding("pageup", "go('page_up')", show=False, priority=True),
        Binding("tab", "cited(1)", show=False, priority=True),
        Binding("shift+tab", "cited(-1)", show=False, priority=True),
    ]

    def __init__(self, cited: Sequence[str] = ()) -> None:
        """Open at the first of the rules that are cited, each by its number."""
        super().__init__(classes="page")
        self.cited = list(cited)
        self.wanted = self.cited[0] if self.cited else ""  # where to open
        self.places: dict[str, int] = {}  # rows of rules and chapters by number

    def compose(self) -> ComposeResult:
        """A line to type in, the rules, what was found."""
        with Vertical(classes="rulebook") as book:
            book.border_title = say("rules")
            yield Input(max_length=TYPED_MOST, compact=True)
            yield OptionList(id="rules")
            yield Static(id="found", markup=False)

    def retell(self) -> None:
        """All rules in the language spoken now, or those that were looked for."""
        self.query_one(".rulebook").border_title = say("rules")
        search = self.query_one(Input)
        search.placeholder = say("rules-find-hint")
        search.focus()
        self.fill()

    @property
    def words(self) -> list[str]:
        """What is looked for."""
        return self.query_one(Input).value.split()

    def fill(self) -> None:
        """The rules that were looked for; all of them, if that was a number or nothing."""
        words = self.words
        by_number = len(words) == 1 and NUMBER.fullmatch(words[0]) is not None
        everything = not words or by_number
        found = all_rules() if everything else find_rules(words)
        rows = list(rule_rows(found, () if everything else words, self.cited))
        self.places = {row.number: at for at, row in reversed([*enumerate(rows)]) if row.number}
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(row.shown) for row in rows])
        self.tell(len(found), everything)
        self.show_rule(words[0] if by_number else self.wanted if everything else "")

    def tell(self, found: int, everything: bool) -> None:
        """How many rules were found, or what keys do."""
        if everything:
            told = say("tui-rules-cited-keys" if self.cited else "tui-rules-keys")
        elif found:
            told = say("rules-found", count=found)
        else:
            told = say("rules-none", wanted=self.query_one(Input).value.strip())
        self.query_one("#found", Static).update(told)

    def show_rule(self, number: str) -> None:
        """Put the cursor on a rule, and as much as possible of what follows below it."""
        listed = self.query_one(OptionList)
        if not listed.option_count:
            return
        listed.highlighted = self.places.get(number, 0)
        self.call_after_refresh(listed.scroll_to_highlight, top=True)

    def on_input_changed(self) -> None:
        """Look for what was typed at once."""
        self.fill()

    def on_input_submitted(self) -> None:
        """Enter goes on to the next row."""
        self.action_go("cursor_down")

    def action_go(self, way: str) -> None:
        """Go through the rules while the search has the keyboard."""
        listed = self.query_one(OptionList)
        ways: dict[str, Callable[[], None]] = {
            "cursor_down": listed.action_cursor_down,
            "cursor_up": listed.action_cursor_up,
            "page_down": listed.action_page_down,
            "page_up": listed.action_page_up,
        }
        ways[way]()

    def action_cited(self, steps: int) -> None:
        """The next rule that was cited."""
        if self.cited and not self.words:
            at = self.cited.index(self.wanted) + steps
            self.wanted = self.cited[at % len(self.cited)]
            self.show_rule(self.wanted)

    def action_back(self) -> None:
        """Clear the search; without one, leave."""
        search = self.query_one(Input)
        if search.value:
            search.value = ""
        else:
            self.dismiss()


def all_rules() -> list[Rule]:
    """All rules in the language spoken."""
    return [rule for chapter in chapters(current_language()) for rule in chapter.rules]
