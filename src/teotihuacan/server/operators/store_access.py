"""A server's database for the command line, also while the server runs."""

import time
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from ..operations.backup import check_revision
from ..operations.backup_file import BackupError
from ..options import ServerOptions
from ..storage.database import open_engine, report_problems

P = ParamSpec("P")
T = TypeVar("T")
TRIES, PAUSE = 20, 0.1  # seconds: the server may write at the same moment


def run_in_store(
    options: ServerOptions,
    work: Callable[Concatenate[Connection, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """Run a function in a transaction of its own, on a database of the present schema."""
    if not options.database and not options.file.is_file():
        raise BackupError("error-no-games-kept", path=options.data)
    engine = open_engine(options.url)
    try:
        with report_problems():
            for _ in range(TRIES):
                try:
                    return run_once(engine, work, *args, **kwargs)
                except OperationalError as error:
                    if "locked" not in str(error.orig):
                        raise
                time.sleep(PAUSE)
            return run_once(engine, work, *args, **kwargs)
    finally:
        engine.dispose()


def run_once(
    engine: Engine,
    work: Callable[Concatenate[Connection, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    """One try."""
    with engine.begin() as connection:
        check_revision(connection)
        return work(connection, *args, **kwargs)
