"""How often somebody may try something."""

import time
from collections import deque
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

from .refusals import too_often

HOUSE = 64  # bits of an IPv6 address that are the same for everybody in a house


class Tries:
    """At most so many tries within so many seconds, for each who tries; in this process."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}
        self.swept = time.monotonic()

    def count(self, who: str) -> None:
        """Count one try; a refusal that doesn't count if there were too many."""
        at = time.monotonic()
        self.sweep(at)
        times = self.times.setdefault(who, deque())
        while times and times[0] <= at - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            raise too_often(times[0] + self.seconds - at)
        times.append(at)

    def sweep(self, at: float) -> None:
        """Forget now and then who hasn't tried for long."""
        if self.swept <= at - self.seconds:
            self.swept = at
            old = [
                who for who, times in self.times.items() if times[-1] <= self.swept - self.seconds
            ]
            for who in old:
                del self.times[who]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from; of an IPv6 address the part that one house has."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), HOUSE), strict=False))
