"""The page for browsers, as Vite has built it from `web/` into the package."""

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from ...errors import not_found

FOLDER = Path(__file__).parents[2] / "page"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
ASK_EACH_TIME = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with what they hold
NOT_BUILT = (
    "The page has not been built: run `make play`, or `npm ci && npm run build` in web/.\n"
)

router = APIRouter(include_in_schema=False)


class PageFile:
    """A file of the page, as it is and compressed."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.compressed = gzip.compress(self.content, mtime=0)
        self.tag = sha256(self.content).hexdigest()[:16]
        self.kind = KINDS[path.suffix]
        self.kept = FOR_EVER if path.parent.name == "assets" else ASK_EACH_TIME

    def answer(self, request: Request) -> Response:
        """The file, compressed if the browser accepts that; 304 if it has it already."""
        small = accepts_gzip(request)
        tag = f'"{self.tag}-gzip"' if small else f'"{self.tag}"'
        headers = {"ETag": tag, "Cache-Control": self.kept, "Vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
            return Response(status_code=304, headers=headers)
        headers["Content-Type"] = self.kind
        if small:
            headers["Content-Encoding"] = "gzip"
        return Response(self.compressed if small else self.content, headers=headers)


def accepts_gzip(request: Request) -> bool:
    """Whether a browser understands compressed files."""
    named = request.headers.get("accept-encoding", "").split(",")
    return any(one.replace(" ", "").lower() in ("gzip", "gzip;q=1.0") for one in named)


@cache
def load_files() -> dict[str, PageFile]:
    """The files by path."""
    found = [path for path in FOLDER.rglob("*") if path.suffix in KINDS]
    return {path.relative_to(FOLDER).as_posix(): PageFile(path) for path in found}


@router.get("/")
@router.get("/new")
@router.get("/settings")
@router.get("/help")
@router.get("/rules")
@router.get("/learn")
@router.get("/t/{key}")
@router.get("/t/{key}/replay")
async def serve_page(request: Request) -> Response:
    """The page; its script reads the address."""
    if "index.html" not in load_files():
        return PlainTextResponse(NOT_BUILT, status_code=503)
    return load_files()["index.html"].answer(request)


@router.get("/icon.svg")
async def serve_icon(request: Request) -> Response:
    """The page's icon."""
    return get_file("icon.svg").answer(request)


@router.get("/worker.js")
async def serve_worker(request: Request) -> Response:
    """The service worker: the page opens even if the server is down."""
    return get_file("worker.js").answer(request)


@router.get("/assets/{name}")
async def serve_asset(request: Request, name: str) -> Response:
    """A script, style or image of the page."""
    return get_file(f"assets/{name}").answer(request)


def get_file(path: str) -> PageFile:
    """A file of the page."""
    if path not in load_files():
        raise not_found("page")
    return load_files()[path]
