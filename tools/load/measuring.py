"""One run: a site, the crowd in its processes, and what was measured of both."""

import multiprocessing
import resource
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from hosting.site import Site, SiteOptions, run_site
from hosting.usage import Meter, read_process

from .crowd import BEGIN, END, run_crowd
from .people import Figures
from .plan import Load, plan_parties, share_out

FILES = 65_536  # sockets that may be open at once


@dataclass
class Measured:
    """What came out."""

    options: SiteOptions
    load: Load
    seconds: float
    processors: dict[str, float]  # seconds, by group of processes
    megabytes: dict[str, float]
    own: float  # seconds of processors of the crowd
    figures: Figures = field(default_factory=Figures)
    failures: list[str] = field(default_factory=list)  # parts that were killed
    errors: int = 0  # in the server's log

    @property
    def workers(self) -> list[float]:
        """The seconds of the workers, the busiest first."""
        used = (spent for group, spent in self.processors.items() if group.startswith("worker"))
        return sorted(used, reverse=True)

    @property
    def server(self) -> float:
        """The seconds of the server, without bots and services."""
        return sum(self.workers) + self.processors.get("other", 0.0)

    @property
    def all(self) -> float:
        """The seconds of everything but the crowd."""
        return sum(self.processors.values())


def measure(
    options: SiteOptions, load: Load, restarts: Sequence[tuple[float, str]] = ()
) -> Measured:
    """Put a load on a site, and some of its parts out of work meanwhile."""
    raise_file_limit()
    with run_site(options) as site:
        crowd, pipes = start_crowd(site, load)
        try:
            return follow(site, load, restarts, crowd, pipes)
        finally:
            for process in crowd:
                process.terminate()
                process.join()


def raise_file_limit() -> None:
    """Allow as many sockets as the system lets us have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))


def start_crowd(site: Site, load: Load) -> tuple[list[BaseProcess], list[Connection]]:
    """The processes of the crowd, once everybody is at a table."""
    context = multiprocessing.get_context("spawn")
    crowd: list[BaseProcess] = []
    pipes: list[Connection] = []
    for share, parties in share_out(load, plan_parties(load)):
        if not parties and not share.lobby:
            continue
        ours, theirs = context.Pipe()
        process = context.Process(target=run_crowd, args=(theirs, site.url, share, parties))
        process.start()
        theirs.close()
        crowd.append(process)
        pipes.append(ours)
    for pipe in pipes:
        assert pipe.recv() == "ready"
    return crowd, pipes


def follow(
    site: Site,
    load: Load,
    restarts: Sequence[tuple[float, str]],
    crowd: list[BaseProcess],
    pipes: list[Connection],
) -> Measured:
    """Measure while the crowd plays."""
    time.sleep(load.warm_up)
    meter = Meter(site.roots, site.options.workers)
    meter.begin()
    own = measure_crowd(crowd)
    began = time.monotonic()
    tell(pipes, BEGIN)
    failing = threading.Thread(target=restart_parts, args=(site, restarts, began))
    failing.start()
    time.sleep(max(0.0, began + load.seconds - time.monotonic()))
    seconds = time.monotonic() - began
    processors = meter.end()
    own = measure_crowd(crowd) - own
    tell(pipes, END)
    failing.join()
    megabytes = meter.measure_memory()
    figures = add_up([pipe.recv() for pipe in pipes])
    parts = [part for _, part in restarts]
    errors = site.parts["server"].read_log().count('"level": "error"')
    return Measured(
        site.options, load, seconds, processors, megabytes, own, figures, parts, errors
    )


def tell(pipes: list[Connection], word: str) -> None:
    """Tell all processes of the crowd."""
    for pipe in pipes:
        pipe.send(word)


def measure_crowd(crowd: list[BaseProcess]) -> float:
    """The seconds of processors that the crowd has used."""
    return sum(read_process(process.pid).seconds for process in crowd if process.pid)


def restart_parts(site: Site, restarts: Sequence[tuple[float, str]], began: float) -> None:
    """Kill parts at their times, and have them back."""
    for at, part in sorted(restarts):
        time.sleep(max(0.0, began + at - time.monotonic()))
        site.restart(part, away=1.0)


def add_up(parts: list[Figures]) -> Figures:
    """The figures of all processes."""
    total = Figures()
    for part in parts:
        total.moves += part.moves
        total.pushes += part.pushes
        total.finished += part.finished
        total.backwards += part.backwards
        total.reconnections += part.reconnections
        total.lobby += part.lobby
        total.refused += part.refused
        total.statuses += part.statuses
        total.lags += part.lags
        total.lost += part.lost
    return total
