"""Where games stay between two sittings: an autosave for each table, and the saved games.

Every table has an autosave of its own, written after each answer and locked while the table is
open, so that no two windows write the same file. The lock belongs to the process: it is gone
with it, however that ends. A finished game moves from its autosave to the saved games.
"""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout

from ..engine import Setup
from ..engine.errors import TeotihuacanError
from ..game.files import data_folder, load_game, read_text
from ..game.game import Game
from ..game.records import parse_record
from ..i18n import translate
from ..study.file_locks import is_locked, lock_path, take_lock
from .game_files import (
    MOMENT,
    UNFINISHED,
    file_stem,
    free_paths,
    last_change,
    move_file,
    parse_name,
    relabel,
    write_game,
    write_new_game,
)
from .kept_reviews import KeptReviews
from .notice import Notice, notice

PATIENCE = 0.3  # seconds until a file that somebody looks at counts as open


class Autosave:
    """The file that follows the game at one table; nobody else has it while the table is open."""

    def __init__(self, path: Path, lock: FileLock | None, saved_games: "SavedGames") -> None:
        self.path = path
        self.lock = lock  # None where files can't be locked
        self.saved_games = saved_games
        self.saved_actions: list[int] = []  # of the finished game that was saved last
        self.saved_path: Path | None = None  # where that is

    def write(self, game: Game) -> None:
        """Keep a game as it is now; a finished one among the saved games."""
        if game.position.over and game.actions == self.saved_actions:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)
            return
        write_game(game, self.path)
        if game.position.over:
            label = parse_name(self.path.stem).label
            self.saved_path = move_file(self.path, self.saved_games.saves, file_stem(game), label)
            self.saved_actions = game.actions

    def save(self, game: Game, label: str) -> Path:
        """Save a game under a name; a finished one that is saved already only gets its name."""
        if self.saved_path and game.actions == self.saved_actions:
            self.saved_path = self.saved_games.rename(self.saved_path, label)
            return self.saved_path
        return self.saved_games.save(game, label)

    def discard(self) -> None:
        """Remove the file of a game that nobody wants, and let go of it."""
        with suppress(OSError):
            self.path.unlink(missing_ok=True)
        self.close()

    def close(self) -> None:
        """Let other windows continue the game."""
        if self.lock is None:
            return
        if not self.path.exists():
            with suppress(OSError):
                lock_path(self.path).unlink()
        self.lock.release()
        self.lock = None


class Resumed(NamedTuple):
    """A game that goes on with its autosave, or what stands in the way."""

    game: Game | None = None
    autosave: Autosave | None = None
    problem: Notice | None = None


