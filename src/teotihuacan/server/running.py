"""Starts a server: folder, schema, worker processes."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

from .database import migrate
from .metrics import shared_figures
from .options import OptionError, ServerOptions

APPLICATION = "teotihuacan.server.app:worker_app"
FAREWELL = 5  # seconds for open requests when the server is asked to stop
OWNER_ONLY = 0o077  # the games' file holds the key of all cookies, and hashes of passwords
LONGEST_MESSAGE = 16_384  # bytes a client may send over a socket at once


def run(options: ServerOptions) -> None:
    """Serve until asked to stop."""
    import uvicorn

    with ExitStack() as stack:
        os.umask(OWNER_ONLY)
        if options.workers > 1:
            stack.enter_context(shared_figures())
        if not options.database:
            stack.enter_context(alone_in(Path(options.data)))
        migrate(options.url)
        options.to_environment()
        uvicorn.run(
            APPLICATION,
            factory=True,
            host=options.host,
            port=options.port,
            workers=options.workers,
            ws="websockets-sansio",
            ws_max_size=LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            proxy_headers=True,
            forwarded_allow_ips=options.trusted_proxies,
            server_header=False,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=FAREWELL,
        )


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other servers out of a data folder, made if need be, as long as this one runs."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "server.lock").open("w") as file:
            if not lock(file):
                raise OptionError(f"{folder}: another server keeps its games here")
            yield
    except OSError as error:
        raise OptionError(f"{folder}: can't be used ({error.strerror})") from None


def lock(file: IO[str]) -> bool:
    """Lock a file until it is closed, whoever ends this process; False if it is locked."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
