"""A game of one's own on the table again, step by step."""

from collections.abc import Sequence

from ...game.game import Game
from ...terminal.saved_games import SavedGames
from ..watch_match import WatchMatch
from .watch import WatchTable


class ReplayTable(WatchTable):
    """A recorded game, opened from the end of a game or from the list of games."""

    def __init__(
        self, game: Game, saved_games: SavedGames, ply: int = 0, names: Sequence[str] = ()
    ) -> None:
        """Show a game after so many actions; it waits there."""
        match = WatchMatch(game, names=names)
        match.recorded_whole = True
        match.go_to(ply)
        super().__init__(match, saved_games)
        self.paused = True

    def go_on(self) -> None:
        """Show what is, and wait for the next answer; how it ended is known."""
        self.draw()
        self.wait_for_next()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002
        """Keys of players make no sense here, and the game is saved already."""
        return action not in ("undo", "redo", "hint", "save", "options")

    def action_menu(self) -> None:
        """Back to where it was opened."""
        self.dismiss()

    def action_leave(self) -> None:
        """Back to where it was opened."""
        self.dismiss()
