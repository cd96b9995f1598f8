"""Passwords: hashed with argon2 in threads of their own, never on the event loop."""

import asyncio
import secrets as chance
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

T = TypeVar("T")
THREADS = 2  # each needs 64 MB while it hashes
SHORTEST, LONGEST = 8, 200
FEWEST_GUESSES = 1_000_000  # at 10 a minute and address: years
LOOKED_AT = 72  # characters: looking at more takes long, and those are no worse


class Passwords:
    """Hashes passwords and compares them with hashes."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")
        # Nobody's: compared with where there is no password, which takes just as long.
        self.nobodys = self.threads.submit(self.hasher.hash, chance.token_urlsafe())

    async def hash(self, password: str) -> str:
        """The hash of a password, to be stored."""
        return await self.run(lambda: self.hasher.hash(password))

    async def verify(self, password: str, kept: str | None) -> bool:
        """Whether a password matches a hash; without a hash, no password does."""
        return await self.run(lambda: self.verify_now(password, kept))

    async def is_weak(self, password: str, name: str) -> bool:
        """Whether a password is among the first that somebody would try."""
        return await self.run(lambda: estimate_guesses(password, name) < FEWEST_GUESSES)

    def needs_rehash(self, kept: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self.hasher.check_needs_rehash(kept)

    def verify_now(self, password: str, kept: str | None) -> bool:
        """The comparison itself."""
        try:
            self.hasher.verify(self.nobodys.result() if kept is None else kept, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    async def run(self, work: Callable[[], T]) -> T:
        """Run a function in one of the threads; what it returns."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def close(self) -> None:
        """Cancel what has not begun, and end the threads."""
        self.threads.shutdown(cancel_futures=True)


def estimate_guesses(password: str, name: str) -> float:
    """How many passwords would be tried before this one, by somebody who knows the name."""
    from zxcvbn import zxcvbn  # its lists take memory: only where somebody chooses a password

    known = [name, name.replace(" ", ""), *name.split(), "teotihuacan"]
    return float(zxcvbn(password[:LOOKED_AT], user_inputs=known)["guesses"])
