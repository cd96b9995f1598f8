"""The application: endpoints behind the edge, with a server that lives as long as they do."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing import parent_process
from threading import Thread

from fastapi import FastAPI

from ..bots.child_process import end_with_parent
from ..version import __version__
from .http.api import (
    daily,
    games,
    hints,
    lessons,
    openings,
    operation,
    pages,
    people,
    puzzles,
    reviews,
    tables,
)
from .http.error_schema import add_error_handlers
from .http.middleware import wrap_app
from .operations.logs import set_up_logs
from .options import ServerOptions
from .server import Server


def worker_app() -> FastAPI:
    """The application of a worker process, with the options it was left."""
    options = ServerOptions.from_environment()
    set_up_logs(options.log_level, options.log_file, options.log_plainly)
    if parent_process() is not None:  # one of several workers: none outlives who looks after them
        Thread(target=end_with_parent, daemon=True).start()
    return make_app(options)


def make_app(options: ServerOptions) -> FastAPI:
    """The application for these options."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        server = Server(options)
        app.state.server = server
        await server.start()
        gc.collect()
        gc.freeze()  # what is there now stays: looking through it would only make players wait
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
    at_tables = (people, tables, games, hints, reviews)
    for part in (*at_tables, lessons, openings, daily, puzzles, operation, pages):
        app.include_router(part.router)
    return app
