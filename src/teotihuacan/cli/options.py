"""The options that commands share, and how their values are read."""

from typing import Annotated

import typer

from ..engine.setup import Setup


def whole_number(text: str) -> int:
    """A whole number, or an error that shows what was typed instead."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a whole number") from None


def positive_number(text: str) -> int:
    """A whole number from 1 to a thousand million."""
    number = whole_number(text)
    if not 1 <= number <= 10**9:
        raise typer.BadParameter(f"give 1 to 1,000,000,000, not {number}")
    return number


def seconds(text: str) -> float:
    """A time of a tenth of a second to an hour."""
    try:
        time = float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a number") from None
    if not 0.1 <= time <= 3600:
        raise typer.BadParameter(f"give 0.1 to 3600 seconds, not {text}")
    return time


Players = Annotated[
    int,
    typer.Option(
        "--players", parser=whole_number, metavar="N", help="Number of players, 2 to 4."
    ),
]
Seed = Annotated[
    int,
    typer.Option(
        "--seed", parser=whole_number, metavar="S", help="Same seed, same game; from 0 on."
    ),
]
FirstGame = Annotated[
    bool, typer.Option("--first-game", help="The printed set-up for a first game.")
]
Draft = Annotated[bool, typer.Option("--draft", help="Starting tiles are drafted face up.")]
DarkEclipse = Annotated[
    bool, typer.Option("--dark-eclipse", help="Eclipses are scored at once (variant).")
]
AdvancedWorship = Annotated[
    bool, typer.Option("--advanced-worship", help="Pushing off a worker earns cocoa (variant).")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]


def chosen_setup(
    players: int, first_game: bool, draft: bool, dark_eclipse: bool, advanced_worship: bool
) -> Setup:
    """The set-up of the options given; the engine says what doesn't go together."""
    return Setup(
        players,
        first_game=first_game,
        draft=draft,
        dark_eclipse=dark_eclipse,
        advanced_worship=advanced_worship,
    )
