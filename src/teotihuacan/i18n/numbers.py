"""Numbers and shares as people write them."""

from functools import cache

from .active_language import current_language
from .lists import LOCALES

MINUS = "\N{MINUS SIGN}"


def format_number(value: float, digits: int = 0) -> str:
    """A number with its thousands apart and so many digits behind the point."""
    from babel.numbers import format_decimal

    pattern = fix_digits(read_decimal_pattern(find_locale()), digits)
    return format_decimal(value, pattern, find_locale())


def format_short_number(value: float, digits: int = 2) -> str:
    """A number with at most so many digits behind the point."""
    from babel.numbers import format_decimal

    pattern = read_decimal_pattern(find_locale()) + ("." + "#" * digits if digits else "")
    return format_decimal(value, pattern, find_locale())


def format_signed_number(value: float, digits: int = 0) -> str:
    """A number with its sign, a plus or a minus that is as wide."""
    return f"{MINUS if value < 0 else '+'}{format_number(abs(value), digits)}"


def format_percent(share: float, digits: int = 1) -> str:
    """A share in percent."""
    from babel import numbers

    pattern = fix_digits(read_percent_pattern(find_locale()), digits)
    return numbers.format_percent(share, pattern, find_locale())


def find_locale() -> str:
    """Whose numbers are written."""
    return LOCALES.get(current_language(), current_language())


def fix_digits(pattern: str, digits: int) -> str:
    """A pattern of whole numbers with so many digits behind the point."""
    return pattern.replace("0", f"0.{'0' * digits}", 1) if digits else pattern


@cache
def read_decimal_pattern(locale: str) -> str:
    """How whole numbers look."""
    from babel import Locale

    return str(Locale.parse(locale).decimal_formats[None].pattern).partition(".")[0]


@cache
def read_percent_pattern(locale: str) -> str:
    """How whole percents look; in Turkish the sign comes first."""
    from babel import Locale

    return str(Locale.parse(locale).percent_formats[None].pattern)
