"""Who one is at a server: a kept session, a name, a password that nobody sees."""

import getpass
import sys
from typing import TYPE_CHECKING

import typer

from ..i18n import say, translate

if TYPE_CHECKING:
    from ..client import KeptSessions, ServerClient
    from ..client.messages import Person


def sign_in(
    client: "ServerClient", sessions: "KeptSessions", name: str | None, must: bool
) -> str | None:
    """Sign in as whoever was here last or has the name; the name, None to only watch.

    Nobody is asked for a name unless one `must` have one.
    """
    person = resume_session(client, sessions, name)
    if person is None and (name is not None or must):
        person = come_anew(client, name)
    if person is None or client.token is None:
        return None
    if person["confirm_bots"] is None:  # as on the page: a turn ends when its player says so
        person = client.change_me(confirm_bots=True)
    keep_session(client, sessions, person)
    return person["name"]


def keep_session(client: "ServerClient", sessions: "KeptSessions", person: "Person") -> None:
    """Keep the session, for the next time."""
    from ..client import KeptSession
    from ..game.files import FileError

    try:
        sessions.keep(client.address.server, KeptSession(person["name"], client.token or ""))
    except (FileError, OSError) as error:
        reason = translate(error) if isinstance(error, FileError) else str(error)
        typer.echo(say("remote-not-kept", error=reason), err=True)


def resume_session(
    client: "ServerClient", sessions: "KeptSessions", name: str | None
) -> "Person | None":
    """The person whose session is kept or was given, if it hasn't ended."""
    server = client.address.server
    kept = None
    if client.token is None:
        kept = sessions.find(server, name)
        if kept is None:
            return None
        client.token = kept.token
    person = client.find_me()
    if person is None:
        client.token = None
        if kept:
            sessions.forget(server, kept.name)
    return person


def come_anew(client: "ServerClient", name: str | None) -> "Person | None":
    """A new guest; a name that is taken needs its password."""
    from ..client import ServerRefusal

    session = client.find_session()
    while True:
        chosen = name or ask_name(first=session["first"])
        if not chosen and not session["first"]:
            return None
        try:
            return client.create_guest(chosen or None)
        except ServerRefusal as refusal:
            if refusal.code == "name_taken":
                person = try_password(client, chosen)
                if person:
                    return person
            elif name or refusal.code not in ("invalid", "name_taken"):
                raise
            else:
                typer.echo(translate(refusal), err=True)
            name = None


def try_password(client: "ServerClient", name: str) -> "Person | None":
    """Sign in with a password; None after an empty or a wrong one."""
    from ..client import ServerRefusal

    typer.echo(say("remote-name-taken", name=name), err=True)
    password = getpass.getpass(f"{say('remote-password')} ", stream=sys.stderr)
    if not password:
        return None
    try:
        return client.sign_in(name, password)
    except ServerRefusal as refusal:
        if refusal.code != "wrong_password":
            raise
        typer.echo(translate(refusal), err=True)
        return None


def ask_name(first: bool) -> str:
    """The name somebody types; nothing to only watch, or where no name is needed."""
    typer.echo(f"{say('remote-name-first' if first else 'remote-name')} ", nl=False, err=True)
    line = sys.stdin.readline()
    if not line:
        raise typer.Abort
    return line.strip()
