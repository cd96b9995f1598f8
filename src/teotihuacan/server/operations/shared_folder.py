"""A folder that the worker processes of a server share for as long as it runs."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory


@contextmanager
def share_folder(variable: str, purpose: str) -> Iterator[None]:
    """A new folder, which a variable tells to processes started in this context."""
    with TemporaryDirectory(prefix=f"teotihuacan-{purpose}-") as folder:
        os.environ[variable] = folder
        try:
            yield
        finally:
            del os.environ[variable]
