"""What operators do about people: each is one transaction, with its line in the audit log."""

import secrets as chance
from collections.abc import Callable
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import Connection

from ..errors import Refusal, invalid, not_found
from ..storage import notices, people
from ..storage import tables as table_store
from ..storage.audit import Operator, write_audit
from ..storage.database import now
from ..storage.notices import leave_notice
from ..storage.people import FOR_EVER, Person, Restriction

CODE_BYTES = 12
CODE_LIFE = 7 * 24 * 3_600_000  # milliseconds


def ban(
    connection: Connection, by: Operator, person_id: str, until: int | None, reason: str
) -> None:
    """Keep a person away until a time, or for ever; guests keep the cookie, their only way in."""
    person = find_target(connection, person_id)
    restrict(connection, by, person, "banned", Restriction(until or FOR_EVER, reason))
    if not person.guest:
        people.end_sessions(connection, person.id)
    leave_notice(connection, notices.ENDED, person.id)


def mute(
    connection: Connection, by: Operator, person_id: str, until: int | None, reason: str
) -> None:
    """Keep a person from writing what others read."""
    person = find_target(connection, person_id)
    restrict(connection, by, person, "muted", Restriction(until or FOR_EVER, reason))
    leave_notice(connection, notices.PERSON, person.id)


def restrict(
    connection: Connection, by: Operator, person: Person, name: str, new: Restriction
) -> None:
    """Store a ban or a mute."""
    values = {f"{name}_until": new.until, f"{name}_reason": new.reason}
    people.change_person(connection, person.id, values)
    until = "" if new.until >= FOR_EVER else str(new.until)
    action = {"banned": "ban", "muted": "mute"}[name]
    note(connection, by, action, person, details=until, reason=new.reason)


def unban(connection: Connection, by: Operator, person_id: str, reason: str) -> None:
    """Let a person in again."""
    lift(connection, by, person_id, "banned", reason)


def unmute(connection: Connection, by: Operator, person_id: str, reason: str) -> None:
    """Let a person write again."""
    lift(connection, by, person_id, "muted", reason)


def lift(connection: Connection, by: Operator, person_id: str, name: str, reason: str) -> None:
    """End a ban or a mute."""
    person = load_target(connection, person_id)
    people.change_person(connection, person.id, {f"{name}_until": None, f"{name}_reason": None})
    action = {"banned": "unban", "muted": "unmute"}[name]
    note(connection, by, action, person, reason=reason)
    leave_notice(connection, notices.PERSON, person.id)


def reset_password(connection: Connection, by: Operator, person_id: str, reason: str) -> str:
    """Replace a person's password by a code that signs them in once; the code."""
    person = find_target(connection, person_id)
    code = chance.token_urlsafe(CODE_BYTES)
    values = {"password": PasswordHasher().hash(code), "code_until": now() + CODE_LIFE}
    people.change_person(connection, person.id, values)
    people.end_sessions(connection, person.id)
    note(connection, by, "reset_password", person, reason=reason)
    leave_notice(connection, notices.ENDED, person.id)
    return code


def rename(connection: Connection, by: Operator, person_id: str, name: str, reason: str) -> None:
    """Give a person another name, at all their tables too."""
    person = find_target(connection, person_id)
    people.rename_person(connection, person.id, name)
    renamed = load_target(connection, person_id)
    ids = table_store.rename_person(connection, person.id, renamed.name)
    note(connection, by, "rename", renamed, details=person.name, reason=reason)
    leave_notice(connection, notices.PERSON, person.id)
    notices.leave_table_notices(connection, ids)


def sign_out(connection: Connection, by: Operator, person_id: str, reason: str) -> None:
    """End all sessions of a person."""
    person = find_target(connection, person_id)
    people.end_sessions(connection, person.id)
    note(connection, by, "sign_out", person, reason=reason)
    leave_notice(connection, notices.ENDED, person.id)


def delete(connection: Connection, by: Operator, person_id: str, reason: str) -> None:
    """Sign a person out and have a running worker delete them: bots take over their games."""
    person = find_target(connection, person_id)
    people.end_sessions(connection, person.id)
    note(connection, by, "delete", person, reason=reason)
    leave_notice(connection, notices.DELETE, person.id)


def set_operator(connection: Connection, by: Operator, person_id: str, operator: bool) -> None:
    """Make a person an operator, or an operator nobody special; for the command line only."""
    person = load_target(connection, person_id)
    if operator and person.guest:
        raise invalid("a guest can't be an operator: they need a password first")
    people.change_person(connection, person.id, {"operator": operator})
    note(connection, by, "make_operator" if operator else "unmake_operator", person)
    leave_notice(connection, notices.PERSON, person.id)


def load_target(connection: Connection, person_id: str) -> Person:
    """The person with this id."""
    person = people.person_by_id(connection, person_id)
    if person is None:
        raise not_found("person")
    return person


def find_target(connection: Connection, person_id: str) -> Person:
    """The same; operators can't be touched before the command line made them people again."""
    person = load_target(connection, person_id)
    if person.operator:
        raise Refusal("is_operator")
    return person


def note(connection: Connection, by: Operator, action: str, person: Person, **more: str) -> None:
    """Write down what was done to a person."""
    write_audit(connection, by, action, person.name, person_id=person.id, **more)


SimpleAction = Callable[[Connection, Operator, str, str], Any]
SIMPLE_ACTIONS: dict[str, SimpleAction] = {  # which need nothing but a reason
    "unban": unban,
    "unmute": unmute,
    "reset_password": reset_password,
    "sign_out": sign_out,
    "delete": delete,
}
