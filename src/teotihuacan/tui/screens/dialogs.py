"""The screens above the table: reading matter, passing the screen on, a screen too small."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.console import Group, RenderableType
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from ...i18n import say
from ..drawing.room import COLUMNS, LINES, is_too_small
from .speaking import SpeakingScreen

AROUND = 10  # lines of a box besides the text that scrolls
Parts = Callable[[], Iterable[RenderableType]]


class ReadingScreen(SpeakingScreen, ModalScreen[None]):
    """Something to read under a title; any of the usual keys closes it."""

    BINDINGS: ClassVar = [
        Binding("escape,enter,space,q,question_mark,t,l,h", "dismiss", "tui-key-close"),
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(20)", show=False),
        Binding("pageup", "scroll(-20)", show=False),
    ]

    def __init__(self, title: str, parts: Parts, at_end: bool = False) -> None:
        """Show what `parts` gives under the message `title`."""
        super().__init__(classes="page")
        self.heading = title
        self.parts = parts
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        """A box that scrolls."""
        with Vertical(classes="box wide-box"):
            yield Static(id="title", classes="title", markup=False)
            with VerticalScroll(classes="scrolled"):
                yield Static(id="text")
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """Show it; the end first where that is the news."""
        self.query_one("#title", Static).update(say(self.heading))
        self.query_one("#text", Static).update(Group(*self.parts()))
        self.query_one("#keys", Static).update("\n" + say("tui-close-keys"))
        if self.at_end:
            scrolled = self.query_one(VerticalScroll)
            self.call_after_refresh(scrolled.scroll_end, animate=False)

    def on_resize(self, event: Resize) -> None:
        """Title and keys stay in sight, the text between them scrolls."""
        self.query_one(".scrolled").styles.max_height = max(event.size.height - AROUND, 1)

    def action_scroll(self, lines: int) -> None:
        """Scroll the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class PassScreen(SpeakingScreen):
    """Hides everything until the right person sits at the screen."""

    BINDINGS: ClassVar = [
        Binding("enter,space", "dismiss", "tui-key-here"),
        Binding("q", "app.quit", "tui-key-quit"),
    ]

    def __init__(self, seat: str) -> None:
        """Wait for whoever has a seat, named by its letter."""
        super().__init__(classes="page")
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Who is to sit down."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="text", markup=False)

    def retell(self) -> None:
        """Say who is to sit down."""
        ready = say("tui-pass-ready", seat=self.seat)
        self.query_one("#title", Static).update(say("tui-pass-title", seat=self.seat))
        self.query_one("#text", Static).update(f"{say('tui-pass-secret')}\n\n{ready}")

    def on_click(self) -> None:
        """A click will do, too."""
        self.dismiss()


class HandOverScreen(SpeakingScreen, ModalScreen[None]):
    """Another person's turn: no key of the one before may play it. The table stays in sight."""

    BINDINGS: ClassVar = [
        Binding("enter,space", "dismiss", "tui-key-here"),
        Binding("q", "app.quit", "tui-key-quit"),
    ]

    def __init__(self, name: str) -> None:
        super().__init__(classes="page")
        self.person = name

    def compose(self) -> ComposeResult:
        """Whose turn it is."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="text", markup=False)

    def retell(self) -> None:
        """Say whose turn it is."""
        self.query_one("#title", Static).update(say("tui-hand-over-title", name=self.person))
        self.query_one("#text", Static).update(say("tui-hand-over-text", name=self.person))

    def on_click(self) -> None:
        """A click will do, too."""
        self.dismiss()


class TooSmallScreen(SpeakingScreen):
    """Asks for a larger window; closes by itself when there is one."""

    BINDINGS: ClassVar = [Binding("q,escape", "app.leave", show=False)]

    def __init__(self) -> None:
        super().__init__(classes="page")

    def compose(self) -> ComposeResult:
        """How large it should be."""
        yield Static(id="size", markup=False)

    def on_screen_resume(self) -> None:
        """Go away if the window was enlarged while something else lay above."""
        if not is_too_small(*self.app.size):
            self.dismiss()
        else:
            self.retell()

    def on_resize(self, event: Resize) -> None:
        """Say it again after a change."""
        self.tell(event.size)

    def retell(self) -> None:
        """The size there is and the size that is needed."""
        self.tell(self.app.size)

    def tell(self, size: Size) -> None:
        """The size there is and the size that is needed."""
        told = say(
            "tui-small", columns=COLUMNS, lines=LINES, width=size.width, height=size.height
        )
        self.query_one("#size", Static).update(f"{told}\n\n{say('tui-small-leave')}")
