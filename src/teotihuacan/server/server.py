"""The parts of a running server, created once in each worker process."""

import asyncio
import logging
import secrets as chance
import shutil
from contextlib import suppress
from typing import Annotated

from fastapi import Depends
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from .accounts.forbidden_words import ForbiddenWords
from .accounts.login_throttle import LoginThrottle
from .accounts.passwords import Passwords
from .accounts.sessions import Session, Sessions
from .bots.bot_players import BotPlayers
from .cluster.redis_bus import RedisBus
from .cluster.worker_bus import WorkerBus
from .errors import Refusal, too_often
from .http.rate_limits import Buckets
from .http.sockets import Sockets
from .lobby.lobby import Lobby
from .lobby.matchmaker import Matchmaker
from .notifications.later import Later
from .notifications.mailing import Mailing
from .notifications.notifier import Notifier
from .operations import metrics
from .operations.loop_lag import measure_lag
from .operations.open_files import watch_open_files
from .operations.retention import Retention
from .operators.notice_board import NoticeBoard
from .options import ServerOptions
from .reviews.review_jobs import Reviews
from .storage import hanging
from .storage.database import Database
from .storage.heartbeats import beat
from .storage.people import Person, person_by_id
from .storage.push_subscriptions import drop_subscriptions_of_session
from .storage.tables import count_by_status, count_damaged, count_going, count_invited
from .tables.auto_start import AutoStart
from .tables.clocks import Clocks
from .tables.daily_tables import DailyTables
from .tables.game_actions import GameActions
from .tables.person_tables import PersonTables
from .tables.ratings import Ratings
from .tables.replays import Replays
from .tables.results import Results
from .tables.room_repository import RoomRepository
from .tables.table_actions import TableActions
from .tables.vacations import Vacations

__all__ = ["At", "Server", "server_of"]

logger = logging.getLogger(__name__)
CHAT_RATE, CHAT_BURST = 0.5, 8.0  # lines a second of one person
TABLE_RATE, TABLE_BURST = 0.05, 20.0  # new tables a second of one person
GUEST_TABLES, MOST_TABLES = 20, 200  # open or running, of one person
MOST_INVITED = 30  # people invited by name who haven't come, of one person
HINT_RATE, HINT_BURST = 0.2, 20.0  # hints a second of one person: each takes a bot's second
FRIEND_RATE, FRIEND_BURST = 1 / 30, 20.0  # people asked to be friends a second, by one person
INVITE_RATE, INVITE_BURST = 1 / 30, 20.0  # people invited by name a second, by one person
REPORT_RATE, REPORT_BURST = 1 / 300, 5.0  # reports a second of one person
EXPORT_RATE, EXPORT_BURST = 1 / 60, 5.0  # exports a second of one person
SUBSCRIPTION_RATE, SUBSCRIPTION_BURST = 1 / 10, 10.0  # browsers a second of one person
TEST_RATE, TEST_BURST = 1 / 30, 3.0  # trial messages a second of one person
REPLAY_RATE, REPLAY_BURST = 2.0, 40.0  # finished games replayed a second for one address
PROFILE_RATE, PROFILE_BURST = 2.0, 40.0  # profiles a second for one address
REVIEW_RATE, REVIEW_BURST = 1 / 120, 20.0  # reviews a second of one person; guests' weigh more


