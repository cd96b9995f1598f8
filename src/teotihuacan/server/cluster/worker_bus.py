"""Messages between worker processes at the same tables, through Redis.

What is told is only a hint to look into the database. A message that gets lost delays a push
until the next look; it never loses a move.
"""

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from ..storage.database import now

if TYPE_CHECKING:
    from ..server import Server
    from ..tables.room import Room

logger = logging.getLogger(__name__)
CHANNEL = "teotihuacan"
HERE = "teotihuacan:here:{}"  # who is connected to which worker, by table
STALE = 45_000  # milliseconds after which a worker's word on who is connected is forgotten
PAUSE = 1.0  # seconds before Redis is tried again


class WorkerBus:
    """The bus of a single worker: there is nobody to tell."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    async def start(self) -> None:
        """Begin to listen."""

    async def publish_table(self, table_id: int, *, again: bool = False) -> None:
        """Announce that a table has changed; `again`: also what was there before."""

    async def publish_person(self, person_id: str, *, ended: bool = False) -> None:
        """Announce that a person has changed; `ended`: their sessions have ended."""

    async def publish_presence(self, room: "Room") -> None:
        """Announce who is connected to a table at this worker."""

    async def resync(self) -> None:
        """Read all watched tables again, in case a message was lost."""

    async def catch_up(self, room: "Room") -> None:
        """Read what others did to a table before anybody watched it here."""

    async def read_presence(self, room: "Room") -> None:
        """Read who is connected to a table at other workers."""

    async def is_reachable(self) -> bool:
        """Whether others can be reached."""
        return True

    async def close(self) -> None:
        """Stop listening."""


class RedisBus(WorkerBus):
    """Workers that share a database and a Redis."""

    def __init__(self, server: "Server") -> None:
        super().__init__(server)
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(
            server.options.redis, decode_responses=True, socket_timeout=5
        )
        self.listening: asyncio.Task[None] | None = None
        self.handling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen."""
        self.listening = asyncio.create_task(self.listen())

    async def publish_table(self, table_id: int, *, again: bool = False) -> None:
        """Announce that a table has changed; `again`: also what was there before."""
        await self.publish({"about": "again" if again else "table", "table": table_id})

    async def publish_person(self, person_id: str, *, ended: bool = False) -> None:
        """Announce that a person has changed; `ended`: their sessions have ended."""
        await self.publish({"about": "person", "person": person_id, "ended": ended})

    async def publish_presence(self, room: "Room") -> None:
        """Announce who is connected to a table at this worker."""
        key = HERE.format(room.table.id)
        seats = sorted({watcher.seat for watcher in room.watchers})
        try:
            if seats:
                word = json.dumps({"seats": seats, "at": now()})
                await self.redis.hset(key, self.server.worker, word)
                await self.redis.pexpire(key, 2 * STALE)
            else:
                await self.redis.hdel(key, self.server.worker)
        except Exception as error:
            logger.warning("Redis failed", extra={"reason": type(error).__name__})
        await self.publish({"about": "presence", "table": room.table.id})

    async def publish(self, message: dict[str, Any]) -> None:
        """Send a message to the other workers; if it is lost, they resync later."""
        try:
            await self.redis.publish(CHANNEL, json.dumps({"from": self.server.worker, **message}))
        except Exception as error:
            logger.warning("Redis failed", extra={"reason": type(error).__name__})

    async def listen(self) -> None:
        """Receive messages for ever; when Redis fails, reconnect and resync."""
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=PAUSE)
                        if message is None:
                            continue
                        if message["type"] == "subscribe":  # also after a lost connection
                            await self.resync()
                        else:
                            self.receive(json.loads(message["data"]))
            except Exception as error:
                logger.warning("Redis failed", extra={"reason": type(error).__name__})
                await asyncio.sleep(PAUSE)

    def receive(self, message: dict[str, Any]) -> None:
        """Handle a message from another worker in a task of its own."""
        if message["from"] != self.server.worker:
            task = asyncio.create_task(self.handle_message(message))
            self.handling.add(task)
            task.add_done_callback(self.handling.discard)

    async def handle_message(self, message: dict[str, Any]) -> None:
        """Do what a message from another worker calls for."""
        about = message["about"]
        if about == "person":
            self.server.sessions.forget(message["person"])
            if message["ended"]:
                await self.server.sockets.end_sessions(message["person"])
            return
        room = self.server.rooms.by_id.get(message["table"])
        if room is None:
            return
        if about == "again":
            await self.server.rooms.reload(room.table.id)
        elif about == "presence":
            await self.read_presence(room)
        elif room.watchers:
            await self.server.rooms.refresh(room)

    async def resync(self) -> None:
        """Read all watched tables again, in case a message was lost."""
        for room in list(self.server.rooms.by_id.values()):
            if room.watchers:
                await self.publish_presence(room)
                await self.catch_up(room)

    async def catch_up(self, room: "Room") -> None:
        """Read what others did to a table before anybody watched it here."""
        await self.server.rooms.refresh(room)
        await self.read_presence(room)

    async def read_presence(self, room: "Room") -> None:
        """Read who is connected to a table at other workers."""
        try:
            words = await self.redis.hgetall(HERE.format(room.table.id))
        except Exception as error:  # who is there may wait, what happened may not
            logger.warning("Redis failed", extra={"reason": type(error).__name__})
            return
        said = {worker: json.loads(word) for worker, word in words.items()}
        found = {
            worker: word["seats"]
            for worker, word in said.items()
            if worker != self.server.worker and word["at"] > now() - STALE
        }
        if found != room.present_elsewhere:
            room.present_elsewhere = found
            room.look += 1
            self.server.rooms.show_change(room)

    async def is_reachable(self) -> bool:
        """Whether others can be reached."""
        try:
            return bool(await self.redis.ping())
        except Exception:
            return False

    async def close(self) -> None:
        """Stop listening."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.redis.aclose()
