"""Openings: what pairs of starting tiles brought in many games, for anybody."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.concurrency import run_in_threadpool

from ....study.openings import OpeningError, Openings
from ....study.openings.book import TILES, round_figure
from ...errors import invalid
from ..error_schema import document_errors
from ..models.openings import FirstTurnOut, FirstTurnsOut, OpeningOut, OpeningsOut

router = APIRouter(prefix="/api", tags=["openings"])
Players = Annotated[int, Query(ge=1, le=4)]
SeatNumber = Annotated[int | None, Query(ge=0, le=3, description="in turn order; none: any")]
Tile = Annotated[int, Path(ge=TILES[0], le=TILES[-1])]
TileList = Annotated[
    str | None,
    Query(
        pattern=r"^\d{1,2}(,\d{1,2}){1,17}$",
        max_length=60,
        description="numbers of tiles, such as 3,7,10,16; none: all",
    ),
]


@router.get("/openings", responses=document_errors(422))
async def list_openings(
    players: Players = 2, seat: SeatNumber = None, tiles: TileList = None
) -> OpeningsOut:
    """Pairs of starting tiles, the best first: of all tiles, or of those dealt."""
    wanted = list(map(int, tiles.split(","))) if tiles else TILES
    return await run_in_threadpool(rank_pairs, wanted, players, seat)


@router.get("/openings/{first}/{second}", responses=document_errors(422))
async def get_first_turns(first: Tile, second: Tile, players: Players = 2) -> FirstTurnsOut:
    """What was done first with a pair of tiles."""
    return await run_in_threadpool(list_first_turns, first, second, players)


def rank_pairs(tiles: "list[int] | range", players: int, seat: int | None) -> OpeningsOut:
    """The answer about pairs; a refusal if there is no such seat or tile."""
    book = Openings.read()
    try:
        rows = book.rank_pairs(tiles, players, seat)
    except OpeningError as error:
        raise invalid(str(error)) from None
    return OpeningsOut(
        games=book.games,
        players=players,
        seat=seat,
        mean_vp=round_figure(book.mean(players, seat)),
        pairs=[OpeningOut(**row.to_dict()) for row in rows],
    )


def list_first_turns(first: int, second: int, players: int) -> FirstTurnsOut:
    """The answer about first turns; a refusal if that is no pair."""
    try:
        turns = Openings.read().list_first_turns(players, (first, second))
    except OpeningError as error:
        raise invalid(str(error)) from None
    rows = [{name: round_figure(value) for name, value in asdict(turn).items()} for turn in turns]
    return FirstTurnsOut(
        tiles=sorted((first, second)),
        players=players,
        turns=[FirstTurnOut(**row) for row in rows],
    )
