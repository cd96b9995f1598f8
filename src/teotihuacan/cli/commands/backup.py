"""`teotihuacan backup` and `teotihuacan restore`: all that a server keeps, in a file and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import join_list, say
from ..declare import Argument
from .serve import Data, Url

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.options import ServerOptions

Target = Annotated[Path, Argument(metavar="metavar-file", help="opt-backup-target")]
Source = Annotated[Path, Argument(metavar="metavar-file", help="opt-backup-source")]


def backup(file: Target, data: Data = None, database: Url = "") -> None:
    """Write all that a server keeps into one file, also while the server runs.

    It holds password hashes and secrets: keep it as safe as the server itself.
    """
    from ...server.operations.backup import back_up

    counts = back_up(find_store(data, database), file)
    click.echo(say("backup-written", file=str(file), rows=describe_rows(counts)))


def restore(file: Source, data: Data = None, database: Url = "") -> None:
    """Fill a new, empty database from a backup, of this kind or of another one."""
    from ...server.operations.backup import restore as fill

    counts = fill(find_store(data, database), file)
    click.echo(say("backup-restored", rows=describe_rows(counts)))


def find_store(data: Path | None, database: str) -> "ServerOptions":
    """Where a server with these options keeps its games."""
    from ...game.files import data_folder
    from ...server.options import ServerOptions

    return ServerOptions(data=str(data or data_folder()), database=database)


def describe_rows(counts: dict[str, int]) -> str:
    """How many rows there are of everything."""
    return join_list([say(f"backup-rows-{name}", count=n) for name, n in counts.items()])
