"""The application: endpoints behind the edge, with a server that lives as long as they do."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from threading import Thread, current_thread, main_thread

from fastapi import FastAPI

from ..bots.child_process import end_with_parent
from ..version import __version__
from .cluster.socket_handover import HANDOVER
from .http.api import (
    admin,
    daily,
    friends,
    games,
    hints,
    lessons,
    lobby,
    notifications,
    openings,
    operation,
    pages,
    people,
    profiles,
    puzzles,
    ratings,
    reports,
    reviews,
    seeks,
    table_notes,
    tables,
    vacations,
)
from .http.error_schema import add_error_handlers
from .http.middleware import wrap_app
from .operations.logs import set_up_logs
from .options import ServerOptions
from .server import Server
from .storage.failures import refuse_for_storage

logger = logging.getLogger(__name__)
TRY_AGAIN = 75  # exit code of such a worker: what failed may work the next time
PAUSE = 1.0  # seconds until the next try
GARBAGE = 20_000  # objects until it is worth looking for rings among them; a state has hundreds


def worker_app() -> FastAPI:
    """The application of a worker process, with the options it was left."""
    options = ServerOptions.from_environment()
    set_up_logs(options.log_level, options.log_file, options.log_plainly)
    if parent_process() is not None:  # one of several workers: none outlives who looks after them
        Thread(target=end_with_parent, daemon=True).start()
    return make_app(options)


async def start_server(server: Server) -> None:
    """Begin the background work.

    One of several workers may be replaced while the database is away. To uvicorn a worker that
    fails to start is a broken program, for which it stops the others as well; so this one ends
    otherwise, and is replaced again.
    """
    try:
        await server.start()
    except Exception as error:
        if parent_process() is None or refuse_for_storage(error) is None:
            raise
        logger.warning("a worker can't start without the database and is started again")
        await asyncio.sleep(PAUSE)
        os._exit(TRY_AGAIN)


def drain_when_told(server: Server) -> None:
    """Take no new tables once the process gets the signal USR1."""
    in_main_thread = current_thread() is main_thread()
    if in_main_thread and sys.platform != "win32":
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, server.drain)


def make_app(options: ServerOptions) -> FastAPI:
    """The application for these options."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        server = Server(options)
        app.state.server = server
        await start_server(server)
        drain_when_told(server)
        HANDOVER.begin()
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it would only make players wait
        gc.set_threshold(GARBAGE)
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Teotihuacan",
        version=__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    add_error_handlers(app)
    app.add_middleware(wrap_app, options=options)
    people_parts = (people, profiles, ratings, friends, notifications, vacations, reports)
    table_parts = (lobby, seeks, tables, games, hints, reviews, table_notes)
    study_parts = (lessons, openings, daily, puzzles)
    for part in (*people_parts, *table_parts, *study_parts, admin, operation, pages):
        app.include_router(part.router)
    return app
