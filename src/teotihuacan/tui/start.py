"""The start screen: go on, a new game, a saved game, or leave."""

from pathlib import Path
from typing import ClassVar, Protocol

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ..engine.errors import TeotihuacanError
from ..game.files import load_game
from ..game.game import Game
from ..words import told
from .files import Shelf, shortened


class Begin(Protocol):
    """Puts a game on the table; `kept` if it comes from the autosave."""

    def __call__(self, game: Game, kept: bool = False) -> None:
        """Begin."""


class Menu(Screen[None]):
    """A list of things to do, each with a key."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", "Back")]
    heading = ""

    def __init__(self, shelf: Shelf, begin: Begin, notice: str = "") -> None:
        super().__init__(classes="page")
        self.shelf = shelf
        self.begin = begin
        self.notice = notice

    def compose(self) -> ComposeResult:
        """Title, list and what there is to say."""
        with Vertical(classes="box"):
            yield Static(self.heading, classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(self.notice, id="notice", classes="notice", markup=False)

    def on_mount(self) -> None:
        """Fill the list."""
        self.fill()

    def fill(self) -> None:
        """The things to do now."""

    def say(self, notice: str) -> None:
        """Tell something below the list."""
        self.query_one("#notice", Static).update(notice)


class StartScreen(Menu):
    """The first screen."""

    BINDINGS: ClassVar = [
        Binding("c", "pick('continue')", "Continue", show=False),
        Binding("n", "pick('new')", "New", show=False),
        Binding("l", "pick('load')", "Load", show=False),
        Binding("q,escape", "pick('quit')", "Quit", show=False),
    ]
    heading = "Teotihuacan: City of Gods (unofficial fan implementation)"

    def on_screen_resume(self) -> None:
        """The list may have changed while a game was played."""
        self.fill()

    def fill(self) -> None:
        """Continue only if there is something to go on with."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        if self.shelf.autosave.is_file():
            listed.add_option(Option("c  Continue the game that was kept", "continue"))
        listed.add_option(Option("n  New game", "new"))
        if self.shelf.saved():
            listed.add_option(Option("l  Load a saved game", "load"))
        listed.add_option(Option("q  Quit", "quit"))
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.action_pick(str(event.option_id))

    def action_pick(self, what: str) -> None:
        """Do what was chosen."""
        from .new_game import NewGameScreen

        self.say("")
        if what == "quit":
            self.app.exit()
        elif what == "new":
            self.app.push_screen(NewGameScreen(self.shelf, self.begin))
        elif what == "load" and self.shelf.saved():
            self.app.push_screen(LoadScreen(self.shelf, self.begin))
        elif what == "continue":
            game, wrong = self.shelf.continued()
            self.say(wrong)
            if game:
                self.begin(game, kept=True)
            else:
                self.fill()


class LoadScreen(Menu):
    """The saved games."""

    heading = "Load a saved game (Esc: back)"

    def fill(self) -> None:
        """The files, the latest first."""
        listed = self.query_one(OptionList)
        self.files: list[Path] = self.shelf.saved()
        for path in self.files:
            listed.add_option(Option(path.stem))
        listed.highlighted = 0
        listed.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Load the game, or say what is wrong with it."""
        try:
            game = load_game(self.files[event.option_index])
        except TeotihuacanError as error:
            self.say(f"This game can't be read. {shortened(told(error))}")
            return
        self.dismiss()
        self.begin(game)
