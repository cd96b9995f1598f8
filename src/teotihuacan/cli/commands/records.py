"""`teotihuacan records`: the records of a server's finished games."""

import json
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import say
from ..declare import Argument, Option
from ..store_options import add_store_options

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.options import ServerOptions

Keys = Annotated[list[str] | None, Argument(metavar="metavar-keys", help="opt-table-keys")]
All = Annotated[bool, Option("--all", help="opt-all-records")]


@add_store_options
def records(keys: Keys = None, *, store: "ServerOptions", every: All = False) -> None:
    """Print the records of a server's finished games, one a line, also while the server runs.

    `teotihuacan verify -` reads them.
    """
    from ...server.operations.records import read_records

    if bool(keys) == every:
        raise click.UsageError(say("bad-records"))
    for record in read_records(store, keys or []):
        click.echo(json.dumps(record))
