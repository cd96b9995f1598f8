"""All tables of a worker: found, changed, told about."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import ColumnElement, Connection
from sqlalchemy.exc import IntegrityError

from ...engine import Setup
from ...version import RULES_VERSION
from ..accounts.person_names import GONE
from ..errors import Refusal, conflict, not_found
from ..operations import metrics
from ..storage import tables as store
from ..storage.database import now
from ..storage.people import Person, delete_person
from ..storage.tables import Seat, Stored, with_id, with_key
from . import lobby
from .news import table_for
from .room import Room
from .table_change import OPEN, RUNNING, Draft, bot_for
from .table_game import BOT, PERSON, Manners, Play

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")
MOST_ROOMS = 100  # in memory, beside those that are watched or thought about
MOST_TRIES = 10  # at a change that others get in the way of


class Rooms:
    """The tables in memory, and every change to them."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.database = server.database
        self.by_key: dict[str, Room] = {}
        self.by_id: dict[int, Room] = {}
        self.changing: set[asyncio.Task[int]] = set()

    # Finding ---

    async def get(self, key: str) -> Room:
        """The table with a key, as it is now."""
        return await self.found(self.by_key.get(key), with_key(key))

    async def to_watch(self, key: str) -> Room:
        """The table with a key, in memory: it stays there if it is watched at once."""
        while True:
            room = await self.get(key)
            if self.by_key.get(key) is room:  # nobody made space meanwhile
                return room

    async def get_by_id(self, table_id: int) -> Room:
        """The table with an id, as it is now."""
        return await self.found(self.by_id.get(table_id), with_id(table_id))

    async def found(self, room: Room | None, where: ColumnElement[bool]) -> Room:
        """A table in memory, refreshed if other workers may have changed it, or loaded."""
        if room is None:
            stored = await self.database.run(store.load, where)
            if stored is None:
                raise not_found("table")
            if stored.table.rules_version != RULES_VERSION:
                raise conflict("other_rules", "this game was played by other rules than today's")
            room = self.remembered(stored)
        elif self.server.options.cluster:
            await self.refresh(room)
        if not room.watchers:  # nobody here was told who comes and goes elsewhere
            await self.server.others.look_who_is_there(room)
        return room

    def remembered(self, stored: Stored) -> Room:
        """A loaded table put into memory, unless it got there meanwhile."""
        if stored.table.key in self.by_key:
            return self.by_key[stored.table.key]
        room = Room(stored)
        if len(self.by_key) >= MOST_ROOMS:
            self.make_space()
        self.by_key[stored.table.key] = self.by_id[stored.table.id] = room
        return room

    def make_space(self) -> None:
        """Forget tables that nobody watches, changes or thinks about."""
        for room in list(self.by_key.values()):
            thinking = room.table.id in self.server.thinkers.tasks
            if not room.watchers and not room.lock.locked() and not thinking:
                del self.by_key[room.table.key], self.by_id[room.table.id]

    async def refresh(self, room: Room) -> None:
        """Read what other workers have done to a table."""
        async with room.lock:
            await self.read(room)
        self.wake(room)

    async def read(self, room: Room) -> None:
        """The same, by whoever holds the table's lock."""
        stored = await self.database.run(
            store.load, with_id(room.table.id), room.number, room.line
        )
        if stored is not None:
            room.take(stored)

    def wake(self, room: Room) -> None:
        """Have everybody who watches here told what is new."""
        for watcher in room.watchers:
            watcher.wake()

    # Changing ---

    async def change(self, room: Room, work: Callable[[Draft], None]) -> int:
        """Change a table: on a draft, which is committed and then takes its place.

        Once begun it is done to its end, even if whoever asked is gone. The number of the latest
        entry of the draft: the table may have gone on since.
        """
        task = asyncio.create_task(self.change_now(room, work))
        self.changing.add(task)
        task.add_done_callback(self.changing.discard)
        return await asyncio.shield(task)

    async def change_now(self, room: Room, work: Callable[[Draft], None]) -> int:
        """The change itself."""
        async with room.lock:
            for _ in range(MOST_TRIES):
                draft = Draft(room.table, room.seats, room.play)
                work(draft)
                draft.settle(now())
                new = draft.new_entries()
                if await self.stored(store.commit, room.table, draft.table, draft.changed, new):
                    break
                await self.read(room)  # another worker was faster
            else:
                raise conflict("busy", "too much goes on at this table: try again")
            asked_before = (room.table.asked, room.table.waits_for, room.table.status)
            room.put(draft)
        for entry in new:
            metrics.MOVES.labels(entry.by).inc()
        if draft.table.status != draft.before.status and draft.play and draft.play.over:
            metrics.GAMES_FINISHED.inc()
        await self.announce(room)
        asked_now = (room.table.asked, room.table.waits_for, room.table.status)
        if asked_now != asked_before and room.table.waits_for == PERSON:
            self.server.webhooks.your_turn(room)
        return draft.table.number

    async def stored(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What a function of the store returns, which may name people who were deleted."""
        try:
            return await self.database.run(work, *args, **kwargs)
        except IntegrityError:
            raise conflict("gone", "somebody at this table is gone: look again") from None

    async def announce(self, room: Room) -> None:
        """Tell everybody, here and at other workers, that a table has changed."""
        self.wake(room)
        known = self.by_id.get(room.table.id)
        if known is not None and known is not room:  # it was forgotten and loaded again meanwhile
            await self.refresh(known)
        if room.table.waits_for == BOT and room.table.status == RUNNING:
            self.server.thinkers.think(room)
        await self.server.others.changed(room.table.id)

    async def close(self) -> None:
        """Wait for the changes under way."""
        await asyncio.gather(*self.changing, return_exceptions=True)

    # The game ---

    async def act(self, room: Room, person: Person, after: int, action: int) -> int:
        """Play an action for a person; the number of the latest entry that this made."""

        def work(draft: Draft) -> None:
            row, play, at = draft.seat_of(person.id), draft.playing(after), now()
            manners = draft.manners_of(row.seat)
            if manners is None:
                raise conflict("not_asked", "a bot plays for you")
            play.act(row.seat, action, manners, PERSON, at)
            draft.automate(at)

        return await self.moved(room, work)

    async def undo(self, room: Room, person: Person, after: int) -> int:
        """Take back a person's last answer."""

        def work(draft: Draft) -> None:
            row = draft.seat_of(person.id)
            draft.playing(after).undo(row.seat, now())

        return await self.moved(room, work)

    async def end_turn(self, room: Room, person: Person, after: int) -> int:
        """Confirm the end of a person's turn."""

        def work(draft: Draft) -> None:
            row, at = draft.seat_of(person.id), now()
            draft.playing(after).end_turn(row.seat, PERSON, at)
            draft.automate(at)

        return await self.moved(room, work)

    async def resign(self, room: Room, person: Person, after: int | None) -> int:
        """Give a game up."""

        def work(draft: Draft) -> None:
            row = draft.seat_of(person.id)
            draft.playing(after).resign(row.seat, PERSON, now())

        return await self.moved(room, work)

    async def answer(self, room: Room, seat: int, after: int, action: int) -> int:
        """Play a bot's answer."""

        def work(draft: Draft) -> None:
            play, at = draft.playing(after), now()
            if draft.waits_for(play) != BOT or play.asked != seat:
                raise conflict("not_asked", "no bot is asked")
            manners = draft.manners_of(seat) or Manners()
            play.act(seat, action, manners, BOT, at)
            draft.automate(at)

        return await self.moved(room, work)

    async def time_out(self, room: Room) -> None:
        """Do what was agreed on for when a clock runs out."""

        def work(draft: Draft) -> None:
            play, at = draft.playing(), now()
            due = draft.table.deadline is not None and draft.table.deadline <= at
            if not due or draft.waits_for(play) != PERSON:
                raise conflict("in_time", "the clock has not run out")
            play.time_out(draft.table.clock_end, at)
            draft.automate(at)

        await self.moved(room, work)

    async def moved(self, room: Room, work: Callable[[Draft], None]) -> int:
        """Change a game; the number of the latest entry that this made."""
        with metrics.ACTION_SECONDS.time():
            return await self.change(room, work)

    def question(self, room: Room) -> tuple[Play, str] | None:
        """The game and the bot that is asked, if one is."""
        play = room.play
        if play is None or room.table.status != RUNNING or room.table.waits_for != BOT:
            return None
        return play, bot_for(room.seats, play)

    def asked_of(self, room: Room, person: Person) -> Play:
        """The game in which a person is asked; a refusal if they aren't."""
        draft = Draft(room.table, room.seats, room.play)
        row, play = draft.seat_of(person.id), draft.playing()
        play.check_asked(row.seat, PERSON)
        if play.held is not None:
            raise conflict("held", "end the turn or take the action back first")
        return play

    # Tables ---

    async def create(self, values: dict[str, Any], rows: list[Seat]) -> Room:
        """A new table."""
        table_id = await self.stored(store.create, values, rows)
        return await self.get_by_id(table_id)

    async def rematch(self, room: Room, person: Person) -> Room:
        """The table at which the same players play again, made by the first who asks."""
        draft = Draft(room.table, room.seats, room.play)
        rows = lobby.rematch_seats(draft, person)
        if room.table.status != "finished":
            raise conflict("not_over", "the game is not over")
        if room.table.rematch is None:
            table, at = room.table, now()
            kept = ("title", "visibility", "shuffle", "clock_seconds", "clock_end")
            options = {name: getattr(table, name) for name in kept}
            values = lobby.new_table(person.id, Setup.from_dict(table.setup), at, **options)

            def work(draft: Draft) -> None:
                if draft.table.rematch is None:
                    draft.set(rematch=values["key"])
                    draft.bump()

            new = await self.create(values, rows)
            await self.change(room, work)
            if room.table.rematch != values["key"]:  # somebody else was faster
                await self.change(new, lambda draft: lobby.leave(draft, person, at))
        assert room.table.rematch is not None
        return await self.get(room.table.rematch)

    async def say(self, room: Room, person: Person, text: str) -> int:
        """Add a line to a table's chat."""
        Draft(room.table, room.seats, None).seat_of(person.id)
        async with room.lock:
            for _ in range(MOST_TRIES):
                line = await self.database.run(
                    store.add_line, room.table.id, person.id, text, now()
                )
                if line is not None:
                    break
            else:
                raise conflict("busy", "too much goes on at this table: try again")
            if line.number == room.line + 1:
                room.chat.append(line)
            else:
                await self.read(room)
        self.wake(room)
        await self.server.others.changed(room.table.id)
        return line.number

    async def public(self, status: str, person: Person | None) -> list[dict[str, Any]]:
        """The public tables with a status, as a person may see them."""
        found = await self.database.run(store.public_tables, status)
        return [table_for(*one, person.id if person else None) for one in found]

    # People ---

    async def tables_of(self, person: Person) -> list[dict[str, Any]]:
        """The tables of a person: those first where they are asked, then the latest."""
        found = await self.database.run(store.tables_of, person.id)
        shown = [table_for(*one, person.id) for one in found]
        return sorted(shown, key=lambda table: not table["your_turn"])

    async def export(self, person: Person) -> list[dict[str, Any]]:
        """All that is kept of a person's tables; games under way as their seat sees them."""
        exported = []
        for table_id in await self.database.run(store.tables_that_know, person.id):
            try:
                room = await self.get_by_id(table_id)
            except Refusal:  # it was begun with other rules, or is gone
                continue
            status = room.table.status
            shown = room.described(person.id)
            seat = room.seat_of(person.id)
            shown["chat"] = [
                {"text": line.text, "at": line.at}
                for line in room.chat
                if line.person_id == person.id
            ]
            shown["record"] = record_of(room) if status == "finished" else None
            if room.play and status == RUNNING:
                shown["entries"] = room.entries_for(seat)
            exported.append(shown)
        return exported

    async def renamed(self, person: Person) -> None:
        """Show a person's new name at their tables."""
        ids = await self.database.run(store.rename_person, person.id, person.name)
        await self.reload(ids)

    async def forget(self, person: Person) -> None:
        """Delete a person: bots go on for them, names and chat disappear."""
        found = await self.database.run(store.tables_of, person.id)
        for table, _ in found:
            if table.status in (OPEN, RUNNING):
                try:
                    room = await self.get_by_id(table.id)
                    await self.change(room, lambda draft: lobby.leave(draft, person, now()))
                except Refusal as refusal:  # invited only, or over meanwhile
                    logger.info("nothing to leave", extra={"code": refusal.code})

        def delete(connection: Connection) -> list[int]:
            ids = store.forget_person(connection, person.id, GONE)
            delete_person(connection, person.id)
            return ids

        await self.reload(await self.database.run(delete))

    async def reload(self, ids: list[int]) -> None:
        """Read tables again whose seats or chat were changed behind their back."""
        for table_id in ids:
            await self.read_again(table_id)
            await self.server.others.changed(table_id, again=True)

    async def read_again(self, table_id: int) -> None:
        """Read a table again, if it is in memory, chat and all."""
        room = self.by_id.get(table_id)
        if room is not None:
            async with room.lock:
                stored = await self.database.run(store.load, with_id(table_id), room.number)
                if stored is not None:  # nobody may see the table without its chat meanwhile
                    room.chat.clear()
                    room.take(stored)
            self.wake(room)


def record_of(room: Room) -> dict[str, Any]:
    """The record of a game that is over, with its seed."""
    if room.table.status != "finished" or room.play is None:
        raise conflict("not_over", "the record can be had when the game is over")
    record = room.play.game.record()
    record["names"] = [row.name for row in room.seats]
    return record
