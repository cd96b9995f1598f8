"""The server under load: SQLite and one worker, or PostgreSQL, Redis and some workers."""

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from hosting.services import Service, run_postgresql, run_redis, run_server
from hosting.usage import name_processes

SERVER, WORKER, POSTGRESQL, REDIS = "server", "worker", "postgresql", "redis"
EVERYTHING = "everything"
FROZEN = {f"frozen {part}": part for part in (POSTGRESQL, REDIS)}  # they stand still for a while
PARTS = (WORKER, SERVER, POSTGRESQL, REDIS, EVERYTHING, *FROZEN)


@dataclass(frozen=True)
class SiteOptions:
    """What is started."""

    workers: int = 1
    cluster: bool = False  # PostgreSQL and Redis also for one worker
    bot_processes: int = 1
    python: str = sys.executable  # of the environment whose server is measured
    sync: bool = True  # PostgreSQL waits for the disk

    @property
    def services(self) -> bool:
        """Whether PostgreSQL and Redis are needed."""
        return self.cluster or self.workers > 1


@dataclass
class Site:
    """What runs: the server and its services by name."""

    options: SiteOptions
    parts: dict[str, Service] = field(default_factory=dict)

    @property
    def url(self) -> str:
        """Where the server answers."""
        return self.parts[SERVER].url

    def roots(self) -> dict[str, int]:
        """The processes that the parts descend from."""
        return {name: part.pid for name, part in self.parts.items()}

    def find_workers(self) -> list[int]:
        """The worker processes just now."""
        named = name_processes({SERVER: self.parts[SERVER].pid}, self.options.workers)
        return [all_[0].pid for group, all_ in named.items() if group.startswith(WORKER)]

    def restart(
        self, part: str, *, away: float = 0.0, chance: random.Random | None = None
    ) -> None:
        """Kill a part the hard way, or have it stand still, and have it back after a while."""
        if part in FROZEN:
            with self.parts[FROZEN[part]].frozen():
                time.sleep(away)
            return
        if part == WORKER and self.options.workers > 1:
            workers = self.find_workers()
            if workers:  # it is started again by the one that looks after them
                with suppress(ProcessLookupError):
                    os.kill((chance or random).choice(workers), signal.SIGKILL)
            return
        killed = list(self.parts) if part == EVERYTHING else [SERVER if part == WORKER else part]
        for name in reversed(killed):
            self.parts[name].kill()
        time.sleep(away)
        for name in killed:
            self.parts[name].start()


@contextmanager
def run_site(options: SiteOptions) -> Iterator[Site]:
    """A running site."""
    site = Site(options)
    arguments = ["--rate-limit", "0", "--bot-processes", str(options.bot_processes)]
    with ExitStack() as stack:
        if options.services:
            site.parts[POSTGRESQL] = stack.enter_context(run_postgresql(sync=options.sync))
            site.parts[REDIS] = stack.enter_context(run_redis())
            arguments += ["--workers", str(options.workers)]
            folder = Path(stack.enter_context(TemporaryDirectory(prefix="teotihuacan-urls-")))
            for option, part in (("database", POSTGRESQL), ("redis", REDIS)):
                file = folder / option  # a password on a command line is refused
                file.write_text(site.parts[part].url)
                arguments += [f"--{option}-file", str(file)]
        server = run_server(*arguments, python=options.python)
        site.parts[SERVER] = stack.enter_context(server)
        yield site
