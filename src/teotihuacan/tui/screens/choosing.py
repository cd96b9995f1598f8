"""A list of things to do above the table, some of which are asked about again."""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import say
from .speaking import SpeakingScreen


class Deed(NamedTuple):
    """Something to do: its words, what does it, and the message that asks whether one is sure."""

    words: str
    do: Callable[[], object]
    sure: str = ""


class DeedsScreen(SpeakingScreen, ModalScreen[None]):
    """Things to do; the first one only closes the list."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "tui-key-back")]

    def __init__(self, title: str, deeds: Callable[[], list[Deed]]) -> None:
        """Offer what `deeds` gives under a title."""
        super().__init__(classes="page")
        self.heading = title
        self.make_deeds = deeds
        self.deeds: list[Deed] = []

    def compose(self) -> ComposeResult:
        """Title and list."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)

    def retell(self) -> None:
        """The things to do now."""
        self.offer(self.heading, self.make_deeds())

    def offer(self, title: str, deeds: list[Deed]) -> None:
        """Offer things to do."""
        self.deeds = deeds
        self.query_one("#title", Static).update(title)
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(deed.words) for deed in deeds])
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do it, or ask again first."""
        deed = self.deeds[event.option_index]
        if deed.sure:
            no = Deed(say("sure-no"), lambda: None)
            self.offer(say(deed.sure), [no, Deed(say("sure-yes"), deed.do)])
        else:
            self.dismiss()
            deed.do()
