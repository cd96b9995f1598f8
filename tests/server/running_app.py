"""The real application on a real port of this machine, and browsers that visit it."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from teotihuacan.server.app import make_app
from teotihuacan.server.options import ServerOptions
from teotihuacan.server.server import Server
from teotihuacan.server.storage.database import migrate


class Site:
    """A running server, and the browsers that are open at it."""

    def __init__(self, app: Any, url: str, stack: ExitStack) -> None:
        self.app = app
        self.url = url
        self.stack = stack
        self.server: Server = app.state.server

    def browser(self, address: str = "", *, https: bool = False) -> httpx.Client:
        """A browser without cookies; at another address if need be."""
        headers = {"X-Forwarded-For": address} if address else {}
        headers |= {"X-Forwarded-Proto": "https"} if https else {}
        if self.server.options.names:
            headers["Host"] = self.server.options.names[0]
        client = httpx.Client(base_url=self.url, headers=headers, timeout=60)
        return self.stack.enter_context(client)

    def guest(self, name: str) -> httpx.Client:
        """The browser of a new guest."""
        browser = self.browser()
        assert browser.post("/api/guests", json={"name": name}).status_code == 201
        return browser


def options_in(folder: Path, **more: Any) -> ServerOptions:
    """Options of a server whose database is in a folder."""
    options = ServerOptions(data=str(folder), **{"rate": 0.0, **more})
    migrate(options.url)
    return options


@contextmanager
def running(options: ServerOptions) -> Iterator[Site]:
    """A server that runs in a thread of this process."""
    app = make_app(options)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=5)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        with ExitStack() as stack:
            yield Site(app, f"http://127.0.0.1:{listening.getsockname()[1]}", stack)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
