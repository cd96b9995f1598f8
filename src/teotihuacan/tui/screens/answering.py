"""A table where somebody answers: keys and the mouse, hints, rules, help, log."""

from abc import ABCMeta, abstractmethod
from typing import ClassVar

from textual.binding import Binding
from textual.events import Click, Key
from textual.widgets import OptionList

from ...bots.advice import Advice
from ...game.views import SPECTATOR
from ...terminal.displays import whole_board
from ...terminal.rule_notes import find_note
from ..drawing.guide import guide
from ..drawing.log import style_lines
from ..drawing.pyramid import find_square
from ..placing import find_at_square
from .dialogs import ReadingScreen
from .help import HelpScreen
from .hint import HintScreen
from .rules import RulesScreen
from .table_view import TableView


class AbstractScreen(type(TableView), ABCMeta):  # type: ignore[misc]
    """What makes classes of screens of which some methods are only declared."""


class AnsweringTable(TableView, metaclass=AbstractScreen):  # type: ignore[metaclass]
    """A table with a question for somebody, at this screen or at a server's table."""

    BINDINGS: ClassVar = [
        Binding("u", "undo", "tui-key-undo"),
        Binding("r", "redo", "tui-key-redo"),
        Binding("h", "hint", "tui-key-hint"),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("f3", "rules", "tui-key-rules"),
        Binding("t", "tiles", "tui-key-tiles"),
        Binding("l", "log", "tui-key-log"),
        Binding("s", "save", "tui-key-save"),
        Binding("o", "options", "tui-key-options"),
        Binding("escape", "menu", "tui-key-menu"),
        Binding("q", "leave", "tui-key-quit"),
    ]

    def on_mount(self) -> None:
        """Name the parts and begin."""
        self.fit(self.app.size.width, self.app.size.height)
        self.name_parts()
        self.go_on()

    @abstractmethod
    def go_on(self) -> None:
        """Show what is, and wait for whoever is next."""

    @abstractmethod
    def take(self, number: int) -> None:
        """Give one of the answers, by its number in the list."""

    def viewer(self) -> int:
        """For whose eyes the table is: the person asked."""
        return self.match.asked if self.match.asks_person() else SPECTATOR

    # Answers ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes an answer."""
        self.take(event.option_index)

    def on_key(self, event: Key) -> None:
        """The key before an answer takes it."""
        for number, choice in enumerate(self.choices):
            if choice.key and choice.key == event.character:
                event.stop()
                self.take(number)
                return

    def on_click(self, event: Click) -> None:
        """A click on a board or a square of the pyramid leads to an answer about it."""
        name = event.widget.id or "" if event.widget else ""
        number = None
        if name.startswith("place-"):
            number = self.find_answer_for(self.seen["ring"][int(name.removeprefix("place-"))])
        elif name == "pyramid":
            number = self.find_answer_at(event.x, event.y)
        if number is not None:
            self.query_one("#choices", OptionList).highlighted = number

    def find_answer_for(self, board: str) -> int | None:
        """The next answer that leads to a board, after the one under the cursor."""
        leading = [n for n, choice in enumerate(self.choices) if choice.target == board]
        at = self.query_one("#choices", OptionList).highlighted
        later = [number for number in leading if at is not None and number > at]
        return next(iter(later or leading), None)

    def find_answer_at(self, x: int, y: int) -> int | None:
        """The answer that lays a tile on the square that was clicked."""
        window = self.query_one("#pyramid").size.width
        square = find_square(x, y, self.room.board + 2, window)
        return find_at_square(self.choices, self.chosen, square) if square else None

    def show_hint(self, advice: Advice) -> None:
        """Show the best answers; one of them may be given."""
        self.app.push_screen(HintScreen(advice, self.seen), self.take_hint)

    def take_hint(self, action: int | None) -> None:
        """Give the answer that was chosen in the hint."""
        numbers = [n for n, choice in enumerate(self.choices) if choice.action == action]
        if numbers:
            self.take(numbers[0])

    # What is to read ---

    def action_help(self) -> None:
        """The rule behind the question, the keys and the signs."""
        seen = self.seen
        self.app.push_screen(HelpScreen(lambda: guide(seen), self.cited_rules()))

    def cited_rules(self) -> tuple[str, ...]:
        """The numbers of the rules behind the question."""
        return find_note(self.seen["question"]).rules

    def action_rules(self) -> None:
        """The rulebook, open at the rules behind the question."""
        self.app.push_screen(RulesScreen(self.cited_rules()))

    def action_tiles(self) -> None:
        """Everything that lies on the table, with its texts."""
        self.app.push_screen(ReadingScreen("tui-all-tiles", lambda: whole_board(self.seen)))

    def action_log(self) -> None:
        """The whole log."""
        whole = ReadingScreen(
            "log", lambda: [style_lines(self.match.log(lately=False))], at_end=True
        )
        self.app.push_screen(whole)
