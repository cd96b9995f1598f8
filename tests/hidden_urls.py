"""URLs with passwords as commands take them: in files, which nobody else can read."""

import atexit
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from uuid import uuid4

from teotihuacan.cli.database_urls import has_password

OPTIONS = ("--database", "--redis")


@cache
def folder() -> Path:
    """Where the files are, until the tests end."""
    kept = tempfile.TemporaryDirectory(prefix="teotihuacan-urls-")
    atexit.register(kept.cleanup)
    return Path(kept.name)


def hide_urls(arguments: Sequence[str]) -> list[str]:
    """The words of a command with `--database URL` as `--database-file FILE` if need be."""
    words = list(arguments)
    for place, option in enumerate(arguments[:-1]):
        url = arguments[place + 1]
        if option in OPTIONS and has_password(url):
            file = folder() / uuid4().hex
            file.write_text(url)
            words[place : place + 2] = [f"{option}-file", str(file)]
    return words
