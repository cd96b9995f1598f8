"""One's own results of the deals of the day, kept beside the saved games."""

import json
from datetime import date
from pathlib import Path

from ...game.files import FileError, atomic_write, data_folder, read_text, umask
from .results import DailyResult, count_streak

FILE = "daily.json"


class DailyResults:
    """The results of first tries; a file that can't be read counts as none."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder or data_folder()) / FILE
        self.results = self.read()

    def read(self) -> dict[tuple[date, str], DailyResult]:
        """The results in the file, by day and kind of deal."""
        try:
            rows = json.loads(read_text(self.path))["results"]
            found = [DailyResult.from_dict(row) for row in rows]
        except (FileError, ValueError, KeyError, TypeError, AttributeError):
            return {}
        return {(result.day, result.mode): result for result in found}

    def find(self, day: date, mode: str) -> DailyResult | None:
        """The result of a day."""
        return self.results.get((day, mode))

    def add(self, result: DailyResult) -> bool:
        """Keep the result of a first try; whether it was the first."""
        if (result.day, result.mode) in self.results:
            return False
        self.results[result.day, result.mode] = result
        self.write()
        return True

    def write(self) -> None:
        """Write all results."""
        rows = [self.results[key].to_dict() for key in sorted(self.results)]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with atomic_write(self.path, 0o666 & ~umask()) as file:
            file.write(json.dumps({"results": rows}, indent=1).encode() + b"\n")

    def count_streak(self, day: date) -> int:
        """How many days in a row were played, up to a day or the one before it."""
        return count_streak((played for played, _ in self.results), day)
