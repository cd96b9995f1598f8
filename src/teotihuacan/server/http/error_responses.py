"""Responses to requests that were refused or failed."""

import logging
import math
from contextlib import suppress

from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from ..errors import Refusal
from ..operations import metrics
from ..storage.failures import refuse_for_storage
from .error_pages import make_error_page, wants_page
from .routes import template_of

LOG = logging.getLogger("teotihuacan.failures")
POLICY = 1008  # close codes of sockets
INTERNAL = 1011
INTERNAL_STATUS = 500
GONE = 1006


def answer_to(refusal: Refusal) -> JSONResponse:
    """The response to a refusal, with `Retry-After` where waiting helps; counted."""
    metrics.REFUSALS.labels(refusal.code).inc()
    answer = JSONResponse(refusal.to_dict(), refusal.status)
    if "wait" in refusal.more:
        answer.headers["Retry-After"] = str(max(1, math.ceil(refusal.more["wait"])))
    return answer


def answer_request(refusal: Refusal, scope: Scope) -> Response:
    """The response to a refused request: a page for people, JSON for programs."""
    answer = answer_to(refusal)
    if not wants_page(scope):
        return answer
    page = make_error_page(refusal, scope)
    if "retry-after" in answer.headers:
        page.headers["Retry-After"] = answer.headers["retry-after"]
    return page


class ErrorResponses:
    """Turns refusals and failures of the app into responses, without details of failures."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """An HTTP request; a response that has begun can only be cut off."""
        begun = False

        async def send_noted(message: Message) -> None:
            nonlocal begun
            begun = begun or message["type"] == "http.response.start"
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except ClientDisconnect:
            return
        except Exception as error:
            refusal = refusal_for(error, scope)
            if not begun:
                await answer_request(refusal, scope)(scope, receive, send)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket; if it is closed before it was accepted, the client gets status 403."""
        closed = False

        async def send_noted(message: Message) -> None:
            nonlocal closed
            closed = closed or message["type"] == "websocket.close"
            try:
                await send(message)
            except OSError:  # the client has gone, perhaps before it was accepted
                raise WebSocketDisconnect(GONE) from None

        async def receive_noted() -> Message:
            nonlocal closed
            message = await receive()
            closed = closed or message["type"] == "websocket.disconnect"
            return message

        try:
            await self.app(scope, receive_noted, send_noted)
        except WebSocketDisconnect:
            return
        except Exception as error:
            refusal = refusal_for(error, scope)
            code = INTERNAL if refusal.status >= INTERNAL_STATUS else POLICY
            metrics.REFUSALS.labels(refusal.code).inc()
            if not closed:
                with suppress(OSError):  # it may have gone this moment
                    await send({"type": "websocket.close", "code": code, "reason": refusal.code})


def refusal_for(error: Exception, scope: Scope) -> Refusal:
    """The refusal to send for an exception; the details go to the log."""
    if isinstance(error, Refusal):
        return error
    refusal = refuse_for_storage(error)
    if refusal is not None:
        LOG.error("the database failed", exc_info=error, extra={"reason": refusal.more["reason"]})
        return refusal
    LOG.error("a request failed", exc_info=error, extra={"route": template_of(scope)})
    return Refusal("internal")
