"""What somebody has solved at this computer, and their rating; kept beside the saved games."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from filelock import Timeout

from ...game.files import atomic_write, data_folder, read_text, umask
from ..file_locks import take_lock
from .puzzle import Puzzle, PuzzleError
from .ratings import BEGINNER, PuzzleRating, rate_attempt

NAME = "puzzles.json"
PATIENCE = 5.0  # seconds, while another window writes


@dataclass(frozen=True)
class Tried:
    """The first attempt at a puzzle: how it ended, when, and the rating after it."""

    id: str
    solved: bool
    at: str  # ISO 8601, UTC
    rating: float


@dataclass(frozen=True)
class Progress:
    """A player's rating and first attempts, the oldest first."""

    rating: PuzzleRating = BEGINNER
    tried: tuple[Tried, ...] = ()

    def find(self, name: str) -> Tried | None:
        """The first attempt at a puzzle, if there was one."""
        return next((one for one in self.tried if one.id == name), None)

    def add(self, name: str, puzzle_rating: int, solved: bool, at: datetime) -> "Progress":
        """The progress after an attempt; only the first at a puzzle counts."""
        if self.find(name):
            return self
        days = count_days(self.tried[-1].at, at) if self.tried else 0.0
        rating = rate_attempt(self.rating, puzzle_rating, solved, days)
        tried = Tried(name, solved, at.isoformat(timespec="seconds"), round(rating.rating, 1))
        return Progress(rating, (*self.tried, tried))

    def to_dict(self) -> dict[str, Any]:
        """The progress as plain data."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Any) -> "Progress":
        """Progress from plain data, as `to_dict` gives it."""
        return cls(PuzzleRating(**data["rating"]), tuple(Tried(**one) for one in data["tried"]))


def count_days(since: str, at: datetime) -> float:
    """Days from one moment to another, none if a clock was set back."""
    return max((at - datetime.fromisoformat(since)).total_seconds(), 0.0) / 86400


class ProgressFile:
    """The file of a player's progress; windows that write at once wait for each other."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / NAME

    def read(self) -> Progress:
        """What is kept; a beginner's progress if nothing is."""
        if not self.path.exists():
            return Progress()
        try:
            return Progress.from_dict(json.loads(read_text(self.path)))
        except (KeyError, TypeError, ValueError):
            raise PuzzleError("error-puzzle-file", path=str(self.path)) from None

    def add(self, puzzle: Puzzle, solved: bool, at: datetime | None = None) -> Progress:
        """Keep an attempt, and return the progress after it."""
        with self.locked():
            moment = at or datetime.now(UTC)
            progress = self.read().add(puzzle.id, puzzle.rating, solved, moment)
            with atomic_write(self.path, 0o666 & ~umask()) as file:
                file.write(json.dumps(progress.to_dict()).encode() + b"\n")
        return progress

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Nobody else writes meanwhile; where files can't be locked, nobody is kept from it."""
        try:
            lock = take_lock(self.path, PATIENCE)
        except Timeout:
            raise PuzzleError("error-puzzle-file-busy", path=str(self.path)) from None
        try:
            yield
        finally:
            if lock:
                lock.release()
