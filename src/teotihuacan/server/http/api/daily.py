"""The deals of the day: to begin, and everybody's results."""

from typing import Annotated

from fastapi import APIRouter, Query

from ....study.daily import DailyError, parse_day, today
from ...accounts.sessions import Me, MeNow
from ...errors import invalid
from ...server import At
from ..error_schema import document_errors
from ..models.daily import DailyIn, DailyOut
from ..models.tables import TableOut

router = APIRouter(prefix="/api", tags=["daily"])
Day = Annotated[str | None, Query(max_length=10, description="such as 2026-11-17; none: today")]


@router.get("/daily", responses=document_errors(401, 422))
async def get_daily(server: At, me: Me, day: Day = None) -> DailyOut:
    """The deals of a day, with my tables and results, and the results of everybody."""
    try:
        wanted = parse_day(day) if day is not None else today()
    except DailyError as error:
        raise invalid(str(error)) from None
    return DailyOut(**await server.daily_tables.describe(wanted, me))


@router.post("/daily", status_code=201, responses=document_errors(401, 409, 422, 503))
async def begin_daily(server: At, me: MeNow, wanted: DailyIn) -> TableOut:
    """My table with one of today's deals, made and begun when I ask first."""
    room = await server.daily_tables.open(me, wanted.mode)
    return TableOut(**room.describe(me.id))
