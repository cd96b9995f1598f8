"""News that wait until quiet hours or a vacation are over."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from .database import now
from .schema import tables, waiting_news

BATCH = 200
MOST = 50  # that wait for one person; what comes after them isn't kept


@dataclass(frozen=True)
class WaitingNews:
    """One piece of news that waits."""

    table_id: int
    kind: str


def keep_waiting(
    connection: Connection, person_id: str, table_id: int, kind: str, due: int
) -> None:
    """Keep news for later; of the same kind at the same table one is enough."""
    kept = waiting_news.c
    mine = kept.person_id == person_id
    same = (kept.table_id == table_id, kept.kind == kind)
    connection.execute(delete(waiting_news).where(mine, *same))
    count = len(connection.execute(select(kept.id).where(mine)).all())
    if count < MOST:
        values = {"person_id": person_id, "table_id": table_id, "kind": kind, "due": due}
        connection.execute(insert(waiting_news).values(**values))


def take_due_news(connection: Connection, at: int) -> dict[str, list[WaitingNews]]:
    """Take what is due by now, by person, in the order in which it came."""
    kept = waiting_news.c
    query = select(waiting_news).where(kept.due <= at).order_by(kept.id).limit(BATCH)
    due: dict[str, list[WaitingNews]] = {}
    rows = connection.execute(query).all()
    for row in rows:
        due.setdefault(row.person_id, []).append(WaitingNews(row.table_id, row.kind))
    connection.execute(delete(waiting_news).where(kept.id.in_([row.id for row in rows])))
    return due


def hurry_news(connection: Connection, person_id: str) -> None:
    """Let what waits for a person wait no longer."""
    mine = waiting_news.c.person_id == person_id
    connection.execute(update(waiting_news).where(mine).values(due=now()))


def export_news(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """What waits for a person, for themselves."""
    kept = waiting_news.c
    joined = waiting_news.join(tables, tables.c.id == kept.table_id)
    query = select(tables.c.key.label("table"), kept.kind, kept.due).select_from(joined)
    rows = connection.execute(query.where(kept.person_id == person_id).order_by(kept.id))
    return [dict(row._mapping) for row in rows]
