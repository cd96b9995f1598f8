"""Texts that a terminal can show."""

FIRM_SPACES = "\u00a0\u202f"  # in numbers, where no line may break


def printable(text: str) -> str:
    """A text with a question mark for each character that would not show."""
    return "".join(sign if sign.isprintable() or sign in FIRM_SPACES else "?" for sign in text)
