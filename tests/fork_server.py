"""A process that has imported the whole program, and forks it on demand: see `forked.py`.

Starting `teotihuacan serve` is a second of imports and a tenth of work. Here the imports are
done once; each program is still a process of its own, with its own arguments, environment,
folder, input and output. It ends as it always does, but for the memory that all of them share:
tidying that up would take five times as long as most commands.
"""

import atexit
import gc
import json
import os
import runpy
import selectors
import signal
import socket
import sys
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any

STREAMS = 3  # standard input, output and error
PACKAGES = ("i18n", "terminal", "cli", "server")
LIBRARIES = (
    "babel.dates",
    "babel.numbers",
    "encodings.idna",
    "fluent.runtime",
    "psycopg",
    "pytz",
    "redis.asyncio",
    "rich._emoji_codes",
    "rich.rule",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.loops.uvloop",
    "uvicorn.supervisors",
)

Request = dict[str, Any]
ended_with: list[int] = []  # the exit code of a program that has come to its end


def preload() -> None:
    """Import what servers and commands import sooner or later, and read the English messages."""
    for name in PACKAGES:
        import_all(import_module(f"teotihuacan.{name}"))
    for name in LIBRARIES:
        try:
            import_module(name)
        except ModuleNotFoundError:  # whoever needs it says so
            continue
    import_module("teotihuacan.i18n").load_catalogue("en")


def import_all(package: ModuleType) -> None:
    """Import all modules of a package; migrations and commands run when they are imported."""
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        if not module.name.endswith("__main__") and ".migrations" not in module.name:
            import_module(module.name)


class ForkServer:
    """Forks a process for each request that comes with three streams and a channel.

    The process number goes back over the channel, and its exit code once it has ended.
    """

    def __init__(self, control: socket.socket) -> None:
        self.control = control
        self.channels: dict[int, socket.socket] = {}  # by process
        self.wake, self.woken = socket.socketpair()
        for end in (self.wake, self.woken):
            end.setblocking(False)
        self.selector = selectors.DefaultSelector()
        self.selector.register(control, selectors.EVENT_READ)
        self.selector.register(self.wake, selectors.EVENT_READ)

    def next_request(self) -> Request:
        """Fork for every request, for ever; returns in the new processes only."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is for the programs
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self.woken.fileno(), warn_on_full_buffer=False)
        while True:
            ready = [key.fileobj for key, _ in self.selector.select()]
            if self.wake in ready:
                self.wake.recv(1024)
                self.report_ended()
            if self.control in ready:
                request = self.fork()
                if request is not None:
                    return request

    def fork(self) -> Request | None:
        """Fork for the request that has come: the request in the new process, None here."""
        message, files, _, _ = socket.recv_fds(self.control, 1, STREAMS + 1)
        if not message:  # whoever asked is gone
            sys.exit(0)
        channel = socket.socket(fileno=files[-1])
        with channel.makefile("r", encoding="utf-8") as lines:
            request: Request = json.loads(lines.readline())
        child = os.fork()
        if not child:
            channel.close()
            self.leave(files[:STREAMS])
            return request
        for file in files[:STREAMS]:
            os.close(file)
        self.channels[child] = channel
        tell(channel, child)
        return None

    def leave(self, streams: list[int]) -> None:
        """Be a program of its own: with its own streams, and nothing of ours."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        self.selector.close()
        for end in (self.control, self.wake, self.woken, *self.channels.values()):
            end.close()
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
            os.close(stream)

    def report_ended(self) -> None:
        """Tell the exit codes of the processes that have ended."""
        while self.channels:
            child, status = os.waitpid(-1, os.WNOHANG)
            if not child:
                return
            with self.channels.pop(child) as channel:
                tell(channel, os.waitstatus_to_exitcode(status))


def tell(channel: socket.socket, number: int) -> None:
    """Send a number, to whoever still listens."""
    try:
        channel.sendall(b"%d\n" % number)
    except OSError:
        return


def leave_memory() -> None:
    """End at once; registered before all others, it comes after a program's last words."""
    if not ended_with:
        return  # nothing was run, or it failed in a way that Python tells
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except (OSError, ValueError):
        return  # Python knows what to say
    os._exit(ended_with[0])


def run(request: Request) -> None:
    """Run a program to its end, and note its exit code."""
    try:
        run_program(request)
    except SystemExit as end:
        if end.code is None or isinstance(end.code, int):
            ended_with.append(end.code or 0)
        raise
    ended_with.append(0)


def run_program(request: Request) -> None:
    """Run the program that is asked for as Python would: a module, or a file."""
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    program, *arguments = request["command"]
    sys.argv = [program, *arguments]
    if program.endswith(".py"):
        sys.path.insert(0, os.path.dirname(program))
        runpy.run_path(program, run_name="__main__")
    else:
        runpy.run_module(program, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    atexit.register(leave_memory)
    preload()
    gc.collect()
    gc.freeze()  # shared with the processes to come
    run(ForkServer(socket.socket(fileno=int(sys.argv[1]))).next_request())
