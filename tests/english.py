"""English where another language should be."""

import re

# Words that none of the other languages has.
WORDS = re.compile(
    r"\b(the|your|you|with|from|this|which|where|what|nobody|worker)\b", re.IGNORECASE
)


def english_in(text: str) -> list[str]:
    """The lines of a text with an English word."""
    return [line.strip() for line in text.splitlines() if WORDS.search(line)]
