"""A game on the table: whose turn it is, what keys and the mouse do, what is kept."""

from textual import work
from textual.worker import get_current_worker

from ...bots import Answer
from ...bots.advice import Advice, give_hint
from ...bots.faults import explain_fault
from ...engine import Position
from ...game.files import FileError
from ...game.views import SPECTATOR
from ...i18n import say, translate
from ...terminal.game_files import clean_label
from ...terminal.game_words import describe_progress
from ...terminal.playing_settings import NEVER, PlayingSettings, read_playing_settings
from ...terminal.saved_games import Autosave, SavedGames
from ...terminal.wording import SEAT_LETTERS
from ..drawing.choices import END_TURN, STOP_ASKING, TAKE_BACK
from ..match import Match
from .answering import AnsweringTable
from .dialogs import HandOverScreen, PassScreen
from .options import OptionsScreen
from .questions import NameScreen

PAUSE = 0.5  # seconds between turns when nobody here plays


class TableScreen(AnsweringTable):
    """A game on the table."""

    match: Match

    def __init__(self, match: Match, saved_games: SavedGames, autosave: Autosave) -> None:
        super().__init__(match)
        self.saved_games = saved_games
        self.autosave = autosave
        self.unsaved = ""  # why the last answer could not be written
        self.passed_to = -1  # the seat that may look while tiles are chosen in secret
        self.at_keys = -1  # the seat of the person who sits at the screen
        self.settings: PlayingSettings = read_playing_settings(saved_games.folder)

    def on_unmount(self) -> None:
        """Other windows may go on with the game from here on."""
        self.autosave.close()

    # The course of the game ---

    def viewer(self) -> int:
        """For whose eyes the table is: the person asked, while nobody else looks."""
        open_to_see = self.match.asks_person() and not self.must_pass()
        return self.match.asked if open_to_see else SPECTATOR

    def must_pass(self) -> bool:
        """Whether the screen is to be passed on before the question may be seen."""
        return self.match.is_secret() and self.passed_to != self.match.asked

    def must_hand_over(self) -> bool:
        """Whether another person is to sit down at the screen first."""
        match = self.match
        others = len(match.people) > 1 and match.asks_person()
        return others and self.settings.hand_over and self.at_keys != match.asked

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
            self.app.push_screen(PassScreen(self.name_asked()), self.show_to_person)
        elif self.must_hand_over():
            self.app.push_screen(HandOverScreen(self.name_asked()), self.seat_person)

    def name_asked(self) -> str:
        """What the person asked is called: the letter of the seat, and a name if there is one."""
        seat = self.match.asked
        letter = SEAT_LETTERS[seat]
        return letter if self.match.is_unnamed(seat) else f"{self.match.names[seat]} ({letter})"

    def show_ending(self) -> None:
        """How the game ended, and what to remember of it."""
        from .ending import EndingScreen

        self.app.push_screen(EndingScreen(self.match, self.saved_games))

    def show_to_person(self, _: None) -> None:
        """The right person looks: show the question."""
        self.passed_to = self.at_keys = self.match.asked
        self.draw()

    def seat_person(self, _: None) -> None:
        """The person asked sits at the keys."""
        self.at_keys = self.match.asked

    def take(self, number: int) -> None:
        """Give an answer, or say what becomes of the one that waits."""
        if number >= len(self.choices):
            return
        action = self.choices[number].action
        if action == TAKE_BACK:
            self.action_undo()
        elif action == END_TURN:
            self.end_turn()
        elif action == STOP_ASKING:
            self.stop_asking()
            self.end_turn()
        else:
            self.give_answer(action)

    def stop_asking(self) -> None:
        """Let turns end by themselves from now on."""
        self.settings = self.settings.change(self.saved_games.folder, ends=NEVER)
        self.notify(say("tui-asks-no-more"))

    def end_turn(self) -> None:
        """End the turn with the answer that waits."""
        self.match.end_turn()
        self.keep()
        self.go_on()

    def give_answer(self, action: int) -> None:
        """Give an answer; the last one of a turn may wait."""
        self.match.give_answer(action, ask=self.asks_before_end())
        self.keep()
        self.go_on()

    def asks_before_end(self) -> bool:
        """Whether turns end only when their player says so."""
        first_game = self.match.game.setup.first_game
        return self.settings.asks(len(self.match.people), first_game=first_game)

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
        advice = give_hint(position, self.match.game.bot_seed)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.tell_hint, position, advice)

    def tell_hint(self, position: Position, advice: Advice) -> None:
        """Show the best answers, if the question is still the same and nothing lies above it."""
        if self.match.position is position and self.app.screen is self:
            self.show_hint(advice)

    def keep(self) -> None:
        """Write the autosave; a full disk must not end the game."""
        try:
            self.autosave.write(self.match.game)
            self.unsaved = ""
        except FileError as error:
            self.unsaved = translate(error)
            words = say("tui-not-kept", error=self.unsaved)
            self.notify(words, severity="error", markup=False)

    # Keys ---

    def action_undo(self) -> None:
        """Take back the last answer, or the whole turn if that is fair."""
        if self.match.undo():
            self.keep()
            self.go_on()
        else:
            self.notify(say(f"take-back-{self.match.find_refusal()}"))

    def action_redo(self) -> None:
        """Give the answer again that was taken back last."""
        if self.match.redo():
            self.keep()
            self.go_on()
        else:
            self.notify(say("tui-nothing-to-redo"))

    def action_hint(self) -> None:
        """The best answers and why, after a second of thought."""
        if self.choices and self.match.held is None:
            self.notify(say("hint-thinking"), timeout=1)
            self.think_of_hint(self.match.position)
        else:
            self.notify(say("tui-nothing-to-choose"))

    def action_options(self) -> None:
        """What the person would like to be asked."""
        self.app.push_screen(
            OptionsScreen(self.settings, self.saved_games.folder), self.change_settings
        )

    def change_settings(self, settings: PlayingSettings | None) -> None:
        """Play as the person likes it from now on."""
        self.settings = settings or self.settings

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
