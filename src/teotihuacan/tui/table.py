"""The table: ring and pyramid, players and tracks, the log, the question and its answers."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from ..bots import Answer
from ..bots.advice import Advice, give_hint
from ..bots.faults import explain_fault
from ..engine import Position
from ..game.files import FileError
from ..i18n import say, translate
from ..terminal.advice import advice_table
from ..terminal.displays import whole_board
from ..terminal.final import final_table
from ..terminal.pyramid import squares
from ..terminal.situation import calendar
from ..terminal.wording import SEAT_LETTERS, read_state
from . import ring, side
from .choices import Choice, choices, marked_board, preview
from .dialogs import PassScreen, Reading
from .guide import guide
from .match import Match
from .rows import choice_rows, crumbs_text, detail_text, hand_text, heading_text
from .saved_games import Autosave, SavedGames
from .speaking import SpeakingScreen
from .telling import styled

PLACES = (0, 1, 2, 7, -1, 3, 6, 5, 4)  # of the ring in the grid, the pyramid in the middle
PAUSE = 0.5  # seconds between turns when nobody here plays


class TableScreen(SpeakingScreen):
    """A game on the table."""

    BINDINGS: ClassVar = [
        Binding("u", "undo", "tui-key-undo"),
        Binding("r", "redo", "tui-key-redo"),
        Binding("h", "hint", "tui-key-hint"),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("t", "tiles", "tui-key-tiles"),
        Binding("l", "log", "tui-key-log"),
        Binding("s", "save", "tui-key-save"),
        Binding("escape", "menu", "tui-key-menu"),
        Binding("q", "leave", "tui-key-quit"),
        Binding("ctrl+up", "scroll_log(-3)", show=False),
        Binding("ctrl+down", "scroll_log(3)", show=False),
    ]

    def __init__(self, match: Match, saved_games: SavedGames, autosave: Autosave) -> None:
        super().__init__()
        self.match = match
        self.saved_games = saved_games
        self.autosave = autosave
        self.unsaved = False  # the last answer could not be written
        self.choices: list[Choice] = []
        self.passed_to = -1  # the seat that may look while tiles are chosen in secret
        self.state = read_state(match.position)

    # What is on the screen ---

    def compose(self) -> ComposeResult:
        """The parts of the table."""
        yield Static(id="calendar", markup=True)
        with Horizontal():
            with Vertical(id="left"):
                with Grid(id="ring"):
                    for place in PLACES:
                        name = "pyramid" if place < 0 else f"place-{place}"
                        yield Static(id=name, classes="" if place < 0 else "board")
                with Vertical(id="question"):
                    yield Static(id="crumbs", markup=False)
                    yield Static(id="sentence", markup=False)
                    yield Static(id="offer")
                    yield OptionList(id="choices", markup=False)
                    yield Static(id="detail", markup=False)
            with Vertical(id="right"):
                yield Static(id="players")
                yield Static(id="tracks", classes="section")
                yield Static(id="tiles", classes="section")
                if self.match.solo:
                    yield Static(id="teotibot", classes="section")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-text")
        yield Footer()

    def on_mount(self) -> None:
        """Name the parts and begin."""
        self.name_parts()
        self.go_on()

    def on_unmount(self) -> None:
        """Other windows may go on with the game from here on."""
        self.autosave.close()

    def name_parts(self) -> None:
        """The titles of the parts."""
        self.query_one("#pyramid").border_title = say("terminal-above")
        self.query_one("#tiles").border_title = say("tui-tiles-title")
        self.query_one("#log").border_title = say("log")
        if self.match.solo:
            self.query_one("#teotibot").border_title = say("tui-bot-title")

    def retell(self) -> None:
        """Everything in the language spoken now, the cursor where it was."""
        at = self.query_one("#choices", OptionList).highlighted
        self.name_parts()
        self.draw()
        if at is not None and at < len(self.choices):
            self.query_one("#choices", OptionList).highlighted = at
        self.refresh_bindings()

    def write(self, part: str, text: object) -> None:
        """Show a text in a part of the table."""
        self.query_one(f"#{part}", Static).update(text)  # type: ignore[arg-type]

    def draw(self) -> None:
        """Show everything as it is now."""
        match = self.match
        state = self.state = read_state(match.position)
        self.write("calendar", f"{say('title')}  {calendar(state)}")
        for place, board in enumerate(state.ring):
            box = self.query_one(f"#place-{place}", Static)
            box.border_title = ring.heading(board)
            box.border_subtitle = ring.colours_text(state, board)
            box.update(ring.board_text(state, board), layout=False)
        self.write("players", side.players(state, match.names, match.position.seat))
        self.write("tracks", side.tracks(state))
        self.write("tiles", side.tiles(state))
        if match.solo:
            self.write("teotibot", side.action_pyramid(state))
        self.write("log-text", styled(match.log()))
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)
        self.show_question()

    def show_question(self) -> None:
        """The question with its answers, unless they are not for these eyes."""
        match = self.match
        open_to_see = match.asks_person() and not self.must_pass()
        self.choices = choices(match.position) if open_to_see else []
        title, words = heading_text(match, open_to_see)
        self.query_one("#question").border_title = title
        self.write("crumbs", crumbs_text(match.crumbs()))
        self.write("sentence", words)
        hand = hand_text(self.state, match.position.seat) if open_to_see else None
        self.write("offer", hand or "")
        self.query_one("#offer").display = bool(hand)
        self.query_one("#crumbs").display = self.query_one("#detail").display = not hand
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        listed.add_options([Option(row) for row in choice_rows(self.choices)])
        if self.choices:
            listed.highlighted = 0
            listed.focus()
        self.preview(0)

    def preview(self, number: int) -> None:
        """Mark on the table what an answer would change, and tell all about it."""
        chosen = self.choices[number] if number < len(self.choices) else None
        action = chosen.action if chosen else -1
        for place, board in enumerate(self.state.ring):
            box = self.query_one(f"#place-{place}", Static)
            target = chosen is not None and marked_board(action) == board
            box.set_class(target, "target")
            box.border_title = ("▸ " if target else "") + ring.heading(board)
        pyramid = squares(*preview(self.match.position, action))
        self.query_one("#pyramid", Static).update(pyramid, layout=False)
        self.write("detail", detail_text(chosen))

    # The course of the game ---

    def must_pass(self) -> bool:
        """Whether the screen is to be passed on before the question may be seen."""
        return self.match.secret() and self.passed_to != self.match.position.seat

    def go_on(self) -> None:
        """Show what is, and wait for a person, a bot or the end."""
        match = self.match
        if not match.secret():
            self.passed_to = -1
        self.draw()
        if match.over:
            self.app.push_screen(
                Reading("turn-over", lambda: final_table(match.position, match.names))
            )
        elif not match.asks_person():
            self.let_program_play(match.game.ply)
        elif self.must_pass():
            seat = SEAT_LETTERS[match.position.seat]
            self.app.push_screen(PassScreen(seat), self.passed_on)

    def passed_on(self, _: None) -> None:
        """The right person looks: show the question."""
        self.passed_to = self.match.position.seat
        self.draw()

    def take(self, number: int) -> None:
        """Give an answer."""
        if number < len(self.choices):
            self.match.play(self.choices[number].action)
            self.keep()
            self.go_on()

    @work(thread=True, exclusive=True)
    def let_program_play(self, ply: int) -> None:
        """Let a bot think beside the interface."""
        import time

        worker = get_current_worker()
        answers = self.match.program_turn(lambda: not worker.is_cancelled)
        if not self.match.people:
            time.sleep(PAUSE)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.program_played, ply, answers)

    def program_played(self, ply: int, answers: list[Answer]) -> None:
        """Play what a bot chose, if the game is still where it was."""
        if self.match.game.ply == ply and self.is_attached:
            for answer in answers:
                if answer.fault:
                    name = self.match.names[self.match.position.seat]
                    fault = translate(explain_fault(answer.fault))
                    words = say("terminal-fault", name=name, fault=fault)
                    self.notify(words, severity="warning", markup=False)
                self.match.play(answer.action)
            self.keep()
            self.go_on()

    @work(thread=True, exclusive=True, group="hint")
    def think_of_hint(self, position: Position) -> None:
        """Think about the question beside the interface."""
        advice = give_hint(position, self.match.game.seed)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.show_hint, position, advice)

    def show_hint(self, position: Position, advice: Advice) -> None:
        """Show the best answers, if the question is still the same and nothing lies above it."""
        if self.match.position is position and self.app.screen is self:
            self.app.push_screen(Reading("hint", lambda: [advice_table(advice, position)]))

    def keep(self) -> None:
        """Write the autosave; a full disk must not end the game."""
        self.unsaved = True
        try:
            self.autosave.write(self.match.game)
            self.unsaved = False
        except FileError as error:
            words = say("tui-not-kept", error=translate(error))
            self.notify(words, severity="error", markup=False)

    # Keys and mouse ---

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show what the answer under the cursor would do."""
        self.preview(event.option_index)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click takes an answer."""
        self.take(event.option_index)

    def on_key(self, event: Key) -> None:
        """The key before an answer takes it."""
        for number, choice in enumerate(self.choices):
            if choice.key and choice.key == event.character:
                event.stop()
                self.take(number)
                return

    def action_undo(self) -> None:
        """Take back the last answer."""
        if self.match.undo():
            self.keep()
            self.go_on()
        else:
            self.notify(say("terminal-not-taken-back"))

    def action_redo(self) -> None:
        """Give the answer again that was taken back last."""
        if self.match.redo():
            self.keep()
            self.go_on()
        else:
            self.notify(say("tui-nothing-to-redo"))

    def action_hint(self) -> None:
        """The best answers and why, after a second of thought."""
        if self.choices:
            self.notify(say("hint-thinking"), timeout=1)
            self.think_of_hint(self.match.position)
        else:
            self.notify(say("tui-nothing-to-choose"))

    def action_help(self) -> None:
        """The rule behind the question, the keys and the signs."""
        position = self.match.position
        self.app.push_screen(Reading("help", lambda: guide(position)))

    def action_tiles(self) -> None:
        """Everything that lies on the table, with its texts."""
        self.app.push_screen(Reading("tui-all-tiles", lambda: whole_board(self.state)))

    def action_log(self) -> None:
        """The whole log."""
        whole = Reading("log", lambda: [styled(self.match.log(lately=False))], at_end=True)
        self.app.push_screen(whole)

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log beside the table."""
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def action_save(self) -> None:
        """Save the game under a name of its own."""
        try:
            path = self.saved_games.save(self.match.game)
        except FileError as error:
            words = say("tui-not-saved", error=translate(error))
            self.notify(words, severity="error", markup=False)
        else:
            self.notify(say("tui-saved-as", file=str(path)), markup=False)

    def action_menu(self) -> None:
        """Back to the start screen; the game was kept with its last answer."""
        if self.unsaved:
            self.keep()
        self.autosave.close()
        self.dismiss()

    def action_leave(self) -> None:
        """Quit; the game is kept."""
        self.keep()
        self.app.exit(message=say("tui-kept"))
