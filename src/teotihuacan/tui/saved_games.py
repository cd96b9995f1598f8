"""Where games stay between two sittings: an autosave for each table, and the saved games.

Every table has an autosave of its own, written after each answer and locked while the table is
open, so that no two windows write the same file. The lock belongs to the process: it is gone
with it, however that ends. A finished game moves from its autosave to the saved games.
"""

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from filelock import FileLock, Timeout

from ..engine.errors import TeotihuacanError
from ..game.files import data_folder, load_game, save_game
from ..game.game import Game
from ..i18n import current_language, say, translate
from ..terminal.printable import printable
from .notice import Notice, notice

MOMENT = "%Y-%m-%d %H-%M-%S"
UNFINISHED = " unfinished"
# The name of a saved game: when, how many players, which seed, whether it goes on, which copy.
NAME = re.compile(
    r"(\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) (?:solo|(\d)-players) seed (\d+)"
    r"( unfinished)?(?: \(\d+\))?"
)


class Autosave:
    """The file that follows the game at one table; nobody else has it while the table is open."""

    def __init__(self, path: Path, lock: FileLock | None, saved_games: "SavedGames") -> None:
        self.path = path
        self.lock = lock  # None where files can't be locked
        self.saved_games = saved_games
        self.saved_actions: list[int] = []  # of the finished game that was saved last

    def write(self, game: Game) -> None:
        """Keep a game as it is now; a finished one among the saved games."""
        if not game.position.over:
            write_game(game, self.path)
            return
        if game.actions != self.saved_actions:
            self.saved_games.save(game)
            self.saved_actions = game.actions
        self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let other windows continue the game."""
        if self.lock is None:
            return
        if not self.path.exists():
            with suppress(OSError):
                Path(self.lock.lock_file).unlink()
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

    def save(self, game: Game) -> Path:
        """Save a game under a name of its own."""
        path = next(free_paths(self.saves, file_stem(game)))
        write_game(game, path)
        return path

    def list_saves(self) -> list[Path]:
        """The saved games, the latest first."""
        return sorted(self.saves.glob("*.json"), reverse=True)

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

    def resume_latest(self) -> Resumed:
        """Go on with the game that was played last and is open in no other window."""
        for path in self.list_autosaves():
            return self.resume(path)
        elsewhere = bool(self.all_autosaves())
        return Resumed(problem=notice("tui-open-elsewhere" if elsewhere else "tui-nothing-kept"))

    def resume(self, path: Path) -> Resumed:
        """Go on with the game of an autosave."""
        try:
            lock = take_lock(path)
        except Timeout:
            return Resumed(problem=notice("tui-open-elsewhere"))
        autosave = Autosave(path, lock, self)
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
            with suppress(OSError, ValueError, TypeError, KeyError, Timeout):
                if json.loads(path.read_text(encoding="utf-8"))["actions"] == []:
                    autosave = Autosave(path, take_lock(path), self)
                    path.unlink()
                    autosave.close()


# Files ---


def write_game(game: Game, path: Path) -> None:
    """Write the record of a game, in a new folder if need be."""
    with suppress(OSError):  # writing will tell
        path.parent.mkdir(parents=True, exist_ok=True)
    save_game(game, path)


def file_stem(game: Game) -> str:
    """The name of a game's file without its ending."""
    kind = "solo" if game.setup.players == 1 else f"{game.setup.players}-players"
    return f"{datetime.now().strftime(MOMENT)} {kind} seed {game.seed}"


def free_paths(folder: Path, stem: str) -> Iterator[Path]:
    """Paths of files that don't exist, without end: "stem", "stem (2)", "stem (3)" ..."""
    names = (stem if number == 1 else f"{stem} ({number})" for number in count(1))
    return (path for name in names if not (path := folder / f"{name}.json").exists())


def last_change(path: Path) -> tuple[int, str]:
    """When a file was written last; files of one moment by name."""
    with suppress(OSError):
        return path.stat().st_mtime_ns, path.name
    return 0, path.name


def take_lock(path: Path) -> FileLock | None:
    """Lock an autosave; Timeout if another table has it, None where files can't be locked."""
    lock = FileLock(path.with_name(f".{path.stem}.lock"), thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise
    except (OSError, NotImplementedError):
        return None
    return lock


def is_locked(path: Path) -> bool:
    """Whether the table of an autosave is open."""
    try:
        lock = take_lock(path)
    except Timeout:
        return True
    if lock:
        lock.release()
    return False


# Words ---


def describe_file(path: Path) -> str:
    """What a saved game is, from its name; the name itself if somebody else chose it."""
    from babel.dates import format_datetime

    found = NAME.fullmatch(path.stem)
    if not found:
        return printable(path.stem)
    moment, players, seed, unfinished = found.groups()
    when = format_datetime(datetime.strptime(moment, MOMENT), "short", locale=current_language())
    key = "tui-unfinished-game" if unfinished else "tui-saved-game"
    return say(key, when=when, players=int(players or 1), seed=seed)


def shorten(text: str, longest: int = 200) -> str:
    """A text that fits into a message."""
    return text if len(text) <= longest else text[: longest - 1] + "…"
