"""A client that goes away while its socket is being opened is no failure of the server."""

import asyncio
import logging

import pytest
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from teotihuacan.server.http.error_responses import ErrorResponses


async def accept(scope: Scope, receive: Receive, send: Send) -> None:
    await WebSocket(scope, receive, send).accept()


async def connect() -> Message:
    return {"type": "websocket.connect"}


async def find_nobody(message: Message) -> None:
    raise ConnectionResetError(message["type"])


def test_a_client_that_has_gone_before_it_was_accepted(caplog: pytest.LogCaptureFixture) -> None:
    scope = {"type": "websocket", "path": "/", "headers": []}
    with caplog.at_level(logging.ERROR):
        asyncio.run(ErrorResponses(accept)(scope, connect, find_nobody))
    assert caplog.records == []
