"""Vacations of people."""

from fastapi import APIRouter

from ...accounts.sessions import MeNow
from ...errors import invalid
from ...server import At, Server
from ...storage.chores import DAY
from ...storage.database import now
from ...storage.people import Person
from ...storage.vacations import MOST_DAYS, count_days_left
from ..error_schema import document_errors
from ..models.slow_play import VacationIn, VacationOut
from .people import load_person

router = APIRouter(prefix="/api/me", tags=["vacations"])


@router.get("/vacation", responses=document_errors(401))
async def get_vacation(server: At, me: MeNow) -> VacationOut:
    """Whether I am on vacation, and how much of it I have left."""
    return await describe_vacation(server, me)


@router.put("/vacation", responses=document_errors(401, 409, 422))
async def begin_vacation(server: At, me: MeNow, wanted: VacationIn) -> VacationOut:
    """Be away until then: clocks of half a day or more stand still for me, and others see it."""
    if not now() < wanted.until <= now() + MOST_DAYS * DAY:
        raise invalid(f"until: within the next {MOST_DAYS} days")
    await server.vacations.begin(me, wanted.until)
    return await describe_vacation(server, me)


@router.delete("/vacation", responses=document_errors(401))
async def end_vacation(server: At, me: MeNow) -> VacationOut:
    """Be back."""
    await server.vacations.end(me)
    return await describe_vacation(server, me)


async def describe_vacation(server: Server, me: Person) -> VacationOut:
    """A person's vacation as it is now."""
    person, at = await server.database.run(load_person, me.id), now()
    left = await server.database.run(count_days_left, me.id, at)
    away = person.away_until
    return VacationOut(until=away if away and away > at else None, days_left=left)
