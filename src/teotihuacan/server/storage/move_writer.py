"""Writes moves: those of SQLite in the database's thread, those of PostgreSQL from here.

To hand a move to a thread and to hear from it costs as much as to write it, so PostgreSQL gets
it from the event loop, over a few connections of their own.
"""

import asyncio
import time
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..operations import metrics
from . import hanging
from .database import Database
from .move_statements import Move, find_joint_statement, list_values, write_move

MOST_CONNECTIONS = 4


class MoveWriter:
    """Writes one move at a time on each connection; the one used last is used next."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.free: list[Any] = []
        self.room = asyncio.Semaphore(MOST_CONNECTIONS)

    async def write(self, move: Move) -> bool:
        """Write a move, unless the table was changed by somebody else meanwhile.

        It is on the disk then. A connection may have broken since it was used last, so a move
        that fails is tried once more, on a new one; had it been written after all, it would be
        refused.
        """
        if self.database.sqlite:
            return await self.database.run(write_move, move)
        await self.enter()
        try:
            return await self.try_twice(move)
        finally:
            self.room.release()

    async def enter(self) -> None:
        """Wait for one of the connections."""
        began = time.monotonic()
        try:
            async with asyncio.timeout(hanging.ANSWERING):
                await self.room.acquire()
        except TimeoutError:
            raise PoolTimeout("PostgreSQL doesn't answer") from None
        metrics.DATABASE_WAIT_SECONDS.observe(time.monotonic() - began)

    async def try_twice(self, move: Move) -> bool:
        """Write a move on a connection, or on a new one."""
        from psycopg import Error, OperationalError

        for last in (False, True):
            try:
                return await self.try_once(move, new=last)
            except Error as error:
                if last or not isinstance(error, OperationalError):
                    raise self.wrap(error) from error
        raise AssertionError("either it is written or it fails")

    async def try_once(self, move: Move, *, new: bool) -> bool:
        """Write a move on a connection, which is closed if that fails or takes too long."""
        cursor = self.free.pop() if self.free and not new else await self.connect()
        statement, values = find_joint_statement(move), list_values(move)
        try:
            with hanging.cut_after(hanging.WRITING, cursor.connection):
                await cursor.execute(statement, values, prepare=True)
        except BaseException:
            await cursor.connection.close()
            raise
        self.free.append(cursor)
        return bool(cursor.rowcount == len(move.rows))

    async def connect(self) -> Any:
        """A new connection, on which every statement is committed by itself."""
        from psycopg import AsyncConnection, AsyncRawCursor

        engine = self.database.engine
        where, how = engine.dialect.create_connect_args(engine.url)
        options = {**hanging.connection_options(engine.url), **how, "autocommit": True}
        connection: Any = await AsyncConnection.connect(*where, **options)
        with hanging.cut_after(hanging.WRITING, connection):
            await connection.execute(hanging.LIMIT)
        return AsyncRawCursor(connection)

    def wrap(self, error: Exception) -> Exception:
        """An error of PostgreSQL as the rest of the storage knows it."""
        dialect = self.database.engine.dialect
        base = dialect.loaded_dbapi.Error
        return DBAPIError.instance(
            None,
            None,
            error,
            base,
            hide_parameters=True,
            connection_invalidated=False,
            dialect=dialect,
        )

    async def close(self) -> None:
        """Close the connections; nothing is written any more."""
        for cursor in self.free:
            await cursor.connection.close()
