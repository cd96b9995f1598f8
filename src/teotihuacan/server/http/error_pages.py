"""Refusals as pages, for people who opened an address; programs get JSON.

Such a page needs nothing else from the server: that may be refused, too.
"""

from base64 import b64encode
from hashlib import sha256
from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse
from starlette.types import Scope

from ...i18n import load_catalogue
from ..errors import Refusal
from .languages import read_language

NOT_PAGES = ("/api", "/health", "/metrics", "/assets")
STYLE = """
:root { color-scheme: light dark; --ink: #2f2a24; --paper: #fbf7ee; --accent: #a8492a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2e9d6; --paper: #1f1a1c; --accent: #f0a27f; }
}
body {
  margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem;
  padding: 1rem; box-sizing: border-box; text-align: center;
  font: 1.1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
}
h1, p { margin: 0; max-width: 34rem; }
a { color: var(--accent); }
"""
HASH = b64encode(sha256(STYLE.encode()).digest()).decode()
POLICY = f"default-src 'none'; style-src 'sha256-{HASH}'; frame-ancestors 'none'"
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<h1>{title}</h1>
<p>{text}</p>
<p><a href="/">{home}</a></p>
</body>
</html>
"""


def wants_page(scope: Scope) -> bool:
    """Whether a request comes from somebody who opens an address in a browser."""
    path = scope["path"]
    if scope["method"] not in ("GET", "HEAD"):
        return False
    if any(path == root or path.startswith(f"{root}/") for root in NOT_PAGES):
        return False
    return "text/html" in Request(scope).headers.get("accept", "")


def make_error_page(refusal: Refusal, scope: Scope) -> HTMLResponse:
    """A refusal as a page, in the language of whoever asks."""
    language = read_language(Request(scope))
    words = load_catalogue(language)
    known = refusal.more.items()
    more = {name: value for name, value in known if isinstance(value, int | float | str)}
    text = words.say(f"refusal-{refusal.code}", {"message": refusal.message, **more})
    html = PAGE.format(
        language=language,
        title=escape(words.say("title", {})),
        style=STYLE,
        text=escape(text),
        home=escape(words.say("to-start", {})),
    )
    headers = {"Content-Security-Policy": POLICY, "Vary": "Accept, Accept-Language"}
    return HTMLResponse(html, refusal.status, {**headers, "Cache-Control": "no-store"})
