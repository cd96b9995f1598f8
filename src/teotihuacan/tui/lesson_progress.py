"""How far somebody has come in the lessons, kept in the folder of the games."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..game.files import FileError, atomic_write, umask
from ..lessons import Chapter
from ..lessons.places import START, Place, find_step

FILE = "lessons.json"
MOST_CHARACTERS = 100_000


@dataclass(frozen=True, slots=True)
class Progress:
    """The place to go on from, and the names of the chapters that were read to their end."""

    place: Place = START
    done: frozenset[str] = field(default_factory=frozenset)

    def is_underway(self, chapters: Sequence[Chapter]) -> bool:
        """Begun, and not yet read to the end."""
        return self.place != START and len(self.done) < len(chapters)

    def at(self, place: Place) -> "Progress":
        """The same, at another place."""
        return replace(self, place=place)

    def having_read(self, chapter: str) -> "Progress":
        """The same, with a chapter read to its end."""
        return replace(self, done=self.done | {chapter})


def read_progress(folder: Path, chapters: Sequence[Chapter]) -> Progress:
    """What was kept, as far as it makes sense for these chapters."""
    try:
        with (folder / FILE).open(encoding="utf-8") as file:
            return parse_progress(json.loads(file.read(MOST_CHARACTERS)), chapters)
    except (OSError, ValueError, RecursionError):
        return Progress()


def parse_progress(written: Any, chapters: Sequence[Chapter]) -> Progress:
    """Progress from plain data."""
    if not isinstance(written, dict):
        return Progress()
    place = Place(*(read_count(written.get(name)) for name in Place._fields))
    names = written.get("done")
    read = names if isinstance(names, list) else []
    done = frozenset(chapter.name for chapter in chapters if chapter.name in read)
    return Progress(place if find_step(chapters, place) else START, done)


def read_count(written: Any) -> int:
    """A number that was kept; one that leads nowhere if it is none."""
    return written if type(written) is int else -1


def write_progress(folder: Path, progress: Progress) -> bool:
    """Keep the place for the next time; whether that was possible."""
    data = {**progress.place._asdict(), "done": sorted(progress.done)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with atomic_write(folder / FILE, 0o666 & ~umask()) as file:
            file.write(json.dumps(data).encode())
    except (OSError, FileError):
        return False
    return True
