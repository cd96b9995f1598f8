"""Follows what operators change in the database: each worker looks once a second."""

import logging
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import SQLAlchemyError

from ..storage import notices as store
from ..storage.announcements import load_announcement
from ..storage.database import now
from ..storage.notices import Notice
from ..storage.people import person_by_id

if TYPE_CHECKING:
    from ..server import Server

logger = logging.getLogger(__name__)


class NoticeBoard:
    """The notices that this worker has followed, and what is announced."""

    def __init__(self, server: "Server") -> None:
        self.server = server
        self.followed: set[int] = set()
        self.last = 0
        self.announced: dict[str, Any] | None = None

    @property
    def announcement(self) -> dict[str, Any] | None:
        """What is announced, until its end."""
        said = self.announced
        return said if said is not None and said["until"] > now() else None

    async def start(self) -> None:
        """Pass over what was done before, except wishes to delete somebody."""
        for notice in await self.server.database.run(store.load_notices, 0):
            if notice.kind != store.DELETE:
                self.pass_over(notice)
        await self.read_announcement()

    async def look(self) -> None:
        """Follow what is new."""
        for notice in await self.server.database.run(store.load_notices, self.last):
            if notice.id in self.followed:
                continue
            if notice.kind != store.DELETE:  # which goes with its person, or is tried again
                self.pass_over(notice)
            try:
                await self.follow(notice)
            except (SQLAlchemyError, OSError):
                raise  # that concerns everything
            except Exception:
                logger.exception("a notice can't be followed", extra={"kind": notice.kind})

    def pass_over(self, notice: Notice) -> None:
        """Don't follow a notice again."""
        self.last = max(self.last, notice.id)
        recent = self.last - store.OVERLAP
        self.followed = {one for one in self.followed if one > recent} | {notice.id}

    async def follow(self, notice: Notice) -> None:
        """Do what a notice calls for; other workers read it themselves."""
        server = self.server
        if notice.kind == store.NEWS:
            await self.read_announcement()
            server.sockets.wake_all()
        elif notice.kind == store.TABLE and notice.table_id is not None:
            await server.rooms.reload(notice.table_id)
        elif notice.person_id is not None:
            await self.follow_person(notice.kind, notice.person_id)

    async def follow_person(self, kind: str, person_id: str) -> None:
        """Do what has to be done when somebody was changed, signed out or deleted."""
        server = self.server
        await server.renew_person(person_id)
        if kind == store.PERSON:
            return
        person = await server.database.run(person_by_id, person_id)
        if person is not None and person.ban is not None:
            await server.sockets.end_banned(person_id, person.ban)
        else:
            await server.sockets.end_sessions(person_id)
        if kind == store.DELETE and person is not None:
            await server.person_tables.delete_person(person)

    async def read_announcement(self) -> None:
        """Read what is announced now."""
        self.announced = await self.server.database.run(load_announcement)
