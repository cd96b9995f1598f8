"""The parts of a table: all at once, or one at a time where there is little room."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.widgets import Footer, OptionList, Static

from ...game.eclipse_forecast import Forecast
from ...game.views import SPECTATOR, View
from ...i18n import say
from ..drawing import side
from ..drawing.choices import Choice
from ..drawing.log import style_lines
from ..drawing.room import USUAL, Room, measure_room
from ..drawing.tabs import LOG, QUESTION_TABS, TABS, find_tab, tab_line, tab_text
from ..placing import places_tiles, step_to, turn_tile
from ..table_match import TableMatch
from .answer_list import AnswerList
from .fitting_keys import fit_keys
from .speaking import SpeakingScreen

PLACES = (0, 1, 2, 7, -1, 3, 6, 5, 4)  # of the ring in the grid, the pyramid in the middle


class TableParts(SpeakingScreen):
    """Where everything is on the screen of a table, and what it remembers of places."""

    BINDINGS: ClassVar = [
        Binding("tab", "tab(1)", "tui-key-tab", priority=True),
        Binding("shift+tab", "tab(-1)", show=False, priority=True),
        Binding("ctrl+up", "scroll_log(-3)", show=False),
        Binding("ctrl+down", "scroll_log(3)", show=False),
    ]

    def __init__(self, match: TableMatch) -> None:
        super().__init__()
        self.match: TableMatch = match
        self.room: Room = USUAL
        self.choices: list[Choice] = []
        self.seen: View = match.view(SPECTATOR)
        self.forecast: list[Forecast] = []
        self.tab = TABS[0]  # that the person chose
        self.tab_for = ""  # the question for which they chose it
        self.places: dict[str, float] = {}  # how far each tab is scrolled
        self.log_place: float | None = None  # how far the log is scrolled, None: at its end

    # Parts ---

    def compose(self) -> ComposeResult:
        """The parts of the table."""
        yield Static(id="calendar")
        with Horizontal():
            with Vertical(id="left"):
                yield Static(id="tabs")
                with VerticalScroll(id="panel", can_focus=False):
                    yield Static(id="panel-text")
                with Grid(id="ring"):
                    for place in PLACES:
                        name = "pyramid" if place < 0 else f"place-{place}"
                        yield Static(id=name, classes="" if place < 0 else "board")
                with Vertical(id="question"):
                    yield Static(id="crumbs", markup=False)
                    yield Static(id="sentence", markup=False)
                    yield Static(id="offer")
                    yield AnswerList(self.steer, "choices")
                    yield Static(id="detail", markup=False)
            with Vertical(id="right"):
                yield Static(id="players")
                yield Static(id="eclipse", classes="section")
                yield Static(id="tracks", classes="section")
                yield Static(id="tiles", classes="section")
                yield Static(id="technologies", classes="section")
                if self.match.solo:
                    yield Static(id="teotibot", classes="section")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
        yield Footer()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that work now; below the table are as many as there is room for."""
        return fit_keys(super().active_bindings, self.size.width, self.room.has_tabs)

    def name_parts(self) -> None:
        """The titles of the parts."""
        self.query_one("#eclipse").border_title = say("tui-eclipse-title")
        self.query_one("#tiles").border_title = say("tui-tiles-title")
        self.query_one("#technologies").border_title = say("tui-technologies-title")
        self.query_one("#log").border_title = say("log")
        if self.match.solo:
            self.query_one("#teotibot").border_title = say("tui-bot-title")

    def write(self, part: str, text: object) -> None:
        """Show a text in a part of the table."""
        self.query_one(f"#{part}", Static).update(text)  # type: ignore[arg-type]

    @property
    def chosen(self) -> Choice | None:
        """The answer under the cursor."""
        at = self.query_one("#choices", OptionList).highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    @property
    def named(self) -> side.Named:
        """Whom the seats belong to."""
        return side.Named(self.match.names, self.match.levels)

    def fit(self, width: int, height: int) -> None:
        """Lay out the parts for a window."""
        room = self.room = measure_room(width, height)
        for name in ("narrow", "normal", "wide"):
            self.set_class(room.name == name, name)
        self.set_class(room.is_high, "high")
        self.query_one("#left").styles.width = room.left
        lines = room.board_lines
        boards = self.query_one("#ring").styles
        boards.grid_rows = f"{lines} 10 {lines}"
        boards.height = 2 * lines + 10
        self.query_one("#panel").styles.height = room.panel

    def steer(self, way: str) -> bool:
        """Move or turn the tile that is being laid; whether there is one."""
        listed = self.query_one("#choices", OptionList)
        if not places_tiles(self.choices) or listed.highlighted is None:
            return False
        at = listed.highlighted
        if way == "turn":
            listed.highlighted = turn_tile(self.choices, at)
        else:
            listed.highlighted = step_to(self.choices, at, way)
        return True

    def scroll_log(self) -> None:
        """The log where it was: at its end, unless the person looked back."""
        log = self.query_one("#log")
        if self.log_place is None:
            log.scroll_end(animate=False)
        else:
            log.scroll_to(y=self.log_place, animate=False)

    # Tabs ---

    @property
    def tab_in_sight(self) -> str:
        """The tab that the person chose, else the one that the question is about."""
        question = self.seen["question"]
        if self.tab_for == question or not self.choices:
            return self.tab
        return QUESTION_TABS.get(question, self.tab)

    def draw_tab(self, chosen: Choice | None) -> None:
        """The tab in sight."""
        tab = self.tab_in_sight
        self.write("tabs", tab_line(tab))
        if tab == LOG:
            self.write("panel-text", style_lines(self.match.log(lately=False)))
        else:
            offer = chosen.offer if chosen else None
            width = self.room.side
            text = tab_text(tab, self.seen, self.named, self.forecast, offer, width)
            self.write("panel-text", text)
        self.call_after_refresh(self.scroll_panel, tab)

    def scroll_panel(self, tab: str) -> None:
        """A tab where it was; the log at its end, unless the person looked back."""
        panel = self.query_one("#panel")
        if tab == LOG:
            if self.log_place is None:
                panel.scroll_end(animate=False)
            else:
                panel.scroll_to(y=self.log_place, animate=False)
        else:
            panel.scroll_to(y=self.places.get(tab, 0), animate=False)

    def remember_place(self) -> None:
        """Keep how far the tab in sight is scrolled."""
        self.places[self.tab_in_sight] = self.query_one("#panel").scroll_y

    def action_tab(self, by: int) -> None:
        """The next tab."""
        if self.room.has_tabs:
            at = (TABS.index(self.tab_in_sight) + by) % len(TABS)
            self.show_tab(TABS[at])

    def show_tab(self, tab: str) -> None:
        """Show a tab, for as long as the question is the same."""
        self.remember_place()
        self.tab, self.tab_for = tab, self.seen["question"]
        self.draw_tab(self.chosen)

    def on_click(self, event: Click) -> None:
        """A click on a tab shows it."""
        if event.widget is self.query_one("#tabs"):
            at = find_tab(event.x, [say(f"tui-tab-{tab}") for tab in TABS])
            if at is not None:
                self.show_tab(TABS[at])

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log beside the table, or the tab in sight."""
        part = self.query_one("#panel" if self.room.has_tabs else "#log")
        part.scroll_relative(y=lines, animate=False)
        self.call_after_refresh(self.note_log_place)

    def note_log_place(self) -> None:
        """Remember how far the person scrolled the log."""
        part = self.query_one("#panel" if self.room.has_tabs else "#log")
        if self.room.has_tabs and self.tab_in_sight != LOG:
            self.places[self.tab_in_sight] = part.scroll_y
        else:
            self.log_place = None if part.scroll_y >= part.max_scroll_y else part.scroll_y
