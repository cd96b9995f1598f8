"""The chat of a table: what was said, and a line to say something."""

from datetime import datetime
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...client import TableFeed
from ...client.messages import ChatLine
from ...i18n import current_language, say
from ...terminal.printable import printable
from .speaking import SpeakingScreen

LONGEST = 500  # characters of a line


class ChatScreen(SpeakingScreen, ModalScreen[None]):
    """The chat above the table; it follows what others say."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "tui-key-close")]

    def __init__(self, feed: TableFeed) -> None:
        super().__init__(classes="page")
        self.feed = feed

    def compose(self) -> ComposeResult:
        """The lines, and one to write."""
        with Vertical(classes="box wide-box"):
            yield Static(id="title", classes="title", markup=False)
            with VerticalScroll(classes="scrolled", can_focus=False):
                yield Static(id="lines")
            yield Input(id="say", max_length=LONGEST)
            yield Static(id="note", classes="hint", markup=False)

    def retell(self) -> None:
        """Show everything; only those who sit here may write."""
        sits = self.feed.my_name is not None
        self.query_one("#title", Static).update(say("chat"))
        entry = self.query_one("#say", Input)
        entry.placeholder = say("say-something")
        entry.display = sits
        self.query_one("#note", Static).update(
            say("remote-chat-keys" if sits else "chat-watchers")
        )
        if sits:
            entry.focus()
        self.show_lines()

    def show_lines(self) -> None:
        """What was said so far, and what is still on its way."""
        lines = [format_line(line) for line in self.feed.chat]
        lines += [
            Text(printable(request["text"]), "dim italic")
            for request in self.feed.requests.values()
            if request["type"] == "say"
        ]
        told = Text("\n").join(lines) if lines else Text(say("chat-empty"), "dim")
        self.query_one("#lines", Static).update(told)
        scrolled = self.query_one(VerticalScroll)
        self.call_after_refresh(scrolled.scroll_end, animate=False)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Say it; it is shown as said when the server has it."""
        text = " ".join(event.value.split())
        if text:
            await self.feed.say(text)
            event.input.clear()
            self.show_lines()


def format_line(line: ChatLine) -> Text:
    """A line of chat: when, who, what."""
    from babel.dates import format_time

    at = datetime.fromtimestamp(line["at"] / 1000)
    when = format_time(at, "short", locale=current_language())
    return Text.assemble(
        (f"{when}  ", "dim"), (printable(line["name"]), "bold"), f"  {printable(line['text'])}"
    )
