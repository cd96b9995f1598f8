"""What a person would like to be asked: options that hold for every game."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import say
from ...terminal.playing_settings import ENDS, PlayingSettings

ROWS = ("ends", "hand_over")


class OptionsScreen(ModalScreen[PlayingSettings]):
    """Asks how turns end and how the screen is handed over; changes are remembered at once."""

    BINDINGS: ClassVar = [
        Binding("escape,o,q", "close", "tui-key-close"),
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
    ]

    def __init__(self, settings: PlayingSettings, folder: Path | None) -> None:
        super().__init__(classes="page")
        self.settings = settings
        self.folder = folder

    def compose(self) -> ComposeResult:
        """The options with their values."""
        with Vertical(classes="box"):
            yield Static(say("tui-options-title"), classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(say("tui-options-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """Begin with the first option."""
        self.fill(0)

    def fill(self, at: int) -> None:
        """The options, the cursor on one of them."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        for name in ROWS:
            value = f"◂ {self.value_words(name)} ▸"
            listed.add_option(Option(f"{say(f'tui-options-{name}')}\n  {value}", name))
        listed.highlighted = at
        listed.focus()

    def value_words(self, name: str) -> str:
        """The value of an option now, in words."""
        if name == "ends":
            return say(f"ends-{self.settings.ends}")
        return say("tui-yes") if self.settings.hand_over else say("tui-no")

    def on_option_list_option_selected(self) -> None:
        """Enter or a click: the next value."""
        self.action_change(1)

    def action_change(self, by: int) -> None:
        """Change the option under the cursor."""
        at = self.query_one(OptionList).highlighted or 0
        if ROWS[at] == "ends":
            ends = ENDS[(ENDS.index(self.settings.ends) + by) % len(ENDS)]
            self.settings = self.settings.change(self.folder, ends=ends)
        else:
            turned = not self.settings.hand_over
            self.settings = self.settings.change(self.folder, hand_over=turned)
        self.fill(at)

    def action_close(self) -> None:
        """Go on with what was chosen."""
        self.dismiss(self.settings)
