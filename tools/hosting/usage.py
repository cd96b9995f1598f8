"""What processes have used of processors and memory, read from /proc."""

import os
import threading
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAUSE = 0.5  # seconds between looks: a killed process loses what it used since the last one
Roots = Callable[
    [], Mapping[str, int]
]  # by group, the process that all of the group descend from


@dataclass(frozen=True)
class Process:
    """A process as it was when we looked."""

    pid: int
    parent: int
    began: int  # in ticks since the machine started: numbers of processes come back
    seconds: float  # of processors, for itself and the system for it
    tracker: bool  # it only looks after what Python's processes share


def list_processes() -> dict[int, Process]:
    """All processes of this machine."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError):
            found[int(name)] = read_process(int(name))
    return found


def read_process(pid: int) -> Process:
    """One process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    command = Path(f"/proc/{pid}/cmdline").read_bytes()
    seconds = (int(fields[11]) + int(fields[12])) / TICKS
    return Process(pid, int(fields[1]), int(fields[19]), seconds, b"resource_tracker" in command)


def name_processes(roots: Mapping[str, int], workers: int) -> dict[str, list[Process]]:
    """The processes of each group; those of the server by what they do.

    `server` is a keeper, its child the worker, or with several the one that looks after them.
    Whatever a worker starts are bots.
    """
    everybody = list_processes()
    children: dict[int, list[Process]] = defaultdict(list)
    for process in everybody.values():
        children[process.parent].append(process)
    named: dict[str, list[Process]] = {}
    for group, root in roots.items():
        if group == "server":
            named |= name_server(children, root, workers)
        else:
            named[group] = find_descendants(children, root)
    return named


def name_server(
    children: Mapping[int, list[Process]], keeper: int, workers: int
) -> dict[str, list[Process]]:
    """The processes of a server: each worker, bots, and the one that looks after workers."""
    named: dict[str, list[Process]] = {"bots": [], "other": []}
    first = list(children.get(keeper, ()))
    if workers > 1:
        named["other"] += first
        first = [child for process in first for child in children.get(process.pid, ())]
    for process in first:
        if process.tracker:
            named["other"].append(process)
            continue
        named[f"worker {process.pid}"] = [process]
        named["bots"] += find_descendants(children, process.pid)
    return named


def find_descendants(children: Mapping[int, list[Process]], pid: int) -> list[Process]:
    """The children of a process and theirs."""
    found = []
    for child in children.get(pid, ()):
        found += [child, *find_descendants(children, child.pid)]
    return found


def read_memory(pid: int) -> float:
    """The megabytes of a process; what it shares with others is divided among them."""
    with suppress(OSError):
        for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


class Meter:
    """Looks at a server's processes all the time, also at those that don't live long."""

    def __init__(self, roots: Roots, workers: int) -> None:
        self.roots = roots
        self.workers = workers
        self.spent: dict[tuple[str, int, int], float] = {}
        self.before: dict[tuple[str, int, int], float] = {}
        self.lock = threading.Lock()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        """Look until the end."""
        while not self.ended.wait(PAUSE):
            self.look()

    def look(self) -> None:
        """Note what each process has used so far."""
        with self.lock:
            for group, processes in name_processes(self.roots(), self.workers).items():
                for process in processes:
                    self.spent[group, process.pid, process.began] = process.seconds

    def begin(self) -> None:
        """From now on it counts."""
        self.look()
        self.before = dict(self.spent)
        self.thread.start()

    def end(self) -> dict[str, float]:
        """The seconds of processors that each group has used since the beginning."""
        self.ended.set()
        self.thread.join()
        self.look()
        used: dict[str, float] = defaultdict(float)
        for key, seconds in self.spent.items():
            used[key[0]] += seconds - self.before.get(key, 0.0)
        return dict(used)

    def measure_memory(self) -> dict[str, float]:
        """The megabytes of each group now."""
        named = name_processes(self.roots(), self.workers)
        return {group: sum(read_memory(one.pid) for one in all_) for group, all_ in named.items()}
