"""The game at a table: news, actions, undo, chat; by HTTP or over a socket."""

import re
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response, WebSocket
from starlette.concurrency import run_in_threadpool

from ....engine import Position
from ...accounts.sessions import MaybeMe, Me, Session, identify_session
from ...errors import Refusal, not_found
from ...server import At, Server, server_of
from ...tables.replays import count_scores, get_finished_game, state_after
from ...tables.room import Room
from ..addresses import household
from ..connections import NO_TABLE
from ..error_schema import document_errors
from ..models.requests import MOST_NUMBER, ActIn, ChatIn, EndTurnIn, ResignIn, UndoIn
from ..models.tables import DoneOut, NewsOut, ScoresOut, StateOut
from ..sockets import Watcher
from .tables import KEY, Key

router = APIRouter(prefix="/api", tags=["games"])
Seen = Annotated[int, Query(ge=0, le=MOST_NUMBER)]
EntryNumber = Annotated[int, Path(ge=0, le=MOST_NUMBER)]


@router.get(
    "/tables/{key}/news", response_model=NewsOut, responses=document_errors(404, 409, 422)
)
async def get_news(server: At, me: MaybeMe, key: Key, seen: Seen = 0, chat: Seen = 0) -> Response:
    """What happened after the last entry and chat line you have seen, and the game now."""
    room = await server.rooms.get(key)
    text = room.dump_news(me.id if me else None, seen, chat)
    return Response(text, media_type="application/json")


@router.post("/tables/{key}/actions", responses=document_errors(401, 404, 409, 422))
async def post_action(server: At, me: Me, key: Key, wanted: ActIn) -> DoneOut:
    """Play an action; it is stored when this returns. 409 if the game has gone on since."""
    room = await server.rooms.find(key)
    return DoneOut(number=await server.games.play_action(room, me, wanted.after, wanted.action))


@router.post("/tables/{key}/undo", responses=document_errors(401, 404, 409, 422))
async def post_undo(server: At, me: Me, key: Key, wanted: UndoIn) -> DoneOut:
    """Undo your last answer in this turn, unless something new was revealed since.

    Against bots, `turn` takes back all of your turn, else the one before with the bots' replies.
    """
    room = await server.rooms.find(key)
    return DoneOut(number=await server.games.undo(room, me, wanted.after, turn=wanted.turn))


@router.post("/tables/{key}/end", responses=document_errors(401, 404, 409, 422))
async def post_end_of_turn(server: At, me: Me, key: Key, wanted: EndTurnIn) -> DoneOut:
    """Confirm the end of your turn, if you turned confirmation on."""
    room = await server.rooms.find(key)
    return DoneOut(number=await server.games.end_turn(room, me, wanted.after))


@router.post("/tables/{key}/resign", responses=document_errors(401, 404, 409, 422))
async def post_resignation(server: At, me: Me, key: Key, wanted: ResignIn) -> DoneOut:
    """Resign; if others are still playing, a bot plays on in your place."""
    room = await server.rooms.find(key)
    return DoneOut(number=await server.games.resign(room, me, wanted.after))


@router.post("/tables/{key}/chat", status_code=201, responses=document_errors(401, 404, 409, 422))
async def post_chat(server: At, me: Me, key: Key, wanted: ChatIn) -> DoneOut:
    """Post a chat line."""
    room = await server.rooms.get(key)
    return DoneOut(number=await server.tables.post_chat(room, me, wanted.text))


@router.get("/tables/{key}/positions/{number}", responses=document_errors(404, 409, 422))
async def get_position(
    server: At, me: MaybeMe, key: Key, number: EntryNumber, request: Request
) -> StateOut:
    """A finished game as it was after an entry; 0: at the start."""
    room = await server.rooms.get(key)
    seat = room.seat_of(me.id if me else None)
    passed = await replay(server, room, request)
    return StateOut(**state_after(get_finished_game(room), passed, number, seat))


@router.get("/tables/{key}/scores", responses=document_errors(404, 409, 422))
async def get_scores(server: At, key: Key, request: Request) -> ScoresOut:
    """VP of a finished game: by seat after each entry, and by source at the end."""
    room = await server.rooms.get(key)
    passed = await replay(server, room, request)
    return ScoresOut(**await run_in_threadpool(count_scores, get_finished_game(room), passed))


async def replay(server: Server, room: Room, request: Request) -> list[Position]:
    """The positions of a finished game; an address can have only so many replayed."""
    who = household(request.scope)
    return await server.replays.get(room, lambda: server.check_rate(server.replay_limit, who))


@router.websocket("/tables/{key}/socket")
async def open_socket(
    websocket: WebSocket, key: str, seen: str = "0", chat: str = "0", changes: str = "0"
) -> None:
    """News of a table as they come; see docs/host/server.md for what may be sent."""
    server = server_of(websocket)
    session = await identify_session(websocket)
    with server.sockets.count(websocket, session):
        await websocket.accept()
        await watch_table(server, websocket, session, key, seen, chat, changes)


async def watch_table(
    server: Server,
    websocket: WebSocket,
    session: Session | None,
    key: str,
    seen: str,
    chat: str,
    changes: str,
) -> None:
    """Serve an accepted socket at the table with a key."""
    try:
        if not re.fullmatch(KEY, key):  # not every database takes every character
            raise not_found("table")
        room = await server.rooms.get_to_watch(key)
    except Refusal as refusal:
        await websocket.close(NO_TABLE, refusal.message)
        return
    numbers = parse_number(seen), parse_number(chat)
    told = parse_number(changes) == 1
    await server.sockets.serve(Watcher(server, websocket, room, session, *numbers, changes=told))


def parse_number(text: str) -> int:
    """A number in a query string; 0 if it isn't one."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
