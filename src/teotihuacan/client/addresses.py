"""Addresses that people get: an invitation, a table, a server."""

import ipaddress
import re
from typing import NamedTuple
from urllib.parse import parse_qs, urlsplit

from .errors import ServerError

TABLE = re.compile(r"/t/([A-Za-z0-9_-]{1,24})(?:/.*)?")
LOCAL = ("localhost", "127.0.0.1", "::1")


class Address(NamedTuple):
    """A server, perhaps one of its tables, perhaps an invitation to a seat there.

    >>> parse_address("https://play.example/t/QhcqlOS4?seat=abc")
    Address(server='https://play.example', key='QhcqlOS4', invite='abc')
    """

    server: str
    key: str | None = None
    invite: str | None = None

    @property
    def is_local(self) -> bool:
        """Whether the server is on this machine."""
        return urlsplit(self.server).hostname in LOCAL

    def table_link(self, key: str, invite: str | None = None) -> str:
        """The link to a table of the server, or to a seat there."""
        return f"{self.server}/t/{key}" + (f"?seat={invite}" if invite else "")


def parse_address(text: str) -> Address:
    """The server, table and invitation of a link; `http` is added where nobody uses `https`."""
    whole = text.strip()
    if "://" not in whole:
        whole = f"{guess_scheme(whole)}://{whole}"
    try:
        parts = urlsplit(whole)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ServerError("error-address", text=text) from None
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise ServerError("error-address", text=text)
    name = f"[{host}]" if ":" in host else host
    server = f"{parts.scheme}://{name}" + (f":{port}" if port else "")
    path = parts.path.rstrip("/")
    if not path:
        return Address(server)
    found = TABLE.fullmatch(path)
    if not found:
        raise ServerError("error-address", text=text)
    return Address(server, found[1], parse_qs(parts.query).get("seat", [None])[0])


def guess_scheme(text: str) -> str:
    """`https` for names of the internet, `http` for machines at home."""
    host = text.split("/")[0]
    name = host.rsplit(":", 1)[0].strip("[]") if not is_ip(host) else host
    return "http" if is_ip(name) or name in LOCAL or "." not in name else "https"


def is_ip(text: str) -> bool:
    """Whether a host is a number."""
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
