"""Where games are kept between two sittings: the autosave and the saved games."""

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from ..engine.errors import TeotihuacanError
from ..game.files import data_folder, load_game, save_game
from ..game.game import Game
from ..i18n import current_language, say, translate
from ..terminal.printable import printable
from .notice import Notice, notice

MOMENT = "%Y-%m-%d %H-%M-%S"
# The name of a saved game: when, how many players, which seed, and whether it was left.
NAME = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) (?:solo|(\d)-players) seed (\d+)( unfinished)?"
)


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
        moment = datetime.now().strftime(MOMENT)
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

    def continued(self) -> tuple[Game | None, Notice | None]:
        """The autosaved game, if there is one, and what went wrong with it."""
        if not self.autosave.is_file():
            return None, None
        try:
            return load_game(self.autosave), None
        except TeotihuacanError as error:
            return None, self.set_aside(shortened(translate(error)))

    def set_aside(self, wrong: str) -> Notice:
        """Put a broken autosave out of the way, and say so."""
        aside = self.folder / f"broken {datetime.now().strftime(MOMENT)}.json"
        try:
            self.autosave.replace(aside)
        except OSError as error:
            where, why = str(self.autosave), str(error.strerror)
            return notice("tui-stuck", file=where, reason=why, error=wrong)
        return notice("tui-set-aside", file=str(aside), error=wrong)

    def make_room(self) -> None:
        """Before another game takes the autosave: save the one in it, if it was going on."""
        game, _ = self.continued()
        if game and game.ply and not game.position.over:
            self.save(game, " unfinished")


def saved_name(path: Path) -> str:
    """What a saved game is, from its name; the name itself if somebody else chose it."""
    from babel.dates import format_datetime

    found = NAME.fullmatch(path.stem)
    if not found:
        return printable(path.stem)
    moment, players, seed, left = found.groups()
    when = format_datetime(datetime.strptime(moment, MOMENT), "short", locale=current_language())
    key = "tui-unfinished-game" if left else "tui-saved-game"
    return say(key, when=when, players=int(players or 1), seed=seed)


def shortened(text: str, longest: int = 200) -> str:
    """A text that fits into a message."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
