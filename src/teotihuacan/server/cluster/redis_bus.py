"""Workers at the same tables, through Redis.

Every table has one owner among the workers that have it in memory: the first who came, until it
leaves or dies. The owner lets the table's bots think. A change is made by whichever worker is
asked for it, and told to the others at the table, who add it without the database. What is told
is never needed: the database decides what a change may follow, and a message that gets lost is
found out by the next look.
"""

import asyncio
import json
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import orjson

from ..errors import Refusal
from ..json_text import dump_json
from ..operations import metrics
from .redis_link import RedisLink
from .scripts import ALL, BEAT, ENTER, INBOX, LEAVE, TABLE, WORKERS
from .table_messages import Message, add_message, message_of_change, message_of_line
from .worker_bus import WorkerBus

if TYPE_CHECKING:
    from ..lobby.lobby import Note
    from ..lobby.lobby_state import People
    from ..server import Server
    from ..storage.tables import ChatLine
    from ..tables.room import Room
    from ..tables.table_change import TableChange

logger = logging.getLogger(__name__)
BEAT_PAUSE = 2.0  # seconds
RETRY_PAUSE = 0.5  # seconds, while Redis is away
LIFE = 10_000  # milliseconds without a beat, after which a worker counts as dead
KEPT = 7 * 24 * 3600  # seconds that Redis remembers who is at a table
IDLE = 15.0  # seconds after which a table that nobody asked for isn't told about any more
FIRST_WAIT = 5.0  # seconds that a start waits for Redis


