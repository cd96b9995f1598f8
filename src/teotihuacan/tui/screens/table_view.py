"""What is on the screen of a table, in windows of every size."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from ...game.eclipse_forecast import Forecast, forecast_eclipse
from ...game.views import SPECTATOR, View
from ...i18n import say
from ..drawing import ring, side
from ..drawing.choices import Choice, first_choice, list_choices, list_ends
from ..drawing.eclipse import eclipse_text, header_text
from ..drawing.log import style_lines
from ..drawing.pyramid import pyramid_text
from ..drawing.room import USUAL, Room, measure_room
from ..drawing.rows import (
    choice_rows,
    crumbs_text,
    cut_words,
    detail_text,
    hand_text,
    heading_text,
)
from ..drawing.tabs import LOG, QUESTION_TABS, TABS, find_tab, tab_line, tab_text
from ..placing import places_tiles, step_to, turn_tile
from ..table_match import TableMatch
from .answer_list import AnswerList
from .fitting_keys import fit_keys
from .speaking import SpeakingScreen

PLACES = (0, 1, 2, 7, -1, 3, 6, 5, 4)  # of the ring in the grid, the pyramid in the middle


class TableView(SpeakingScreen):
    """The parts of a table: all at once, or one at a time where there is little room."""

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

    # Sizes ---

    def on_resize(self, event: Resize) -> None:
        """Another size: the same table, the same place in it."""
        self.fit(event.size.width, event.size.height)
        self.redraw()

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

    def redraw(self) -> None:
        """Everything anew, the cursor where it was."""
        at = self.query_one("#choices", OptionList).highlighted
        self.name_parts()
        self.draw()
        if at is not None and at < len(self.choices):
            self.query_one("#choices", OptionList).highlighted = at
        self.refresh_bindings()

    retell = redraw

    # Drawing ---

    def viewer(self) -> int:
        """For whose eyes the table is."""
        return SPECTATOR

    def draw(self) -> None:
        """Show everything as it is now."""
        match, room = self.match, self.room
        viewer = self.viewer()
        seen = self.seen = match.view(viewer)
        self.forecast = forecast_eclipse(seen)
        self.write("calendar", header_text(seen, viewer, self.forecast, self.size.width - 2))
        if room.has_tabs:
            self.remember_place()
        else:
            self.draw_ring()
            self.draw_side()
        self.show_question()

    @property
    def named(self) -> side.Named:
        """Whom the seats belong to."""
        return side.Named(self.match.names, self.match.levels)

    def draw_ring(self) -> None:
        """The boards around the pyramid."""
        seen, room = self.seen, self.room
        for place, board in enumerate(seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            box.border_title = ring.heading(board)
            box.border_subtitle = ring.colours_text(seen, board)
            box.update(ring.board_text(seen, board, room), layout=False)

    def draw_side(self) -> None:
        """What stands beside the ring."""
        seen, width, full = self.seen, self.room.side, self.room.is_full
        self.write("players", side.players(seen, self.named, width, full))
        self.write("eclipse", eclipse_text(self.forecast, width))
        self.write("tracks", side.tracks(seen, width))
        self.write("tiles", side.tiles(seen, width, full, costs=self.room.is_high))
        self.write("technologies", side.technologies(seen, width))
        if self.match.solo:
            self.write("teotibot", side.action_pyramid(seen, width))
        self.write("log-text", style_lines(self.match.log(lately=not full)))
        self.call_after_refresh(self.scroll_log)

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

    # The question ---

    @property
    def chosen(self) -> Choice | None:
        """The answer under the cursor."""
        at = self.query_one("#choices", OptionList).highlighted
        return self.choices[at] if at is not None and at < len(self.choices) else None

    def list_answers(self) -> list[Choice]:
        """What can be answered now."""
        held = self.match.held_offer()
        if held is None:
            return list_choices(self.seen)
        (choice,) = list_choices({**self.seen, "legal": [held]})
        return list_ends(choice)

    def show_question(self) -> None:
        """The question with its answers, unless they are not for these eyes."""
        match, seen, width = self.match, self.seen, self.room.question
        viewer = self.viewer()
        open_to_see = viewer != SPECTATOR
        self.choices = self.list_answers() if open_to_see else []
        title, words = heading_text(match, seen, open_to_see)
        question = self.query_one("#question")
        question.border_title = cut_words(title, width) if len(title) > width else title
        self.write("crumbs", crumbs_text(match.crumbs(), width))
        self.write("sentence", words)
        hand = hand_text(seen, viewer, width) if open_to_see and not match.held_offer() else None
        self.write("offer", hand or "")
        self.query_one("#offer").display = bool(hand)
        self.query_one("#crumbs").display = not hand and not self.room.has_tabs
        self.query_one("#detail").display = not hand
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options(self.list_rows(width))
        if self.choices:
            listed.highlighted = first_choice(self.choices)
            listed.focus()
        self.preview(self.chosen)

    def list_rows(self, width: int) -> list[Option | None]:
        """The rows of the list, a line before the side actions."""
        rows: list[Option | None] = []
        before: Choice | None = None
        for choice, row in zip(self.choices, choice_rows(self.choices, width), strict=True):
            if choice.is_aside and before and not before.is_aside:
                rows.append(None)
            rows.append(Option(row))
            before = choice
        return rows

    def preview(self, chosen: Choice | None) -> None:
        """Mark on the table what an answer would change, and tell all about it."""
        if self.room.has_tabs:
            self.draw_tab(chosen)
        else:
            self.preview_ring(chosen)
        keys = say("tui-place-keys") if places_tiles(self.choices) else ""
        self.write("detail", " · ".join(filter(None, (detail_text(chosen), keys))))

    def preview_ring(self, chosen: Choice | None) -> None:
        """Mark the board that an answer leads to, and the squares that it covers."""
        for place, board in enumerate(self.seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            target = chosen is not None and chosen.target == board
            box.set_class(target, "target")
            box.border_title = ("▸ " if target else "") + ring.heading(board)
        offer = chosen.offer if chosen else None
        pyramid = pyramid_text(self.seen, offer, self.room.board + 2)
        self.query_one("#pyramid", Static).update(pyramid, layout=False)

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

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the answer under the cursor would do."""
        if event.option_index < len(self.choices):
            self.preview(self.choices[event.option_index])
