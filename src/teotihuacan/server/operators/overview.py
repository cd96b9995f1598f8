"""What there is to look after: people, tables, and who waits for bots and reviews."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, or_, select, true

from ..accounts.person_names import name_key, name_shape
from ..storage.database import now
from ..storage.people import Person
from ..storage.reports import count_open
from ..storage.schema import chat, people, reviews, seats, tables
from ..storage.tables import ListedTable, add_seats, count_by_status

MOST = 100


@dataclass(frozen=True)
class Waiting:
    """A table where a bot is asked, or a review that is under way."""

    kind: str  # bot, review
    table: str
    since: int
    done: int | None = None
    turns: int | None = None


def list_people(connection: Connection, search: str = "", which: str = "all") -> list[Person]:
    """People whose name has a text in it, those seen last first."""
    at = now()
    kinds: dict[str, ColumnElement[bool]] = {
        "all": true(),
        "banned": people.c.banned_until > at,
        "muted": people.c.muted_until > at,
        "operators": people.c.operator.is_(True),
    }
    query = select(people).where(kinds[which])
    if search:
        named = people.c.name_key.contains(name_key(search), autoescape=True)
        looks = people.c.name_shape.contains(name_shape(search), autoescape=True)
        query = query.where(or_(named, looks, people.c.id == search))
    found = connection.execute(query.order_by(people.c.seen_at.desc()).limit(MOST))
    return [Person(**row._mapping) for row in found]


def list_tables(
    connection: Connection, status: str | None = None, *, damaged: bool = False
) -> list[ListedTable]:
    """Tables with a status, or damaged ones, those changed last first."""
    query = select(tables)
    if status is not None:
        query = query.where(tables.c.status == status)
    if damaged:
        query = query.where(tables.c.damaged)
    found = connection.execute(query.order_by(tables.c.changed_at.desc()).limit(MOST))
    return add_seats(connection, found)


def list_tables_of(connection: Connection, person_id: str) -> list[str]:
    """The keys of the tables at which a person sits, those changed last first."""
    sitting = select(seats.c.table_id).where(seats.c.person_id == person_id)
    query = select(tables.c.key).where(tables.c.id.in_(sitting))
    latest = query.order_by(tables.c.changed_at.desc()).limit(MOST)
    return list(connection.execute(latest).scalars())


def load_lines(connection: Connection, table_id: int) -> list[dict[str, Any]]:
    """The last lines of a table's chat."""
    columns = (chat.c.number, chat.c.name, chat.c.text, chat.c.at)
    said = select(*columns).where(chat.c.table_id == table_id, chat.c.text != "")
    last = said.order_by(chat.c.number.desc()).limit(MOST)
    return [dict(row) for row in connection.execute(last).mappings()][::-1]


def list_waiting(connection: Connection) -> list[Waiting]:
    """The tables whose bot is asked, and the reviews under way, those that wait longest first."""
    asked = tables.c.status == "running", tables.c.waits_for == "bot", tables.c.damaged.is_(False)
    bots = select(tables.c.key, tables.c.changed_at).where(*asked)
    columns = (tables.c.key, reviews.c.changed_at, reviews.c.done, reviews.c.turns)
    under_way = (
        select(*columns).select_from(reviews.join(tables)).where(reviews.c.review.is_(None))
    )
    found = [Waiting("bot", *row) for row in connection.execute(bots.limit(MOST))]
    found += [Waiting("review", *row) for row in connection.execute(under_way.limit(MOST))]
    return sorted(found, key=lambda one: one.since)


def count_all(connection: Connection) -> dict[str, int]:
    """Figures for the overview."""
    at = now()

    def count(*which: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(people).where(*which)
        return connection.execute(query).scalar_one()

    statuses = count_by_status(connection)
    broken = select(func.count()).select_from(tables).where(tables.c.damaged)
    waiting = list_waiting(connection)
    return {
        "people": count(),
        "guests": count(people.c.password.is_(None)),
        "banned": count(people.c.banned_until > at),
        "muted": count(people.c.muted_until > at),
        "open": statuses.get("open", 0),
        "running": statuses.get("running", 0),
        "finished": statuses.get("finished", 0),
        "damaged": connection.execute(broken).scalar_one(),
        "reports": count_open(connection),
        "bots": sum(one.kind == "bot" for one in waiting),
        "reviews": sum(one.kind == "review" for one in waiting),
    }
