"""Reports by players, as they are stored."""

from typing import Any

from sqlalchemy import Connection, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import Refusal, not_found
from .database import now
from .schema import people, reports, tables

OPEN, RESOLVED, DISMISSED = "open", "resolved", "dismissed"
MOST = 200
REASONS = ("abuse", "spam", "cheating", "name", "other")


def add_report(connection: Connection, reporter_id: str, values: dict[str, Any]) -> None:
    """Add a report; refused while the same person's of the same thing is open."""
    what = values["line"] if values["subject"] == "line" else values["person_id"]
    key = f"{reporter_id} {values['table_id']} {values['subject']} {what or ''}"
    row = {**values, "reporter_id": reporter_id, "at": now(), "state": OPEN, "open_key": key}
    try:
        with connection.begin_nested():
            connection.execute(insert(reports).values(**row))
    except IntegrityError:
        raise Refusal("already_reported") from None


def list_reports(
    connection: Connection, state: str | None = OPEN, person_id: str | None = None
) -> list[dict[str, Any]]:
    """The reports of a state, the latest first, with the names of who is concerned."""
    reporter, person = people.alias("reporter"), people.alias("person")
    columns = (
        reports.c.id,
        reports.c.at,
        reports.c.subject,
        reports.c.line,
        reports.c.quote,
        reports.c.reason,
        reports.c.text,
        reports.c.state,
        reports.c.person_id,
        reporter.c.name.label("reporter"),
        person.c.name.label("person"),
        tables.c.key.label("table"),
    )
    joined = (
        reports.join(tables)
        .outerjoin(reporter, reporter.c.id == reports.c.reporter_id)
        .outerjoin(person, person.c.id == reports.c.person_id)
    )
    query = select(*columns).select_from(joined).order_by(reports.c.id.desc()).limit(MOST)
    if state is not None:
        query = query.where(reports.c.state == state)
    if person_id is not None:
        query = query.where(reports.c.person_id == person_id)
    return [dict(row) for row in connection.execute(query).mappings()]


def close_report(connection: Connection, report_id: int, state: str) -> None:
    """Resolve or dismiss an open report."""
    mine = and_(reports.c.id == report_id, reports.c.state == OPEN)
    closed = update(reports).where(mine).values(state=state, open_key=None)
    if not connection.execute(closed).rowcount:
        raise not_found("open report")


def list_made_by(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """The reports a person made, as they know them."""
    names = ("at", "subject", "quote", "reason", "text", "state")
    columns = [reports.c[name] for name in names]
    query = select(*columns).where(reports.c.reporter_id == person_id).order_by(reports.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def count_open(connection: Connection) -> int:
    """How many reports nobody has looked at."""
    return connection.execute(select(func.count()).where(reports.c.state == OPEN)).scalar_one()


def forget_reporter(connection: Connection, person_id: str) -> None:
    """Take a person's name and words off the reports they made."""
    mine = reports.c.reporter_id == person_id
    nobody = {"reporter_id": None, "open_key": None, "text": ""}
    connection.execute(update(reports).where(mine).values(nobody))
