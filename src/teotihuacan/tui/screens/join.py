"""Asks for the link of a table on a server."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...engine.errors import TeotihuacanError
from ...i18n import say, translate
from .speaking import SpeakingScreen

if TYPE_CHECKING:
    from ..app import TeotihuacanApp

LONGEST_LINK = 500


class JoinScreen(SpeakingScreen, ModalScreen[None]):
    """A line to type in; with a link that can be one, the menu closes and the table opens."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "tui-key-back", priority=True)]

    def __init__(self) -> None:
        super().__init__(classes="page")

    def compose(self) -> ComposeResult:
        """The question, a line to type in, what is wrong with it, the keys."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Input(max_length=LONGEST_LINK, id="address")
            yield Static(id="notice", classes="notice", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """The question and the keys."""
        self.query_one("#title", Static).update(say("tui-join-title"))
        self.query_one("#keys", Static).update("\n" + say("tui-join-keys"))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go there, or say that it is no link."""
        from ...client import parse_address

        try:
            parse_address(event.value)
        except TeotihuacanError as error:
            self.query_one("#notice", Static).update(translate(error))
        else:
            app = cast("TeotihuacanApp", self.app)
            app.link = event.value
            app.exit()
