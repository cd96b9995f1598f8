"""The game at a table: news, actions, undo, chat; by HTTP or by socket."""

import re
from typing import Annotated

from fastapi import APIRouter, Path, Query, Response, WebSocket
from starlette.concurrency import run_in_threadpool

from ...accounts.sessions import MaybeMe, Me, person_at
from ...errors import Refusal, not_found
from ...server import At, server_of
from ...tables.replays import finished, scores_of, state_after
from ..error_schema import answers
from ..models.requests import MOST_NUMBER, ActIn, AfterIn, SayIn
from ..models.tables import DoneOut, NewsOut, ScoresOut, StateOut
from .tables import KEY, Key

router = APIRouter(prefix="/api", tags=["games"])
Seen = Annotated[int, Query(ge=0, le=MOST_NUMBER)]
EntryNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]
NO_TABLE = 4404  # the code that closes a socket to a table that isn't there


@router.get("/tables/{key}/news", response_model=NewsOut, responses=answers(404, 409, 422))
async def news(server: At, me: MaybeMe, key: Key, seen: Seen = 0, chat: Seen = 0) -> Response:
    """What happened after the entry and the line of chat seen last, and the game now."""
    room = await server.rooms.get(key)
    text = room.news(me.id if me else None, seen, chat)
    return Response(text, media_type="application/json")


@router.post("/tables/{key}/actions", responses=answers(401, 404, 409, 422))
async def act(server: At, me: Me, key: Key, wanted: ActIn) -> DoneOut:
    """Play an action; stored when this answers. If the game has gone on: 409, nothing is done."""
    room = await server.rooms.get(key)
    return DoneOut(number=await server.rooms.act(room, me, wanted.after, wanted.action))


@router.post("/tables/{key}/undo", responses=answers(401, 404, 409, 422))
async def undo(server: At, me: Me, key: Key, wanted: AfterIn) -> DoneOut:
    """Take back your last answer in this turn, unless something new was shown since."""
    room = await server.rooms.get(key)
    return DoneOut(number=await server.rooms.undo(room, me, wanted.after))


@router.post("/tables/{key}/end", responses=answers(401, 404, 409, 422))
async def end_turn(server: At, me: Me, key: Key, wanted: AfterIn) -> DoneOut:
    """Confirm the end of your turn, if you asked to be asked."""
    room = await server.rooms.get(key)
    return DoneOut(number=await server.rooms.end_turn(room, me, wanted.after))


@router.post("/tables/{key}/resign", responses=answers(401, 404, 409, 422))
async def resign(server: At, me: Me, key: Key, wanted: AfterIn) -> DoneOut:
    """Give the game up; with others still playing, a bot goes on in your place."""
    room = await server.rooms.get(key)
    return DoneOut(number=await server.rooms.resign(room, me, wanted.after))


@router.post("/tables/{key}/chat", status_code=201, responses=answers(401, 404, 409, 422))
async def say(server: At, me: Me, key: Key, wanted: SayIn) -> DoneOut:
    """Say something to everybody at the table."""
    room = await server.rooms.get(key)
    server.check_chat(me)
    return DoneOut(number=await server.rooms.say(room, me, wanted.text))


@router.get("/tables/{key}/positions/{number}", responses=answers(404, 409, 422))
async def position_after(server: At, me: MaybeMe, key: Key, number: EntryNumber) -> StateOut:
    """A game that is over, as it was after one of its entries; 0: at the beginning."""
    room = await server.rooms.get(key)
    seat = room.seat_of(me.id if me else None)
    return StateOut(**await run_in_threadpool(state_after, finished(room), number, seat))


@router.get("/tables/{key}/scores", responses=answers(404, 409, 422))
async def scores(server: At, key: Key) -> ScoresOut:
    """VP over a game that is over: by seat after each entry, and at its end by source."""
    room = await server.rooms.get(key)
    return ScoresOut(**await run_in_threadpool(scores_of, finished(room)))


@router.websocket("/tables/{key}/socket")
async def socket(websocket: WebSocket, key: str, seen: str = "0", chat: str = "0") -> None:
    """News of a table as they come; see docs/server.md for what may be sent."""
    server = server_of(websocket)
    person = await person_at(websocket)
    await websocket.accept()
    try:
        if not re.fullmatch(KEY, key):  # not every database takes every character
            raise not_found("table")
        room = await server.rooms.to_watch(key)
    except Refusal as refusal:
        await websocket.close(NO_TABLE, refusal.message)
        return
    await server.sockets.serve(websocket, room, person, number_in(seen), number_in(chat))


def number_in(text: str) -> int:
    """A number in a query; 0 if it is none."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
