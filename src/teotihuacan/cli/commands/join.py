"""`teotihuacan join`: a seat at a server's table, in the terminal."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import click

from ..declare import Argument, Option
from ..sign_in import sign_in
from .tui import need_terminal

if TYPE_CHECKING:
    from ...client import Address, ServerClient
    from ...client.messages import Table

Link = Annotated[str, Argument(metavar="metavar-link", help="opt-link")]
Name = Annotated[str | None, Option("--name", metavar="metavar-name", help="opt-join-name")]
Token = Annotated[Path | None, Option("--token", metavar="metavar-file", help="opt-token")]


def join(link: Link, name: Name = None, token: Token = None) -> None:
    """Sit down at a server's table, or watch it."""
    from ...client import KeptSessions, ServerClient, parse_address

    address = parse_address(link)
    need_terminal()
    given = read_token(token) if token else None
    with ServerClient(address, given) as client:
        must = is_name_needed(client, address)
        person = sign_in(client, KeptSessions(), name, must)
        run_table(client, take_invited_seat(client, address), person)


def read_token(file: Path) -> str:
    """The token of a session, from a file."""
    from ...game.files import read_text

    return read_text(file).strip()


def is_name_needed(client: "ServerClient", address: "Address") -> bool:
    """Whether one can sit down there; to watch nobody needs a name."""
    if address.key is None or address.invite is not None:
        return True
    table: Table = client.get_table(address.key)
    return table["status"] == "open"


def take_invited_seat(client: "ServerClient", address: "Address") -> "Address":
    """Sit down where one is invited; who comes too late is told so and may watch.

    At a rated table one is told first what that means: the invitation is kept for the waiting
    room.
    """
    from ...client import ServerRefusal
    from ...i18n import say

    if address.key is None or address.invite is None or client.token is None:
        return address._replace(invite=None)
    table: Table = client.get_table(address.key)
    if table["you"] is not None:
        return address._replace(invite=None)
    if table.get("rated"):
        return address
    try:
        client.join(address.key, address.invite)
    except ServerRefusal as refusal:
        if refusal.code not in ("forbidden", "full", "started"):
            raise
        click.echo(say("invitation-gone"), err=True)
    return address._replace(invite=None)


def run_table(client: "ServerClient", address: "Address", person: str | None) -> None:
    """Show the table, or the list of tables."""
    from ...tui.remote_app import RemoteApp

    RemoteApp(client, address, person).run()
