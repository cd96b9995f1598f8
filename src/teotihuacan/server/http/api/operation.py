"""For whoever runs the server: is it well, its figures, and the API's description."""

import logging
from typing import Annotated, Literal, Protocol

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse, PlainTextResponse
from pydantic import BaseModel
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from ...errors import not_found
from ...operations import metrics
from ..addresses import is_near
from ..docs_page import STYLE, docs_html

LOG = logging.getLogger("teotihuacan.operation")
router = APIRouter(tags=["operation"])


class Operated(Protocol):
    """What a server tells about itself."""

    worker: str

    async def checks(self) -> dict[str, bool]:
        """Its parts, and whether they do their work."""

    async def tables_by_status(self) -> dict[str, int]:
        """How many tables have which status."""


def operated(connection: HTTPConnection) -> Operated:
    """The server that a request came to."""
    server: Operated = connection.app.state.server
    return server


AtOperated = Annotated[Operated, Depends(operated)]


class Life(BaseModel):
    """A process that answers."""

    status: Literal["ok"] = "ok"


class Readiness(BaseModel):
    """Whether a worker can do its work, and which of its parts can't."""

    status: Literal["ok", "unready"]
    worker: str
    parts: dict[str, bool]


@router.get("/health/live")
async def live() -> Life:
    """Whether the process answers at all."""
    return Life()


@router.get("/health/ready", responses={503: {"model": Readiness}})
async def ready(server: AtOperated, response: Response) -> Readiness:
    """Whether all parts that the server needs do their work."""
    parts = await server.checks()
    well = all(parts.values())
    response.status_code = 200 if well else 503
    return Readiness(status="ok" if well else "unready", worker=server.worker, parts=parts)


@router.get("/metrics", include_in_schema=False)
async def figures(request: Request, server: AtOperated) -> Response:
    """Figures for Prometheus, for private networks only."""
    if not is_near(request.scope):
        raise not_found("page")
    tables = None
    try:
        tables = await server.tables_by_status()
    except Exception:  # the other figures matter most when the database is down
        LOG.exception("tables can't be counted")
    text = await run_in_threadpool(metrics.exposition, tables)
    return Response(text, headers={"Content-Type": metrics.CONTENT_TYPE})


@router.get("/api/docs", include_in_schema=False)
async def docs(request: Request) -> HTMLResponse:
    """The API's description as a page."""
    return HTMLResponse(docs_html(request.app.openapi()))


@router.get("/api/docs.css", include_in_schema=False)
async def docs_css() -> PlainTextResponse:
    """How that page looks."""
    return PlainTextResponse(STYLE, media_type="text/css")
