"""Limits how often somebody may try to sign in or to change a password."""

import time
from collections import deque

from ..errors import too_often


class LoginThrottle:
    """At most `most` tries within `seconds` for each key, counted in this process."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: dict[str, deque[float]] = {}
        self.swept = time.monotonic()

    def count(self, who: str) -> None:
        """Count a try, or refuse it if there were too many; refused tries don't count."""
        at = time.monotonic()
        self.sweep(at)
        times = self.times.setdefault(who, deque())
        while times and times[0] <= at - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            raise too_often(times[0] + self.seconds - at)
        times.append(at)

    def sweep(self, at: float) -> None:
        """Drop, from time to time, keys that have not been used for a while."""
        if self.swept <= at - self.seconds:
            self.swept = at
            old = [
                who for who, times in self.times.items() if times[-1] <= self.swept - self.seconds
            ]
            for who in old:
                del self.times[who]
