"""The Textual application: the start screen, and the table above it."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.events import Resize
from textual.geometry import Size

from ..bots.seats import start_game
from ..engine import Setup
from ..game.game import Game
from ..i18n import say, set_language
from ..i18n.settings import remember_language
from ..terminal.daily import find_deal
from ..terminal.notice import Notice
from ..terminal.playing_settings import read_playing_settings
from ..terminal.saved_games import Autosave, SavedGames
from .colours import TABLE_COLOURS
from .drawing.room import is_too_small
from .match import Match
from .screens.dialogs import TooSmallScreen
from .screens.fitting_keys import name_key
from .screens.language import LanguageScreen
from .screens.speaking import SpeakingScreen
from .screens.start import StartScreen
from .screens.table import TableScreen
from .teaching_match import TeachingMatch
from .thinking_threads import think_in_own_threads

FIRST_OPPONENT = "novice"


class TeotihuacanApp(App[None]):
    """Teotihuacan in the terminal."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("f2", "language", "tui-key-language"),
    ]

    def __init__(
        self,
        game: Game | None = None,
        folder: Path | None = None,
        notice: Notice | None = None,
        autosave: Autosave | None = None,
        bots: Sequence[str] = (),
        loaded: bool = False,
    ) -> None:
        """Begin with a game, if there is one; `bots` names bots of somebody's own.

        A game that goes on comes with its autosave; one that was `loaded` is in a file already.
        """
        super().__init__()
        self.title = say("title")
        self.ansi_theme_dark = TABLE_COLOURS
        self.saved_games = SavedGames(folder)
        self.game = game
        self.notice = notice
        self.autosave = autosave
        self.loaded = loaded
        self.bots = bots
        self.started = False
        self.link = ""  # of a server's table to go on with

    def on_mount(self) -> None:
        """Show the first screen."""
        self.open_first_screen()
        self.started = True
        self.check_size(self.size)

    def open_first_screen(self) -> None:
        """The start screen, and the game at once if there is one."""
        think_in_own_threads()
        self.saved_games.keep_finished_games()
        self.push_screen(StartScreen(self.saved_games, self.begin, self.notice))
        if self.game:
            self.begin(self.game, self.autosave, self.loaded)

    def begin(self, game: Game, autosave: Autosave | None = None, loaded: bool = False) -> None:
        """Put a game on the table.

        One that goes on has an autosave. One that was loaded gets its own with the first answer:
        until then there is nothing in it that could be lost.
        """
        self.saved_games.discard_empty_autosaves()
        autosave = autosave or self.saved_games.new_autosave(game)
        table = self.make_table(game, autosave)
        if loaded:
            autosave.saved_actions = game.actions
        else:
            table.keep()
        self.push_screen(table)
        self.call_after_refresh(lambda: self.check_size(self.size))  # as it is by then

    def make_table(self, game: Game, autosave: Autosave) -> TableScreen:
        """A table for a game; somebody teaches there if the one person in it wants that."""
        from .screens.teaching import TeachingTable

        match = TeachingMatch(game, self.bots)
        teaches = read_playing_settings(self.saved_games.folder).teach
        if teaches and len(match.people) == 1 and not find_deal(game, match.people):
            return TeachingTable(match, self.saved_games, autosave)
        return TableScreen(Match(game, self.bots), self.saved_games, autosave)

    def get_key_display(self, binding: Binding) -> str:
        """A key as it is named below the table."""
        return name_key(binding.key)

    def action_first_game(self) -> None:
        """A first game against one friendly opponent, as on the page."""
        setup = Setup(2, first_game=True)
        self.begin(start_game(setup, 1, bots=[FIRST_OPPONENT], take_back=True, first=None))

    def action_language(self) -> None:
        """Ask for a language."""
        self.push_screen(LanguageScreen(), self.speak_now)

    def speak_now(self, language: str | None) -> None:
        """Say everything in a language at once, and remember it for the next time."""
        if language is None:
            return
        set_language(language)
        remember_language(language, self.saved_games.folder)
        for screen in self.screen_stack:
            if isinstance(screen, SpeakingScreen):
                screen.retell()

    def action_leave(self) -> None:
        """Quit; a game on the table was kept with its last answer."""
        tables = any(isinstance(screen, TableScreen) for screen in self.screen_stack)
        self.exit(message=say("tui-kept") if tables else None)

    def on_resize(self, event: Resize) -> None:
        """Ask for a larger window, and go on when there is one."""
        if self.started:
            self.check_size(event.size)

    def check_size(self, size: Size) -> None:
        """Cover the table while the window is too small for it."""
        tables = any(isinstance(screen, TableScreen) for screen in self.screen_stack)
        small = tables and is_too_small(*size)
        covered = isinstance(self.screen, TooSmallScreen)
        if small and not covered:
            self.push_screen(TooSmallScreen())
        elif covered and not small:
            self.pop_screen()
