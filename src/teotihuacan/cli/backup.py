"""`teotihuacan backup` and `teotihuacan restore`: all that a server keeps, in a file and back."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .serve import Data, Url

if TYPE_CHECKING:  # loaded late: few need a database
    from ..server.options import ServerOptions

Target = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file to write; an older backup is replaced.")
]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A file that backup has written.")]


def backup(file: Target, data: Data = None, database: Url = "") -> None:
    """Write all that a server keeps into one file, also while the server runs.

    It holds password hashes and secrets: keep it as safe as the server itself.
    """
    from ..server.backup import back_up

    typer.echo(f"{file}: {figures(back_up(kept_in(data, database), file))}")


def restore(file: Source, data: Data = None, database: Url = "") -> None:
    """Fill a new, empty database from a backup, of this kind or of another one."""
    from ..server.backup import restore as fill

    typer.echo(f"restored {figures(fill(kept_in(data, database), file))}")


def kept_in(data: Path | None, database: str) -> "ServerOptions":
    """Where a server with these options keeps its games."""
    from ..game.files import data_folder
    from ..server.options import ServerOptions

    return ServerOptions(data=str(data or data_folder()), database=database)


def figures(counts: dict[str, int]) -> str:
    """How many rows there are of everything."""
    return ", ".join(f"{number} {name}" for name, number in counts.items())
