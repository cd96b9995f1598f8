"""Words that an operator doesn't want in names, titles and chat."""

import re
from pathlib import Path

from ..errors import Refusal
from .person_names import text_shape

NO_WORD = re.compile(r"[\W_]+")


class ForbiddenWords:
    """Words and phrases from a file, one a line; what looks like one counts as it."""

    def __init__(self, file: str = "") -> None:
        lines = Path(file).read_text(encoding="utf-8").splitlines() if file else []
        said = (line.partition("#")[0] for line in lines)
        self.words = tuple(word for word in map(separate_words, said) if word.strip())

    def check(self, text: str) -> None:
        """Refuse a text with one of the words in it."""
        if self.words:
            words = separate_words(text)
            if any(word in words for word in self.words):
                raise Refusal("forbidden_words")


def separate_words(text: str) -> str:
    """The words of a text as they look, each between two spaces."""
    return f" {NO_WORD.sub(' ', text_shape(text)).strip()} "
