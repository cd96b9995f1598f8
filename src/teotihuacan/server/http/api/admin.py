"""For operators: people, tables, reports, the audit log, announcements. Nobody else finds it."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query
from sqlalchemy import Connection

from ...accounts.sessions import MaybeMeNow
from ...errors import invalid, not_found
from ...operators import overview, person_actions, table_moderation
from ...server import At
from ...storage.audit import Operator, list_audit
from ...storage.people import Person
from ...storage.reports import list_reports
from ...storage.tables import ListedTable, load_listed
from ..error_schema import document_errors
from ..models.admin import (
    AdminPersonOut,
    AdminTableOut,
    AnnouncementIn,
    AnnouncementOut,
    AuditOut,
    OverviewOut,
    PersonActionIn,
    PersonActionOut,
    PersonDetailsOut,
    ReportCloseIn,
    ReportOut,
    TableActionIn,
    TableDetailsOut,
    WaitingOut,
)
from ..models.requests import MOST_NUMBER
from .tables import KEY, Key

router = APIRouter(prefix="/api", tags=["admin"])
PersonId = Annotated[str, Path(pattern=KEY)]
RowId = Annotated[int, Path(ge=1, le=MOST_NUMBER)]
WhichPeople = Literal["all", "banned", "muted", "operators"]
WhichTables = Literal["all", "open", "running", "finished", "closed", "damaged"]
WhichReports = Literal["open", "resolved", "dismissed"]
Search = Annotated[str, Query(max_length=80, pattern=r"^[^\x00]*$")]
Before = Annotated[int | None, Query(ge=1, le=MOST_NUMBER)]


async def require_operator(person: MaybeMeNow) -> Operator:
    """The operator who asks; for everybody else there is no such page."""
    if person is None or not person.operator or person.ban is not None:
        raise not_found("page")
    return Operator(person.name, person.id)


Me = Annotated[Operator, Depends(require_operator)]
ERRORS = document_errors(404, 409, 422)


@router.get("/announcement", responses=document_errors())
async def get_announcement(server: At) -> AnnouncementOut | None:
    """What the operator tells everybody, or null."""
    said = server.notice_board.announcement
    return None if said is None else AnnouncementOut(**said)


@router.get("/admin/overview", responses=ERRORS)
async def get_overview(server: At, _: Me) -> OverviewOut:
    """Figures, what is announced, and which bots and reviews are waited for."""
    waiting = await server.database.run(overview.list_waiting)
    return OverviewOut(
        counts=await server.database.run(overview.count_all),
        announcement=await get_announcement(server),
        waiting=[WaitingOut(**vars(one)) for one in waiting],
    )


@router.get("/admin/people", responses=ERRORS)
async def list_people(
    server: At, _: Me, search: Search = "", which: WhichPeople = "all"
) -> list[AdminPersonOut]:
    """People by name, those seen last first, at most a hundred."""
    return [
        describe_person(one)
        for one in await server.database.run(overview.list_people, search, which)
    ]


@router.get("/admin/people/{person_id}", responses=ERRORS)
async def get_person(server: At, _: Me, person_id: PersonId) -> PersonDetailsOut:
    """A person, their tables, reports about them, and what was done to them."""

    def load(connection: Connection) -> PersonDetailsOut:
        person = person_actions.load_target(connection, person_id)
        about = list_reports(connection, None, person_id)
        done = list_audit(connection, person_id=person_id)
        return PersonDetailsOut(
            person=describe_person(person),
            tables=overview.list_tables_of(connection, person_id),
            reports=[ReportOut(**one) for one in about],
            audit=[AuditOut(**one) for one in done],
        )

    return await server.database.run(load)


@router.post("/admin/people/{person_id}/actions", responses=ERRORS)
async def act_on_person(
    server: At, me: Me, person_id: PersonId, wanted: PersonActionIn
) -> PersonActionOut:
    """Ban, mute, rename, sign out, delete a person, or reset their password."""
    code = await server.database.run(carry_out, me, person_id, wanted)
    await server.notice_board.look()
    return PersonActionOut(code=code)


def carry_out(
    connection: Connection, me: Operator, person_id: str, wanted: PersonActionIn
) -> str | None:
    """Do it; the code, if a password was reset."""
    if wanted.action == "ban":
        person_actions.ban(connection, me, person_id, wanted.until, wanted.reason)
    elif wanted.action == "mute":
        person_actions.mute(connection, me, person_id, wanted.until, wanted.reason)
    elif wanted.action == "rename":
        person_actions.rename(connection, me, person_id, wanted.name, wanted.reason)
    else:
        act = person_actions.SIMPLE_ACTIONS[wanted.action]
        said: str | None = act(connection, me, person_id, wanted.reason)
        return said
    return None


@router.get("/admin/tables", responses=ERRORS)
async def list_tables(server: At, _: Me, which: WhichTables = "all") -> list[AdminTableOut]:
    """Tables by status, or damaged ones, those changed last first, at most a hundred."""
    damaged = which == "damaged"
    status = None if which in ("all", "damaged") else which
    found = await server.database.run(overview.list_tables, status, damaged=damaged)
    return [describe_table(one) for one in found]


@router.get("/admin/tables/{key}", responses=ERRORS)
async def get_admin_table(server: At, _: Me, key: Key) -> TableDetailsOut:
    """A table with its chat, also a damaged one."""
    listed = await server.database.run(load_listed, key)
    if listed is None:
        raise not_found("table")
    lines = await server.database.run(overview.load_lines, listed[0].id)
    return TableDetailsOut.model_validate({"table": describe_table(listed), "chat": lines})


@router.post("/admin/tables/{key}/actions", status_code=204, responses=ERRORS)
async def act_on_table(server: At, me: Me, key: Key, wanted: TableActionIn) -> None:
    """Close a table for everybody, or take its title or a line of its chat away."""
    run, reason = server.database.run, wanted.reason
    if wanted.action == "close":
        await run(table_moderation.close_table, me, key, reason)
    elif wanted.action == "delete_title":
        await run(table_moderation.delete_title, me, key, reason)
    else:
        await run(table_moderation.delete_line, me, key, wanted.line, reason)
    await server.notice_board.look()


@router.get("/admin/reports", responses=ERRORS)
async def get_reports(server: At, _: Me, state: WhichReports = "open") -> list[ReportOut]:
    """The reports of a state, the latest first."""
    return [ReportOut(**one) for one in await server.database.run(list_reports, state)]


@router.post("/admin/reports/{report_id}", status_code=204, responses=ERRORS)
async def close_report(server: At, me: Me, report_id: RowId, wanted: ReportCloseIn) -> None:
    """Resolve or dismiss a report."""
    closed = table_moderation.close_report
    await server.database.run(closed, me, report_id, wanted.state, wanted.reason)


@router.get("/admin/audit", responses=ERRORS)
async def get_audit(server: At, _: Me, before: Before = None) -> list[AuditOut]:
    """What operators did, the latest first; `before`: from there on."""
    return [AuditOut(**one) for one in await server.database.run(list_audit, before)]


@router.put("/admin/announcement", status_code=204, responses=ERRORS)
async def put_announcement(server: At, me: Me, wanted: AnnouncementIn) -> None:
    """Tell everybody something, on the page and in the terminal."""
    if not wanted.text:
        raise invalid("say something")
    await server.database.run(table_moderation.announce, me, wanted.text, wanted.until)
    await server.notice_board.look()


@router.delete("/admin/announcement", status_code=204, responses=ERRORS)
async def delete_announcement(server: At, me: Me) -> None:
    """Take the announcement away."""
    await server.database.run(table_moderation.end_announcement, me)
    await server.notice_board.look()


def describe_person(person: Person) -> AdminPersonOut:
    """A person, as an operator sees them."""
    told = {"ban": person.ban, "mute": person.mute}
    limits = {name: one and one.to_dict() for name, one in told.items()}
    return AdminPersonOut.model_validate({**vars(person), "guest": person.guest, **limits})


def describe_table(listed: ListedTable) -> AdminTableOut:
    """A table, as an operator sees it."""
    table, seats = listed
    names = [seat.name for seat in seats if seat.name]
    return AdminTableOut.model_validate({**vars(table), "names": names})
