"""Locks on files that several windows may want at once."""

from pathlib import Path

from filelock import FileLock, Timeout


def lock_path(path: Path) -> Path:
    """The file that is locked in place of another."""
    return path.with_name(f".{path.stem}.lock")


def take_lock(path: Path, patience: float = 0) -> FileLock | None:
    """Lock a file; Timeout if somebody else has it, None where files can't be locked."""
    lock = FileLock(lock_path(path), thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=patience, poll_interval=0.05)
    except Timeout:
        raise
    except (OSError, NotImplementedError):
        return None
    return lock


def is_locked(path: Path) -> bool:
    """Whether somebody has a file."""
    if not lock_path(path).exists():
        return False
    try:
        lock = take_lock(path)
    except Timeout:
        return True
    if lock:
        lock.release()
    return False
