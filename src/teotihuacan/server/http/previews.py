"""What an address says about itself before its script runs: title, description, picture.

Messengers and search engines read this. Whoever has the link of a table sees more than that, and
the token of an invitation is in none of it.
"""

from collections.abc import Iterator
from html import escape

from starlette.requests import Request

from ...i18n import join_list, load_catalogue
from ...i18n.catalogue import Argument
from ..storage.tables import ListedTable
from ..tables.bot_names import name_bots
from ..tables.lobby import FREE
from ..tables.news import find_host
from .languages import read_language
from .middleware import parse_authority

PICTURE = "/preview.jpg"
PICTURE_SIZE = (1200, 630)
TITLES = {"/new": "new-game", "/settings": "settings", "/help": "help", "/rules": "rules"}
TITLES |= {"/learn": "door-learn", "/openings": "openings", "/daily": "daily"}
TITLES |= {"/lobby": "lobby", "/puzzles": "puzzles", "/strategy": "strategy", "/admin": "admin"}
TITLES |= {"/profile": "profile", "/people": "profile", "/leaderboard": "leaderboard"}


class Preview:
    """Title and description of an address, in a language."""

    def __init__(self, request: Request) -> None:
        self.language = read_language(request)
        self.origin = find_origin(request)
        # An invitation is more than its table's address: whoever follows it must not lose that.
        self.address = "" if request.url.query else request.url.path
        self.title = self.say("title")
        self.text = self.say("preview-text")

    def say(self, key: str, **arguments: Argument) -> str:
        """A message in the language of whoever asks."""
        return load_catalogue(self.language).say(key, arguments)

    def describe_page(self, path: str) -> None:
        """Say which page this is."""
        if path in TITLES:
            self.title = self.say("title-of", title=self.say(TITLES[path]))

    def describe_table(self, listed: ListedTable, *, replay: bool) -> None:
        """Say what goes on at a table."""
        table, seats = listed
        names = name_bots(table.key, seats)
        taken = [names.get(row.place, row.name) for row in seats if row.kind not in FREE]
        title = table.title or join_list(taken, language=self.language)
        if table.status == "open":
            self.title = self.invite(find_host(table, seats), table.setup["players"])
            self.text = self.say("preview-invite-text")
        elif replay:
            self.title = self.say("preview-replay", title=title)
        else:
            self.title = self.say("title-of", title=title)
        if table.status == "running":
            self.text = self.say("preview-running-text")
        elif table.result is not None:
            winner = table.result["ranking"][0]
            name = next(names.get(row.place, row.name) for row in seats if row.seat == winner)
            vp = table.result["scores"][winner]
            self.text = self.say("won-by", name=name or self.say("somebody-gone"), vp=vp)

    def invite(self, host: str | None, players: int) -> str:
        """Who invites, to what."""
        if host is None:
            return self.say("invited", count=players)
        return self.say("invites-you", name=host, count=players)

    def tags(self) -> str:
        """The tags for the head of the page."""
        return "\n    ".join(self.list_tags())

    def list_tags(self) -> Iterator[str]:
        """The tags, one by one."""
        yield f"<title>{escape(self.title)}</title>"
        yield make_tag("name", "description", self.text)
        width, height = PICTURE_SIZE
        properties = {
            "og:site_name": self.say("title"),
            "og:type": "website",
            "og:locale": self.language,
            "og:title": self.title,
            "og:description": self.text,
            "og:image": f"{self.origin}{PICTURE}",
            "og:image:width": str(width),
            "og:image:height": str(height),
            "og:image:alt": self.say("preview-picture"),
        }
        if self.address:
            properties["og:url"] = f"{self.origin}{self.address}"
        for name, content in properties.items():
            yield make_tag("property", name, content)
        yield make_tag("name", "twitter:card", "summary_large_image")


def make_tag(kind: str, name: str, content: str) -> str:
    """One tag; what people wrote can't end it."""
    return f'<meta {kind}="{name}" content="{escape(content)}" />'


def find_origin(request: Request) -> str:
    """Scheme and host by which the page was asked for; "" if they make no sense."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if parse_authority(host) else ""
