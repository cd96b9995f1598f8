"""`teotihuacan backup` and `teotihuacan restore`: all that a server keeps, in a file and back."""

import sys
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import click

from ...i18n import join_list, say
from ..declare import Argument
from ..formats import print_json
from ..options import Json
from ..record_source import is_standard
from ..store_options import add_store_options

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.options import ServerOptions

Target = Annotated[Path, Argument(metavar="metavar-file", help="opt-backup-target")]
Source = Annotated[Path, Argument(metavar="metavar-file", help="opt-backup-source")]


@add_store_options
def backup(file: Target, *, store: "ServerOptions", json: Json = False) -> None:
    """Write all that a server keeps into one file, also while the server runs.

    It holds password hashes and secrets: keep it as safe as the server itself.
    """
    from ...server.operations.backup import back_up

    if not is_standard(file):
        counts = back_up(store, file)
        report(say("backup-written", file=str(file), rows=describe_rows(counts)), counts, json)
        return
    if sys.stdout.isatty():
        raise click.BadParameter(say("bad-backup-to-terminal"))
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "backup"
        counts = back_up(store, whole)
        with whole.open("rb") as made:
            copyfileobj(made, sys.stdout.buffer)
    output = say("standard-output")
    click.echo(say("backup-written", file=output, rows=describe_rows(counts)), err=True)


@add_store_options
def restore(file: Source, *, store: "ServerOptions", json: Json = False) -> None:
    """Fill a new, empty database from a backup, of this kind or of another one."""
    from ...server.operations.backup import restore as fill

    if is_standard(file):
        with TemporaryDirectory() as folder:
            whole = Path(folder) / say("standard-input")
            with whole.open("wb") as kept:
                copyfileobj(sys.stdin.buffer, kept)
            counts = fill(store, whole)
    else:
        counts = fill(store, file)
    report(say("backup-restored", rows=describe_rows(counts)), counts, json)


def report(text: str, counts: dict[str, int], json: bool) -> None:
    """Say what was done, to people or to programs."""
    if json:
        print_json({"rows": counts})
    else:
        click.echo(text)


def describe_rows(counts: dict[str, int]) -> str:
    """How many rows there are of everything."""
    return join_list([say(f"backup-rows-{name}", count=n) for name, n in counts.items()])
