"""Tables whose games are kept elsewhere, or need not be kept."""

from ..terminal.saved_games import Autosave, SavedGames


class NoAutosave(Autosave):
    """The server keeps the game: nothing is written here."""

    def __init__(self, saved_games: SavedGames) -> None:
        super().__init__(saved_games.folder, None, saved_games)

    def close(self) -> None:
        """There is nothing to let go of."""
