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
SIGNS = {
    "full": ("disk is full", "no space left", "diskfull", "disk full"),
    "damaged": ("malformed", "not a database", "datacorrupted", "indexcorrupted"),
}
WAIT = 5.0  # seconds until it is worth another try


def refuse_for_storage(error: Exception) -> Refusal | None:
    """The refusal if the database is full, away or damaged; None if that isn't it."""
    storage = isinstance(error, DatabaseError | InterfaceError | PoolTimeout)
    if not storage or isinstance(error, OUR_FAULT):
        return None
    return Refusal("storage", wait=WAIT, reason=find_reason(error))


def find_reason(error: BaseException | None) -> str:
    """Why nothing can be stored, as this error or one before it says."""
    while error is not None:  # a failed transaction may fail once more when it is ended
        said = f"{type(error).__name__} {error}".lower()
        for reason, signs in SIGNS.items():
            if any(sign in said for sign in signs):
                return reason
        error = error.__cause__ or error.__context__
    return "unreachable"
