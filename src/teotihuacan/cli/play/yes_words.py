"""Yes, in English and in the language spoken."""

from ...i18n import say
from ...i18n.folding import fold_text

YES = ("y", "yes")


def is_yes(answer: str) -> bool:
    """Whether an answer means yes."""
    return fold_text(answer.strip()) in map(fold_text, (*YES, *say("games-yes-words").split()))
