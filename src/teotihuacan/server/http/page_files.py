"""The files of the page for browsers, as Vite has built them from `web/` into the package."""

import gzip
from functools import cache
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parents[1] / "page"
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
}
PACKED = (".png", ".jpg", ".woff2")  # kinds that compress no further
ASK_EACH_TIME = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with what they hold


class PageFile:
    """A file of the page, as it is and compressed."""

    def __init__(self, content: bytes, kind: str, kept: str, *, packed: bool = False) -> None:
        self.content = content
        self.compressed = content if packed else gzip.compress(content, mtime=0)
        self.tag = sha256(content).hexdigest()[:16]
        self.kind = kind
        self.kept = kept
        self.packed = packed

    @classmethod
    def read(cls, path: Path) -> "PageFile":
        """A file of the folder."""
        kept = FOR_EVER if path.parent.name == "assets" else ASK_EACH_TIME
        return cls(path.read_bytes(), KINDS[path.suffix], kept, packed=path.suffix in PACKED)

    def answer(self, request: Request, status: int = 200, vary: str = "") -> Response:
        """The file, compressed if the browser accepts that; 304 if it has it already."""
        small = accepts_gzip(request) and not self.packed
        tag = f'"{self.tag}-gzip"' if small else f'"{self.tag}"'
        varies = ", ".join(filter(None, ("Accept-Encoding", vary)))
        headers = {"ETag": tag, "Cache-Control": self.kept, "Vary": varies}
        known = request.headers.get("if-none-match", "")
        if status == 200 and tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
            return Response(status_code=304, headers=headers)
        headers["Content-Type"] = self.kind
        if small:
            headers["Content-Encoding"] = "gzip"
        return Response(self.compressed if small else self.content, status, headers=headers)


def accepts_gzip(request: Request) -> bool:
    """Whether a browser understands compressed files."""
    named = request.headers.get("accept-encoding", "").split(",")
    return any(one.replace(" ", "").lower() in ("gzip", "gzip;q=1.0") for one in named)


@cache
def load_files() -> dict[str, PageFile]:
    """The files by path."""
    found = [path for path in FOLDER.rglob("*") if path.suffix in KINDS]
    return {path.relative_to(FOLDER).as_posix(): PageFile.read(path) for path in found}
