"""Records that commands are given: in files, or on standard input, where lines may be many."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..i18n import say

if TYPE_CHECKING:
    from ..game.game import Game
    from ..game.older_records import Verified

STANDARD = "-"  # standard input or output, instead of a file


class Record(NamedTuple):
    """A record, and where it is; the text is that of a file if it is not given."""

    name: str
    text: str | None = None

    def load(self) -> "Game":
        """The game; errors name the place."""
        from ..game.files import load_game
        from ..game.game import Game
        from ..game.records import RecordError

        if self.text is None:
            return load_game(self.name)
        try:
            return Game.load(self.text)
        except RecordError as error:
            raise RecordError("error-in", place=self.name, problem=error) from None

    def verify(self) -> "Verified":
        """The game, checked by the rules that it names; errors name the place."""
        from ..game.files import read_text
        from ..game.older_records import verify_record
        from ..game.records import RecordError

        text = read_text(self.name) if self.text is None else self.text
        try:
            return verify_record(text)
        except RecordError as error:
            raise RecordError("error-in", place=self.name, problem=error) from None


def list_records(files: Iterable[Path]) -> list[Record]:
    """The records in files; those of `-` are on standard input."""
    found: list[Record] = []
    for file in files:
        found += read_lines() if is_standard(file) else [Record(str(file))]
    return found


def load_record(file: Path) -> "Game":
    """The game of a record in a file or on standard input."""
    if is_standard(file):
        return Record(say("standard-input"), read_standard_input()).load()
    return Record(str(file)).load()


def load_from_standard_input() -> "Game":
    """The game of a record on standard input; what is typed is read from the terminal then."""
    game = load_record(Path(STANDARD))
    read_keys_from_terminal()
    return game


def read_standard_input() -> str:
    """The text on standard input."""
    from ..game.files import decode_text
    from ..game.records import MOST_BYTES

    return decode_text(sys.stdin.buffer.read(MOST_BYTES + 1), say("standard-input"))


def read_lines() -> Iterator[Record]:
    """The records on standard input: one in each line, or a single one in many lines."""
    from ..game.files import FileError, decode_text
    from ..game.records import MOST_BYTES

    name = say("standard-input")
    lines = sys.stdin.buffer.read().splitlines()
    if not any(map(bytes.strip, lines)):
        raise FileError("error-file-empty", path=name)
    if len(lines) < 2 or not is_whole(lines[0]):
        yield Record(name, decode_text(b"\n".join(lines)[: MOST_BYTES + 1], name))
        return
    for number, line in enumerate(lines, start=1):
        if line.strip():
            place = f"{name}:{number}"
            yield Record(place, decode_text(line, place))


def is_whole(line: bytes) -> bool:
    """Whether a line holds JSON that ends there."""
    import json

    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def is_standard(file: Path | None) -> bool:
    """Whether a file stands for standard input or output."""
    return str(file) == STANDARD


def read_keys_from_terminal() -> None:
    """Read what is typed from the terminal again, after standard input was used up."""
    if not sys.stderr.isatty():
        return
    with suppress(OSError):
        terminal = os.open("/dev/tty", os.O_RDONLY)
        os.dup2(terminal, sys.stdin.fileno())
        os.close(terminal)
        sys.stdin = open(sys.stdin.fileno(), encoding="utf-8", closefd=False)  # noqa: SIM115
