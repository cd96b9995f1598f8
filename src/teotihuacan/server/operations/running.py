"""Starts a server: folder, port, schema, worker processes."""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..cluster.socket_handover import WORKERS_FOLDER
from ..options import OptionError, ServerOptions
from ..storage.database import migrate
from .instance_lock import LOCK, lock, publish_address
from .listening import BACKLOG, listen
from .logs import set_up_logs
from .metrics import share_figures
from .open_files import log_file_limit, raise_file_limit
from .rules_update import log_update, update_rules
from .shared_folder import share_folder

if TYPE_CHECKING:  # loaded late: a refusal needs no server
    import uvicorn
    from uvicorn.supervisors import Multiprocess

PING_PAUSE = 40  # seconds: proxies close sockets on which nothing happens for a minute
KEPT_OPEN = 75  # seconds without a request: longer than proxies and clients keep theirs
APPLICATION = "teotihuacan.server.app:worker_app"
FAREWELL = 5  # seconds for open requests when the server is asked to stop
LONGEST_MESSAGE = 16_384  # bytes a client may send over a socket at once


def run(options: ServerOptions, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped; `opened` is called once nothing can fail any more."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with ExitStack() as stack:
        if not options.database:
            stack.enter_context(lock_folder(Path(options.data)))
        raise_file_limit()
        sockets = listen(options.host, options.port)
        for listening in sockets:
            stack.enter_context(listening)
        if options.redis:
            check_redis(options.redis)
        if not options.database:
            make_private(options.file)
        migrate(options.url)
        updated = update_rules(options.url)
        options.to_environment()
        set_up_logs(options.log_level, options.log_file, options.log_plainly)
        log_file_limit()
        log_update(updated)
        if options.workers > 1:
            stack.enter_context(share_figures())
            stack.enter_context(share_folder(WORKERS_FOLDER, "workers"))
        if not options.database:
            stack.enter_context(publish_address(Path(options.data), options.address))
        opened()
        serve(options, sockets)


def serve(options: ServerOptions, sockets: list[socket.socket]) -> None:
    """Serve on open sockets, here or in worker processes; exit with an error if that fails."""
    import uvicorn
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    config = uvicorn_config(options)
    if options.workers == 1:
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):  # uvicorn tells Ctrl-C again after its farewell
            server.run(sockets)
        failed = not server.started
    else:
        workers = Multiprocess(config, sockets)
        drain_workers_when_told(options, workers)
        workers.run()
        failed = any(process.exitcode == STARTUP_FAILURE for process in workers.processes)
    if failed:
        sys.exit(STARTUP_FAILURE)


def drain_workers_when_told(options: ServerOptions, workers: "Multiprocess") -> None:
    """Pass the signal USR1 on to the workers; those who replace them drain, too."""
    if sys.platform == "win32":
        return

    def drain(*_: object) -> None:
        replace(options, drain=True).to_environment()
        for process in workers.processes:
            if process.pid is not None:
                os.kill(process.pid, signal.SIGUSR1)

    signal.signal(signal.SIGUSR1, drain)


def uvicorn_config(options: ServerOptions) -> "uvicorn.Config":
    """The configuration of uvicorn."""
    import uvicorn

    from ..http.http_limits import BoundedRequests
    from ..http.websocket_protocol import WebSocketProtocol

    return uvicorn.Config(
        APPLICATION,
        factory=True,
        lifespan="on",
        host=options.host,
        port=options.port,
        workers=options.workers,
        backlog=BACKLOG,
        timeout_keep_alive=KEPT_OPEN,
        http=BoundedRequests,
        ws=WebSocketProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_PAUSE,
        proxy_headers=True,
        forwarded_allow_ips=options.trusted_proxies,
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=FAREWELL,
    )


def check_redis(url: str) -> None:
    """Check that Redis can be reached; the URL may contain a password and is never shown."""
    try:
        import redis
    except ModuleNotFoundError:
        raise OptionError(
            "error-redis-missing", command="pip install 'teotihuacan[cluster]'"
        ) from None
    try:
        client = redis.Redis.from_url(url, socket_connect_timeout=FAREWELL)
    except (ValueError, TypeError):
        raise OptionError("error-redis-url", example="redis://host:6379/0") from None
    try:
        client.ping()
    except (redis.RedisError, OSError) as error:
        raise OptionError("error-redis-unused", reason=str(error)) from None
    finally:
        client.close()


@contextmanager
def lock_folder(folder: Path) -> Iterator[None]:
    """Lock a data folder, created if missing, against other servers."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("w")
    except OSError as error:
        raise OptionError(
            "error-file-unused", path=str(folder), reason=error.strerror or str(error)
        ) from None
    with file:
        if not lock(file):
            raise OptionError("error-folder-taken", path=str(folder))
        yield


def make_private(file: Path) -> None:
    """Create a database file that only its owner may read: it will hold secrets.

    SQLite accepts an empty file as a database, and gives the files beside it the same mode.
    """
    try:
        file.touch(mode=0o600)
    except OSError as error:
        raise OptionError(
            "error-file-unwritten", path=str(file), reason=error.strerror or str(error)
        ) from None
