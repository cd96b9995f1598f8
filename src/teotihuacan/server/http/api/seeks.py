"""Looking for others to play with."""

from typing import Literal

from fastapi import APIRouter
from sqlalchemy import Connection

from ...accounts.sessions import Me, MeNow
from ...lobby.strength import find_strength
from ...server import At, Server
from ...storage import seeks as store
from ...storage.database import now
from ...storage.people import Person
from ..error_schema import document_errors
from ..models.seeks import SeekIn, SeekOut, SeeksOut

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/seeks", responses=document_errors(401))
async def get_seeks(server: At, me: Me) -> SeeksOut:
    """What I look for; asking for it tells that I am there."""
    await server.database.run(store.note_seen, [me.id], now())
    return await tell_seeks(server, me)


@router.post("/seeks", status_code=201, responses=document_errors(401, 409, 422, 503))
async def post_seek(server: At, me: MeNow, wanted: SeekIn) -> SeeksOut:
    """Look for others; who suits is brought to a table with me, now or later.

    I can look for one game of minutes and one of days. What I looked for before at that pace is
    forgotten. Whoever looks for a game of minutes and isn't there for a minute looks no more.
    """
    wish = wanted.players, wanted.clock_seconds, wanted.rated
    await server.matchmaker.seek(me, wish, wanted.reach)
    return await tell_seeks(server, me)


@router.delete("/seeks", responses=document_errors(401, 422))
async def delete_seeks(
    server: At, me: Me, pace: Literal["live", "days"] | None = None
) -> SeeksOut:
    """Look no more, for a game of minutes or of days, or for both."""
    await server.matchmaker.withdraw(me, pace)
    return await tell_seeks(server, me)


async def tell_seeks(server: Server, me: Person) -> SeeksOut:
    """What somebody looks for, and where others wait for them."""
    found = await server.database.run(store.seeks_of, me.id)
    tables = await server.database.run(store.list_meeting, me.id)
    strengths = await server.database.run(find_strengths, me)
    return SeeksOut(
        seeks=[SeekOut.of(seek) for seek in found], tables=tables, strengths=strengths
    )


def find_strengths(connection: Connection, me: Person) -> dict[str, int | None]:
    """How strong somebody is in games of two to four players."""
    return {str(players): find_strength(connection, me, players) for players in (2, 3, 4)}
