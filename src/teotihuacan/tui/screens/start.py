"""The start screen: go on, a new game, a saved game, or leave."""

from pathlib import Path
from typing import ClassVar, Protocol

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...engine.errors import TeotihuacanError
from ...game.files import load_game
from ...game.game import Game
from ...i18n import LANGUAGES, current_language, say, translate
from ..notice import Notice, notice
from ..saved_games import Autosave, Resumed, SavedGames, describe_file, shorten
from .speaking import SpeakingScreen

KEYS = {"c": "continue", "n": "new", "l": "load", "g": "language", "q": "quit"}


class Begin(Protocol):
    """Puts a game on the table: a new one, one that goes on with its autosave, a loaded one."""

    def __call__(
        self, game: Game, autosave: Autosave | None = None, loaded: bool = False
    ) -> None:
        """Begin."""


class Menu(SpeakingScreen):
    """A list of things to do, each with a key."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "tui-key-back")]
    heading = ""  # a message

    def __init__(
        self, saved_games: SavedGames, begin: Begin, notice: Notice | None = None
    ) -> None:
        super().__init__(classes="page")
        self.saved_games = saved_games
        self.begin = begin
        self.notice = notice

    def compose(self) -> ComposeResult:
        """Title, list and what there is to say."""
        with Vertical(classes="box"):
            yield Static(id="title", classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(id="notice", classes="notice", markup=False)

    def retell(self) -> None:
        """Title, list and notice in the language spoken now."""
        self.query_one("#title", Static).update(say(self.heading))
        self.fill()
        self.tell(self.notice)

    def fill(self) -> None:
        """The things to do now."""

    def tell(self, notice: Notice | None) -> None:
        """Tell something below the list."""
        self.notice = notice
        self.query_one("#notice", Static).update(str(notice or ""))


class StartScreen(Menu):
    """The first screen."""

    BINDINGS: ClassVar = [
        Binding("c", "pick('continue')", show=False),
        Binding("n", "pick('new')", show=False),
        Binding("l", "pick('load')", show=False),
        Binding("g", "pick('language')", show=False),
        Binding("q,escape", "pick('quit')", show=False),
    ]
    heading = "tui-start-title"

    def on_screen_resume(self) -> None:
        """The list may have changed while a game was played."""
        self.fill()

    def fill(self) -> None:
        """Continue only if there is something to go on with."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        for key, what in KEYS.items():
            if self.is_possible(what):
                words = say(f"tui-start-{what}", language=LANGUAGES[current_language()])
                listed.add_option(Option(f"{key}  {words}", what))
        listed.highlighted = 0
        listed.focus()

    def is_possible(self, what: str) -> bool:
        """Whether there is a game to go on with, or to load."""
        if what == "continue":
            return bool(self.saved_games.list_autosaves())
        return what != "load" or bool(self.files_to_load())

    def files_to_load(self) -> list[Path]:
        """The other games that go on, besides the latest, and the saved ones."""
        return [*self.saved_games.list_autosaves()[1:], *self.saved_games.list_saves()]

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        await self.action_pick(str(event.option_id))

    async def action_pick(self, what: str) -> None:
        """Do what was chosen."""
        from .new_game import NewGameScreen

        self.tell(None)
        if what == "quit":
            self.app.exit()
        elif what == "language":
            await self.run_action("app.language")
        elif what == "new":
            self.app.push_screen(NewGameScreen(self.saved_games, self.begin))
        elif what == "load" and (files := self.files_to_load()):
            self.app.push_screen(LoadScreen(files, self.saved_games, self.begin))
        elif what == "continue":
            resumed = self.saved_games.resume_latest()
            self.tell(resumed.problem)
            if resumed.game:
                self.begin(resumed.game, resumed.autosave)
            else:
                self.fill()


class LoadScreen(Menu):
    """The other games that go on, and the saved games."""

    heading = "tui-load-title"

    def __init__(self, files: list[Path], saved_games: SavedGames, begin: Begin) -> None:
        super().__init__(saved_games, begin)
        self.files = files

    def fill(self) -> None:
        """The files, the latest of each kind first."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(describe_file(path)) for path in self.files])
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game, or say what is wrong with it."""
        path = self.files[event.option_index]
        if path in self.saved_games.all_autosaves():
            resumed = self.saved_games.resume(path)
        else:
            resumed = read_save(path)
        if resumed.game:
            self.dismiss()
            self.begin(resumed.game, resumed.autosave, loaded=resumed.autosave is None)
        else:
            self.tell(resumed.problem)


def read_save(path: Path) -> Resumed:
    """A saved game, to be played on without changing its file."""
    try:
        return Resumed(load_game(path))
    except TeotihuacanError as error:
        return Resumed(problem=notice("tui-unreadable", error=shorten(translate(error))))
