"""The plain page for browsers, served as it lies in the package."""

from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response

from ..refusals import not_found

FOLDER = Path(__file__).parents[1] / "page"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}

router = APIRouter(include_in_schema=False)


class PageFile:
    """A file of the page, with headers that let a browser keep it but ask each time."""

    def __init__(self, path: Path) -> None:
        self.content = path.read_bytes()
        self.tag = f'"{sha256(self.content).hexdigest()[:16]}"'
        self.headers = {"ETag": self.tag, "Cache-Control": "no-cache"}
        self.kind = KINDS[path.suffix]

    def answer(self, request: Request) -> Response:
        """The file, or nothing if the browser has it."""
        known = request.headers.get("if-none-match", "")
        if self.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
            return Response(status_code=304, headers=self.headers)
        return Response(self.content, headers={**self.headers, "Content-Type": self.kind})


FILES = {path.name: PageFile(path) for path in FOLDER.iterdir() if path.suffix in KINDS}


@router.get("/")
@router.get("/t/{key}")
async def page(request: Request) -> Response:
    """The page; its script looks at the address."""
    return FILES["index.html"].answer(request)


@router.get("/page/{name}")
async def page_file(request: Request, name: str) -> Response:
    """What the page is made of."""
    if name not in FILES:
        raise not_found("page")
    return FILES[name].answer(request)
