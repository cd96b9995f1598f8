"""A small application behind the edge, served by a real uvicorn; run as a script it logs."""

import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from fastapi import APIRouter, FastAPI, Request, WebSocket
from fastapi.responses import HTMLResponse, StreamingResponse
from pydantic import BaseModel

from teotihuacan.server.errors import Refusal
from teotihuacan.server.http.api import operation
from teotihuacan.server.http.middleware import wrap_app
from teotihuacan.server.operations.logs import set_up_logs
from teotihuacan.server.options import ServerOptions

PATIENCE = 300  # seconds for anything to happen

LOCAL = ServerOptions(data="", rate=0)
tables = APIRouter(prefix="/tables", tags=["tables"])


class Move(BaseModel):
    """What somebody does."""

    action: int
    note: str = ""


class StandIn:
    """A server whose parts do what a test wants."""

    worker = "w1"
    draining = False

    def __init__(self) -> None:
        self.parts = {"database": True}
        self.tables = {"open": 2, "running": 3}
        self.broken = False

    async def check_parts(self) -> dict[str, bool]:
        return self.parts

    async def count_tables(self) -> dict[str, int]:
        if self.broken:
            raise OSError("the database is away")
        return self.tables

    async def measure_storage(self) -> dict[str, float]:
        return {"tables_damaged": 0.0, "disk_free_bytes": 1e9}


@tables.get("/{key}")
async def look(key: str) -> dict[str, int]:
    return {"length": len(key)}


@tables.post("/{key}")
async def act(key: str, move: Move) -> dict[str, int]:
    return {"length": len(key), "action": move.action, "note": len(move.note)}


@tables.post("/{key}/bytes")
async def count(key: str, request: Request) -> dict[str, int]:
    return {"length": len(key), "bytes": len(await request.body())}


@tables.post("/{key}/conflict")
async def clash(key: str) -> None:
    raise Refusal("stale", "somebody was faster", latest=len(key))


@tables.get("/{key}/failure")
async def fail(key: str) -> None:
    raise RuntimeError(f"token={key} is broken")


@tables.get("/{key}/half")
async def half(key: str) -> StreamingResponse:
    async def pieces() -> AsyncIterator[bytes]:
        yield b"first"
        raise RuntimeError(f"token={key} ran dry")

    return StreamingResponse(pieces())


@tables.websocket("/{key}/socket")
async def echo(socket: WebSocket, key: str) -> None:
    """Sends back what comes; some words make it fail, before or after it accepted."""
    if key == "fails":
        raise RuntimeError("before it was accepted")
    if key == "refuses":
        raise Refusal("full", "no room")
    await socket.accept()
    while True:
        text = await socket.receive_text()
        if text == "fail":
            raise RuntimeError("after it was accepted")
        if text == "refuse":
            raise Refusal("full", "no room")
        await socket.send_text(text)


async def page() -> HTMLResponse:
    return HTMLResponse("<p>a page</p>", headers={"Cache-Control": "max-age=60"})


def make(options: ServerOptions, server: StandIn | None = None) -> FastAPI:
    """The application."""
    app = FastAPI(title="Small", openapi_url="/api/openapi.json", docs_url=None, redoc_url=None)
    app.state.server = server or StandIn()
    app.include_router(tables, prefix="/api")
    app.include_router(operation.router)
    app.add_api_route("/page", page)
    app.add_api_route("/api/page", page)
    app.add_middleware(wrap_app, options=options)
    return app


@contextmanager
def served(app: Any) -> Iterator[str]:
    """An application on a free port, as the real one is run."""
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=0,
        ws="websockets-sansio",
        proxy_headers=True,
        forwarded_allow_ips="127.0.0.1",
        server_header=False,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert soon(lambda: server.started or not thread.is_alive())
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def soon(happened: Callable[[], bool]) -> bool:
    """Whether something happens before patience ends."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if happened():
            return True
        time.sleep(0.01)
    return False


if __name__ == "__main__":
    set_up_logs("debug")
    with served(make(LOCAL)) as base:
        print(base, flush=True)
        sys.stdin.read()
