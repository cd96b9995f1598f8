"""How many connections one address has open: nobody takes up all of them."""

import logging
import time
from collections import Counter
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Protocol

from ..operations.metrics import TURNED_AWAY
from .addresses import household

logger = logging.getLogger(__name__)
MOST = 500  # of one address: a club behind one router
TOLD_EVERY = 60.0  # seconds between two lines of log about that


class Transport(Protocol):
    """A connection, as far as it matters here."""

    def get_extra_info(self, name: str) -> object:
        """What is known about it."""
        ...


class ConnectionCounts:
    """The open connections of a process, by address; proxies that are trusted aren't counted."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.told = 0.0

    def enter(self, transport: Transport, trusted: str) -> str | None:
        """Count a new connection; whose it is, "" if it isn't counted, None if it is too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if not address or is_trusted(address, trusted):
            return ""
        who = household({"type": "http", "client": (address, 0)})
        if self.open[who] >= self.most:
            TURNED_AWAY.labels("connection").inc()
            self.tell(who)
            return None
        self.open[who] += 1
        return who

    def leave(self, who: str) -> None:
        """A connection was closed."""
        if who:
            self.open[who] -= 1
            if self.open[who] <= 0:
                del self.open[who]

    def tell(self, who: str) -> None:
        """Log now and then that an address has too many; not which: logs name nobody."""
        at = time.monotonic()
        if not self.told or at - self.told > TOLD_EVERY:
            self.told = at
            logger.warning("an address has too many connections", extra={"open": self.open[who]})


def is_trusted(address: str, trusted: str) -> bool:
    """Whether an address is that of a trusted proxy."""
    if trusted == "*":
        return True
    return any(ip_address(address) in network for network in parse_networks(trusted))


@cache
def parse_networks(trusted: str) -> list[IPv4Network | IPv6Network]:
    """The addresses and networks in a list with commas; names of sockets are left out."""
    found = []
    for part in trusted.split(","):
        with suppress(ValueError):
            found.append(ip_network(part.strip(), strict=False))
    return found


CONNECTIONS = ConnectionCounts()
