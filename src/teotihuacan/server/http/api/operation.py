"""For operators: health, metrics, and the API's description."""

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


class StatusSource(Protocol):
    """What a server reports about itself."""

    worker: str
    draining: bool

    async def check_parts(self) -> dict[str, bool]:
        """Its parts, and whether each works."""

    async def count_tables(self) -> dict[str, int]:
        """The number of tables by status."""

    async def measure_storage(self) -> dict[str, float]:
        """What there is to tell of where games are kept, by the name of the metric."""


async def get_status_source(connection: HTTPConnection) -> StatusSource:
    """The server that a request came to."""
    server: StatusSource = connection.app.state.server
    return server


AtStatusSource = Annotated[StatusSource, Depends(get_status_source)]


class Liveness(BaseModel):
    """A process that answers."""

    status: Literal["ok"] = "ok"


class Readiness(BaseModel):
    """Whether a worker is ready, and which of its parts work; `draining`: takes no new tables."""

    status: Literal["ok", "unready"]
    worker: str
    parts: dict[str, bool]
    draining: bool


@router.get("/health/live")
async def get_liveness() -> Liveness:
    """Whether the process responds."""
    return Liveness()


@router.get("/health/ready", responses={503: {"model": Readiness}})
async def get_readiness(server: AtStatusSource, response: Response) -> Readiness:
    """Whether all parts of the server work."""
    parts = await server.check_parts()
    well = all(parts.values())
    response.status_code = 200 if well else 503
    return Readiness(
        status="ok" if well else "unready",
        worker=server.worker,
        parts=parts,
        draining=server.draining,
    )


@router.get("/metrics", include_in_schema=False)
async def get_metrics(request: Request, server: AtStatusSource) -> Response:
    """Metrics for Prometheus, for private networks only."""
    if not is_near(request.scope):
        raise not_found("page")
    tables, storage = None, {}
    try:
        tables = await server.count_tables()
        storage = await server.measure_storage()
    except Exception:  # the other figures matter most when the database is down
        LOG.exception("tables can't be counted")
    text = await run_in_threadpool(metrics.render, tables, storage)
    return Response(text, headers={"Content-Type": metrics.CONTENT_TYPE})


@router.get("/api/docs", include_in_schema=False)
async def get_docs(request: Request) -> HTMLResponse:
    """The API's description as a page."""
    return HTMLResponse(docs_html(request.app.openapi()))


@router.get("/api/docs.css", include_in_schema=False)
async def get_docs_style() -> PlainTextResponse:
    """The style of that page."""
    return PlainTextResponse(STYLE, media_type="text/css")
