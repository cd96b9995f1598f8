"""`teotihuacan migrate`: a server's database brought to the present schema."""

from typing import TYPE_CHECKING

import click

from ...i18n import say
from ..formats import print_json
from ..options import Json
from ..store_options import add_store_options

if TYPE_CHECKING:  # loaded late: few need a database
    from ...server.options import ServerOptions
    from ...server.storage.database import Migration


@add_store_options
def migrate(*, store: "ServerOptions", json: Json = False) -> None:
    """Bring a server's database to the present schema and rules, as a server does when it starts.

    A game goes over to new rules if nothing in it would have been different; else it goes on by
    its own.
    """
    from ...server.operations.migration import migrate_store

    done, rules = migrate_store(store)
    if json:
        print_json({"before": done.before, "after": done.after, "tables": rules._asdict()})
    else:
        click.echo(describe_migration(done))
        for name, count in rules._asdict().items():
            if count:
                click.echo(say(f"migrate-rules-{name}", count=count))


def describe_migration(done: "Migration") -> str:
    """What was done, in one line."""
    after = done.after or ""
    if done.before is None:
        return say("migrate-new", after=after)
    if done.before == done.after:
        return say("migrate-up-to-date", after=after)
    return say("migrate-done", before=done.before, after=after)
