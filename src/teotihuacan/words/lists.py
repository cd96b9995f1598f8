"""Lists and figures as people write them in the language spoken."""

from collections.abc import Sequence

from .speaking import spoken

MINUS = "−"  # as wide as the plus


def listed(things: Sequence[str]) -> str:
    """Things with commas and an "and" between them."""
    from babel.lists import format_list

    return format_list(things, locale=spoken())


def series(things: Sequence[str]) -> str:
    """Things with nothing but commas between them, where there is little room."""
    return ", ".join(things)


def signed(number: int) -> str:
    """A whole number with its sign."""
    return f"{number:+}".replace("-", MINUS)


def signed_tenths(number: float) -> str:
    """A number with its sign and one decimal."""
    from babel.numbers import format_decimal

    return format_decimal(number, format=f"+0.0;{MINUS}0.0", locale=spoken())


def percent(share: float) -> str:
    """A share of a whole in percent, without decimals."""
    from babel.numbers import format_percent

    return format_percent(share, format=None, locale=spoken())
