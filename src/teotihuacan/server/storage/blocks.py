"""Who wants nothing to do with whom; whoever is blocked never learns it."""

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select

from .database import now
from .schema import blocks, tables

Blocked = frozenset[frozenset[str]]  # pairs of people of whom one has blocked the other


def add_block(connection: Connection, person_id: str, blocked_id: str) -> None:
    """Block somebody; a second time nothing happens."""
    remove_block(connection, person_id, blocked_id)
    values = {"person_id": person_id, "blocked_id": blocked_id, "at": now()}
    connection.execute(insert(blocks).values(**values))


def remove_block(connection: Connection, person_id: str, blocked_id: str) -> None:
    """Block somebody no more."""
    connection.execute(delete(blocks).where(is_block(person_id, blocked_id)))


def is_block(person_id: str, blocked_id: str | ColumnElement[str]) -> ColumnElement[bool]:
    """The row that says that somebody has blocked somebody."""
    return and_(blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id)


def load_blocked(connection: Connection, ids: Collection[str]) -> Blocked:
    """Who of some people can't be brought together with whom of them."""
    both = and_(blocks.c.person_id.in_(ids), blocks.c.blocked_id.in_(ids))
    query = select(blocks.c.person_id, blocks.c.blocked_id).where(both)
    return frozenset(frozenset(row) for row in connection.execute(query)) if ids else frozenset()


def list_blockers(connection: Connection, person_id: str) -> frozenset[str]:
    """Those who have blocked a person."""
    query = select(blocks.c.person_id).where(blocks.c.blocked_id == person_id)
    return frozenset(connection.execute(query).scalars())


def is_by_blocked(person_id: str) -> ColumnElement[bool]:
    """The tables made by somebody whom a person has blocked."""
    mine = and_(blocks.c.person_id == person_id, blocks.c.blocked_id == tables.c.creator)
    return select(blocks.c.person_id).where(mine).exists()
