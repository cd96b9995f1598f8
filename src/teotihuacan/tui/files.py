"""Where games are kept between two sittings: the autosave and the saved games."""

import json
import os
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ..engine.errors import TeotihuacanError
from ..game.game import Game
from ..game.records import MOST_BYTES, RecordError

APPLICATION = "teotihuacan"


def data_folder() -> Path:
    """The folder of the user's games; TEOTIHUACAN_DATA names another one."""
    environment = os.environ
    if environment.get("TEOTIHUACAN_DATA"):
        return Path(environment["TEOTIHUACAN_DATA"]).expanduser()
    if sys.platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / APPLICATION
    if environment.get("XDG_DATA_HOME"):
        return Path(environment["XDG_DATA_HOME"]) / APPLICATION
    return Path.home() / ".local" / "share" / APPLICATION


def write_safely(path: Path, text: str) -> None:
    """Write a file so that there is always the old text or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def read_game(path: Path) -> Game:
    """The game in a file; whatever is wrong with it comes out as one RecordError."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        return Game.load(data)
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror or error}") from None
    except (TeotihuacanError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: {error}") from None


class Shelf:
    """The folder with the autosave and the saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.autosave = self.folder / "autosave.json"
        self.saves = self.folder / "saves"

    def keep(self, game: Game) -> None:
        """Write the autosave."""
        write_safely(self.autosave, json.dumps(game.record()))

    def save(self, game: Game, remark: str = "") -> Path:
        """Save a game under a name of its own."""
        kind = "solo" if game.setup.players == 1 else f"{game.setup.players}-players"
        moment = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
        path = self.saves / f"{moment} {kind} seed {game.seed}{remark}.json"
        write_safely(path, json.dumps(game.record()))
        return path

    def saved(self) -> list[Path]:
        """The saved games, the latest first."""
        return sorted(self.saves.glob("*.json"), reverse=True) if self.saves.is_dir() else []

    def continued(self) -> tuple[Game | None, str]:
        """The autosaved game, if there is one, and what went wrong with it."""
        if not self.autosave.is_file():
            return None, ""
        try:
            return read_game(self.autosave), ""
        except RecordError as error:
            return None, f"{self.set_aside()} What is wrong with it: {shortened(str(error))}"

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
