"""Reports by players: of a person at a table, of what they said, of its title."""

from typing import Any

from fastapi import APIRouter

from ...accounts.sessions import MeNow
from ...errors import invalid, not_found
from ...server import At
from ...storage.reports import add_report
from ...tables.room import Room
from ..error_schema import document_errors
from ..models.admin import ReportIn
from .tables import Key

router = APIRouter(prefix="/api", tags=["reports"])


@router.post(
    "/tables/{key}/reports", status_code=204, responses=document_errors(401, 404, 409, 422)
)
async def make_report(server: At, me: MeNow, key: Key, wanted: ReportIn) -> None:
    """Tell the operators what is wrong; once, until they have looked at it."""
    room = await server.rooms.get(key)
    found = find_subject(room, wanted)
    if found["person_id"] == me.id:
        raise invalid("that is you")
    server.check_rate(server.report_limit, me)
    values = {**found, "table_id": room.table.id, "subject": wanted.subject}
    values |= {"line": wanted.line, "reason": wanted.reason, "text": wanted.text}
    await server.database.run(add_report, me.id, values)


def find_subject(room: Room, wanted: ReportIn) -> dict[str, Any]:
    """Whom a report is about, and the words that it is about."""
    if wanted.subject == "title":
        if not room.table.title:
            raise not_found("title")
        return {"person_id": room.table.creator, "quote": room.table.title}
    if wanted.subject == "line":
        for line in room.chat:
            if line.number == wanted.line and line.person_id is not None:
                return {"person_id": line.person_id, "quote": line.text}
        raise not_found("line")
    for seat in room.seats:
        if seat.seat == wanted.seat and seat.kind == "person" and seat.person_id is not None:
            return {"person_id": seat.person_id, "quote": seat.name}
    raise not_found("person")
