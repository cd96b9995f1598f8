"""What people write down for themselves at a table; nobody else ever reads it."""

from typing import Any

from sqlalchemy import Connection, delete, select

from .database import now
from .put_row import put_row
from .schema import table_notes, tables


def load_note(connection: Connection, person_id: str, table_id: int) -> str:
    """What a person has written down at a table; "" if nothing."""
    mine = (table_notes.c.person_id == person_id, table_notes.c.table_id == table_id)
    return connection.execute(select(table_notes.c.text).where(*mine)).scalar() or ""


def write_note(connection: Connection, person_id: str, table_id: int, text: str) -> None:
    """Write down something else instead; an empty text is not kept."""
    mine = (table_notes.c.person_id == person_id, table_notes.c.table_id == table_id)
    if not text:
        connection.execute(delete(table_notes).where(*mine))
        return
    key = {"person_id": person_id, "table_id": table_id}
    put_row(connection, table_notes, key, {"text": text, "at": now()})


def export_notes(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """All that a person has written down, with the keys of the tables."""
    kept = table_notes.c
    joined = table_notes.join(tables, tables.c.id == kept.table_id)
    query = select(tables.c.key.label("table"), kept.text, kept.at).select_from(joined)
    rows = connection.execute(query.where(kept.person_id == person_id).order_by(kept.at))
    return [dict(row._mapping) for row in rows]
