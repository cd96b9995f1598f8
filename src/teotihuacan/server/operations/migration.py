"""Brings the database of a server up to date, on its own: `teotihuacan migrate`."""

from contextlib import ExitStack
from pathlib import Path

from ..options import ServerOptions
from ..storage.database import Migration, migrate
from .rules_update import RulesUpdate, update_rules
from .running import lock_folder, make_private


def migrate_store(options: ServerOptions) -> tuple[Migration, RulesUpdate]:
    """Bring a database up to date; a file is created if missing, and no server may be using it.

    Tables of older rules go over to those of today where that makes no difference.

    Of those who do this at once in PostgreSQL, or start a server there, one works and the others
    wait for it.
    """
    with ExitStack() as stack:
        if not options.database:
            stack.enter_context(lock_folder(Path(options.data)))
            make_private(options.file)
        return migrate(options.url), update_rules(options.url)
