"""Refusals in the API's description, and validation errors as refusals."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.routing import Match

from ..errors import Refusal
from .error_pages import wants_page
from .error_responses import answer_to
from .page_shell import answer_missing

ANYWHERE = (400, 403, 413, 421, 429)  # the edge and the reading of a body refuse so
LONGEST_PLACE = 80  # characters of the name of a field that makes no sense
CODE_OF_STATUS = {400: "malformed", 404: "not_found", 405: "method_not_allowed"}
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
MEANINGS = {
    400: "The request can't be read.",
    401: "Nobody is signed in, or the password is wrong.",
    403: "Somebody else may do that, or another site asks.",
    404: "There is no such thing, or not for whoever asks.",
    409: "It can't be done as things are now.",
    413: "Too much was sent.",
    421: "The server doesn't go by that name.",
    422: "What was sent makes no sense.",
    429: "Too many requests: wait a little.",
    503: "It can't be done right now.",
}


class Problem(BaseModel):
    """Why something was refused; some codes come with more fields."""

    model_config = ConfigDict(extra="allow")

    code: str = Field(description="for programs", examples=["not_found"])
    message: str = Field(description="for people", examples=["there is no such table"])


def document_errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of an endpoint for the API's description, with the general ones."""
    return {
        status: {"model": Problem, "description": MEANINGS[status]}
        for status in sorted({*statuses, *ANYWHERE})
    }


def add_error_handlers(app: FastAPI) -> None:
    """Make an application send errors in requests as refusals."""
    app.add_exception_handler(RequestValidationError, answer_invalid_request)
    app.add_exception_handler(HTTPException, answer_http_error)


def answer_invalid_request(_: Request, error: Exception) -> JSONResponse:
    """The response to an invalid body or parameter; repeats no value that was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return answer_to(Refusal("malformed"))
    return answer_to(Refusal("invalid", replace_surrogates(describe_error(first))))


def describe_error(error: Mapping[str, Any]) -> str:
    """Which field is invalid and why, in a few words."""
    where = ".".join(map(str, error["loc"]))[:LONGEST_PLACE]
    what = error["msg"]
    if error["type"] == "union_tag_invalid":  # the message repeats what was sent
        context = error["ctx"]
        what = f"{context['discriminator']} should be one of {context['expected_tags']}"
    return f"{where}: {what}" if where else str(what)


def answer_http_error(request: Request, error: Exception) -> Response:
    """The response to a request without an endpoint, or with an unreadable body."""
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status == 404 and wants_page(request.scope):
        return answer_missing(request)
    code = CODE_OF_STATUS.get(status, "internal")
    answer = answer_to(Refusal(code, replace_surrogates(error.detail), status=status))
    answer.headers.update(error.headers or {})
    if status == 405:  # the error knows one endpoint, a path may have several
        answer.headers["Allow"] = ", ".join(find_methods(request))
    return answer


def find_methods(request: Request) -> list[str]:
    """The methods that a request's path supports."""
    routes = request.app.routes
    scopes = [{**request.scope, "method": method} for method in METHODS]
    return [
        scope["method"]
        for scope in scopes
        if any(route.matches(scope)[0] is Match.FULL for route in routes)
    ]


def replace_surrogates(message: str) -> str:
    """A message without lone surrogates, which JSON allows but UTF-8 doesn't."""
    return message.encode("utf-8", "replace").decode()
