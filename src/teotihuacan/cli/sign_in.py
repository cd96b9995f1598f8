"""Who one is at a server: a kept session, a name, a password that nobody sees."""

import getpass
import re
import sys
from typing import TYPE_CHECKING

import click

from ..i18n import say, translate

if TYPE_CHECKING:
    from ..client import KeptSessions, ServerClient
    from ..client.messages import Person

RECOVERY_CODE = r"\w{4}(-\w{4}){3}"


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
        click.echo(say("remote-not-kept", error=reason), err=True)


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
                click.echo(translate(refusal), err=True)
            name = None


def try_password(client: "ServerClient", name: str) -> "Person | None":
    """Sign in with a password or a recovery code; None after an empty or a wrong one."""
    from ..client import ServerRefusal

    click.echo(say("remote-name-taken", name=name), err=True)
    password = ask_secret("remote-password")
    if not password:
        return None
    try:
        if re.fullmatch(RECOVERY_CODE, password.strip()):
            return client.recover(name, password, ask_secret("remote-new-password"))
        return client.sign_in(name, password)
    except ServerRefusal as refusal:
        if refusal.code not in ("wrong_password", "wrong_code", "weak_password", "invalid"):
            raise
        click.echo(translate(refusal), err=True)
        return None


def ask_secret(key: str) -> str:
    """What somebody types without anybody seeing it."""
    return getpass.getpass(f"{say(key)} ", stream=sys.stderr)


def ask_name(first: bool) -> str:
    """The name somebody types; nothing to only watch, or where no name is needed."""
    click.echo(f"{say('remote-name-first' if first else 'remote-name')} ", nl=False, err=True)
    line = sys.stdin.readline()
    if not line:
        raise click.Abort
    return line.strip()
