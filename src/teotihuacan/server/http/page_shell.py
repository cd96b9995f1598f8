"""The page as it is sent: the built file, with what its address says about itself in its head."""

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from . import page_files
from .page_files import ASK_EACH_TIME, KINDS, PageFile
from .previews import Preview

PLACE = "<title>Teotihuacan</title>"  # in web/index.html
NOT_BUILT = (
    "The page has not been built: run `make play`, or `npm ci && npm run build` in web/.\n"
)


def answer_page(request: Request, preview: Preview, status: int = 200) -> Response:
    """The page; its script reads the address."""
    shell = page_files.load_files().get("index.html")
    if shell is None:
        return PlainTextResponse(NOT_BUILT, status_code=503)
    page = fill_shell(shell.content, preview.tags())
    return page.answer(request, status, vary="Accept, Accept-Language")


@lru_cache(maxsize=256)
def fill_shell(shell: bytes, tags: str) -> PageFile:
    """The page with these tags in its head."""
    html = shell.decode().replace(PLACE, tags, 1)
    return PageFile(html.encode(), KINDS[".html"], ASK_EACH_TIME)


def answer_missing(request: Request) -> Response:
    """The page at an address that means nothing: it says so, and leads home."""
    preview = Preview(request)
    preview.address = ""
    return answer_page(request, preview, 404)
