"""The file of a backup: lines of JSON, gzipped.

The first line says what follows: columns and number of rows of each table. Then every row is a
line `{table: [values]}`. The last line closes the file with a checksum of all lines before it,
so that a cut or altered file is noticed.
"""

import gzip
import json
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from ...engine.errors import TeotihuacanError
from ...game.files import FileError, atomic_write, reason

FORMAT = "teotihuacan backup"
VERSION = 1
LONGEST_LINE = 1 << 24  # bytes
FOR_THE_OWNER = 0o600  # there are password hashes and secrets in it

Row = tuple[str, list[Any]]


class BackupError(TeotihuacanError):
    """A backup that can't be made or restored; the message names the file."""


@dataclass(frozen=True)
class BackupContents:
    """What a backup holds: the revision of the schema, columns and number of rows by table."""

    revision: str
    columns: dict[str, list[str]]
    counts: dict[str, int]


class BackupWriter:
    """Adds rows to a file that is being written."""

    def __init__(self, file: IO[bytes], contents: BackupContents) -> None:
        self.file = gzip.GzipFile(filename="", mode="wb", fileobj=file)
        self.digest = sha256()
        self.write_line({"format": FORMAT, "version": VERSION, **asdict(contents)})

    def write_line(self, value: dict[str, Any]) -> None:
        """Write a line."""
        data = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        self.digest.update(data)
        self.file.write(data)

    def write_row(self, table: str, values: list[Any]) -> None:
        """Write a row of a table."""
        self.write_line({table: values})

    def close(self) -> None:
        """Write the line that closes the file."""
        self.write_line({"sha256": self.digest.hexdigest()})
        self.file.close()


@contextmanager
def write_backup(path: str | Path, contents: BackupContents) -> Iterator[BackupWriter]:
    """A new backup; it replaces an older one, but no other file."""
    if Path(path).is_file():
        try:
            read_contents(path)
        except TeotihuacanError:
            raise BackupError("error-backup-other-file", path=str(path)) from None
    with atomic_write(path, FOR_THE_OWNER) as file:
        writer = BackupWriter(file, contents)
        yield writer
        writer.close()


def read_contents(path: str | Path) -> BackupContents:
    """The contents of a backup, from its first line."""
    with report_damage(path), gzip.open(path) as file:
        return parse_contents(path, read_line(file))


def read_rows(path: str | Path) -> Iterator[Row]:
    """Every row with the name of its table; an error, at the latest at the end, if damaged."""
    with report_damage(path), gzip.open(path) as file:
        line = read_line(file)
        digest = sha256(line)
        contents = parse_contents(path, line)
        found: Counter[str] = Counter()
        while True:
            line = read_line(file)
            ((name, values),) = json.loads(line).items()
            if name == "sha256":
                break
            if len(values) != len(contents.columns[name]) or not all(map(is_plain, values)):
                raise ValueError
            digest.update(line)
            found[name] += 1
            yield name, values
        if values != digest.hexdigest() or file.read(1):
            raise BackupError("error-backup-checksum", path=str(path))
        if any(found[name] != count for name, count in contents.counts.items()):
            raise BackupError("error-backup-rows", path=str(path))


def is_plain(value: object) -> bool:
    """Whether every database accepts a value."""
    if isinstance(value, int):
        return -(2**63) <= value < 2**63
    return value is None or isinstance(value, str | float)


def read_line(file: gzip.GzipFile) -> bytes:
    """The next complete line; an error if the file ends too early."""
    line = file.readline(LONGEST_LINE)
    if not line:
        raise EOFError
    if not line.endswith(b"\n"):
        raise ValueError
    return line


def parse_contents(path: str | Path, line: bytes) -> BackupContents:
    """The first line as contents, if it is one of ours."""
    first = json.loads(line)
    if first["format"] != FORMAT:
        raise ValueError
    if first["version"] != VERSION:
        raise BackupError("error-backup-newer", path=str(path))
    contents = BackupContents(first["revision"], first["columns"], first["counts"])
    names = [name for columns in contents.columns.values() for name in columns]
    if contents.columns.keys() != contents.counts.keys() or not all(map(is_plain, names)):
        raise ValueError
    return contents


@contextmanager
def report_damage(path: str | Path) -> Iterator[None]:
    """Report a damaged file in one line that names it."""
    try:
        yield
    except TeotihuacanError:
        raise
    except EOFError:
        raise BackupError("error-backup-cut", path=str(path)) from None
    except (
        gzip.BadGzipFile,
        zlib.error,
        ValueError,
        KeyError,
        TypeError,
        AttributeError,
        RecursionError,
    ):
        raise BackupError("error-backup-damaged", path=str(path)) from None
    except OSError as error:
        raise FileError("error-file-unread", path=str(path), reason=reason(error)) from None
