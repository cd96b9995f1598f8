"""Screens of several parts: all at once, or one at a time in small windows."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import say
from .speaking import SpeakingScreen

WHOLE = (110, 36)  # columns and lines for all parts at once
WIDEST = 150  # columns of the screen that are used
FRAME = 4  # columns of its frame


class PartsScreen(SpeakingScreen):
    """A list and figures, each with a name; Tab goes on where only one of them is in sight."""

    DEFAULT_CSS = """
    PartsScreen #frame { width: 100%; max-width: 150; height: 100%; border: round $accent;
        padding: 0 1; }
    PartsScreen #head { height: auto; }
    PartsScreen #parts { height: 1; }
    PartsScreen .figure { height: 100%; }
    PartsScreen #list-part { height: 1fr; }
    PartsScreen OptionList, PartsScreen OptionList:focus { height: 1fr; border: none;
        padding: 0; background: $background; }
    PartsScreen.whole #head { margin-bottom: 1; }
    PartsScreen.whole #parts { display: none; }
    """
    BINDINGS: ClassVar = [
        Binding("tab,right", "part(1)", show=False, priority=True),
        Binding("shift+tab,left", "part(-1)", show=False, priority=True),
        Binding("f2", "app.language", show=False),
    ]
    list_name = ""  # the message that names the list, which comes first
    # The other parts: messages that name them, and the ids of their texts.
    figures: ClassVar[Mapping[str, str]] = {}
    part = ""  # the one in sight

    def compose(self) -> ComposeResult:
        """What is to say first, the figures, the list with room below it, the keys."""
        with Vertical(id="frame"):
            yield Static(id="head", markup=False)
            yield Static(id="parts", markup=False)
            with Horizontal(id="figures"):
                for figure in self.figures.values():
                    with VerticalScroll(id=f"{figure}-part", classes="figure"):
                        yield Static(id=figure)
            with Vertical(id="list-part"):
                yield OptionList(id="listed", markup=False)
                yield Static(id="told", classes="hint", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def on_mount(self) -> None:
        """Lay it out for this window."""
        self.part = self.list_name
        self.fit()
        self.retell()

    def on_resize(self, event: Resize) -> None:
        """Lay it out for another one."""
        del event
        self.fit()
        self.retell()

    @property
    def parts(self) -> list[str]:
        """All parts, by the messages that name them."""
        return [self.list_name, *self.figures]

    @property
    def is_whole(self) -> bool:
        """Whether there is room for everything at once."""
        width, height = self.app.size
        return width >= WHOLE[0] and height >= WHOLE[1]

    @property
    def columns(self) -> int:
        """The columns within the frame."""
        return min(self.app.size.width, WIDEST) - FRAME

    @property
    def figure_lines(self) -> int:
        """The lines of the figures where everything is in sight."""
        return self.app.size.height // 2

    def fit(self) -> None:
        """Show all parts, or the one that was chosen."""
        whole = self.is_whole
        self.set_class(whole, "whole")
        self.set_class(not whole, "one")
        shown = self.parts if whole else [self.part]
        figures = self.query_one("#figures")
        figures.display = whole or self.part != self.list_name
        figures.styles.height = self.figure_lines if whole else "1fr"
        for name, figure in self.figures.items():
            self.query_one(f"#{figure}-part").display = name in shown
        self.query_one("#list-part").display = self.list_name in shown
        focused = "listed" if self.list_name in shown else f"{self.figures[self.part]}-part"
        self.query_one(f"#{focused}").focus()
        self.name_parts()

    def name_parts(self) -> None:
        """The parts by name, the one in sight marked."""
        line = Text()
        for part in self.parts:
            here = part == self.part
            name = say(part)
            line.append(f"[{name}]" if here else f" {name} ", "bold" if here else "dim")
            line.append("  ")
        self.query_one("#parts", Static).update(line)

    def fill_list(self, deeds: Iterable[Option], rows: Iterable[Option | None]) -> None:
        """What can be done, and the rows below it; the cursor stays where it is."""
        listed = self.query_one("#listed", OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([*deeds, None, *rows])
        listed.highlighted = at

    def draw_plot(self, name: str, plot: Text) -> None:
        """A plot; one part at a time, its name stands above it already."""
        title = Text(say(name) + "\n\n", "bold") if self.is_whole else Text()
        self.query_one("#plot", Static).update(Text.assemble(title, plot))

    def action_part(self, steps: int) -> None:
        """The next part, where they are seen one at a time."""
        if not self.is_whole:
            self.part = self.parts[(self.parts.index(self.part) + steps) % len(self.parts)]
            self.fit()

    def on_click(self, event: Click) -> None:
        """A click on the names of the parts shows the next one."""
        if event.widget is self.query_one("#parts"):
            self.action_part(1)
