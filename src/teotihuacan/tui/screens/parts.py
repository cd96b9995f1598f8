"""Screens of several parts: all at once, or one at a time in small windows."""

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.events import Click, Resize
from textual.widgets import Static

from ...i18n import say
from .speaking import SpeakingScreen

WHOLE = (110, 36)  # columns and lines for all parts at once
WIDEST = 150  # columns of the screen that are used
FRAME = 4  # columns of its frame


class PartsScreen(SpeakingScreen):
    """Parts with names; Tab goes from one to the next where only one is in sight."""

    BINDINGS: ClassVar = [
        Binding("tab,right", "part(1)", show=False, priority=True),
        Binding("shift+tab,left", "part(-1)", show=False, priority=True),
        Binding("f2", "app.language", show=False),
    ]
    parts: tuple[str, ...] = ()  # by the messages that name them
    part = ""  # the one in sight

    def on_mount(self) -> None:
        """Lay it out for this window."""
        self.fit()
        self.retell()

    def on_resize(self, event: Resize) -> None:
        """Lay it out for another one."""
        del event
        self.fit()
        self.retell()

    @property
    def is_whole(self) -> bool:
        """Whether there is room for everything at once."""
        width, height = self.app.size
        return width >= WHOLE[0] and height >= WHOLE[1]

    @property
    def columns(self) -> int:
        """The columns within the frame."""
        return min(self.app.size.width, WIDEST) - FRAME

    def fit(self) -> None:
        """Show all parts, or the one that was chosen."""
        self.set_class(self.is_whole, "whole")
        self.set_class(not self.is_whole, "one")
        self.show_parts(self.parts if self.is_whole else (self.part,))
        self.name_parts()

    def show_parts(self, shown: tuple[str, ...]) -> None:
        """Show these parts, hide the others."""
        raise NotImplementedError

    def name_parts(self) -> None:
        """The parts by name, the one in sight marked."""
        line = Text()
        for part in self.parts:
            here = part == self.part
            name = say(part)
            line.append(f"[{name}]" if here else f" {name} ", "bold" if here else "dim")
            line.append("  ")
        self.query_one("#parts", Static).update(line)

    def action_part(self, steps: int) -> None:
        """The next part, where they are seen one at a time."""
        if not self.is_whole:
            self.part = self.parts[(self.parts.index(self.part) + steps) % len(self.parts)]
            self.fit()

    def on_click(self, event: Click) -> None:
        """A click on the names of the parts shows the next one."""
        if event.widget is self.query_one("#parts"):
            self.action_part(1)
