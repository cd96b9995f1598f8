"""Files of games: their names, and new ones that overwrite nothing."""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import NamedTuple

from ..game.files import FileError, reason, save_game
from ..game.game import Game
from .printable import printable

MOMENT = "%Y-%m-%d %H-%M-%S"
UNFINISHED = " unfinished"
# When, how many players, which seed, whether it goes on, which copy, what somebody called it.
NAME = re.compile(
    r"(?P<moment>\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) (?:solo|\d-players) seed \d+"
    r"(?: unfinished)?(?: \(\d+\))?(?: - (?P<label>.+))?"
)
NOT_IN_NAMES = re.compile(r'[\\/:*?"<>|]+')  # on one system or another
LONGEST_LABEL = 60


class NameParts(NamedTuple):
    """What the name of a game's file tells: when it was saved, and what somebody called it."""

    moment: datetime | None
    label: str


# Names ---


def file_stem(game: Game, moment: datetime | None = None) -> str:
    """The name of a game's file without its ending and without what somebody calls it."""
    kind = "solo" if game.setup.players == 1 else f"{game.setup.players}-players"
    when = (moment or datetime.now()).strftime(MOMENT)
    return f"{when} {kind} seed {game.seed}"


def add_label(stem: str, label: str) -> str:
    """A file's name with what somebody calls the game, if anything."""
    return f"{stem} - {label}" if label else stem


def clean_label(text: str) -> str:
    """What somebody calls a game, as it may stand in the name of a file."""
    words = printable(" ".join(text.split()))
    return NOT_IN_NAMES.sub("-", words)[:LONGEST_LABEL].strip(" .")


def parse_name(stem: str) -> NameParts:
    """What a file's name tells; a name that somebody else chose is a label."""
    found = NAME.fullmatch(stem)
    if not found:
        return NameParts(None, stem)
    day, time = found["moment"].split()
    with suppress(ValueError):
        moment = datetime.fromisoformat(f"{day}T{time.replace('-', ':')}")
        return NameParts(moment, found["label"] or "")
    return NameParts(None, stem)


def relabel(stem: str, label: str) -> str:
    """The name of a file with another label; one without a date becomes the label."""
    if not NAME.fullmatch(stem):
        return label or stem
    return add_label(stem.partition(" - ")[0], label)


# New files ---


def free_paths(folder: Path, stem: str, label: str = "") -> Iterator[Path]:
    """Paths of files that don't exist, without end: "stem", "stem (2)", "stem (3)" ..."""
    stems = (stem if number == 1 else f"{stem} ({number})" for number in count(1))
    paths = (folder / f"{add_label(name, label)}.json" for name in stems)
    return (path for path in paths if not path.exists())


def reserve_path(folder: Path, stem: str, label: str = "") -> Path:
    """An empty new file that nobody else takes for theirs."""
    for path in free_paths(folder, stem, label):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.touch(exist_ok=False)
        except FileExistsError:  # another window was faster
            continue
        except OSError as error:
            raise FileError(
                "error-file-unwritten", path=str(path), reason=reason(error)
            ) from None
        return path
    raise AssertionError("free names never end")


def move_file(path: Path, folder: Path, stem: str, label: str = "") -> Path:
    """Move a file to a new name, over nothing that is there."""
    target = reserve_path(folder, stem, label)
    try:
        path.replace(target)
    except OSError as error:
        with suppress(OSError):
            target.unlink()
        raise FileError("error-file-unwritten", path=str(target), reason=reason(error)) from None
    return target


def write_game(game: Game, path: Path) -> None:
    """Write the record of a game, in a new folder if need be."""
    with suppress(OSError):  # writing will tell
        path.parent.mkdir(parents=True, exist_ok=True)
    save_game(game, path)


def write_new_game(game: Game, folder: Path, label: str) -> Path:
    """Write the record of a game to a new file; nothing is left of it if that fails."""
    path = reserve_path(folder, file_stem(game), label)
    try:
        save_game(game, path)
    except FileError:
        with suppress(OSError):
            path.unlink()
        raise
    return path


def last_change(path: Path) -> tuple[int, str]:
    """When a file was written last; files of one moment by name."""
    with suppress(OSError):
        return path.stat().st_mtime_ns, path.name
    return 0, path.name
