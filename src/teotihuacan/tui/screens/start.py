"""The start screen: go on, a new game, a saved game, or leave."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Protocol

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ...game.game import Game
from ...i18n import LANGUAGES, current_language, say
from ...lessons import load_chapters
from ...terminal.notice import Notice
from ...terminal.saved_games import Autosave, SavedGames
from ..drawing.guide import keys, legend
from ..lesson_progress import read_progress
from .help import HelpScreen
from .join import JoinScreen
from .rules import RulesScreen
from .speaking import SpeakingScreen

KEYS = {
    "f": "first",
    "c": "continue",
    "n": "new",
    "d": "daily",
    "t": "learn",
    "p": "puzzles",
    "o": "openings",
    "s": "strategy",
    "r": "rules",
    "l": "load",
    "y": "profile",
    "j": "join",
    "?": "help",
    "g": "language",
    "q": "quit",
}
ITEMS = {
    "first": "first-game",
    "learn": "lessons-begin",
    "rules": "rules",
    "help": "help",
    "daily": "daily",
    "puzzles": "puzzles",
    "openings": "openings",
    "strategy": "strategy",
}
ABOUT = {
    "first": "first-game-text",
    "rules": "door-rules-text",
    "daily": "daily-text",
    "puzzles": "puzzles-text",
    "openings": "tui-openings-text",
    "strategy": "door-strategy-text",
    "profile": "profile-about",
}


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
    box = "box"
    has_hint = False  # whether a line below tells of keys

    def __init__(
        self, saved_games: SavedGames, begin: Begin, notice: Notice | None = None
    ) -> None:
        super().__init__(classes="page")
        self.saved_games = saved_games
        self.begin = begin
        self.notice = notice

    def compose(self) -> ComposeResult:
        """Title, list, what there is to say, and the keys."""
        with Vertical(classes=self.box):
            yield Static(id="title", classes="title", markup=False)
            yield OptionList(classes="menu", markup=False)
            yield Static(id="notice", classes="notice", markup=False)
            if self.has_hint:
                yield Static(id="keys", classes="hint", markup=False)

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
        Binding("f", "pick('first')", show=False),
        Binding("c", "pick('continue')", show=False),
        Binding("n", "pick('new')", show=False),
        Binding("d", "pick('daily')", show=False),
        Binding("t", "pick('learn')", show=False),
        Binding("p", "pick('puzzles')", show=False),
        Binding("o", "pick('openings')", show=False),
        Binding("s", "pick('strategy')", show=False),
        Binding("r,f3", "pick('rules')", show=False),
        Binding("l", "pick('load')", show=False),
        Binding("y", "pick('profile')", show=False),
        Binding("j", "pick('join')", show=False),
        Binding("question_mark,f1", "pick('help')", show=False),
        Binding("g", "pick('language')", show=False),
        Binding("q,escape", "pick('quit')", show=False),
    ]
    heading = "tui-start-title"
    has_hint = True

    def on_screen_resume(self) -> None:
        """The list may have changed while a game was played."""
        self.fill()

    def fill(self) -> None:
        """Continue only if there is something to go on with: then that comes first to mind."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        offered = [(key, what) for key, what in KEYS.items() if self.is_possible(what)]
        listed.add_options([Option(f"{key}  {say_item(what)}", what) for key, what in offered])
        names = [what for _, what in offered]
        listed.highlighted = names.index("continue") if "continue" in names else 0
        listed.focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the line under the cursor is about."""
        self.query_one("#keys", Static).update(self.describe(str(event.option_id)))

    def describe(self, what: str) -> str:
        """What a line of the menu is about, or how to use the menu."""
        if what != "learn":
            return say(ABOUT.get(what, "tui-menu-keys"))
        chapters = load_chapters()
        progress = read_progress(self.saved_games.folder, chapters)
        if progress.is_underway(chapters):
            at = progress.place.chapter + 1
            return say("lessons-at", chapter=at, chapters=len(chapters))
        return say("lessons-short")

    def is_possible(self, what: str) -> bool:
        """Whether there is a game to go on with, or to load."""
        if what == "continue":
            return bool(self.saved_games.list_autosaves())
        if what == "profile":
            return bool(self.saved_games.list_saves())
        return what != "load" or bool(self.files_to_load())

    def files_to_load(self) -> list[Path]:
        """The other games that go on, besides the latest, and the saved ones."""
        return [*self.saved_games.list_autosaves()[1:], *self.saved_games.list_saves()]

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        await self.action_pick(str(event.option_id))

    async def action_pick(self, what: str) -> None:
        """Do what was chosen."""
        self.tell(None)
        if what == "quit":
            self.app.exit()
        elif what == "continue":
            self.resume()
        elif what in ("language", "first"):
            await self.run_action("app.language" if what == "language" else "app.first_game")
        elif screen := self.make_screen(what):
            self.app.push_screen(screen)

    def make_screen(self, what: str) -> Screen[None] | None:
        """The screen for what was chosen, None if there is none now."""
        from .daily import DailyScreen
        from .learn import ChaptersScreen
        from .load import LoadScreen
        from .new_game import NewGameScreen
        from .openings import OpeningsScreen
        from .profile import make_profile_screen
        from .puzzles import PuzzlesScreen
        from .strategy import StrategyScreen

        match what:
            case "new":
                return NewGameScreen(self.saved_games, self.begin)
            case "daily":
                return DailyScreen(self.saved_games, self.begin)
            case "puzzles":
                return PuzzlesScreen(self.saved_games, self.begin)
            case "openings":
                return OpeningsScreen()
            case "strategy":
                return StrategyScreen()
            case "learn":
                return ChaptersScreen(self.saved_games, self.begin)
            case "rules":
                return RulesScreen()
            case "profile":
                return make_profile_screen(self.saved_games)
            case "join":
                return JoinScreen()
            case "help":
                return HelpScreen(menu_guide)
            case "load" if files := self.files_to_load():
                return LoadScreen(files, self.saved_games, self.begin)
        return None

    def resume(self) -> None:
        """Go on with the game that was kept last, or say why not."""
        resumed = self.saved_games.resume_latest()
        self.tell(resumed.problem)
        if resumed.game:
            self.begin(resumed.game, resumed.autosave)
        else:
            self.fill()


def say_item(what: str) -> str:
    """A line of the menu."""
    return say(ITEMS.get(what, f"tui-start-{what}"), language=LANGUAGES[current_language()])


def menu_guide() -> Iterator[RenderableType]:
    """What a person who pressed ? in the menu wants to know."""
    yield Text(say("tui-menu-help") + "\n")
    yield Text(say("tui-menu-study") + "\n")
    yield Text(say("tui-keys"), "bold")
    yield keys()
    yield Text("\n" + say("tui-signs"), "bold")
    yield Text("\n".join(legend()))
