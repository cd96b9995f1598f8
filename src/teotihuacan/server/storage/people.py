"""People, as they are stored."""

import secrets as chance
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..accounts.person_names import clean_name, name_key, name_shape, read_name
from ..errors import Refusal
from .audit import forget_in_audit
from .database import now
from .push_subscriptions import drop_subscriptions_of_person
from .reports import forget_reporter
from .schema import people

ID_BYTES = 12
NAMES = 20190115  # the kind of PostgreSQL lock under which a name is taken
FOR_EVER = 253_402_300_799_000  # the end of the year 9999
NEVER = "never"  # when that ends, for messages


@dataclass(frozen=True)
class Restriction:
    """What an operator keeps a person from, until when and why."""

    until: int
    reason: str

    def to_dict(self) -> dict[str, Any]:
        """As it is told: the time for programs, the same for people."""
        if self.until >= FOR_EVER:
            return {"until": None, "end": NEVER, "reason": self.reason}
        end = datetime.fromtimestamp(self.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return {"until": self.until, "end": end, "reason": self.reason}


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
    operator: bool = False
    banned_until: int | None = None
    banned_reason: str | None = None
    muted_until: int | None = None
    muted_reason: str | None = None
    code_until: int | None = None
    public_profile: bool = False
    invisible: bool = False
    away_until: int | None = None

    @property
    def ban(self) -> Restriction | None:
        """Why the person may do nothing here, if so."""
        return find_restriction(self.banned_until, self.banned_reason)

    @property
    def mute(self) -> Restriction | None:
        """Why the person may write nothing for others to read, if so."""
        return find_restriction(self.muted_until, self.muted_reason)

    def check_not_banned(self) -> None:
        """Refuse whoever is banned."""
        if self.ban is not None:
            raise Refusal("banned", **self.ban.to_dict())

    def check_not_muted(self) -> None:
        """Refuse whoever is muted."""
        if self.mute is not None:
            raise Refusal("muted", **self.mute.to_dict())

    @property
    def guest(self) -> bool:
        """Whether the person has no password: one browser's cookie is all they have."""
        return self.password is None


def find_restriction(until: int | None, reason: str | None) -> Restriction | None:
    """A restriction, unless there is none or it is over."""
    return Restriction(until, reason or "") if until is not None and until > now() else None


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
    """Refuse a new name that looks like somebody else's.

    Whoever takes one that looks alike at this moment waits for the other. There may be twins from
    before names had shapes, so a unique index can't be had.
    """
    shape = name_shape(name)
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(NAMES, func.hashtext(shape))))
    alike = people.c.name_shape == shape
    if connection.execute(select(people.c.id).where(alike, people.c.id != person_id)).first():
        raise name_taken(name)


def change_settings(connection: Connection, person_id: str, settings: Mapping[str, Any]) -> None:
    """Set some of the settings: `automatic`, `confirm`, `webhook`, `invisible` ..."""
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


def use_code(connection: Connection, person: Person) -> None:
    """Take the code away that was a person's password, unless somebody else was faster."""
    same = people.c.password == person.password
    changed = connection.execute(
        update(people)
        .where(people.c.id == person.id, same)
        .values(password=None, code_until=None)
    )
    if not changed.rowcount:
        raise Refusal("wrong_password")


def end_sessions(connection: Connection, person_id: str) -> None:
    """Invalidate all cookies of a person; no browser takes messages for them any more."""
    drop_subscriptions_of_person(connection, person_id)
    change_person(connection, person_id, {"sessions": people.c.sessions + 1})


def change_person(connection: Connection, person_id: str, values: Mapping[str, Any]) -> None:
    """Change columns of a person; refused if they were deleted."""
    changed = connection.execute(update(people).where(people.c.id == person_id).values(**values))
    if not changed.rowcount:
        raise Refusal("nobody")


def delete_person(connection: Connection, person_id: str) -> None:
    """Delete a person; other rows about them are deleted or made anonymous."""
    forget_in_audit(connection, person_id)
    forget_reporter(connection, person_id)
    connection.execute(delete(people).where(people.c.id == person_id))


def count_people(connection: Connection) -> int:
    """How many people there are."""
    return connection.execute(select(func.count()).select_from(people)).scalar_one()


def name_taken(name: str) -> Refusal:
    """Somebody else has that name."""
    return Refusal("name_taken", f"somebody else is called {name}")