class SavedGames:
    """The folder with the autosaves and the saved games."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self.autosaves = self.folder / "autosaves"
        self.saves = self.folder / "saves"
        self.old_autosave = self.folder / "autosave.json"  # of versions with only one

    # Saved games ---

    def save(self, game: Game, label: str = "") -> Path:
        """Save a game to a new file, called as somebody likes."""
        return write_new_game(game, self.saves, label)

    def list_saves(self) -> list[Path]:
        """The saved games, the latest first."""
        return sorted(self.saves.glob("*.json"), reverse=True)

    def rename(self, path: Path, label: str) -> Path:
        """Call a game otherwise; Timeout if it is open in another window."""
        if relabel(path.stem, label) == path.stem:
            return path
        lock = take_lock(path, PATIENCE) if self.is_autosave(path) else None
        folder = self.autosaves if path == self.old_autosave else path.parent
        try:
            return move_file(path, folder, relabel(path.stem, label))
        finally:
            Autosave(path, lock, self).close()

    def delete(self, path: Path) -> None:
        """Delete a game and its review for good; Timeout if it is open in another window."""
        lock = take_lock(path, PATIENCE) if self.is_autosave(path) else None
        try:
            KeptReviews(self.folder).forget(path)
            path.unlink()
        finally:
            Autosave(path, lock, self).close()

    # Autosaves ---

    def new_autosave(self, game: Game) -> Autosave:
        """An autosave for a new table; nothing is written yet."""
        for path in free_paths(self.autosaves, file_stem(game) + UNFINISHED):
            with suppress(Timeout):  # another window just took the name
                return Autosave(path, take_lock(path), self)
        raise AssertionError("free names never end")

    def list_autosaves(self) -> list[Path]:
        """The games that go on in no other window, the one played last first."""
        paths = [path for path in self.all_autosaves() if not is_locked(path)]
        return sorted(paths, key=last_change, reverse=True)

    def all_autosaves(self) -> list[Path]:
        """The games that go on, here or elsewhere."""
        paths = list(self.autosaves.glob("*.json"))
        return [*paths, self.old_autosave] if self.old_autosave.is_file() else paths

    def is_autosave(self, path: Path) -> bool:
        """Whether a file follows a game."""
        return path.parent == self.autosaves or path == self.old_autosave

    def resume_latest(self) -> Resumed:
        """Go on with the game that was played last and is open in no other window."""
        self.keep_finished_games()
        for path in self.list_autosaves():
            return self.resume(path)
        elsewhere = bool(self.all_autosaves())
        return Resumed(problem=notice("tui-open-elsewhere" if elsewhere else "tui-nothing-kept"))

    def resume_dealt(self, setup: Setup, seed: int) -> Resumed:
        """Go on with the game of a set-up and seed that was left, if there is one."""
        path = self.find_dealt(setup, seed)
        return self.resume(path) if path else Resumed()

    def find_dealt(self, setup: Setup, seed: int) -> Path | None:
        """The autosave of a game of a set-up and seed that was left, if there is one."""
        for path in self.list_autosaves():
            with suppress(TeotihuacanError):
                record = parse_record(read_text(path))
                if record["setup"] == setup and record["seed"] == seed:
                    return path
        return None

    def open_file(self, path: Path) -> Resumed:
        """Go on with the game of a file; an autosave stays what it is, with its lock."""
        known = path.absolute()
        return self.resume(known) if self.is_autosave(known) else Resumed(load_game(path))

    def resume(self, path: Path) -> Resumed:
        """Go on with the game of an autosave."""
        try:
            lock = take_lock(path, PATIENCE)
        except Timeout:
            return Resumed(problem=notice("tui-open-elsewhere"))
        autosave = Autosave(path, lock, self)
        if not path.exists():  # finished or deleted just now, in another window
            autosave.close()
            return Resumed(problem=notice("tui-nothing-kept"))
        try:
            game = load_game(path)
        except TeotihuacanError as error:
            problem = self.set_aside(path, shorten(translate(error)))
            autosave.close()
            return Resumed(problem=problem)
        if path == self.old_autosave:
            autosave = self.move_old_autosave(game, autosave)
        return Resumed(game, autosave)

    def move_old_autosave(self, game: Game, old: Autosave) -> Autosave:
        """Bring the autosave of an earlier version to the others."""
        autosave = self.new_autosave(game)
        with suppress(OSError):  # writing will tell
            old.path.replace(autosave.path)
        old.close()
        return autosave

    def set_aside(self, path: Path, error: str) -> Notice:
        """Put a broken autosave out of the way, and say so."""
        aside = self.folder / f"broken {datetime.now().strftime(MOMENT)}.json"
        try:
            path.replace(aside)
        except OSError as refusal:
            where, why = str(path), str(refusal.strerror)
            return notice("tui-stuck", file=where, reason=why, error=error)
        return notice("tui-set-aside", file=str(aside), error=error)

    def discard_empty_autosaves(self) -> None:
        """Remove the autosaves of games in which nothing was ever answered."""
        for path in self.list_autosaves():
            with suppress(TeotihuacanError, Timeout):
                if not parse_record(read_text(path))["actions"]:
                    Autosave(path, take_lock(path), self).discard()

    def keep_finished_games(self) -> None:
        """Move finished games to the saved ones: of earlier versions, or after a crash."""
        for path in self.list_autosaves():
            with suppress(OSError, TeotihuacanError, Timeout):
                if parse_record(read_text(path))["result"] is not None:
                    autosave = Autosave(path, take_lock(path), self)
                    self.keep_finished_game(path)
                    autosave.close()

    def keep_finished_game(self, path: Path) -> None:
        """Move the autosave of a finished game to the saved games."""
        game = load_game(path)
        moment = datetime.fromtimestamp(path.stat().st_mtime)
        label = "" if path == self.old_autosave else parse_name(path.stem).label
        move_file(path, self.saves, file_stem(game, moment), label)


def shorten(text: str, longest: int = 200) -> str:
    """A text that fits into a message."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
