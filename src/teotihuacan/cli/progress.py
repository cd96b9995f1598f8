"""A progress bar on stderr for work that takes longer than a second."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")
PATIENCE = 1.0  # seconds without a bar
REFRESH = 0.1  # seconds between two looks at it


def show_progress(items: Iterable[Item], what: str, total: int) -> Iterator[Item]:
    """Yield the items; a bar appears on a terminal once the work has taken a second.

    It is labelled with the message of the key `what`.
    """
    if not sys.stderr.isatty():  # nothing is loaded for a bar that nobody would see
        yield from items
        return
    started = time.monotonic()
    done = 0
    iterator = iter(items)
    for item in iterator:
        yield item
        done += 1
        if time.monotonic() - started > PATIENCE:
            break
    else:
        return
    yield from show_bar(iterator, what, total, done)


def show_bar(items: Iterable[Item], what: str, total: int, done: int = 0) -> Iterator[Item]:
    """Yield the items under a bar with the time left; on a terminal only, and at once."""
    from rich.console import Console
    from rich.progress import Progress

    from ..i18n import say

    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say(what), total=total, completed=done)
        shown = time.monotonic()
        for item in items:
            yield item
            done += 1
            if time.monotonic() - shown > REFRESH:
                shown = time.monotonic()
                progress.update(task, completed=done)
