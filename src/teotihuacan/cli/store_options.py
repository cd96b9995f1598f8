"""The options that say where a server keeps its games, which commands get as one."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from .database_urls import read_url
from .declare import Option
from .gathered_options import gather_options

if TYPE_CHECKING:  # loaded late: few need a database
    from ..server.options import ServerOptions

Data = Annotated[
    Path | None,
    Option("--data", metavar="metavar-folder", help="opt-data"),
]
Url = Annotated[
    str,
    Option("--database", metavar="URL", help="opt-database"),
]
UrlFile = Annotated[
    Path | None,
    Option("--database-file", metavar="metavar-file", help="opt-database-file"),
]


def find_store(
    data: Data = None, database: Url = "", database_file: UrlFile = None
) -> "ServerOptions":
    """Where a server with these options keeps its games."""
    from ..game.files import data_folder
    from ..server.options import ServerOptions

    url = read_url("--database", database, database_file)
    return ServerOptions(data=str(data or data_folder()), database=url)


STORE_OPTIONS = inspect.signature(find_store).parameters


def add_store_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command with these options, which it gets as one: `store`."""
    return gather_options(command, "store", STORE_OPTIONS, find_store)
