"""Where mail is handed over, as the operator says it by a URL."""

from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Where mail is handed over: smtp:// (encrypted if it can be) or smtps:// (always)."""

    scheme: str
    host: str
    port: int
    user: str
    password: str = field(repr=False)


def read_mail_server(url: str) -> MailServer:
    """The mail server of a URL; ValueError if it is none."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or parts.path.strip("/"):
        raise ValueError("no URL of a mail server")
    user, password = (unquote(part or "") for part in (parts.username, parts.password))
    port = parts.port or PORTS[parts.scheme]
    return MailServer(parts.scheme, parts.hostname, port, user, password)
