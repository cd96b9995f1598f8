"""The options of `teotihuacan serve`; every worker process gets the same."""

import json
import os
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..engine.errors import TeotihuacanError
from .notifications.mail_server import read_mail_server

VARIABLE = "TEOTIHUACAN_SERVER"  # how the options reach worker processes
LOCAL_HOSTS = ("127.0.0.1", "::1", "localhost")
GUEST_DAYS = 366  # a guest's cookie has run out by then
LISTS = ("names", "webhooks", "push_services")
EXAMPLE_SMTP = "smtp://name:password@mail.example.org:587"
ADDRESS = r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,189}"  # of mail
EXAMPLE = "postgresql://name:password@host:5432/database"
POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


class OptionError(TeotihuacanError):
    """Options that are invalid or don't go together."""


@dataclass(frozen=True)
class ServerOptions:
    """Where a server listens, where it stores its data, what it allows."""

    data: str
    host: str = "127.0.0.1"
    port: int = 8000
    # URLs with passwords, so they are never shown.
    database: str = field(default="", repr=False)  # without one a file in the data folder
    redis: str = field(default="", repr=False)  # needed by several worker processes
    workers: int = 1
    bot_processes: int = 1
    rate: float = 20.0  # requests a second and address in the long run; 0: no limit
    names: tuple[str, ...] = ()  # host names the server answers to; none: any, or local ones
    webhooks: tuple[str, ...] = ()  # origins people may have messages sent to
    push_services: tuple[str, ...] = ()  # origins of more of them than those that are known
    smtp: str = field(default="", repr=False)  # URL of a mail server, with its password
    mail_from: str = ""  # the address that mail comes from
    # Days that something is kept after it was last used; 0: for ever.
    keep_guests: int = GUEST_DAYS
    keep_open_tables: int = 0
    keep_finished: int = 0
    keep_chat: int = 0
    trusted_proxies: str = "127.0.0.1"
    drain: bool = False  # no new tables; those that there are go on
    forbidden_words: str = ""  # a file with words that nobody may use; "": all may be used
    log_level: str = "info"
    log_file: str = ""  # where logs go as JSON; "": to stderr
    log_plainly: bool = False  # what goes to stderr is for a person at a terminal

    def __post_init__(self) -> None:
        if self.workers > 1 and not (self.database and self.redis):
            raise OptionError("error-workers-need")
        if self.redis and not self.database:
            raise OptionError("error-redis-alone")
        if self.database:
            postgresql_url(self.database)
        if self.smtp or self.mail_from:
            check_mail(self.smtp, self.mail_from)
        if self.forbidden_words and not Path(self.forbidden_words).is_file():
            raise OptionError("error-no-word-file", path=self.forbidden_words)

    @property
    def local(self) -> bool:
        """Whether only people on this machine can reach the server."""
        return self.host in LOCAL_HOSTS and not self.names

    @property
    def address(self) -> str:
        """The server's address for a browser on this machine; "" if it has other names."""
        if self.names:
            return ""
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def addresses(self) -> list[str]:
        """Where people reach the server: under its names, or on this machine."""
        return [f"https://{name}" for name in self.names] or [self.address]

    @property
    def cluster(self) -> bool:
        """Whether other processes may play at the same tables."""
        return bool(self.redis)

    @property
    def file(self) -> Path:
        """The SQLite file, used without `database`."""
        return Path(self.data) / "games.sqlite"

    @property
    def url(self) -> URL:
        """The URL of the database, for SQLAlchemy."""
        if self.database:
            return postgresql_url(self.database)
        return URL.create("sqlite", database=str(self.file))

    def to_environment(self) -> None:
        """Pass the options to the worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "ServerOptions":
        """The options that `to_environment` passed."""
        values = json.loads(os.environ[VARIABLE])
        lists = {name: tuple(values[name]) for name in LISTS}
        return cls(**{**values, **lists})


def postgresql_url(text: str) -> URL:
    """The URL of a PostgreSQL database; errors don't show its password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise OptionError("error-database-url", example=EXAMPLE) from None
    if "@" in (url.host or ""):
        raise OptionError("error-database-at")
    if url.drivername not in POSTGRESQL:
        raise OptionError("error-database-url", example=EXAMPLE)
    return url


def check_mail(url: str, sender: str) -> None:
    """Refuse what no mail can be sent by: the URL of a mail server and a sender go together."""
    try:
        read_mail_server(url)
    except ValueError:
        raise OptionError("error-smtp-url", example=EXAMPLE_SMTP) from None
    if not re.fullmatch(ADDRESS, sender):
        raise OptionError("error-mail-from", example="games@example.org")
