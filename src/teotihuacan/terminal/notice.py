"""Something to tell that may have to be told again in another language."""

from typing import NamedTuple

from ..i18n import say
from ..i18n.catalogue import Argument


class Notice(NamedTuple):
    """A message with its arguments."""

    key: str
    arguments: dict[str, Argument]

    def __str__(self) -> str:
        return say(self.key, **self.arguments)


def notice(key: str, /, **arguments: Argument) -> Notice:
    """A message to be told with these arguments."""
    return Notice(key, arguments)
