"""People who look for others to play with, as they are stored."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from .blocks import Blocked, load_blocked
from .schema import people, seats, seeks, tables

LIVE, DAYS = "live", "days"
DAY = 24 * 3600  # seconds: who has that long for a turn needn't be there
PAIRING = 20190116  # the PostgreSQL lock under which seeks are changed


Wish = tuple[int, int, bool]  # players, seconds for a turn, rated


@dataclass(frozen=True)
class Seek:
    """What somebody looks for."""

    person_id: str
    pace: str
    players: int
    clock_seconds: int
    rated: bool
    strength: int | None
    reach: int | None
    at: int
    seen_at: int

    @property
    def wish(self) -> Wish:
        """What those who play together must have in common."""
        return self.players, self.clock_seconds, self.rated


def pace_of(clock_seconds: int) -> str:
    """Whether people stay at the table, or come back now and then."""
    return DAYS if clock_seconds >= DAY else LIVE


def lock_seeks(connection: Connection) -> None:
    """Wait for others who change seeks, until the end of the transaction; SQLite has one thread.

    So everybody takes their locks in the same order, and nobody is paired twice.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(PAIRING)))


def put_seek(connection: Connection, seek: Seek) -> None:
    """Store what somebody looks for, instead of what they looked for at the same pace."""
    lock_seeks(connection)
    remove_seeks(connection, [seek])
    connection.execute(insert(seeks).values(**vars(seek)))


def remove_seeks(connection: Connection, ended: Iterable[Seek]) -> None:
    """Remove what people looked for."""
    for seek in ended:
        mine = and_(seeks.c.person_id == seek.person_id, seeks.c.pace == seek.pace)
        connection.execute(delete(seeks).where(mine))


def withdraw(connection: Connection, person_id: str, pace: str | None) -> None:
    """Look no more, at one pace or at all."""
    lock_seeks(connection)
    mine = [seek for seek in seeks_of(connection, person_id) if pace in (None, seek.pace)]
    remove_seeks(connection, mine)


def seeks_of(connection: Connection, person_id: str) -> list[Seek]:
    """What a person looks for."""
    return load_seeks(connection, seeks.c.person_id == person_id)


def load_seeks(connection: Connection, which: ColumnElement[bool]) -> list[Seek]:
    """Some seeks, the oldest first."""
    query = select(seeks).where(which).order_by(seeks.c.at, seeks.c.person_id)
    return [Seek(**row._mapping) for row in connection.execute(query)]


def load_waiting(connection: Connection, at: int) -> tuple[list[Seek], Blocked]:
    """All who look and may play, the oldest first, and who of them wants not to meet whom."""
    banned = select(people.c.id).where(people.c.banned_until > at)
    found = load_seeks(connection, seeks.c.person_id.not_in(banned))
    return found, load_blocked(connection, {seek.person_id for seek in found})


def remove_silent(connection: Connection, before: int) -> int:
    """End the seeks of those who should be there and were not seen since; how many."""
    lock_seeks(connection)
    gone = and_(seeks.c.pace == LIVE, seeks.c.seen_at < before)
    return connection.execute(delete(seeks).where(gone)).rowcount


def note_seen(connection: Connection, person_ids: Sequence[str], at: int) -> None:
    """Note that people who look are there."""
    lock_seeks(connection)
    connection.execute(update(seeks).where(seeks.c.person_id.in_(person_ids)).values(seen_at=at))


def count_wishes(connection: Connection) -> dict[Wish, int]:
    """How many look for each kind of game."""
    wish = (seeks.c.players, seeks.c.clock_seconds, seeks.c.rated)
    query = select(*wish, func.count()).group_by(*wish).order_by(*wish)
    return {(row[0], row[1], row[2]): row[3] for row in connection.execute(query)}


def count_paired(connection: Connection, person_id: str) -> int:
    """At how many tables that nobody made a person plays, or is about to."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.person_id == person_id)
    going = and_(tables.c.paired, tables.c.status.in_(("open", "running")))
    query = (
        select(func.count()).select_from(tables).where(going, select(seats).where(mine).exists())
    )
    return connection.execute(query).scalar_one()


def list_meeting(connection: Connection, person_id: str) -> list[str]:
    """The keys of the tables at which others whom a person was brought together with wait."""
    mine = and_(seats.c.table_id == tables.c.id, seats.c.person_id == person_id)
    waiting = and_(tables.c.paired, tables.c.status == "open", select(seats).where(mine).exists())
    query = select(tables.c.key).where(waiting).order_by(tables.c.id)
    return list(connection.execute(query).scalars())


def list_deserted(connection: Connection, before: int) -> list[int]:
    """Tables of people brought together before a time, to which not all of them came."""
    late = or_(tables.c.clock_seconds < DAY, tables.c.clock_seconds.is_(None))
    waiting = and_(tables.c.paired, tables.c.status == "open", tables.c.created_at < before)
    return list(connection.execute(select(tables.c.id).where(waiting, late)).scalars())
