"""The current language of this process, and messages in it."""

from collections.abc import Iterator
from contextlib import contextmanager

from .catalogue import LANGUAGES, Argument, load_catalogue

ENGLISH = "en"
_spoken = ENGLISH


def current_language() -> str:
    """The language that is spoken now."""
    return _spoken


def set_language(language: str) -> None:
    """Speak a language from now on."""
    global _spoken
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    _spoken = language


@contextmanager
def use_language(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = current_language()
    set_language(language)
    try:
        yield
    finally:
        set_language(before)


def say(key: str, /, **arguments: Argument) -> str:
    """A message in the language spoken."""
    return load_catalogue(_spoken).say(key, arguments)


def has_message(key: str) -> bool:
    """Whether there is such a message."""
    return key in load_catalogue(_spoken)


def name_arguments(argument: str, key: str, /, **arguments: Argument) -> dict[str, str]:
    """A name as arguments for a message: `x`, and `x_to`, `x_of` ... for its other forms.

    The other forms are the attributes of the name's message: cases in languages that have them.
    """
    said = {argument: load_catalogue(_spoken).say(key, arguments)}
    for form, text in load_catalogue(_spoken).say_attributes(key, dict(arguments)).items():
        said[f"{argument}_{form}"] = text
    return said
