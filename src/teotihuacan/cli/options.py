"""The options that commands share, and how their values are read."""

import inspect
from collections.abc import Callable
from functools import update_wrapper
from typing import Annotated, Any

import typer

from ..bots import bot_named
from ..bots.seats import DEFAULT_BOT
from ..engine.setup import KNOB_VALUES, LEVELS, Setup


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


def number_between(text: str, least: float, most: float, unit: str) -> float:
    """A number of a unit from the least to the most."""
    try:
        number = float(text)
    except ValueError:
        raise typer.BadParameter(f"{text!r} is not a number") from None
    if not least <= number <= most:
        raise typer.BadParameter(f"give {least:g} to {most:g} {unit}, not {text}")
    return number


def seconds(text: str) -> float:
    """A time of a tenth of a second to an hour."""
    return number_between(text, 0.1, 3600, "seconds")


def bot_list(text: str | None) -> list[str]:
    """Names of bots that there are, as written with commas between them; none from nothing."""
    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise typer.BadParameter("give names with a comma between two", param_hint="'--bots'")
    for name in names:
        bot_named(name)
    return names


def knob(text: str) -> tuple[str, int]:
    """A knob of Teotibot and how far it is turned, as in worship_steps=1."""
    name, equals, value = text.partition("=")
    if not equals:
        raise typer.BadParameter(f"{text!r} must be a knob and a number, as in worship_steps=1")
    return name.strip(), whole_number(value.strip())


Seed = Annotated[
    int,
    typer.Option(
        "--seed", parser=whole_number, metavar="S", help="Same seed, same game; from 0 on."
    ),
]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NAME,...",
        help="Who plays the seats without a person, after the people: one name for all of them or"
        f" one for each; {DEFAULT_BOT} if not given. From weak to strong: random, the levels"
        " novice and student, greedy, the levels adept and master. Also mcts:500 (playouts a"
        " decision), mcts:0.5s (seconds), or your own file.py:Class (give it again to go on"
        " with a saved game).",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of text.")]

# The set-up ---

Players = Annotated[
    int | None,
    typer.Option(
        "--players",
        parser=whole_number,
        metavar="N",
        help="Number of players, 2 to 4; 2 if not given.",
    ),
]
Solo = Annotated[bool, typer.Option("--solo", help="One player against Teotibot.")]
Level = Annotated[
    str | None,
    typer.Option("--level", metavar="L", help=f"How hard Teotibot is: {', '.join(LEVELS)}."),
]
Knobs = Annotated[
    list[str] | None,
    typer.Option(
        "--knob",
        metavar="K=N",
        help="Instead of a level, as often as you like: one number of Teotibot's up or down."
        f" Knobs are {', '.join(KNOB_VALUES)}.",
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


def chosen_setup(
    players: Players = None,
    solo: Solo = False,
    level: Level = None,
    knobs: Knobs = None,
    first_game: FirstGame = False,
    draft: Draft = False,
    dark_eclipse: DarkEclipse = False,
    advanced_worship: AdvancedWorship = False,
) -> Setup:
    """The set-up of the options given; the engine says what doesn't go together."""
    if solo and players not in (None, 1):
        raise typer.BadParameter("a solo game has one player: drop one of --solo and --players")
    if not solo and (level or knobs) and players != 1:
        raise typer.BadParameter("--level and --knob are Teotibot's: they need --solo")
    return Setup(
        1 if solo else 2 if players is None else players,
        first_game=first_game,
        draft=draft,
        dark_eclipse=dark_eclipse,
        advanced_worship=advanced_worship,
        level=level,
        knobs=dict(map(knob, knobs or [])),
    )


SETUP_OPTIONS = inspect.signature(chosen_setup).parameters


def given(context: typer.Context, *names: str) -> list[str]:
    """Those of the set-up's options and of the others named that were typed, as typed."""
    options = []
    for name in (*SETUP_OPTIONS, *names):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = name.removesuffix("s") if name == "knobs" else name
            options.append(f"--{option.replace('_', '-')}")
    return options


def with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the options of the set-up, which it gets as one: `setup`."""

    def run(**values: Any) -> None:
        options = {name: values.pop(name) for name in SETUP_OPTIONS}
        command(setup=chosen_setup(**options), **values)

    own = dict(inspect.signature(command, eval_str=True).parameters)
    del own["setup"]
    parameters = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for parameter in (*SETUP_OPTIONS.values(), *own.values())
    ]
    update_wrapper(run, command)
    del run.__wrapped__  # type: ignore[attr-defined]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run
