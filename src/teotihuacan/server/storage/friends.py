"""Friends, and who asks whom to be one."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from .blocks import is_block
from .database import now
from .schema import blocks, friends, people, seats, tables

MOST_RECENT = 20  # people that one has played with


@dataclass(frozen=True)
class Friend:
    """Somebody else, as a person knows them."""

    id: str
    name: str
    accepted: bool
    asked_by_me: bool
    at: int


def is_pair(one: str, other: str) -> ColumnElement[bool]:
    """The row about two people."""
    first, second = sorted((one, other))
    return and_(friends.c.first_id == first, friends.c.second_id == second)


def ask_friend(connection: Connection, person_id: str, other_id: str) -> bool:
    """Ask somebody to be a friend, or accept if they have asked; whether they now are friends."""
    row = connection.execute(select(friends).where(is_pair(person_id, other_id))).first()
    if row is None:
        try:
            with connection.begin_nested():
                insert_ask(connection, person_id, other_id)
            return False
        except IntegrityError:  # the other one asks at this moment, or is gone
            row = connection.execute(select(friends).where(is_pair(person_id, other_id))).one()
    asked_by = row.first_id if row.asked_by_first else row.second_id
    if not row.accepted and asked_by != person_id:
        accepted = update(friends).where(is_pair(person_id, other_id))
        connection.execute(accepted.values(accepted=True, at=now()))
        return True
    return bool(row.accepted)


def insert_ask(connection: Connection, person_id: str, other_id: str) -> None:
    """Store that somebody asks somebody."""
    first, second = sorted((person_id, other_id))
    values = {"first_id": first, "second_id": second, "asked_by_first": first == person_id}
    connection.execute(insert(friends).values(**values, accepted=False, at=now()))


def remove_friend(connection: Connection, person_id: str, other_id: str) -> None:
    """Be friends no more, withdraw what was asked, or decline it."""
    connection.execute(delete(friends).where(is_pair(person_id, other_id)))


def list_friends(connection: Connection, person_id: str) -> list[Friend]:
    """Friends, those who ask and those who are asked; none whom the person has blocked."""
    mine = friends.c.first_id == person_id
    other = case((mine, friends.c.second_id), else_=friends.c.first_id)
    unwanted = select(blocks.c.person_id).where(is_block(person_id, people.c.id)).exists()
    query = (
        select(people.c.id, people.c.name, friends)
        .join(people, people.c.id == other)
        .where(or_(mine, friends.c.second_id == person_id), ~unwanted)
        .order_by(people.c.name_key)
    )
    return [
        Friend(
            row.id,
            row.name,
            row.accepted,
            row.asked_by_first == (row.first_id == person_id),
            row.at,
        )
        for row in connection.execute(query)
    ]


def count_known(connection: Connection, person_id: str) -> int:
    """How many people somebody is friends with, has asked, or has blocked."""
    mine = or_(friends.c.first_id == person_id, friends.c.second_id == person_id)
    asked_by = case((friends.c.asked_by_first, friends.c.first_id), else_=friends.c.second_id)
    wanted = and_(mine, or_(friends.c.accepted, asked_by == person_id))
    blocked = blocks.c.person_id == person_id
    return sum(
        connection.execute(select(func.count()).select_from(table).where(which)).scalar_one()
        for table, which in ((friends, wanted), (blocks, blocked))
    )


def list_blocked(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """Those whom a person has blocked."""
    query = (
        select(people.c.name, blocks.c.at)
        .join(people, people.c.id == blocks.c.blocked_id)
        .where(blocks.c.person_id == person_id)
        .order_by(people.c.name_key)
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def list_met(connection: Connection, person_id: str, but: Iterable[str]) -> list[dict[str, Any]]:
    """The people somebody played with last, without some; each once, the latest first."""
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    unwanted = select(blocks.c.person_id).where(is_block(person_id, people.c.id)).exists()
    latest = func.max(tables.c.changed_at).label("at")
    query = (
        select(people.c.name, latest)
        .select_from(mine)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .join(tables, tables.c.id == mine.c.table_id)
        .join(people, people.c.id == theirs.c.person_id)
        .where(mine.c.person_id == person_id, mine.c.kind == "person")
        .where(theirs.c.kind == "person", people.c.id.not_in([person_id, *but]), ~unwanted)
        .where(tables.c.status.in_(("running", "finished")))
        .group_by(people.c.id, people.c.name)
        .order_by(latest.desc())
        .limit(MOST_RECENT)
    )
    return [dict(row._mapping) for row in connection.execute(query)]
