"""Brings the database of a server up to date, on its own: `teotihuacan migrate`."""

from contextlib import ExitStack
from pathlib import Path

from ..options import ServerOptions
from ..storage.database import Migration, migrate
from .running import lock_folder, make_private


def migrate_store(options: ServerOptions) -> Migration:
    """Bring a database up to date; a file is created if missing, and no server may be using it.

    Of those who do this at once in PostgreSQL, or start a server there, one works and the others
    wait for it.
    """
    with ExitStack() as stack:
        if not options.database:
            stack.enter_context(lock_folder(Path(options.data)))
            make_private(options.file)
        return migrate(options.url)
