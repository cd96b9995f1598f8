"""People, as they are stored."""

import secrets as chance
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..accounts.person_names import clean_name, name_key, name_shape, read_name
from ..errors import Refusal
from .database import now
from .schema import people

ID_BYTES = 12


@dataclass(frozen=True)
class Person:
    """A person's row."""

    id: str
    name: str
    name_key: str
    name_shape: str
    password: str | None = field(repr=False)
    sessions: int
    automatic: bool
    confirm: bool
    confirm_bots: bool | None
    webhook: str | None
    created_at: int
    seen_at: int

    @property
    def guest(self) -> bool:
        """Whether the person has no password: one browser's cookie is all they have."""
        return self.password is None


def create_person(connection: Connection, name: str) -> Person:
    """A new person without a password; refused if the name is taken or not allowed."""
    name = clean_name(name)
    at = now()
    person = Person(
        id=chance.token_urlsafe(ID_BYTES),
        name=name,
        name_key=name_key(name),
        name_shape=name_shape(name),
        password=None,
        sessions=0,
        automatic=False,
        confirm=False,
        confirm_bots=None,
        webhook=None,
        created_at=at,
        seen_at=at,
    )
    try:
        connection.execute(insert(people).values(**vars(person)))
    except IntegrityError:  # whoever committed first has the name
        raise name_taken(name) from None
    check_shape(connection, person.id, name)
    return person


def person_by_id(connection: Connection, person_id: str) -> Person | None:
    """The person with this id."""
    return find_person(connection, people.c.id == person_id)


def person_by_name(connection: Connection, name: str) -> Person | None:
    """The person with this name, however it is written."""
    try:
        key = name_key(read_name(name))
    except Refusal:
        return None
    return find_person(connection, people.c.name_key == key)


def find_person(connection: Connection, which: ColumnElement[bool]) -> Person | None:
    """The person that meets a condition."""
    row = connection.execute(select(people).where(which)).first()
    return None if row is None else Person(**row._mapping)


def load_and_touch_person(connection: Connection, person_id: str, every: int) -> Person | None:
    """The person with this id; the visit is noted at most once in `every` milliseconds."""
    person = person_by_id(connection, person_id)
    if person is not None and person.seen_at + every <= (at := now()):
        touch_person(connection, person_id, at)
    return person


def touch_person(connection: Connection, person_id: str, at: int) -> None:
    """Note when a person was here."""
    connection.execute(update(people).where(people.c.id == person_id).values(seen_at=at))


def rename_person(connection: Connection, person_id: str, name: str) -> None:
    """Rename a person; refused if the name is taken or not allowed."""
    name = clean_name(name)
    names = {"name": name, "name_key": name_key(name), "name_shape": name_shape(name)}
    try:
        change_person(connection, person_id, names)
    except IntegrityError:
        raise name_taken(name) from None
    check_shape(connection, person_id, name)


def check_shape(connection: Connection, person_id: str, name: str) -> None:
    """Refuse a new name that looks like somebody else's."""
    alike = people.c.name_shape == name_shape(name)
    if connection.execute(select(people.c.id).where(alike, people.c.id != person_id)).first():
        raise name_taken(name)


def change_settings(connection: Connection, person_id: str, settings: Mapping[str, Any]) -> None:
    """Set some of `automatic`, `confirm`, `confirm_bots` and `webhook`."""
    change_person(connection, person_id, settings)


def set_password(
    connection: Connection, person_id: str, password: str, instead_of: str | None
) -> None:
    """Store a new hash, unless the old one has been replaced already."""
    same = people.c.password.is_not_distinct_from(instead_of)
    changed = connection.execute(
        update(people).where(people.c.id == person_id, same).values(password=password)
    )
    if not changed.rowcount:
        raise Refusal("password_changed")


def end_sessions(connection: Connection, person_id: str) -> None:
    """Invalidate all cookies of a person."""
    change_person(connection, person_id, {"sessions": people.c.sessions + 1})


def change_person(connection: Connection, person_id: str, values: Mapping[str, Any]) -> None:
    """Change columns of a person; refused if they were deleted."""
    changed = connection.execute(update(people).where(people.c.id == person_id).values(**values))
    if not changed.rowcount:
        raise Refusal("nobody")


def delete_person(connection: Connection, person_id: str) -> None:
    """Delete a person; other rows about them are deleted or made anonymous."""
    connection.execute(delete(people).where(people.c.id == person_id))


def count_people(connection: Connection) -> int:
    """How many people there are."""
    return connection.execute(select(func.count()).select_from(people)).scalar_one()


def name_taken(name: str) -> Refusal:
    """Somebody else has that name."""
    return Refusal("name_taken", f"somebody else is called {name}")
