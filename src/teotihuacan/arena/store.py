"""The SQLite file of a match: its plan, and every result as soon as it is known.

A match that was stopped, even by `kill -9`, goes on with the games that are missing.
"""

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from ..engine import TeotihuacanError
from ..engine.messages import Fact, message
from ..version import RULES_VERSION
from .plan import Plan
from .playing import Result

APPLICATION = 0x54656F74  # "Teot": how our files are told from other SQLite files
FORMAT = 1
TABLES = """
CREATE TABLE IF NOT EXISTS plan (rules_version INTEGER NOT NULL, plan TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS games (
    number INTEGER PRIMARY KEY,
    failed INTEGER NOT NULL,
    result TEXT NOT NULL
);
"""


class StoreError(TeotihuacanError):
    """A file of a match that can't be used; the message names it and says why."""


class Store:
    """The file of a match; `with` closes it."""

    def __init__(self, path: str | Path, *, new: bool = False) -> None:
        self.path = Path(path)
        if not self.path.exists():
            if not new:
                raise StoreError("error-no-file", path=str(path))
            with self.translate_errors():
                create(self.path)
        with self.translate_errors():
            self.base = sqlite3.connect(self.path.absolute(), isolation_level=None, timeout=30)
        try:
            self.check()
        except BaseException:
            self.base.close()
            raise

    def check(self) -> None:
        """Raise an error unless the file is a match that can be read."""
        with self.translate_errors():
            ours = self.read_number("PRAGMA application_id") == APPLICATION
            form = self.read_number("PRAGMA user_version")
        if not ours:
            raise StoreError("error-no-match-file", path=str(self.path))
        if form != FORMAT:
            raise StoreError(
                "error-match-format", path=str(self.path), format=str(form), ours=str(FORMAT)
            )

    def read_number(self, question: str) -> int:
        """The number that answers a question to the file."""
        return int(self.base.execute(question).fetchone()[0])

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Tell what is wrong with the file in our words."""
        try:
            yield
        except TeotihuacanError:
            raise
        except (sqlite3.Error, OSError, ValueError, TypeError, KeyError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise StoreError("error-file-unused", path=str(self.path), reason=reason) from None

    @property
    def plan(self) -> Plan | None:
        """What is played, None while nothing was planned."""
        with self.translate_errors():
            row = self.base.execute("SELECT rules_version, plan FROM plan").fetchone()
            if row is None:
                return None
            if row[0] == RULES_VERSION:
                return Plan.from_dict(json.loads(row[1]))
        raise StoreError(
            "error-match-rules", path=str(self.path), written=str(row[0]), ours=str(RULES_VERSION)
        )

    def adopt(self, plan: Plan) -> None:
        """Take a plan: the first one, the same again, or one with more deals."""
        known = self.plan
        if known is not None:
            if replace(known, deals=plan.deals) != plan:
                raise StoreError(
                    "error-another-match", path=str(self.path), **find_difference(known, plan)
                )
            if known.deals > plan.deals:
                raise StoreError("error-fewer-deals", path=str(self.path), deals=known.deals)
        with self.translate_errors():
            self.base.execute("BEGIN")
            self.base.execute("DELETE FROM plan")
            row = (RULES_VERSION, json.dumps(plan.to_dict()))
            self.base.execute("INSERT INTO plan VALUES (?, ?)", row)
            self.base.execute("COMMIT")

    def add(self, result: Result) -> None:
        """Keep a result, for good when this returns."""
        row = (result.number, bool(result.failed), json.dumps(result.to_dict()))
        with self.translate_errors():
            self.base.execute("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", row)

    def list_played(self) -> set[int]:
        """The numbers of the games that need not be played; failed ones may be tried again."""
        with self.translate_errors():
            rows = self.base.execute("SELECT number FROM games WHERE NOT failed").fetchall()
        return {row[0] for row in rows}

    def results(self) -> Iterator[Result]:
        """All results by number, those of failed games too."""
        with self.translate_errors():
            for (text,) in self.base.execute("SELECT result FROM games ORDER BY number"):
                yield Result.from_dict(json.loads(text))

    def close(self) -> None:
        """Close the file."""
        self.base.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def create(path: Path) -> None:
    """Make the file of an empty match, whole at once: nobody else ever opens half of it."""
    with TemporaryDirectory(dir=path.parent, prefix=f".{path.name}.") as folder:
        draft = Path(folder) / path.name
        with closing(sqlite3.connect(draft, isolation_level=None)) as base:
            base.execute("PRAGMA journal_mode = WAL")
            base.execute(f"PRAGMA application_id = {APPLICATION}")
            base.execute(f"PRAGMA user_version = {FORMAT}")
            base.executescript(TABLES)
        try:
            os.link(draft, path)
        except FileExistsError:
            pass  # another match was quicker: its file is taken
        except OSError:  # a file system without links
            draft.replace(path)


def find_difference(known: Plan, asked: Plan) -> dict[str, Fact]:
    """The first thing in which two plans differ, and what it is in each."""
    before, now = known.to_dict(), asked.to_dict()
    keys = ("entrants", "setup", "seed", "form")
    key = next(key for key in keys if before[key] != now[key])
    return {
        "part_key": key,
        "known": describe_part(before[key]),
        "asked": describe_part(now[key]),
    }


def describe_part(value: object) -> Fact:
    """A part of a plan, in short; options by the names they have in files."""
    if isinstance(value, dict):
        options = [name for name, on in value.items() if on is True]
        knobs = [f"{name}={n}" for name, n in value.get("knobs", {}).items()]
        level = [value["level"]] if value.get("level") else []
        return (message("error-match-players", n=value["players"]), *level, *knobs, *options)
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
