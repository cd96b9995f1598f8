"""The list of games: the ones that go on, and the saved ones; open, replay, review, delete."""

from pathlib import Path
from typing import ClassVar

from filelock import Timeout
from textual.binding import Binding
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ...engine.errors import TeotihuacanError
from ...game.files import load_game, reason
from ...game.game import Game
from ...i18n import translate
from ...terminal.game_list import KeptGame, describe
from ...terminal.game_words import line_text, list_rows
from ...terminal.notice import notice
from ...terminal.saved_games import Resumed, SavedGames, shorten
from ..match import Match
from .questions import DeleteScreen
from .replay import ReplayTable
from .review import open_review
from .start import Begin, Menu

ROW = 102  # columns of a saved game
AROUND = 10  # columns of the frame and its edges


class LoadScreen(Menu):
    """The other games that go on, and the saved games."""

    BINDINGS: ClassVar = [
        Binding("d,delete", "delete", "tui-key-delete"),
        Binding("r", "replay", "tui-key-replay"),
        Binding("v", "review", "tui-key-review"),
    ]
    heading = "tui-load-title"
    box = f"{Menu.box} wide-box"

    def __init__(self, files: list[Path], saved_games: SavedGames, begin: Begin) -> None:
        super().__init__(saved_games, begin)
        self.games = [describe(path, saved_games) for path in files]

    def fill(self) -> None:
        """The games, the latest of each kind first, the cursor where it was."""
        listed = self.query_one(OptionList)
        at = listed.highlighted or 0
        listed.clear_options()
        listed.add_options([Option(row) for row in list_rows(self.games, self.room())])
        listed.highlighted = min(at, len(self.games) - 1) if self.games else None
        listed.focus()

    def room(self) -> int:
        """The columns of a row in the list."""
        return min(ROW, self.app.size.width - AROUND)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the game, or say what is wrong with it."""
        path = self.games[event.option_index].path
        if path in self.saved_games.all_autosaves():
            resumed = self.saved_games.resume(path)
        else:
            resumed = read_save(path)
        if resumed.game:
            self.dismiss()
            self.begin(resumed.game, resumed.autosave, loaded=resumed.autosave is None)
        else:
            self.tell(resumed.problem)

    def action_replay(self) -> None:
        """Show the game under the cursor from its beginning, step by step."""
        if game := self.read_chosen():
            self.app.push_screen(ReplayTable(game, self.saved_games))

    def action_review(self) -> None:
        """What the turns of the game under the cursor were worth, once it is over."""
        game = self.read_chosen()
        if game and game.position.over:
            open_review(self, Match(game), self.saved_games)
        elif game:
            self.tell(notice("tui-review-unfinished"))

    def read_chosen(self) -> Game | None:
        """The game under the cursor; what is wrong with it is told."""
        at = self.query_one(OptionList).highlighted
        if at is None:
            return None
        read = read_save(self.games[at].path)
        self.tell(read.problem)
        return read.game

    def action_delete(self) -> None:
        """Ask whether to delete the game under the cursor."""
        at = self.query_one(OptionList).highlighted
        if at is not None:
            game = self.games[at]

            def answer(yes: bool | None) -> None:
                if yes:
                    self.delete(game)

            self.app.push_screen(DeleteScreen(lambda: line_text(game)), answer)

    def delete(self, game: KeptGame) -> None:
        """Delete a game, and say so."""
        try:
            self.saved_games.delete(game.path)
        except Timeout:
            self.tell(notice("tui-open-elsewhere"))
        except OSError as error:
            self.tell(notice("tui-not-deleted", reason=reason(error)))
        else:
            self.games.remove(game)
            self.fill()
            self.tell(notice("tui-deleted"))


def read_save(path: Path) -> Resumed:
    """A saved game, to be played on without changing its file."""
    try:
        return Resumed(load_game(path))
    except TeotihuacanError as error:
        return Resumed(problem=notice("tui-unreadable", error=shorten(translate(error))))
