"""Texts folded for comparison: without case and accents, as people type them."""

import unicodedata

ALIKE = str.maketrans({"ı": "i", "œ": "oe", "’": "'"})


def fold_text(text: str) -> str:
    """A text without case and accents: İnşaat and insaat, счёт and счет are the same."""
    apart = unicodedata.normalize("NFD", text)
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return letters.casefold().translate(ALIKE)
