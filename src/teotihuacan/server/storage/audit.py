"""The log of what operators did: only ever added to."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, insert, select, true, update

from ..accounts.person_names import GONE
from .database import now
from .schema import audit

PAGE = 100


@dataclass(frozen=True)
class Operator:
    """Whoever acts: a person, or somebody at the command line."""

    name: str
    id: str | None = None


def write_audit(
    connection: Connection,
    operator: Operator,
    action: str,
    target: str,
    *,
    person_id: str | None = None,
    details: str = "",
    reason: str = "",
) -> None:
    """Add what an operator did."""
    values = {
        "at": now(),
        "operator_id": operator.id,
        "operator": operator.name,
        "action": action,
        "person_id": person_id,
        "target": target,
        "details": details,
        "reason": reason,
    }
    connection.execute(insert(audit).values(**values))


def list_audit(
    connection: Connection, before: int | None = None, person_id: str | None = None
) -> list[dict[str, Any]]:
    """A page of the log, the latest first: from before an id on, about a person."""
    older: ColumnElement[bool] = true() if before is None else audit.c.id < before
    about: ColumnElement[bool] = true() if person_id is None else audit.c.person_id == person_id
    query = select(audit).where(older, about).order_by(audit.c.id.desc()).limit(PAGE)
    return [dict(row) for row in connection.execute(query).mappings()]


def list_done_to(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """What was done to a person, as they may know it: not by whom."""
    columns = (audit.c.at, audit.c.action, audit.c.details, audit.c.reason)
    query = select(*columns).where(audit.c.person_id == person_id).order_by(audit.c.id)
    return [dict(row) for row in connection.execute(query).mappings()]


def forget_in_audit(connection: Connection, person_id: str) -> None:
    """Take a person's name out of the log; what was done stays."""
    about = audit.c.person_id == person_id
    connection.execute(update(audit).where(about).values(target=GONE, details=""))
    by = audit.c.operator_id == person_id
    connection.execute(update(audit).where(by).values(operator=GONE))
