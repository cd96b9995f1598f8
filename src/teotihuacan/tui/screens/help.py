"""Help that leads on to the rules it cites."""

from collections.abc import Sequence
from typing import ClassVar

from textual.binding import Binding
from textual.events import Click
from textual.widgets import Static

from ...i18n import join_list, say
from .dialogs import Parts, ReadingScreen
from .rules import RulesScreen


class HelpScreen(ReadingScreen):
    """Something to read, and the rules behind it one key or click away."""

    BINDINGS: ClassVar = [Binding("r,f3", "rules", "tui-key-rules")]

    def __init__(self, parts: Parts, cited: Sequence[str] = ()) -> None:
        """Show help; `cited` are the numbers of the rules it is about."""
        super().__init__("help", parts)
        self.cited = cited

    def retell(self) -> None:
        """The help, and the way to the rules."""
        super().retell()
        rules = (
            say("tui-help-cited", count=len(self.cited), numbers=join_list(self.cited))
            if self.cited
            else say("tui-help-rules")
        )
        self.query_one("#keys", Static).update(f"\n{rules}\n{say('tui-close-keys')}")

    def on_click(self, event: Click) -> None:
        """A click on the line about the rules opens them."""
        if event.widget is self.query_one("#keys") and event.y == 1:
            self.action_rules()

    def action_rules(self) -> None:
        """Open the rules at their place."""
        self.app.push_screen(RulesScreen(self.cited))
