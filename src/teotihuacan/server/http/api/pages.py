"""The page for browsers and its files."""

from contextlib import suppress

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy.exc import SQLAlchemyError
from starlette.concurrency import run_in_threadpool

from ....study.puzzles import has_puzzle
from ...errors import not_found
from ...server import At, Server
from ...storage.tables import ListedTable, load_listed
from .. import page_files
from ..languages import read_language
from ..manifest import make_manifest
from ..page_files import ASK_EACH_TIME, PageFile
from ..page_shell import answer_page
from ..previews import Preview

READ = ["GET", "HEAD"]
PAGES = (
    *("/", "/new", "/settings", "/help", "/rules", "/strategy", "/learn"),
    *("/openings", "/daily", "/puzzles", "/profile", "/leaderboard", "/lobby"),
    *("/admin", "/unsubscribe"),
)
WANTED_PUZZLES = ("today", "next")
FILES = (
    *("/icon.svg", "/worker.js", "/preview.jpg", "/apple-touch-icon.png"),
    *("/icon-192.png", "/icon-512.png", "/icon-maskable-192.png", "/icon-maskable-512.png"),
)

router = APIRouter(include_in_schema=False)


async def serve_page(request: Request) -> Response:
    """A page that is the same for everybody."""
    preview = Preview(request)
    preview.describe_page(request.url.path)
    return answer_page(request, preview)


for path in PAGES:
    router.add_api_route(path, serve_page, methods=READ)


@router.api_route("/puzzles/{puzzle}", methods=READ)
async def serve_puzzle(request: Request, puzzle: str) -> Response:
    """The page of a puzzle, or of today's or the next one."""
    preview = Preview(request)
    if puzzle not in WANTED_PUZZLES and not await run_in_threadpool(has_puzzle, puzzle):
        return answer_page(request, preview, 404)
    preview.describe_page("/puzzles")
    return answer_page(request, preview)


@router.api_route("/people/{name:path}", methods=READ)
async def serve_profile(request: Request, name: str) -> Response:
    """The page of somebody's profile; whether there is one, it asks by itself."""
    del name
    preview = Preview(request)
    preview.describe_page("/people")
    return answer_page(request, preview)


@router.api_route("/t/{key}", methods=READ)
async def serve_table(request: Request, server: At, key: str) -> Response:
    """The page of a table."""
    return await answer_table(request, server, key, replay=False)


@router.api_route("/t/{key}/mistakes", methods=READ)
@router.api_route("/t/{key}/review", methods=READ)
@router.api_route("/t/{key}/replay", methods=READ)
async def serve_replay(request: Request, server: At, key: str) -> Response:
    """A page about a finished game: step by step, reviewed, its mistakes."""
    return await answer_table(request, server, key, replay=True)


async def answer_table(request: Request, server: Server, key: str, *, replay: bool) -> Response:
    """The page of a table, with what may be said about it."""
    preview, listed = Preview(request), None
    with suppress(SQLAlchemyError, OSError):  # the page tells when the server is better again
        listed = await find_table(server, key)
        if listed is None:
            return answer_page(request, preview, 404)
    if listed is not None:
        preview.describe_table(listed, replay=replay)
    return answer_page(request, preview)


async def find_table(server: Server, key: str) -> ListedTable | None:
    """A table by its key."""
    return await server.database.run(load_listed, key)


async def serve_file(request: Request) -> Response:
    """A file with a name of its own: icon, picture, service worker."""
    return get_file(request.url.path.lstrip("/")).answer(request)


for path in FILES:
    router.add_api_route(path, serve_file, methods=READ)


@router.api_route("/manifest.webmanifest", methods=READ)
async def serve_manifest(request: Request) -> Response:
    """What a browser needs to install the page."""
    headers = {"Cache-Control": ASK_EACH_TIME, "Vary": "Accept-Language"}
    manifest = make_manifest(read_language(request))
    return JSONResponse(manifest, headers=headers, media_type="application/manifest+json")


@router.api_route("/assets/{name}", methods=READ)
async def serve_asset(request: Request, name: str) -> Response:
    """A script, style or image of the page."""
    return get_file(f"assets/{name}").answer(request)


def get_file(path: str) -> PageFile:
    """A file of the page."""
    found = page_files.load_files().get(path)
    if found is None:
        raise not_found("page")
    return found