class RedisBus(WorkerBus):
    """Tells other workers, and hears them."""

    def __init__(self, server: "Server") -> None:
        super().__init__(server)
        self.me = server.worker
        self.link = RedisLink(server.options.redis, (ALL, INBOX + self.me), self.hear)
        self.living: set[str] = set()
        self.connected = asyncio.Event()  # everybody knows what we have, and we hear everybody
        self.losses = 0  # of the connection
        self.due = asyncio.Event()  # the next beat should not wait
        self.beating: asyncio.Task[None] | None = None
        self.handling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen; wait for Redis, but not for ever."""
        self.link.start()
        self.beating = asyncio.create_task(self.keep_beating())
        with suppress(TimeoutError):
            async with asyncio.timeout(FIRST_WAIT):
                await self.connected.wait()

    async def is_reachable(self) -> bool:
        """Whether others can be reached."""
        return await self.link.is_reachable()

    async def close(self) -> None:
        """Say goodbye, so that others take over at once, and stop listening."""
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, *self.handling, return_exceptions=True)
        if self.connected.is_set():
            await self.link.ask("ZREM", WORKERS, self.me)
            self.tell_all({"about": "gone"})
        await self.link.close()

    # Who lives ---

    async def keep_beating(self) -> None:
        """Tell for ever that we live, and find out who else does."""
        while True:
            pause = BEAT_PAUSE if self.connected.is_set() else RETRY_PAUSE
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self.due.wait()
            self.due.clear()
            try:
                await self.beat()
            except Exception:
                logger.exception("a beat failed")

    async def beat(self) -> None:
        """Tell once that we live. Whoever was forgotten tells all others everything again."""
        answer = await self.link.ask("EVAL", BEAT, 1, WORKERS, self.me, LIFE)
        if answer is None or not self.link.listening:
            self.connected.clear()
            return
        forgotten, living = bool(answer[0]), set(answer[1])
        self.drop_workers(self.living - living)
        self.living = living
        if forgotten or not self.connected.is_set():
            await self.resync()
        owned = (room.elsewhere.owner == self.me for room in self.server.rooms.by_id.values())
        metrics.OWNED.set(sum(owned))

    async def resync(self) -> None:
        """Enter all tables again: others, or Redis, may have forgotten us."""
        rooms, losses = list(self.server.rooms.by_id.values()), self.losses
        for room in rooms:
            room.elsewhere.count = 0  # what Redis counts may have begun anew
        await asyncio.gather(*(self.enter(room) for room in rooms))
        if self.losses > losses:
            return
        self.connected.set()
        self.server.lobby.resync()
        for room in rooms:
            for worker in room.elsewhere.seats:
                self.tell_head(room, worker)
            self.server.rooms.ask_bots(room)
        try:
            await self.server.rooms.look_around()
            await self.server.sockets.check_sessions()
        except Exception:
            self.connected.clear()  # the next beat looks again
            raise

    def drop_workers(self, gone: set[str]) -> None:
        """Forget workers that died: what they owned is taken over."""
        self.server.lobby.forget_workers(gone)
        for room in list(self.server.rooms.by_id.values()) if gone else ():
            elsewhere = room.elsewhere
            before = room.present_seats()
            for worker in gone:
                elsewhere.seats.pop(worker, None)
            self.show_presence(room, before)
            if elsewhere.owner in gone:
                self.run(self.take_over(room))

    async def take_over(self, room: "Room") -> None:
        """Own a table whose owner is gone, unless another worker was faster."""
        room.elsewhere.owner = ""
        await self.enter(room)
        self.server.rooms.ask_bots(room)

    def keeps_time(self) -> bool:
        """One of the living looks at clocks; without Redis everybody does."""
        return not self.connected.is_set() or self.me == min(self.living, default=self.me)

    def misses_news(self) -> bool:
        """Whether what others do has to be looked for."""
        return not self.connected.is_set()

    # Who is at a table ---

    async def follow(self, room: "Room") -> None:
        """Enter a table: from then on this worker is told what others do there."""
        if self.connected.is_set():
            await self.enter(room)

    async def enter(self, room: "Room") -> bool:
        """Tell who is connected to a table here, and hear who is elsewhere; whether we could."""
        seats = room.elsewhere.said = room.seats_here()
        state = await self.link.ask(*self.script(ENTER, room), json.dumps(seats), KEPT)
        if state is None:
            self.lose_connection()
            return False
        room.elsewhere.told = True
        self.take_presence(room, json.loads(state))
        if room.table.id not in self.server.rooms.by_id:  # it was dropped meanwhile
            self.leave(room)
        return True

    def leave(self, room: "Room") -> None:
        """Leave a table that is no longer in memory."""
        room.elsewhere.told = False
        self.link.send(*self.script(LEAVE, room))

    def script(self, script: str, room: "Room") -> tuple[str | int, ...]:
        """A script about a table, with what all of them need."""
        message = self.dump({"about": "presence", "table": room.table.id, "state": ""})
        key = TABLE.format(room.table.id)
        return "EVAL", script, 2, key, WORKERS, self.me, INBOX, message.removesuffix('""}')

    def take_presence(self, room: "Room", state: Message) -> list[str]:
        """Take over who is at a table, unless we know better; the workers that are new."""
        elsewhere, before = room.elsewhere, room.present_seats()
        if state["count"] <= elsewhere.count:
            return []
        elsewhere.count, elsewhere.owner = state["count"], state["owner"]
        new = state["seats"].keys() - elsewhere.seats.keys() - {self.me}
        elsewhere.seats = {
            worker: json.loads(seats)
            for worker, seats in state["seats"].items()
            if worker != self.me
        }
        self.show_presence(room, before)
        return sorted(new)

    def is_told(self, room: "Room", /) -> bool:
        """Whether this worker is told of every change at a table."""
        return room.elsewhere.told and self.connected.is_set()

    def owns(self, room: "Room", /) -> bool:
        """Whether this worker looks after a table; without Redis nobody can say who does."""
        return not self.connected.is_set() or room.elsewhere.owner == self.me

    def tell_presence(self, room: "Room") -> None:
        """Tell who is connected to a table here, if that has changed."""
        if self.is_told(room) and room.elsewhere.said != room.seats_here():
            self.run(self.enter(room))

    def show_presence(self, room: "Room", before: list[int]) -> None:
        """Show who is connected to a table, if that is no longer as before."""
        if room.present_seats() != before:
            room.look += 1
            self.server.rooms.show_change(room)

    # Telling ---

    def tell_change(self, room: "Room", change: "TableChange") -> None:
        """Tell what was committed."""
        if room.elsewhere.seats:
            self.tell(room, {"about": "change", **message_of_change(change)})

    def tell_line(self, room: "Room", line: "ChatLine") -> None:
        """Tell a new line of chat."""
        if room.elsewhere.seats:
            self.tell(room, {"about": "change", **message_of_line(room, line)})

    def tell(self, room: "Room", message: Message) -> None:
        """Send a message to all other workers at a table; without Redis they look."""
        if not self.connected.is_set():
            return
        text = self.dump({**message, "table": room.table.id})
        for worker in room.elsewhere.seats:
            metrics.TOLD.inc()
            self.link.send("PUBLISH", INBOX + worker, text)

    def tell_head(self, room: "Room", worker: str) -> None:
        """Tell one worker how far a table has gone, in case it missed something."""
        text = self.dump({"about": "head", "table": room.table.id, "head": room.head})
        self.link.send("PUBLISH", INBOX + worker, text)

    def tell_reload(self, ids: list[int]) -> None:
        """Tell that seats or chat of tables were changed in the database."""
        if ids:
            self.tell_all({"about": "reload", "tables": ids})

    def tell_removed(self, table_id: int) -> None:
        """Tell that a table is no longer stored."""
        self.tell_all({"about": "removed", "table": table_id})

    def tell_person(
        self, person_id: str, *, session_id: str | None = None, ended: bool = False
    ) -> None:
        """Tell that a person has changed; that one of their sessions, or all, have `ended`."""
        said = {"person": person_id, "session": session_id, "ended": ended}
        self.tell_all({"about": "person", **said})

    def tell_lobby(self) -> None:
        """Tell that public tables, or what people look for, have changed."""
        self.tell_all({"about": "lobby"})

    def tell_people(self, people: "People", *, ask: bool = False) -> None:
        """Tell who is here; maybe ask who is at the others."""
        self.tell_all({"about": "people", "people": people, "ask": ask})

    def tell_note(self, person_id: str, note: "Note") -> None:
        """Tell a person something who may watch the lobby at another worker."""
        self.tell_all({"about": "note", "person": person_id, "note": note})

    def tell_all(self, message: Message) -> None:
        """Send a message to all workers."""
        self.link.send("PUBLISH", ALL, self.dump(message))

    def dump(self, message: Message) -> str:
        """A message as it is sent."""
        return dump_json({"from": self.me, **message})

    # Hearing ---

    def hear(self, text: str | None) -> None:
        """Handle a message from another worker; None: there may have been others before."""
        if text is None:
            self.lose_connection()
            return
        message = orjson.loads(text)
        if message["from"] != self.me:
            self.handle(message)

    def lose_connection(self) -> None:
        """Something may have got lost: everything is told again as soon as that can be."""
        self.losses += 1
        self.connected.clear()
        self.due.set()

    def handle(self, message: Message) -> None:
        """Do what a message from another worker calls for."""
        about = message["about"]
        if about == "person":
            self.run(self.handle_person(message))
        elif about == "reload":
            self.run(self.reload(message["tables"]))
        elif about == "removed":
            self.run(self.server.rooms.remove(message["table"]))
        elif about == "gone":
            self.living.discard(message["from"])
            self.drop_workers({message["from"]})
        elif about in ("lobby", "people", "note"):
            self.handle_in_lobby(message)
        else:
            room = self.server.rooms.by_id.get(message["table"])
            if room is not None:
                self.handle_at_table(room, message)

    def handle_at_table(self, room: "Room", message: Message) -> None:
        """Do what a message about a table in memory calls for."""
        if message["about"] == "presence":
            self.hear_presence(room, message["state"])
        elif message["about"] == "head":
            self.run(self.compare(room, tuple(message["head"])))
        elif self.server.rooms.is_idle(room, IDLE):  # nobody here needs it any more
            self.server.rooms.drop(room)
        else:
            self.run(self.add(room, message))

    def handle_in_lobby(self, message: Message) -> None:
        """Do what a message about the lobby calls for."""
        lobby = self.server.lobby
        if message["about"] == "lobby":
            lobby.look_at_tables()
        elif message["about"] == "people":
            lobby.hear_people(message["from"], message["people"], answer=message["ask"])
        else:
            lobby.note(message["person"], message["note"])

    async def handle_person(self, message: Message) -> None:
        """A person has changed, or has signed out."""
        await self.server.renew_person(message["person"])
        if message["session"]:
            await self.server.sockets.end_session(message["session"])
        if message["ended"]:
            await self.server.sockets.end_sessions(message["person"])

    async def reload(self, ids: list[int]) -> None:
        """Read tables again whose seats or chat were changed."""
        for table_id in ids:
            await self.server.rooms.reload(table_id)

    def hear_presence(self, room: "Room", state: Message) -> None:
        """Somebody came or went at another worker, or that worker entered or left the table."""
        for worker in self.take_presence(room, state):
            self.tell_head(room, worker)  # it loaded the table before it could be told
        if room.elsewhere.owner:
            self.server.rooms.ask_bots(room)
        else:
            self.run(self.take_over(room))

    async def compare(self, room: "Room", head: tuple[int, ...]) -> None:
        """Read what is missing if another worker knows more of a table."""
        if any(theirs > ours for theirs, ours in zip(head, room.head, strict=True)):
            metrics.READ.inc()
            await self.server.rooms.refresh(room)
        self.server.rooms.ask_bots(room)

    async def add(self, room: "Room", message: Message) -> None:
        """Add to a table what another worker has committed there."""
        metrics.HEARD.inc()
        async with room.lock:
            if not add_message(room, message):
                metrics.READ.inc()
                await self.server.rooms.read_new(room)
        self.server.rooms.show_change(room)
        self.server.rooms.ask_bots(room)

    def run(self, work: Any) -> None:
        """Do something in a task of its own; a failure is logged."""
        task = asyncio.create_task(log_failures(work))
        self.handling.add(task)
        task.add_done_callback(self.handling.discard)


async def log_failures(work: Any) -> None:
    """Do something that nobody waits for."""
    try:
        await work
    except Refusal as refusal:
        logger.info("a message was of no use", extra={"code": refusal.code})
    except Exception:
        logger.exception("a message from another worker failed")
