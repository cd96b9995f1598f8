"""How often somebody may try something."""

import time
from collections import deque

from ..errors import too_often


class LoginThrottle:
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
