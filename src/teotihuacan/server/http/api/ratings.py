"""Ratings: the best of each pool, one's own, those of the people at a table."""

from typing import Annotated

from fastapi import APIRouter, Query

from ....study.ratings import is_season
from ...accounts.sessions import Me
from ...errors import invalid
from ...server import At
from ..error_schema import document_errors
from ..models.ratings import LeaderboardOut, Pool, PoolRatingOut, TableRatingsOut
from .tables import Key

router = APIRouter(prefix="/api", tags=["ratings"])
SeasonName = Annotated[
    str | None, Query(max_length=6, description="such as 2026-4; none: the one that is on")
]


@router.get("/leaderboards/{pool}", responses=document_errors(401, 422))
async def get_leaderboard(
    server: At, me: Me, pool: Pool, season: SeasonName = None
) -> LeaderboardOut:
    """The best of a season among games of so many players, of all games, or solo."""
    if season is not None and not is_season(season):
        raise invalid("season: such as 2026-4, a year and a quarter of it")
    return LeaderboardOut(**await server.ratings.describe_leaders(pool, season, me))


@router.get("/me/ratings", responses=document_errors(401))
async def get_my_ratings(server: At, me: Me) -> list[PoolRatingOut]:
    """My rating in each pool in which I have played rated games."""
    return [PoolRatingOut(**one) for one in await server.ratings.describe_person(me)]


@router.get("/tables/{key}/ratings", responses=document_errors(404, 409, 422))
async def get_table_ratings(server: At, key: Key) -> TableRatingsOut:
    """How strong those at a table are, who is expected to win, and what the game changed."""
    room = await server.rooms.get(key)
    return TableRatingsOut(**await server.ratings.describe_table(room))
