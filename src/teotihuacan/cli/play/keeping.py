"""A game at the prompt is kept while it is played: in its autosave, or in a file of one's own."""

from pathlib import Path

from rich.console import Console

from ...game.files import FileError, save_game
from ...game.game import Game
from ...i18n import say, translate
from ...terminal.saved_games import Autosave, SavedGames


class Keeper:
    """Follows a game with a file, and tells where it is.

    A file that somebody chose takes the place of the autosave; a finished game is among the saved
    games in any case.
    """

    def __init__(
        self, game: Game, console: Console, file: Path | None, autosave: Autosave | None
    ) -> None:
        self.console = console
        self.file = file
        self.saved_games = SavedGames()
        self.autosave = None if file else autosave or self.saved_games.new_autosave(game)
        self.finished_before = game.position.over
        self.problem = ""  # why the last answer could not be written

    def begin(self, game: Game) -> None:
        """Keep the game before anything is played; a file that can't be written is refused."""
        if self.file:
            save_game(game, self.file)
        else:
            self.keep(game)

    def keep(self, game: Game) -> None:
        """Keep the game as it is now; a full disk is told, and doesn't end the game."""
        try:
            self.write(game)
            self.problem = ""
        except FileError as error:
            problem = translate(error)
            if problem != self.problem:
                self.tell("tui-not-kept", error=problem)
            self.problem = problem

    def write(self, game: Game) -> None:
        """Write the game to its file."""
        if self.autosave:
            self.autosave.write(game)
        elif self.file:
            save_game(game, self.file)
            if game.position.over:
                self.saved_games.save(game)

    def end(self, game: Game) -> None:
        """Tell where the game is, and let go of it."""
        if self.finished_before:
            pass
        elif self.autosave and not game.ply:
            self.autosave.discard()
        else:
            self.keep_at_end(game)
        if self.autosave:
            self.autosave.close()

    def keep_at_end(self, game: Game) -> None:
        """Write once more what could not be written, and tell how to go on."""
        if self.problem:
            self.problem = ""
            self.keep(game)
        if self.problem:
            return
        if game.position.over:
            self.tell("play-finished")
        elif self.autosave:
            self.tell("play-kept", file=str(self.autosave.path))
            self.tell("play-go-on")
        else:
            self.tell("play-kept", file=str(self.file))
            self.tell("play-go-on-file", file=str(self.file))

    def tell(self, key: str, **facts: str) -> None:
        """Print a message."""
        self.console.print(say(key, **facts), markup=False, soft_wrap=True)
