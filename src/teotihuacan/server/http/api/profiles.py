"""Profiles: what somebody's finished games add up to, for themselves or for everybody."""

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ...accounts.sessions import Me
from ...errors import not_found
from ...server import At, Server
from ...storage.people import person_by_name
from ..addresses import household
from ..error_schema import document_errors
from ..models.profiles import RULES, EarnedOut, ProfileOut
from .tables import Key

router = APIRouter(prefix="/api", tags=["profiles"])
Name = Annotated[str, Path(max_length=200, pattern=r"^[^\x00]*$")]


@router.get("/me/profile", responses=document_errors(401))
async def get_my_profile(server: At, me: Me, request: Request) -> ProfileOut:
    """What my finished games add up to."""
    check_rate(server, request)
    statistics = await server.results.get_statistics(me, public=False)
    return ProfileOut.of(me.name, statistics, public=me.public_profile)


@router.get("/people/{name:path}", responses=document_errors(404, 422))
async def get_profile(server: At, name: Name, request: Request) -> ProfileOut:
    """A public profile; 404 as well if there is a private one."""
    check_rate(server, request)
    person = await server.database.run(person_by_name, name)
    if person is None or not person.public_profile or person.ban is not None:
        raise not_found("public profile")
    statistics = await server.results.get_statistics(person, public=True)
    return ProfileOut.of(person.name, statistics, public=True)


@router.get("/tables/{key}/achievements", responses=document_errors(401, 404, 409, 422))
async def get_achievements(server: At, me: Me, key: Key) -> list[EarnedOut]:
    """What I achieved in a finished game."""
    room = await server.rooms.get(key)
    earned = await server.results.find_achievements(room, me)
    return [
        EarnedOut(key=one, rule=rule or None, new=earned[one])
        for one, rule in RULES.items()
        if one in earned
    ]


def check_rate(server: Server, request: Request) -> None:
    """Refuse profiles that are looked at too often from one address."""
    server.check_rate(server.profile_limit, household(request.scope))
