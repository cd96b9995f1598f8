"""The starting tiles that somebody was dealt: two to four of all, picked from a list."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import say
from ...study.openings.book import TILES
from ...terminal.wording import starting_tile_text
from .speaking import SpeakingScreen

DEALT = 4
MARKS = {False: " ", True: "✓"}


class DealtTilesScreen(SpeakingScreen, ModalScreen[list[int]]):
    """All starting tiles; gives those that were picked, in order."""

    DEFAULT_CSS = """
    DealtTilesScreen .tiles { width: 100; max-width: 100%; height: 100%; border: round $accent;
        padding: 0 1; }
    DealtTilesScreen OptionList, DealtTilesScreen OptionList:focus { height: 1fr; border: none;
        padding: 0; background: $background; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q,t", "done", "tui-key-back"),
        Binding("space", "pick", show=False, priority=True),
    ]

    def __init__(self, picked: Iterable[int]) -> None:
        super().__init__(classes="page")
        self.picked = set(picked)

    def compose(self) -> ComposeResult:
        """What to do, the tiles, the keys."""
        with Vertical(classes="tiles"):
            yield Static(id="text", markup=False)
            yield OptionList(markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def retell(self) -> None:
        """Everything in the language spoken now."""
        self.query_one(".tiles").border_title = say("openings-tiles")
        self.query_one("#text", Static).update(say("openings-tiles-text"))
        self.query_one("#keys", Static).update(say("tui-openings-pick-keys"))
        self.list_tiles()

    def list_tiles(self) -> None:
        """The tiles with what they give; those that were picked have a mark."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(self.describe(tile)) for tile in TILES])
        listed.highlighted = at
        listed.focus()

    def describe(self, tile: int) -> str:
        """A tile in a line."""
        return f"{MARKS[tile in self.picked]} {tile:>2}  {starting_tile_text(tile)}"

    # Keys and mouse ---

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pick a tile, or put it back; nobody is dealt more than four."""
        tile = TILES[event.option_index]
        if tile in self.picked:
            self.picked.remove(tile)
        elif len(self.picked) < DEALT:
            self.picked.add(tile)
        self.list_tiles()

    def action_pick(self) -> None:
        """The space bar picks, too."""
        self.query_one(OptionList).action_select()

    def action_done(self) -> None:
        """Back to their pairs."""
        self.dismiss(sorted(self.picked))  # type: ignore[arg-type]
