"""Lists of things as people write them."""

from collections.abc import Sequence
from typing import Literal

from .active_language import current_language

# English here is British, as the spelling is: no comma before the last "and".
LOCALES = {"en": "en_GB"}


def join_list(
    things: Sequence[str],
    style: Literal["standard", "or"] = "standard",
    language: str | None = None,
) -> str:
    """Things in a row, "a, b and c", or with "or" before the last one."""
    from babel.lists import format_list

    language = language or current_language()
    return format_list(things, style=style, locale=LOCALES.get(language, language))


def join_commas(things: Sequence[str]) -> str:
    """Things with nothing but commas between them, where there is little room."""
    return ", ".join(things)
