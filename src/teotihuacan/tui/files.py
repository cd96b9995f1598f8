"""Where games are kept between two sittings: the autosave and the saved games."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ..engine.errors import TeotihuacanError
from ..game.files import data_folder, load_game, save_game
from ..game.game import Game
from ..words import told


class Shelf:
    """The folder with the autosave and the saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.autosave = self.folder / "autosave.json"
        self.saves = self.folder / "saves"

    def keep(self, game: Game) -> None:
        """Write the autosave."""
        self.write(game, self.autosave)

    def save(self, game: Game, remark: str = "") -> Path:
        """Save a game under a name of its own."""
        kind = "solo" if game.setup.players == 1 else f"{game.setup.players}-players"
        moment = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
        path = self.saves / f"{moment} {kind} seed {game.seed}{remark}.json"
        self.write(game, path)
        return path

    def write(self, game: Game, path: Path) -> None:
        """Write the record of a game, in a new folder if need be."""
        with suppress(OSError):  # writing will tell
            path.parent.mkdir(parents=True, exist_ok=True)
        save_game(game, path)

    def saved(self) -> list[Path]:
        """The saved games, the latest first."""
        return sorted(self.saves.glob("*.json"), reverse=True) if self.saves.is_dir() else []

    def continued(self) -> tuple[Game | None, str]:
        """The autosaved game, if there is one, and what went wrong with it."""
        if not self.autosave.is_file():
            return None, ""
        try:
            return load_game(self.autosave), ""
        except TeotihuacanError as error:
            return None, f"{self.set_aside()} What is wrong with it: {shortened(told(error))}"

    def set_aside(self) -> str:
        """Put a broken autosave out of the way, and say so."""
        aside = self.folder / f"broken {datetime.now().strftime('%Y-%m-%d %H-%M-%S')}.json"
        try:
            self.autosave.replace(aside)
        except OSError as error:
            return f"The game kept in {self.autosave} can't be read or moved ({error.strerror})."
        return f"The game that was kept can't be read; it was set aside as {aside}."

    def make_room(self) -> None:
        """Before another game takes the autosave: save the one in it, if it was going on."""
        game, _ = self.continued()
        if game and game.ply and not game.position.over:
            self.save(game, " unfinished")


def shortened(text: str, longest: int = 200) -> str:
    """A text that fits into a message."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
