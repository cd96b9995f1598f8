"""Runs a service until standard input ends, as it does when whoever started us is gone.

    python keeper.py FOLDER USER COMMAND...

A line `kill` ends it the hard way, with all its processes; a line `start` starts it again. All of
them stand still from a line `freeze` to a line `thaw`. In the end the folder is removed. So
nothing stays behind, not even after a `kill -9` of whoever asked.
"""

import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

FAREWELL = 20  # seconds


class Kept:
    """The service, or none just now."""

    def __init__(self, folder: str, user: str, command: list[str]) -> None:
        self.folder = folder
        self.user = user
        self.command = command
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        """Start it, as another user if one is named."""
        user = self.user or None
        return subprocess.Popen(
            self.command,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,  # our own is for answers
            cwd=self.folder,
            user=user,
            group=user,
            extra_groups=[] if user else None,
        )

    def obey(self, word: str) -> None:
        """Kill it, start it again, have it stand still or go on."""
        if word == "kill":
            self.kill()
        elif word == "start":
            self.kill()
            self.process = self.start()
        elif word == "freeze":
            self.send(signal.SIGSTOP)
        elif word == "thaw":
            self.send(signal.SIGCONT)

    def send(self, sign: signal.Signals) -> None:
        """Send a signal to it and its processes: to it first, so that it starts no others."""
        self.process.send_signal(sign)
        for pid in find_family(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    def kill(self) -> None:
        """End it and its processes at once, as a machine does that is switched off."""
        family = find_family(self.process.pid) if self.process.poll() is None else []
        self.process.kill()
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        """Ask it to end; its exit code."""
        # A fast, orderly end for PostgreSQL, Redis and our own server alike.
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(FAREWELL)


def find_family(pid: int) -> list[int]:
    """The children of a process and theirs."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [child, *find_family(child)]
    return found


def keep(folder: str, user: str, command: list[str]) -> int:
    """Run the command, and do what the lines of standard input say; its exit code."""
    kept = Kept(folder, user, command)
    try:
        for line in sys.stdin:
            kept.obey(line.strip())
            print(f"keeper: {line.strip()}: done", flush=True)
        return kept.end()
    finally:
        kept.kill()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(keep(sys.argv[1], sys.argv[2], sys.argv[3:]))
