"""What operators do about tables, reports and announcements, with its line in the audit log."""

from sqlalchemy import Connection, and_, select, update

from ..errors import Refusal, not_found
from ..storage import announcements, notices, reports
from ..storage.audit import Operator, write_audit
from ..storage.database import now
from ..storage.notices import leave_notice
from ..storage.schema import chat, tables
from ..storage.table_row import Table
from ..tables.table_change import CLOSED, FINISHED


def load_table(connection: Connection, key: str) -> Table:
    """The table with a key, damaged or not."""
    row = connection.execute(select(tables).where(tables.c.key == key)).first()
    if row is None:
        raise not_found("table")
    return Table(**row._asdict())


def close_table(connection: Connection, by: Operator, key: str, reason: str) -> None:
    """End a table for everybody, who are told why; a finished game stays as it is."""
    table = load_table(connection, key)
    if table.status == FINISHED:
        raise Refusal("over")
    closed = {"status": CLOSED, "notice": reason, "asked": None, "waits_for": None}
    change_row(connection, table, **closed, deadline=None, changed_at=now())
    write_audit(connection, by, "close_table", key, details=table.title, reason=reason)


def delete_title(connection: Connection, by: Operator, key: str, reason: str) -> None:
    """Take a table's title away."""
    table = load_table(connection, key)
    change_row(connection, table, title="")
    write_audit(connection, by, "delete_title", key, details=table.title, reason=reason)


def delete_line(connection: Connection, by: Operator, key: str, number: int, reason: str) -> None:
    """Take a line of chat away; its number stays, as when somebody is deleted."""
    table = load_table(connection, key)
    mine = and_(chat.c.table_id == table.id, chat.c.number == number, chat.c.text != "")
    said = connection.execute(select(chat.c.person_id).where(mine)).first()
    if said is None:
        raise not_found("line")
    connection.execute(update(chat).where(mine).values(text=""))
    change_row(connection, table)
    about = {"person_id": said.person_id, "details": str(number), "reason": reason}
    write_audit(connection, by, "delete_line", key, **about)


def change_row(connection: Connection, table: Table, **values: object) -> None:
    """Change a table's row, so that moves made at this moment notice, and tell the workers."""
    mine = tables.c.id == table.id
    new = {"version": tables.c.version + 1, **values}
    connection.execute(update(tables).where(mine).values(new))
    leave_notice(connection, notices.TABLE, table_id=table.id)


def close_report(
    connection: Connection, by: Operator, report_id: int, state: str, reason: str
) -> None:
    """Resolve or dismiss a report."""
    reports.close_report(connection, report_id, state)
    action = "resolve_report" if state == reports.RESOLVED else "dismiss_report"
    write_audit(connection, by, action, str(report_id), reason=reason)


def announce(connection: Connection, by: Operator, text: str, until: int) -> None:
    """Tell everybody something, until a time."""
    announcements.set_announcement(connection, text, until)
    write_audit(connection, by, "announce", "", details=text[:200])
    leave_notice(connection, notices.NEWS)


def end_announcement(connection: Connection, by: Operator) -> None:
    """Take the announcement away."""
    announcements.clear_announcement(connection)
    write_audit(connection, by, "end_announcement", "")
    leave_notice(connection, notices.NEWS)
