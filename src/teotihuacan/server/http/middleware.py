"""Middleware: what every request passes before the application sees it."""

import re
from collections.abc import Iterable

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refusal, too_often
from ..options import LOCAL_HOSTS, ServerOptions
from .addresses import household
from .error_responses import ErrorResponses
from .rate_limits import Buckets
from .request_log import RequestLog

MOST_BYTES = 64 * 1024  # of a request's body
SAFE = ("GET", "HEAD", "OPTIONS")
COST_OF_READING = 0.2  # of what a change costs
BURST = 10  # seconds' worth of requests that may come at once
ALIVE = "/health/live"  # asked by machines: never too often, and by any name
READY = "/health/ready"
PRIVATE = ("/api", "/health", "/metrics")  # no proxy keeps what is below
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'; object-src 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
PORTS = {"http": 80, "https": 443}
LEFT_BY_PROXIES = (b"x-forwarded-for", b"x-forwarded-host", b"forwarded", b"via")
AUTHORITY = re.compile(r"(\[[0-9a-f:.]+\]|[^\s/@:\[\]?#\\]+)(?::(\d{1,5}))?", re.IGNORECASE)


def wrap_app(app: ASGIApp, options: ServerOptions) -> ASGIApp:
    """The app with all middleware: use it as `app.add_middleware(wrap_app, options=...)`.

    It has to lie within the application, so that failures are answered here, not by Starlette.
    """
    app = BodyLimit(app)
    app = SameOrigin(app, options)
    if options.rate:
        app = RateLimit(app, options.rate)
    return RequestLog(SecurityHeaders(ErrorResponses(app)))


def is_asked(scope: Scope) -> bool:
    """Whether this is a request or a socket, not the server's own lifespan."""
    return scope["type"] in ("http", "websocket")


def is_reading(scope: Scope) -> bool:
    """Whether a request only reads."""
    return scope["type"] == "http" and scope["method"] in SAFE


def get_header(scope: Scope, name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


class SecurityHeaders:
    """Adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if not is_asked(scope):
            await self.app(scope, receive, send)
            return
        wanted = headers_for(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message.setdefault("headers", [])
                headers = MutableHeaders(scope=message)
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def headers_for(scope: Scope) -> dict[str, str]:
    """The headers to add to a response unless it has them."""
    more = {}
    path = scope["path"]
    if any(path == root or path.startswith(f"{root}/") for root in PRIVATE):
        more["Cache-Control"] = "no-store"
    if scope.get("scheme") in ("https", "wss"):
        more["Strict-Transport-Security"] = f"max-age={YEAR}"
    return HEADERS | more


class RateLimit:
    """Limits the rate of requests from one address; reading costs less than changing."""

    def __init__(self, app: ASGIApp, rate: float) -> None:
        self.app = app
        self.buckets = Buckets(rate, rate * BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if is_asked(scope) and scope["path"] != ALIVE:
            cost = COST_OF_READING if is_reading(scope) else 1.0
            wait = self.buckets.take(household(scope), cost)
            if wait:
                raise too_often(wait)
        await self.app(scope, receive, send)


class SameOrigin:
    """Refuses cross-site requests."""

    def __init__(self, app: ASGIApp, options: ServerOptions) -> None:
        self.app = app
        names: Iterable[str] = options.names or (LOCAL_HOSTS if options.local else ())
        self.names = {name.lower() for name in names}  # none: any name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if is_asked(scope):
            self.check_host(scope)
            if not is_reading(scope):
                check_origin(scope)
        await self.app(scope, receive, send)

    def check_host(self, scope: Scope) -> None:
        """Refuse unknown host names: DNS rebinding would let other sites' pages in."""
        if not self.names or scope["path"] in (ALIVE, READY):
            return
        hosts = [parse_authority(host) for host in get_header(scope, b"host")]
        if len(hosts) != 1 or hosts[0] is None or hosts[0][0] not in self.names:
            raise Refusal("wrong_host")


def check_origin(scope: Scope) -> None:
    """Refuse requests from pages of other sites; only browsers send an origin."""
    hosts = get_header(scope, b"host")
    schemes = find_schemes(scope)
    for origin in get_header(scope, b"origin"):
        scheme, _, place = origin.partition("://")
        port = PORTS.get(scheme) if scheme in schemes else None
        there = parse_authority(place, port) if port else None
        if there is None or len(hosts) != 1 or parse_authority(hosts[0], port) != there:
            raise Refusal("foreign_origin")


def find_schemes(scope: Scope) -> tuple[str, ...]:
    """The schemes by which our own page may have come: one, unless that can't be known.

    What a trusted proxy says is in the scope by now. One that provides HTTPS and says nothing, or
    isn't trusted, makes its page's origin look foreign: nobody could do anything there any more.
    So both count where a proxy may be in between: where one has left a header, or where the host
    isn't asked for by the port that we listen on, as a browser without a proxy would do.
    """
    if scope.get("scheme") in ("https", "wss"):
        return ("https",)
    told = get_header(scope, b"x-forwarded-proto")
    if told:
        return ("http",) if all(one in ("http", "ws") for one in told) else tuple(PORTS)
    if any(get_header(scope, name) for name in LEFT_BY_PROXIES):
        return tuple(PORTS)
    hosts = [parse_authority(host, PORTS["http"]) for host in get_header(scope, b"host")]
    listening = (scope.get("server") or (None, None))[1]
    direct = any(host is not None and host[1] == listening for host in hosts)
    return ("http",) if direct else tuple(PORTS)


def parse_authority(authority: str, port: int | None = None) -> tuple[str, int | None] | None:
    """The host and port of "host:port", with a default port."""
    found = AUTHORITY.fullmatch(authority)
    if not found:
        return None
    host = found[1].strip("[]").rstrip(".").lower()
    return host, int(found[2]) if found[2] else port


class BodyLimit:
    """Refuses long bodies, by their declared and by their real length."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the life of the application."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if any(is_too_long(length) for length in get_header(scope, b"content-length")):
            raise too_large()
        got = 0

        async def receive_counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > MOST_BYTES:
                raise too_large()
            return message

        async def send_checked(message: Message) -> None:
            # The application may have taken the refusal for a body it can't read.
            if got > MOST_BYTES and message["type"] == "http.response.start":
                raise too_large()
            await send(message)

        await self.app(scope, receive_counted, send_checked)


def is_too_long(length: str) -> bool:
    """Whether a declared length is more than is accepted."""
    digits = length.strip().lstrip("0")
    return digits.isdecimal() and (len(digits) > 9 or int(digits) > MOST_BYTES)


def too_large() -> Refusal:
    """A body that is too long."""
    return Refusal("too_large", f"more than {MOST_BYTES:,} bytes are not taken")
