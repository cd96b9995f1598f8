"""Rate limits by token buckets."""

import time
from collections.abc import Callable, Hashable
from itertools import islice

MOST_KEYS = 10_000
CRUMB = 1e-9  # what rounding may leave missing of a token


class Buckets:
    """A bucket of tokens for each key; it starts full and refills at a steady rate.

    Full buckets are forgotten, and of too many the ones not used for longest. Not for threads.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        if rate <= 0 or burst <= 0 or most < 1:
            raise ValueError("a bucket needs a rate, room for tokens, and to be kept")
        self.rate = rate
        self.burst = burst
        self.most = most
        self.clock = clock
        # Tokens and when they were counted; dictionaries keep order: what was used last is last.
        self.kept: dict[Hashable, tuple[float, float]] = {}

    def __len__(self) -> int:
        return len(self.kept)

    def take(self, key: Hashable, cost: float = 1.0) -> float:
        """Take tokens: 0.0 if there were enough, else how many seconds to wait for them."""
        now = self.clock()
        tokens = self.count_tokens(key, now)
        missing = min(cost, self.burst) - tokens
        self.kept.pop(key, None)
        if missing <= CRUMB:
            self.kept[key] = (max(0.0, -missing), now)
            wait = 0.0
        else:
            self.kept[key] = (tokens, now)
            wait = missing / self.rate
        self.drop_full_buckets(now)
        return wait

    def reserve(self, key: Hashable, cost: float = 1.0) -> float:
        """Take tokens, even some that aren't there yet: how many seconds until they are.

        Who waits that long gets them; several who share a bucket wait one after another.
        """
        now = self.clock()
        tokens = self.count_tokens(key, now) - cost
        self.kept.pop(key, None)
        self.kept[key] = (tokens, now)
        self.drop_full_buckets(now)
        return max(0.0, -tokens / self.rate)

    def count_tokens(self, key: Hashable, now: float) -> float:
        """How many tokens are in a bucket."""
        tokens, then = self.kept.get(key, (self.burst, now))
        return min(self.burst, tokens + max(0.0, now - then) * self.rate)

    def drop_full_buckets(self, now: float) -> None:
        """Drop one or two full buckets, and the oldest if there are too many."""
        for key in list(islice(self.kept, 2)):
            if self.count_tokens(key, now) < self.burst:
                break
            del self.kept[key]
        while len(self.kept) > self.most:
            del self.kept[next(iter(self.kept))]
