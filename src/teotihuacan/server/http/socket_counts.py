"""How many sockets an address and a person have open at a worker: nobody takes up all of them.

Connections are counted where they come in, those of a proxy not at all. When a socket is
accepted, the edge knows what the proxy says of it, and whose it is. A socket that was handed
over to another worker is accepted there, so it is counted once, where it is.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from starlette.types import Scope

from ..errors import too_often
from ..operations import metrics
from .addresses import address_of, household
from .connection_counts import is_trusted

if TYPE_CHECKING:
    from ..accounts.sessions import Session

MOST_OF_ADDRESS = 300  # a club behind one router, everybody with two windows
MOST_OF_PERSON = 50
PAUSE = 10.0  # seconds until it is worth trying again


class SocketCounts:
    """The sockets that are open, by address and by person."""

    def __init__(self, trusted: str) -> None:
        self.trusted = trusted  # proxies: what they don't say where it comes from isn't counted
        self.most_of_address = MOST_OF_ADDRESS
        self.most_of_person = MOST_OF_PERSON
        self.open: Counter[str] = Counter()

    @contextmanager
    def count(self, scope: Scope, session: "Session | None") -> Iterator[None]:
        """Count a socket while it is open; a refusal if it is one too many."""
        limits = self.find_limits(scope, session)
        for key, most in limits.items():
            if self.open[key] >= most:
                metrics.TURNED_AWAY.labels("socket").inc()
                raise too_often(PAUSE)
        self.open.update(limits.keys())
        try:
            yield
        finally:
            self.open.subtract(limits.keys())
            for key in limits:
                if not self.open[key]:
                    del self.open[key]

    def find_limits(self, scope: Scope, session: "Session | None") -> dict[str, int]:
        """What a socket is counted by, with how many there may be of it."""
        limits = {}
        address = address_of(scope)
        if address is not None and not self.is_proxy(str(address)):
            limits[f"address {household(scope)}"] = self.most_of_address
        if session is not None:
            limits[f"person {session.person.id}"] = self.most_of_person
        return limits

    def is_proxy(self, address: str) -> bool:
        """Whether an address is a proxy's own; where all are trusted none can be told."""
        return self.trusted != "*" and is_trusted(address, self.trusted)
