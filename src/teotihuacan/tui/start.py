"""The start screen: go on, a new game, a saved game, or leave."""

from pathlib import Path
from typing import ClassVar, Protocol

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..engine.errors import TeotihuacanError
from ..game.files import load_game
from ..game.game import Game
from ..i18n import LANGUAGES, current_language, say, translate
from .files import Shelf, saved_name, shortened
from .notice import Notice, notice
from .speaking import SpeakingScreen

KEYS = {"c": "continue", "n": "new", "l": "load", "g": "language", "q": "quit"}


class Begin(Protocol):
    """Puts a game on the table; `kept` if it comes from the autosave."""

    def __call__(self, game: Game, kept: bool = False) -> None:
        """Begin."""


class Menu(SpeakingScreen):
    """A list of things to do, each with a key."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "tui-key-back")]
    heading = ""  # a message

    def __init__(self, shelf: Shelf, begin: Begin, notice: Notice | None = None) -> None:
        super().__init__(classes="page")
        self.shelf = shelf
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
            return self.shelf.autosave.is_file()
        return what != "load" or bool(self.shelf.saved())

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
            self.app.push_screen(NewGameScreen(self.shelf, self.begin))
        elif what == "load" and self.shelf.saved():
            self.app.push_screen(LoadScreen(self.shelf, self.begin))
        elif what == "continue":
            game, wrong = self.shelf.continued()
            self.tell(wrong)
            if game:
                self.begin(game, kept=True)
            else:
                self.fill()


class LoadScreen(Menu):
    """The saved games."""

    heading = "tui-load-title"

    def fill(self) -> None:
        """The files, the latest first."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        self.files: list[Path] = self.shelf.saved()
        for path in self.files:
            listed.add_option(Option(saved_name(path)))
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Load the game, or say what is wrong with it."""
        try:
            game = load_game(self.files[event.option_index])
        except TeotihuacanError as error:
            self.tell(notice("tui-unreadable", error=shortened(translate(error))))
            return
        self.dismiss()
        self.begin(game)
