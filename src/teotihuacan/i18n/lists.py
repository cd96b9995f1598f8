"""Lists of things as people write them."""

from collections.abc import Sequence
from typing import Literal

from .active_language import current_language

# English here is British, as the spelling is: no comma before the last "and".
LOCALES = {"en": "en_GB"}
# What stands before the last thing: as CLDR has it, which takes long to load.
WORDS = {
    "en": {"standard": " and ", "or": " or "},
    "hu": {"standard": " és ", "or": " vagy "},
    "ru": {"standard": " и ", "or": " или "},
    "fr": {"standard": " et ", "or": " ou "},
    "tr": {"standard": " ve ", "or": " veya "},
    "cs": {"standard": " a\N{NO-BREAK SPACE}", "or": " nebo "},
}


def join_list(
    things: Sequence[str],
    style: Literal["standard", "or"] = "standard",
    language: str | None = None,
) -> str:
    """Things in a row, "a, b and c", or with "or" before the last one."""
    *first, last = things or [""]
    if not first:
        return last
    return f"{', '.join(first)}{WORDS[language or current_language()][style]}{last}"


def join_semicolons(things: Sequence[str]) -> str:
    """Things with semicolons between them; French has a space before each."""
    before = "\N{NO-BREAK SPACE}" if current_language() == "fr" else ""
    return f"{before}; ".join(things)


def join_commas(things: Sequence[str]) -> str:
    """Things with nothing but commas between them, where there is little room."""
    return ", ".join(things)
