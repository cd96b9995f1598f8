"""The languages to choose from, each by the name its speakers give it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import LANGUAGES, current_language, say


class LanguageScreen(ModalScreen[str | None]):
    """Asks for a language; None if nothing is to change."""

    BINDINGS: ClassVar = [Binding("escape,f2", "dismiss(None)", "tui-key-back")]

    def __init__(self) -> None:
        super().__init__(classes="page")

    def compose(self) -> ComposeResult:
        """The languages, the cursor on the one spoken."""
        with Vertical(classes="box"):
            yield Static(say("tui-language-title"), classes="title", markup=False)
            yield OptionList(
                *(Option(name, language) for language, name in LANGUAGES.items()),
                classes="menu",
                markup=False,
            )

    def on_mount(self) -> None:
        """Begin with the language spoken."""
        listed = self.query_one(OptionList)
        listed.highlighted = listed.get_option_index(current_language())
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.dismiss(event.option_id)
