"""Openings: pairs of starting tiles, of all or of those that somebody was dealt."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.events import Resize
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...i18n import join_list, say
from ...i18n.numbers import format_number
from ...study.openings import OpeningRow, Openings
from ...study.openings.book import TILES
from ...terminal.openings import first_turns_table, pairs_table
from ...terminal.setup import players_text
from ...terminal.wording import starting_tile_text
from .dealt_tiles import DealtTilesScreen
from .dialogs import ReadingScreen
from .speaking import SpeakingScreen

MOST_PLAYERS = 4
HEAD_LINES = 2  # of the table: the names of its columns and a line
AROUND = 6  # columns beside the rows


class OpeningsScreen(SpeakingScreen, ModalScreen[None]):
    """Pairs of tiles, the best first; Enter tells what was done first with one."""

    DEFAULT_CSS = """
    OpeningsScreen .book { width: 100; max-width: 100%; height: 100%; border: round $accent;
        padding: 0 1; }
    OpeningsScreen #chosen, OpeningsScreen #head, OpeningsScreen #tiles { height: auto; }
    OpeningsScreen #tiles { min-height: 2; max-height: 4; color: $text-muted; }
    OpeningsScreen OptionList, OpeningsScreen OptionList:focus { height: 1fr; border: none;
        padding: 0; background: $background; }
    """
    BINDINGS: ClassVar = [
        Binding("escape,q", "dismiss", "tui-key-back"),
        Binding("left", "players(-1)", show=False, priority=True),
        Binding("right", "players(1)", show=False, priority=True),
        Binding("tab,s", "seat", show=False, priority=True),
        Binding("t", "tiles", show=False),
        Binding("f2", "app.language", show=False),
    ]

    def __init__(self) -> None:
        super().__init__(classes="page")
        self.book = Openings.read()
        self.players = 2
        self.seat: int | None = None
        self.tiles: list[int] = []  # that somebody was dealt: two at least, none for all
        self.rows: list[OpeningRow] = []

    def compose(self) -> ComposeResult:
        """What was chosen, the pairs, the tiles under the cursor, the keys."""
        with Vertical(classes="book"):
            yield Static(id="chosen", markup=False)
            yield Static(id="head", markup=False)
            yield OptionList(markup=False)
            yield Static(id="tiles", markup=False)
            yield Static(id="keys", classes="hint", markup=False)

    def on_resize(self, event: Resize) -> None:
        """The rows in the room there is."""
        del event
        self.retell()

    def retell(self) -> None:
        """The pairs for what was chosen."""
        self.query_one(".book").border_title = say("openings")
        self.query_one("#keys", Static).update(say("tui-openings-keys"))
        self.rows = self.book.rank_pairs(self.tiles or TILES, self.players, self.seat)
        self.query_one("#chosen", Static).update(self.chosen_words())
        head, rows = self.draw_rows()
        self.query_one("#head", Static).update(head)
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(row) for row in rows])
        listed.highlighted = 0
        listed.focus()

    def chosen_words(self) -> str:
        """For whom, and from how many games."""
        who = players_text(self.players) if self.players > 1 else say("puzzle-players", count=1)
        seat = say("openings-any-seat") if self.seat is None else str(self.seat + 1)
        games = say("openings-text", games=self.book.games)
        return f"{games}\n◂ {who} ▸   {say('openings-seat')} ◂ {seat} ▸\n{self.tiles_chosen()}"

    def tiles_chosen(self) -> str:
        """The tiles that somebody was dealt, and how far ahead their best pair is."""
        numbers = join_list(list(map(str, self.tiles))) or say("openings-all-tiles")
        words = say("tui-openings-tiles", tiles=numbers)
        if not self.tiles or len(self.rows) < 2:
            return words
        best, second = self.rows[:2]
        ahead = format_number(best.vp - second.vp, 1)
        first, other = best.tiles
        return f"{words}\n{say('openings-best', first=first, second=other, vp=ahead)}"

    def draw_rows(self) -> tuple[str, list[str]]:
        """The head of the table, and a line for each pair."""
        table = pairs_table("", self.rows)
        table.title = None
        table.show_edge = False
        table.padding = (0, 1, 0, 0)  # a pair stands on one line in every language
        console = self.app.console
        width = min(self.app.size.width, 100) - AROUND
        with console.capture() as drawn:
            console.print(table, width=width, no_wrap=True)
        lines = [Text.from_ansi(line).plain.rstrip() for line in drawn.get().splitlines()]
        return "\n".join(lines[:HEAD_LINES]), lines[HEAD_LINES:]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The tiles of the pair under the cursor, in words."""
        if event.option_index < len(self.rows):
            self.query_one("#tiles", Static).update(self.tiles_words(event.option_index))

    def tiles_words(self, at: int) -> str:
        """The tiles of a pair, a line each."""
        return "\n".join(
            f"{say('short-number', number=tile)} {starting_tile_text(tile)}"
            for tile in self.rows[at].tiles
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """What was done first with the pair."""
        at = event.option_index
        pair = self.rows[at].tiles
        turns = self.book.list_first_turns(self.players, pair)
        told = Text(self.tiles_words(at) + "\n")
        self.app.push_screen(
            ReadingScreen("openings", lambda: [told, first_turns_table(pair, turns)])
        )

    # Keys ---

    def action_players(self, by: int) -> None:
        """More or fewer players."""
        self.players = (self.players - 1 + by) % MOST_PLAYERS + 1
        self.seat = None
        self.retell()

    def action_seat(self) -> None:
        """The next place in the turn order; after the last one any."""
        seats = [None, *range(self.players)] if self.players > 1 else [None]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self.retell()

    def action_tiles(self) -> None:
        """Pick the tiles that one was dealt."""
        self.app.push_screen(DealtTilesScreen(self.tiles), self.compare)

    def compare(self, tiles: list[int] | None) -> None:
        """The pairs of these tiles; of all tiles, if there is no pair."""
        self.tiles = tiles if tiles and len(tiles) > 1 else []
        self.retell()
