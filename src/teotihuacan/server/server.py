"""The parts of a running server, made once in each worker process."""

import secrets as chance
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from .database import Database
from .options import ServerOptions
from .passwords import Passwords
from .sessions import Sessions
from .tries import Tries

__all__ = ["At", "Server", "server_of"]


class Server:
    """What endpoints, sockets and background work share."""

    def __init__(self, options: ServerOptions) -> None:
        self.options = options
        self.worker = chance.token_hex(4)  # tells one worker process from another
        self.database = Database(options.url)
        self.passwords = Passwords()
        self.sessions = Sessions(self.database)
        self.sign_ins = Tries(10, 60)
        self.new_guests = Tries(30, 3600)

    async def start(self) -> None:
        """Begin the background work."""

    async def stop(self) -> None:
        """End the background work, and close what is open."""
        self.passwords.close()
        self.database.close()


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request or socket came to."""
    server: Server = connection.app.state.server
    return server


At = Annotated[Server, Depends(server_of)]
