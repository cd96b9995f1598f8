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

from ...bots import Answer
from ...bots.advice import Advice, give_hint
from ...bots.faults import explain_fault
from ...engine import Position
from ...game.files import FileError
from ...game.views import SPECTATOR, View
from ...i18n import say, translate
from ...terminal.displays import whole_board
from ...terminal.game_files import clean_label
from ...terminal.game_words import describe_progress
from ...terminal.pyramid import squares
from ...terminal.saved_games import Autosave, SavedGames
from ...terminal.situation import calendar
from ...terminal.wording import SEAT_LETTERS
from ..drawing import ring, side
from ..drawing.choices import Choice, list_choices
from ..drawing.guide import guide
from ..drawing.log import style_lines
from ..drawing.rows import choice_rows, crumbs_text, detail_text, hand_text, heading_text
from ..drawing.rule_notes import find_note
from ..match import Match
from .dialogs import PassScreen, ReadingScreen
from .help import HelpScreen
from .hint import HintScreen
from .questions import NameScreen
from .rules import RulesScreen
from .speaking import SpeakingScreen

PLACES = (0, 1, 2, 7, -1, 3, 6, 5, 4)  # of the ring in the grid, the pyramid in the middle
PAUSE = 0.5  # seconds between turns when nobody here plays


class TableScreen(SpeakingScreen):
    """A game on the table."""

    BINDINGS: ClassVar = [
        Binding("u", "undo", "tui-key-undo"),
        Binding("r", "redo", "tui-key-redo"),
        Binding("h", "hint", "tui-key-hint"),
        Binding("question_mark", "help", "tui-key-help"),
        Binding("f3", "rules", "tui-key-rules"),
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
        self.unsaved = ""  # why the last answer could not be written
        self.choices: list[Choice] = []
        self.passed_to = -1  # the seat that may look while tiles are chosen in secret
        self.seen: View = match.view(SPECTATOR)

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
        seen = self.seen = match.view(self.viewer())
        self.write("calendar", f"{say('title')}  {calendar(seen)}")
        for place, board in enumerate(seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            box.border_title = ring.heading(board)
            box.border_subtitle = ring.colours_text(seen, board)
            box.update(ring.board_text(seen, board), layout=False)
        self.write("players", side.players(seen, match.names))
        self.write("tracks", side.tracks(seen))
        self.write("tiles", side.tiles(seen))
        if match.solo:
            self.write("teotibot", side.action_pyramid(seen))
        self.write("log-text", style_lines(match.log()))
        self.call_after_refresh(self.query_one("#log").scroll_end, animate=False)
        self.show_question()

    def show_question(self) -> None:
        """The question with its answers, unless they are not for these eyes."""
        match, seen = self.match, self.seen
        viewer = self.viewer()
        open_to_see = viewer != SPECTATOR
        self.choices = list_choices(seen) if open_to_see else []
        title, words = heading_text(match, seen, open_to_see)
        self.query_one("#question").border_title = title
        self.write("crumbs", crumbs_text(match.crumbs()))
        self.write("sentence", words)
        hand = hand_text(seen, viewer) if open_to_see else None
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
        for place, board in enumerate(self.seen["ring"]):
            box = self.query_one(f"#place-{place}", Static)
            target = chosen is not None and chosen.target == board
            box.set_class(target, "target")
            box.border_title = ("▸ " if target else "") + ring.heading(board)
        pyramid = squares(self.seen, chosen.offer.get("covers", ()) if chosen else ())
        self.query_one("#pyramid", Static).update(pyramid, layout=False)
        self.write("detail", detail_text(chosen))

    # The course of the game ---

    def viewer(self) -> int:
        """For whose eyes the table is: the person asked, while nobody else looks."""
        open_to_see = self.match.asks_person() and not self.must_pass()
        return self.match.asked if open_to_see else SPECTATOR

    def must_pass(self) -> bool:
        """Whether the screen is to be passed on before the question may be seen."""
        return self.match.is_secret() and self.passed_to != self.match.asked

    def go_on(self) -> None:
        """Show what is, and wait for a person, a bot or the end."""
        match = self.match
        if not match.is_secret():
            self.passed_to = -1
        self.draw()
        if match.over:
            self.show_ending()
        elif not match.asks_person():
            self.let_program_play(match.game.ply)
        elif self.must_pass():
            seat = SEAT_LETTERS[match.asked]
            self.app.push_screen(PassScreen(seat), self.show_to_person)

    def show_ending(self) -> None:
        """How the game ended, and what to remember of it."""
        from .ending import EndingScreen

        self.app.push_screen(EndingScreen(self.match, self.saved_games))

    def show_to_person(self, _: None) -> None:
        """The right person looks: show the question."""
        self.passed_to = self.match.asked
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
            self.app.call_from_thread(self.play_answers, ply, answers)

    def play_answers(self, ply: int, answers: list[Answer]) -> None:
        """Play what a bot chose, if the game is still where it was."""
        if self.match.game.ply == ply and self.is_attached:
            for answer in answers:
                if answer.fault:
                    name = self.match.names[self.match.asked]
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
            self.app.push_screen(HintScreen(advice, self.seen), self.take_hint)

    def take_hint(self, action: int | None) -> None:
        """Give the answer that was chosen in the hint."""
        numbers = [n for n, choice in enumerate(self.choices) if choice.action == action]
        if numbers:
            self.take(numbers[0])

    def keep(self) -> None:
        """Write the autosave; a full disk must not end the game."""
        try:
            self.autosave.write(self.match.game)
            self.unsaved = ""
        except FileError as error:
            self.unsaved = translate(error)
            words = say("tui-not-kept", error=self.unsaved)
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
        seen = self.seen
        self.app.push_screen(HelpScreen(lambda: guide(seen), self.cited_rules()))

    def cited_rules(self) -> tuple[str, ...]:
        """The numbers of the rules behind the question."""
        return find_note(self.seen["question"]).rules

    def action_rules(self) -> None:
        """The rulebook, open at the rules behind the question."""
        self.app.push_screen(RulesScreen(self.cited_rules()))

    def action_tiles(self) -> None:
        """Everything that lies on the table, with its texts."""
        self.app.push_screen(ReadingScreen("tui-all-tiles", lambda: whole_board(self.seen)))

    def action_log(self) -> None:
        """The whole log."""
        whole = ReadingScreen(
            "log", lambda: [style_lines(self.match.log(lately=False))], at_end=True
        )
        self.app.push_screen(whole)

    def action_scroll_log(self, lines: int) -> None:
        """Scroll the log beside the table."""
        self.query_one("#log").scroll_relative(y=lines, animate=False)

    def action_save(self) -> None:
        """Ask for a name, and save the game under it."""
        offered = describe_progress(self.match.game)
        self.app.push_screen(NameScreen(offered), self.save)

    def save(self, name: str | None) -> None:
        """Save the game under a name, unless it was not to be saved."""
        if name is None:
            return
        try:
            path = self.autosave.save(self.match.game, clean_label(name))
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
        """Quit; the game is kept, or it is told why not."""
        self.keep()
        kept = say("play-finished" if self.match.over else "tui-kept")
        self.app.exit(
            message=kept if not self.unsaved else say("tui-not-kept", error=self.unsaved)
        )
