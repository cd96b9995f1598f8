"""A hint: the best answers and why; Enter gives the one under the cursor."""

from dataclasses import replace
from typing import ClassVar

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...bots.advice import Advice, Suggestion, is_hardly_tried
from ...game.views import View
from ...i18n import say
from ...i18n.lists import join_commas
from ...i18n.numbers import format_percent, format_signed_number
from ...study.openings import advise_start
from ...terminal.advice import reason_text
from ...terminal.answers import answer_words
from ...terminal.openings import start_table
from ...terminal.readers import offer_for
from .speaking import SpeakingScreen

FEW_LINES = 7  # of the answers, where openings stand below them
MOST_OPENINGS = 3  # that are told


class HintScreen(SpeakingScreen, ModalScreen[int | None]):
    """The best answers, best first; gives the action that was chosen, None for none."""

    DEFAULT_CSS = "HintScreen .menu { max-height: 16; }"
    BINDINGS: ClassVar = [Binding("escape,q,h", "dismiss(None)", "tui-key-back")]

    def __init__(self, advice: Advice, seen: View) -> None:
        super().__init__(classes="page")
        self.advice = advice
        self.seen = seen

    def compose(self) -> ComposeResult:
        """The answers and the keys."""
        with Vertical(classes="box", id="hint"):
            yield Static(id="title", classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(id="openings")
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """The answers with what speaks for them."""
        self.query_one("#hint").border_title = say("hint")
        self.query_one("#title", Static).update(say("hint-title"))
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        for number, suggestion in enumerate(self.advice.suggestions, start=1):
            listed.add_option(Option(self.describe(number, suggestion)))
        listed.highlighted = at
        listed.focus()
        self.show_openings()
        self.query_one("#keys", Static).update("\n" + say("tui-hint-keys"))

    def show_openings(self) -> None:
        """What games say of the starting tiles, if they are chosen now."""
        start = advise_start(self.seen)
        shown = self.query_one("#openings", Static)
        shown.display = start is not None
        if start is not None:
            self.query_one(OptionList).styles.max_height = FEW_LINES
            table = start_table(replace(start, options=start.options[:MOST_OPENINGS]))
            table.show_edge = False
            shown.update(Group("", table))

    def describe(self, number: int, suggestion: Suggestion) -> Table:
        """An answer in a few lines beside its number: its words, its figures, its reasons."""
        words = answer_words(self.seen, offer_for(self.seen, suggestion.action))
        figures = figures_text(suggestion)
        reasons = reason_text(suggestion)
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(
            Text(str(number), "bold"),
            Text.assemble((words, "bold"), f"\n{figures}", (f"\n{reasons}", "dim")),
        )
        return row

    def on_key(self, event: Key) -> None:
        """The number before an answer gives it."""
        numbers = [str(number + 1) for number in range(len(self.advice.suggestions))]
        if event.character in numbers:
            event.stop()
            self.give(numbers.index(event.character))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.give(event.option_index)

    def give(self, number: int) -> None:
        """Close with an answer."""
        self.dismiss(self.advice.suggestions[number].action)  # type: ignore[arg-type]


def figures_text(suggestion: Suggestion) -> str:
    """How the search sees an answer; of one that it hardly tried only that."""
    share = say("tui-hint-share", share=format_percent(suggestion.share, 0))
    if is_hardly_tried(suggestion):
        return join_commas([share, say("advice-hardly-tried")])
    ahead = say("tui-hint-ahead", vp=format_signed_number(suggestion.margin, 1))
    wins = say("tui-hint-wins", share=format_percent(suggestion.win, 0))
    return join_commas([ahead, wins, share])
