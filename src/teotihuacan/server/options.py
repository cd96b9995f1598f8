"""What `teotihuacan serve` was asked for; every worker process gets the same."""

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path

from sqlalchemy import make_url

from ..engine.errors import TeotihuacanError

VARIABLE = "TEOTIHUACAN_SERVER"  # how the options reach worker processes
LOCAL_HOSTS = ("127.0.0.1", "::1", "localhost")


class OptionError(TeotihuacanError):
    """Options that don't go together."""


@dataclass(frozen=True)
class ServerOptions:
    """Where a server listens, what it keeps where, how much it allows."""

    data: str
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; without one a file in the data folder
    redis: str = ""  # a URL; needed by several worker processes
    workers: int = 1
    bot_processes: int = 1
    rate: float = 20.0  # requests a second and address in the long run; 0: no limit
    names: tuple[str, ...] = ()  # host names the server answers to; none: any, or local ones
    webhooks: tuple[str, ...] = ()  # origins people may have messages sent to
    trusted_proxies: str = "127.0.0.1"

    def __post_init__(self) -> None:
        if self.workers > 1 and not (self.database and self.redis):
            raise OptionError("several workers need --database postgresql://... and --redis")
        if self.redis and not self.database:
            raise OptionError("--redis is for several workers: it needs --database too")

    @property
    def local(self) -> bool:
        """Whether only people at this machine reach the server."""
        return self.host in LOCAL_HOSTS and not self.names

    @property
    def cluster(self) -> bool:
        """Whether other processes may play at the same tables."""
        return bool(self.redis)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it."""
        if not self.database:
            return f"sqlite:///{Path(self.data) / 'games.sqlite'}"
        url = make_url(self.database)
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        return url.render_as_string(hide_password=False)

    def to_environment(self) -> None:
        """Leave the options for the worker processes."""
        os.environ[VARIABLE] = json.dumps(asdict(self))

    @classmethod
    def from_environment(cls) -> "ServerOptions":
        """The options that were left."""
        values = json.loads(os.environ[VARIABLE])
        lists = {name: tuple(values[name]) for name in ("names", "webhooks")}
        return cls(**{**values, **lists})
