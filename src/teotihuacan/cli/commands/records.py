"""`teotihuacan records`: the records of a server's finished games."""

import json
from typing import Annotated

import click

from ...i18n import say
from ..declare import Argument, Option
from .backup import find_store
from .serve import Data, Url, UrlFile

Keys = Annotated[list[str] | None, Argument(metavar="metavar-keys", help="opt-table-keys")]
All = Annotated[bool, Option("--all", help="opt-all-records")]


def records(
    keys: Keys = None,
    data: Data = None,
    database: Url = "",
    database_file: UrlFile = None,
    every: All = False,
) -> None:
    """Print the records of a server's finished games, one a line, also while the server runs.

    `teotihuacan verify -` reads them.
    """
    from ...server.operations.records import read_records

    if bool(keys) == every:
        raise click.UsageError(say("bad-records"))
    for record in read_records(find_store(data, database, database_file), keys or []):
        click.echo(json.dumps(record))
