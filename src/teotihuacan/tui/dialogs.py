"""The screens above the table: reading matter, passing the screen on, a screen too small."""

from typing import ClassVar

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

COLUMNS, LINES = 120, 40  # what the table needs


def is_small(size: Size) -> bool:
    """Whether a window is too small for the table."""
    return size.width < COLUMNS or size.height < LINES


class Reading(ModalScreen[None]):
    """Something to read under a title; any of the usual keys closes it."""

    BINDINGS: ClassVar = [
        Binding("escape,enter,space,q,question_mark,t,l,h", "dismiss", "Close"),
        Binding("down,j", "scroll(1)", "Down", show=False),
        Binding("up,k", "scroll(-1)", "Up", show=False),
        Binding("pagedown", "scroll(20)", "Page down", show=False),
        Binding("pageup", "scroll(-20)", "Page up", show=False),
    ]

    def __init__(self, title: str, *parts: RenderableType, at_end: bool = False) -> None:
        super().__init__(classes="page")
        self.heading = title
        self.parts = parts
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """A box that scrolls."""
        with Vertical(classes="box wide"):
            yield Static(self.heading, classes="title", markup=False)
            with VerticalScroll(classes="scrolled"):
                yield Static(Group(*self.parts), id="text")
            yield Static("\nEnter or Esc: close    ↑ ↓ PgUp PgDn: scroll", classes="hint")

    def on_mount(self) -> None:
        """Show the end first where that is the news."""
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class PassScreen(Screen[None]):
    """Hides everything until the right person sits at the screen."""

    BINDINGS: ClassVar = [
        Binding("enter,space", "dismiss", "I am here"),
        Binding("q", "app.quit", "Quit"),
    ]

    def __init__(self, who: str) -> None:
        super().__init__(classes="page")
        self.who = who

    def compose(self) -> ComposeResult:
        """Who is to sit down."""
        with Vertical(classes="box"):
            yield Static(f"Pass the screen to {self.who}", classes="title", markup=False)
            yield Static(
                "Starting tiles are chosen in secret. Nobody else should look now.\n\n"
                f"{self.who}: press Enter or click here when you are alone with the screen.",
                markup=False,
            )

    def on_click(self) -> None:
        """A click will do, too."""
        self.dismiss()


class TooSmall(Screen[None]):
    """Asks for a larger window; closes by itself when there is one."""

    def __init__(self) -> None:
        super().__init__(classes="page")

    def compose(self) -> ComposeResult:
        """How large it should be."""
        yield Static(id="size")

    def on_screen_resume(self) -> None:
        """Go away if the window was enlarged while something else lay above."""
        if not is_small(self.app.size):
            self.dismiss()
        else:
            self.tell(self.app.size)

    def on_resize(self, event: Resize) -> None:
        """Say it again after a change."""
        self.tell(event.size)

    def tell(self, size: Size) -> None:
        """The size there is and the size that is needed."""
        self.query_one("#size", Static).update(
            f"The table needs {COLUMNS} columns and {LINES} lines;\n"
            f"this window has {size.width} and {size.height}.\n\n"
            "Please enlarge it or choose a smaller font:\nthe game goes on by itself."
        )
