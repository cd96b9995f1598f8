"""The lobby: who is there, open seats, games to watch; at once, and as it changes."""

from fastapi import APIRouter, Response, WebSocket

from ...accounts.sessions import identify_session
from ...server import At, server_of
from ..error_schema import document_errors
from ..lobby_sockets import LobbyWatcher
from ..models.lobby import LobbyOut

router = APIRouter(prefix="/api", tags=["lobby"])


@router.get("/lobby", response_model=LobbyOut, responses=document_errors())
async def get_lobby(server: At) -> Response:
    """Who is there, which seats are free, what can be watched, what people look for."""
    await server.lobby.refresh()
    return Response(server.lobby.dump(), media_type="application/json")


@router.websocket("/lobby/socket")
async def open_lobby(websocket: WebSocket) -> None:
    """The lobby and its changes as they come; see docs/host/server.md."""
    server = server_of(websocket)
    session = await identify_session(websocket)
    with server.sockets.count(websocket, session):
        await websocket.accept()
        await server.sockets.serve(LobbyWatcher(server, websocket, session))
