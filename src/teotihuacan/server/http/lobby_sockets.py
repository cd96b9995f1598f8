"""Live connections to the lobby."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from starlette.websockets import WebSocket

from ..accounts.sessions import Session
from .connections import Connection
from .models.requests import PingIn, SocketMessage

if TYPE_CHECKING:
    from ..server import Server


class LobbyWatcher(Connection):
    """Somebody who watches the lobby; all they may say is `ping`."""

    messages: ClassVar[Mapping[str, type[SocketMessage]]] = {"ping": PingIn}

    def __init__(self, server: "Server", websocket: WebSocket, session: Session | None) -> None:
        super().__init__(server, websocket, session, "lobby")
        self.number: int | None = None  # of the state that was told

    @property
    def latest(self) -> int:
        """The number of the state now."""
        return self.server.lobby.number

    async def enter(self) -> None:
        """Begin to watch: what is told is up to date."""
        lobby = self.server.lobby
        lobby.watchers.add(self)
        if lobby.stale or len(lobby.watchers) == 1:  # nobody was told what happened meanwhile
            await lobby.refresh()
        self.wake()

    async def leave(self) -> None:
        """Watch no more."""
        self.server.lobby.watchers.discard(self)

    def take_news(self) -> str | None:
        """The lobby, or what has changed of it for who was told the state before."""
        lobby, told = self.server.lobby, self.number
        if told == lobby.number:
            return None
        self.number = lobby.number
        return lobby.changes if told == lobby.number - 1 else lobby.dump()

    async def carry_out(self, _message: SocketMessage) -> int:
        """Answer a sign of life."""
        return self.latest
