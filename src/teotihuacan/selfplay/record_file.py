"""A file of records, one in each line, that grows; what was cut off in the middle is dropped."""

import json
from pathlib import Path
from types import TracebackType
from typing import IO

from ..engine import TeotihuacanError
from ..game.files import reason


class RecordFileError(TeotihuacanError):
    """The file can't be read or written, or holds something else."""


class RecordFile:
    """The records of games by seed, appended as they are played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.seeds: set[int] = set()
        try:
            self.file: IO[bytes] = path.open("a+b")
            self.read()
        except OSError as error:
            raise RecordFileError(
                "error-file-unwritten", path=str(path), reason=reason(error)
            ) from None

    def read(self) -> None:
        """Find the games that are there, and cut off a line that was not finished."""
        self.file.seek(0)
        whole = 0
        for number, line in enumerate(self.file, start=1):
            if not line.endswith(b"\n"):
                break
            self.seeds.add(self.read_seed(line, number))
            whole += len(line)
        self.file.truncate(whole)

    def read_seed(self, line: bytes, number: int) -> int:
        """The seed of a record."""
        try:
            seed = json.loads(line)["seed"]
        except (ValueError, KeyError, TypeError):
            seed = None
        if not isinstance(seed, int):
            raise RecordFileError("error-no-record-line", path=str(self.path), line=number)
        return seed

    def add(self, seed: int, record: str) -> None:
        """Append a record."""
        try:
            self.file.write(record.encode() + b"\n")
            self.file.flush()
        except OSError as error:
            raise RecordFileError(
                "error-file-unwritten", path=str(self.path), reason=reason(error)
            ) from None
        self.seeds.add(seed)

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()
