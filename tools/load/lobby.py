"""People who watch the lobby; one of them makes a public table now and then, and closes it."""

import asyncio
import json
import random

from websockets.asyncio.client import ClientConnection, connect

from .http_client import HttpClient
from .people import GONE, PATIENCE, TRY_AGAIN, Figures
from .plan import Load

TABLE = {"setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
SIGN_OF_LIFE = 20  # seconds
PUBLIC = {**TABLE, "visibility": "public"}


class LobbyPerson:
    """Somebody with a name who looks at the lobby and hears of every change."""

    def __init__(self, url: str, number: int, load: Load, figures: Figures) -> None:
        self.url = url
        self.name = f"Watcher {load.seed}-{number}"
        self.load = load
        self.figures = figures
        self.chance = random.Random(self.name)
        self.http = HttpClient(url)
        self.came = asyncio.Event()

    async def invite(self) -> None:
        """Become a guest of the server."""
        await self.ask("POST", "/api/guests", {"name": self.name})

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The answer to a request that the server should carry out."""
        status, text = await asyncio.wait_for(self.http.ask(method, path, body), PATIENCE)
        assert status < 400, text
        return text

    async def watch(self) -> None:
        """Watch, until cancelled; come back whenever the connection breaks."""
        while True:
            try:
                await self.visit()
            except* GONE:
                self.figures.reconnections += 1
            await asyncio.sleep(self.chance.uniform(0, TRY_AGAIN))

    async def visit(self) -> None:
        """Watch over one connection."""
        opening = connect(
            f"{self.url.replace('http', 'ws', 1)}/api/lobby/socket",
            additional_headers={"Cookie": self.http.cookie},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # browsers send none either
            max_size=None,
        )
        async with opening as socket, asyncio.TaskGroup() as group:
            group.create_task(self.listen(socket))
            group.create_task(self.ping(socket))

    async def ping(self, socket: ClientConnection) -> None:
        """Give a sign of life as often as the page does, not all at the same moment."""
        await asyncio.sleep(self.chance.uniform(0, SIGN_OF_LIFE))
        while True:
            await socket.send('{"type": "ping"}', text=True)
            await asyncio.sleep(SIGN_OF_LIFE)

    async def listen(self, socket: ClientConnection) -> None:
        """Count what is told."""
        while True:
            message = await socket.recv(decode=False)
            self.came.set()
            self.figures.lobby += not message.startswith(b'{"type":"done"')

    async def change(self) -> None:
        """Make a public table and close it, again and again."""
        while True:
            await self.wait()
            key = json.loads(await self.ask("POST", "/api/tables", PUBLIC))["key"]
            await self.wait()
            await self.ask("POST", f"/api/tables/{key}/leave")

    async def wait(self) -> None:
        """Wait until the next change."""
        await asyncio.sleep(self.chance.expovariate(1 / self.load.lobby_pause))
