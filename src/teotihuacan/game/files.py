"""Records in files: read with care, written so that a reader never finds half of one."""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from ..engine.errors import TeotihuacanError
from .folders import data_folder
from .game import Game
from .records import MOST_BYTES, RecordError

__all__ = [
    "FileError",
    "atomic_write",
    "data_folder",
    "decode_text",
    "load_game",
    "read_text",
    "reason",
    "save_game",
    "umask",
]


class FileError(TeotihuacanError):
    """A file that can't be read or written; the message names it."""


def read_text(path: str | Path) -> str:
    """The text of a file of at most a million bytes."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise FileError("error-file-unread", path=str(path), reason=reason(error)) from None
    text = decode_text(data, str(path))
    if not text.strip():
        raise FileError("error-file-empty", path=str(path))
    return text


def decode_text(data: bytes, name: str) -> str:
    """Bytes of a file as text, unless they are too many or no text."""
    if len(data) > MOST_BYTES:
        raise FileError("error-file-long", path=name, most=MOST_BYTES)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise FileError("error-file-no-text", path=name)
    return text


def load_game(path: str | Path) -> Game:
    """The game of a record in a file; every action and the result are checked."""
    try:
        return Game.load(read_text(path))
    except RecordError as error:
        raise RecordError("error-in", place=str(path), problem=error) from None


def dump_game(game: Game) -> str:
    """The record of a game as text, in a line."""
    return json.dumps(game.record())


def save_game(game: Game, path: str | Path) -> None:
    """Write the record of a game: the whole of it or, on failure, nothing."""
    text = dump_game(game) + "\n"
    with atomic_write(path, 0o666 & ~umask()) as file:
        file.write(text.encode())


@contextmanager
def atomic_write(path: str | Path, rights: int) -> Iterator[IO[bytes]]:
    """A file to write, in its place as soon as it is whole; on failure nothing changes."""
    target = Path(path)
    if target.exists() and not target.is_file():
        raise FileError("error-file-no-file", path=str(path))
    try:
        number, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        try:
            with os.fdopen(number, "wb") as file:
                yield file
                file.flush()
                os.fsync(number)
            os.chmod(name, rights)
            os.replace(name, target)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except TeotihuacanError:  # of whoever writes
        raise
    except (OSError, ValueError) as error:
        raise FileError("error-file-unwritten", path=str(path), reason=reason(error)) from None


def umask() -> int:
    """The rights that new files of this process don't get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def reason(error: Exception) -> str:
    """Why the system refused, without the path and the error's number."""
    return (getattr(error, "strerror", None) or str(error)).lower()
