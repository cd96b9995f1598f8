"""What commands print for programs: JSON and CSV."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import click

from ..i18n import say
from .declare import Option

Csv = Annotated[bool, Option("--csv", help="opt-csv")]


def check_formats(json: bool, csv: bool) -> None:
    """Refuse two formats at once."""
    if json and csv:
        raise click.BadParameter(say("bad-formats"), param_hint="'--csv'")


def print_json(value: Any) -> None:
    """Print one JSON value in a line."""
    from json import dumps

    click.echo(dumps(value))


class CsvTable:
    """A table printed row by row; the first one says which columns there are."""

    def __init__(self) -> None:
        import csv
        import sys

        self.writer = csv.writer(sys.stdout, lineterminator="\n")
        self.columns: list[str] = []

    def add(self, row: Mapping[str, Any]) -> None:
        """Print a row; columns that the first one didn't have are left out."""
        if not self.columns:
            self.columns = list(row)
            self.writer.writerow(self.columns)
        self.writer.writerow([row.get(column, "") for column in self.columns])

    def add_all(self, rows: Iterable[Mapping[str, Any]]) -> None:
        """Print rows."""
        for row in rows:
            self.add(row)