class Server:
    """What endpoints, sockets and background work share."""

    def __init__(self, options: ServerOptions) -> None:
        self.options = options
        self.draining = options.drain
        self.worker = chance.token_hex(4)  # tells one worker process from another
        self.database = Database(options.url)
        self.sessions = Sessions(self.database)
        self.passwords = Passwords()
        self.sign_ins = LoginThrottle(10, 60.0)
        self.new_guests = LoginThrottle(30, 3600.0)
        self.chat_limit = Buckets(CHAT_RATE, CHAT_BURST)
        self.table_limit = Buckets(TABLE_RATE, TABLE_BURST)
        self.hint_limit = Buckets(HINT_RATE, HINT_BURST)
        self.review_limit = Buckets(REVIEW_RATE, REVIEW_BURST)
        self.export_limit = Buckets(EXPORT_RATE, EXPORT_BURST)
        self.replay_limit = Buckets(REPLAY_RATE, REPLAY_BURST)
        self.profile_limit = Buckets(PROFILE_RATE, PROFILE_BURST)
        self.friend_limit = Buckets(FRIEND_RATE, FRIEND_BURST)
        self.invite_limit = Buckets(INVITE_RATE, INVITE_BURST)
        self.report_limit = Buckets(REPORT_RATE, REPORT_BURST)
        self.subscription_limit = Buckets(SUBSCRIPTION_RATE, SUBSCRIPTION_BURST)
        self.test_limit = Buckets(TEST_RATE, TEST_BURST)
        self.mail_codes = LoginThrottle(5, 3600.0)
        self.forbidden_words = ForbiddenWords(options.forbidden_words)
        self.notice_board = NoticeBoard(self)
        self.auto_start = AutoStart(self)
        self.rooms = RoomRepository(self)
        self.games = GameActions(self)
        self.tables = TableActions(self)
        self.person_tables = PersonTables(self)
        self.replays = Replays()
        self.results = Results(self)
        self.daily_tables = DailyTables(self)
        self.ratings = Ratings(self)
        self.sockets = Sockets(self)
        self.lobby = Lobby(self)
        self.matchmaker = Matchmaker(self)
        self.bot_players = BotPlayers(self)
        self.reviews = Reviews(self)
        self.notifier = Notifier(self)
        self.mailing = Mailing(self)
        self.vacations = Vacations(self)
        self.bus = RedisBus(self) if options.cluster else WorkerBus(self)
        self.clocks = Clocks(self)
        self.looking = asyncio.create_task(self.clocks.run())
        self.lag = asyncio.create_task(measure_lag())
        self.files = asyncio.create_task(watch_open_files())
        self.retention = asyncio.create_task(Retention(self).run())
        self.later = Later(self)
        self.telling = asyncio.create_task(self.later.run())

    async def start(self) -> None:
        """Begin the background work."""
        metrics.DRAINING.set(self.draining)
        await self.notice_board.start()
        await self.reviews.start()
        await self.bus.start()
        self.ratings.count_soon()

    async def stop(self) -> None:
        """End the background work, and close what is open."""
        background = (self.looking, self.lag, self.files, self.retention, self.telling)
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await self.lobby.close()
        await self.auto_start.close()
        await self.reviews.close()
        await self.bot_players.close()
        await self.rooms.close()
        await self.results.close()
        await self.ratings.close()
        await self.notifier.close()
        await self.bus.close()
        self.passwords.close()
        self.database.close()

    async def check_parts(self) -> dict[str, bool]:
        """Which parts work; the database, if it takes what is written."""
        database = False
        with suppress(SQLAlchemyError, OSError):
            async with asyncio.timeout(hanging.READY):
                database = await self.database.run(beat, self.worker)
        return {
            "database": database,
            "others": await self.bus.is_reachable(),
            "bots": self.bot_players.processes.alive,
            "clocks": self.clocks.is_looked_after(),
        }

    async def count_tables(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self.database.run(count_by_status)

    async def measure_storage(self) -> dict[str, float]:
        """What the metrics tell of where games are kept; PostgreSQL's disk is its own affair."""
        figures = {"tables_damaged": float(await self.database.run(count_damaged))}
        if not self.options.database:
            figures["disk_free_bytes"] = float(shutil.disk_usage(self.options.data).free)
        return figures

    async def forget_person(self, person_id: str) -> None:
        """Have all workers read a person anew: something about them has changed."""
        await self.renew_person(person_id)
        self.bus.tell_person(person_id)

    async def renew_person(self, person_id: str) -> None:
        """Drop a person from this worker's caches; who is connected here is known anew."""
        self.sessions.forget(person_id)
        self.notifier.forget(person_id)
        if self.sockets.list_of(person_id):
            person = await self.database.run(person_by_id, person_id)
            if person is not None:
                self.sockets.renew_person(person)
                self.lobby.look_at_people()

    async def end_session(self, session: Session) -> None:
        """End one session of a person; its browser takes no messages any more."""
        await self.sessions.end(session)
        await self.database.run(drop_subscriptions_of_session, session.id)
        self.sessions.forget(session.person.id)
        await self.sockets.end_session(session.id)
        self.bus.tell_person(session.person.id, session_id=session.id)

    async def end_sessions(self, person_id: str) -> None:
        """End all sessions of a person."""
        self.sessions.forget(person_id)
        await self.sockets.end_sessions(person_id)
        self.bus.tell_person(person_id, ended=True)

    def drain(self) -> None:
        """Take no new tables from now on; those that there are go on."""
        self.draining = True
        metrics.DRAINING.set(True)
        logger.info("no new tables are taken")

    def check_not_draining(self) -> None:
        """Refuse new tables while the server waits for those that there are to end."""
        if self.draining:
            raise Refusal("draining")

    async def check_new_table(self, person: Person) -> None:
        """Refuse a new table to somebody who makes them too often, or has too many going."""
        self.check_not_draining()
        self.check_rate(self.table_limit, person)
        if not self.options.local:
            self.check_table_count(person, await self.database.run(count_going, person.id))

    def check_table_count(self, person: Person, going: int) -> None:
        """Refuse another table to somebody who has as many as they may."""
        most = GUEST_TABLES if person.guest else MOST_TABLES
        if going >= most:
            raise Refusal("too_many_tables", most=most)

    async def check_invitations(self, person: Person, new: int) -> None:
        """Refuse to invite more people than one person may: at once, or who don't come."""
        if new and not self.options.local:
            self.check_rate(self.invite_limit, person, new)
            if await self.database.run(count_invited, person.id) + new > MOST_INVITED:
                raise Refusal("too_many_invitations", most=MOST_INVITED)

    def check_rate(self, limit: Buckets, who: Person | str, cost: float = 1.0) -> None:
        """Refuse what a person, or an address, does too often."""
        key = who if isinstance(who, str) else who.id
        if self.options.rate and (wait := limit.take(key, cost)):
            raise too_often(wait)


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request or socket came to."""
    server: Server = connection.app.state.server
    return server


async def find_server(connection: HTTPConnection) -> Server:
    """The same, for requests: what isn't async would be sent through a thread."""
    return server_of(connection)


At = Annotated[Server, Depends(find_server)]
