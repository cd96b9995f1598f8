"""`teotihuacan migrate`: a server's database brought to the present schema."""

from typing import TYPE_CHECKING

import click

from ...i18n import say
from ..formats import print_json
from ..options import Json
from .backup import find_store
from .serve import Data, Url

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.storage.database import Migration


def migrate(data: Data = None, database: Url = "", json: Json = False) -> None:
    """Bring a server's database to the present schema, as a server does when it starts."""
    from ...server.operations.migration import migrate_store

    done = migrate_store(find_store(data, database))
    if json:
        print_json({"before": done.before, "after": done.after})
    else:
        click.echo(describe_migration(done))


def describe_migration(done: "Migration") -> str:
    """What was done, in one line."""
    after = done.after or ""
    if done.before is None:
        return say("migrate-new", after=after)
    if done.before == done.after:
        return say("migrate-up-to-date", after=after)
    return say("migrate-done", before=done.before, after=after)
