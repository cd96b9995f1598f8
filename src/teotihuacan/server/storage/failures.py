"""What it means for people when the database fails."""

from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ..errors import Refusal

OUR_FAULT = (DataError, IntegrityError, ProgrammingError)
FULL = ("disk is full", "no space left", "diskfull", "disk full")
WAIT = 5.0  # seconds until it is worth another try


def refuse_for_storage(error: Exception) -> Refusal | None:
    """The refusal if the database is full, away or damaged; None if that isn't it."""
    storage = isinstance(error, DatabaseError | InterfaceError | PoolTimeout)
    if not storage or isinstance(error, OUR_FAULT):
        return None
    return Refusal("storage", wait=WAIT, reason="full" if is_full(error) else "unreachable")


def is_full(error: BaseException | None) -> bool:
    """Whether there is no room left on the disk, as this error or one before it says."""
    while error is not None:  # a failed transaction may fail once more when it is ended
        said = f"{type(error).__name__} {error}".lower()
        if any(sign in said for sign in FULL):
            return True
        error = error.__cause__ or error.__context__
    return False
