"""The text of every action: short, lower case, in the words of the game.

All facts come from an unpacked record (`storage.unpack`), so the texts are the same for the
compiled and the interpreted engine. Texts of actions that are legal in a position all differ.
"""

from ..schema.actions import kind_of
from .action_words import Record


def action_name(record: Record, action: int) -> str:
    """The text of an action of the action space, legal or not."""
    kind = kind_of(action)
    n = action - kind.first
    words = kind.words(record, n) if callable(kind.words) else kind.words[n]
    return f"{kind.verb} {words}".strip()
