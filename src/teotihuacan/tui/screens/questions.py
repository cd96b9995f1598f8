"""Questions about saved games: under which name, and whether one may be deleted."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...i18n import say
from ...terminal.game_files import LONGEST_LABEL
from .speaking import SpeakingScreen


class NameScreen(SpeakingScreen, ModalScreen[str | None]):
    """Asks for a name; everything typed goes into it. None if it is not to be saved."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss(None)", "tui-key-back", priority=True)]

    def __init__(self, offered: str) -> None:
        """Ask, with a name to begin with."""
        super().__init__(classes="page")
        self.offered = offered

    def compose(self) -> ComposeResult:
        """The question, a line to type in, the keys."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Input(self.offered, max_length=LONGEST_LABEL, id="name")
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """The question and the keys."""
        self.query_one("#title", Static).update(say("tui-name-title"))
        self.query_one("#keys", Static).update("\n" + say("tui-name-keys"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter takes the name."""
        self.dismiss(event.value)  # type: ignore[arg-type]


class DeleteScreen(SpeakingScreen, ModalScreen[bool]):
    """Asks whether something may be deleted: only a clear yes is one."""

    BINDINGS: ClassVar = [Binding("escape,n", "dismiss(False)", "tui-key-back")]

    def __init__(self, what: Callable[[], str]) -> None:
        """Ask about what is told."""
        super().__init__(classes="page")
        self.what = what

    def compose(self) -> ComposeResult:
        """The question, what it is about, the keys."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="text", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """The question, what it is about, the keys."""
        self.query_one("#title", Static).update(say("tui-delete-title"))
        self.query_one("#text", Static).update(self.what())
        self.query_one("#keys", Static).update("\n" + say("tui-delete-keys"))

    def on_key(self, event: Key) -> None:
        """The letter of yes, in the language spoken or in English."""
        yes = ("y", *say("games-yes-words").split())
        if event.character and event.character.lower() in yes:
            event.stop()
            self.dismiss(True)  # type: ignore[arg-type]
