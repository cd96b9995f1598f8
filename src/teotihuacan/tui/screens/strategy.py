"""The strategy guide, one part at a time."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from ...i18n import say
from ...terminal.strategy_guide import Section, list_sections
from .speaking import SpeakingScreen


class StrategyScreen(SpeakingScreen, ModalScreen[None]):
    """What wins and why; the first part lists the others, a number leads to each."""

    DEFAULT_CSS = """
    StrategyScreen .guide { width: 100; max-width: 100%; height: 100%; border: round $accent;
        padding: 0 1; }
    StrategyScreen VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    StrategyScreen #text { height: auto; padding: 0 1 0 0; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,s", "dismiss", "tui-key-back"),
        Binding("right,tab,enter", "turn(1)", show=False, priority=True),
        Binding("left,shift+tab", "turn(-1)", show=False, priority=True),
        Binding("space", "read_on", show=False, priority=True),
        Binding("f2", "app.language", show=False),
        *(Binding(str(number), f"open({number})", show=False) for number in range(10)),
    ]

    def __init__(self) -> None:
        super().__init__(classes="page")
        self.part = 0

    def compose(self) -> ComposeResult:
        """The title of the part, its text, the keys."""
        with Vertical(classes="guide"):
            yield Static(id="title", classes="title", markup=False)
            with VerticalScroll():
                yield Static(id="text")
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """The part in the language spoken now, from its beginning."""
        parts = list_sections()
        self.query_one(".guide").border_title = say("strategy")
        self.query_one("#title", Static).update(title_words(parts, self.part))
        self.query_one("#text", Static).update(draw_part(parts, self.part))
        self.query_one("#keys", Static).update(say("tui-strategy-keys", last=len(parts) - 1))
        text = self.query_one(VerticalScroll)
        text.scroll_home(animate=False)
        text.focus()

    def action_turn(self, by: int) -> None:
        """The next part, or the one before."""
        self.action_open(self.part + by)

    def action_open(self, part: int) -> None:
        """A part by its number, if there is one."""
        if 0 <= part < len(list_sections()):
            self.part = part
            self.retell()

    def action_read_on(self) -> None:
        """A page on; at the end of a part the next one."""
        text = self.query_one(VerticalScroll)
        if text.scroll_offset.y < text.max_scroll_y:
            text.scroll_page_down(animate=False)
        else:
            self.action_turn(1)


def title_words(parts: list[Section], at: int) -> str:
    """The number and title of a part; the first one invites."""
    return f"{at}  {parts[at].title}" if at else say("door-strategy")


def draw_part(parts: list[Section], at: int) -> RenderableType:
    """The text of a part; below the first one the titles of the others."""
    text = Markdown(parts[at].text)
    if at:
        return text
    titles = [title_words(parts, number) for number in range(1, len(parts))]
    return Group(text, Text("\n" + "\n".join(titles)))
