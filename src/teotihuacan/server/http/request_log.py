"""A log line and a metric for each request and each socket, when it ends."""

import logging
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..operations import metrics
from .routes import template_of

LOG = logging.getLogger("teotihuacan.requests")
SWITCHED = 101  # the status of a socket that was accepted
FORBIDDEN = 403  # ... of one that was closed instead


class RequestLog:
    """Logs and counts what passes through it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        line = LogLine(receive, send)
        try:
            await self.app(scope, line.receive, line.send)
        finally:
            if scope["type"] == "http":
                line.write_request(scope)
            else:
                line.write_socket(scope)


class LogLine:
    """What a log line will contain, collected from the messages."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.received = receive
        self.sent = send
        self.begin = time.perf_counter()
        self.seconds: float | None = None  # until the last piece of the answer
        self.status: int | None = None  # none: the client didn't wait for the answer
        self.code: int | None = None  # with which a socket was closed

    async def receive(self) -> Message:
        """The next message from the client."""
        message = await self.received()
        if message["type"] == "websocket.disconnect" and self.code is None:
            self.code = message.get("code")
        return message

    async def send(self, message: Message) -> None:
        """A message to the client."""
        await self.sent(message)
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
        elif kind == "http.response.body" and not message.get("more_body"):
            self.seconds = time.perf_counter() - self.begin
        elif kind == "websocket.accept":
            self.status = SWITCHED
        elif kind == "websocket.close":
            self.status = self.status or FORBIDDEN
            self.code = message.get("code", 1000)

    def write_request(self, scope: Scope) -> None:
        """The line about a request."""
        seconds = self.seconds or time.perf_counter() - self.begin
        status = "none" if self.status is None else str(self.status)
        metrics.REQUEST_SECONDS.labels(template_of(scope), status).observe(seconds)
        self.write("request", scope, scope["method"], seconds)

    def write_socket(self, scope: Scope) -> None:
        """The line about a socket."""
        seconds = time.perf_counter() - self.begin
        self.write("socket", scope, "WEBSOCKET", seconds, code=self.code)

    def write(self, what: str, scope: Scope, method: str, seconds: float, **more: Any) -> None:
        """Write a line, never with the real path or the query string: they are secret."""
        told = {
            "method": method,
            "route": template_of(scope),
            "status": self.status,
            "milliseconds": round(seconds * 1000, 1),
        }
        LOG.info(what, extra={**told, **more})
