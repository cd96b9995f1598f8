"""The options that commands share, and how their values are read."""

import inspect
from collections.abc import Callable
from functools import update_wrapper
from typing import Annotated, Any

import typer

from ..engine.setup.options import Setup
from ..i18n import say

MOST = 10**9


def parse_whole_number(text: str) -> int:
    """A whole number, or an error that shows what was typed instead."""
    try:
        return int(text)
    except ValueError:
        raise typer.BadParameter(say("bad-whole-number", text=text)) from None


def parse_positive_number(text: str) -> int:
    """A whole number from 1 to a thousand million."""
    number = parse_whole_number(text)
    if not 1 <= number <= MOST:
        raise typer.BadParameter(say("bad-positive-number", most=MOST, text=text))
    return number


def parse_number_between(text: str, least: float, most: float, refusal: str) -> float:
    """A number from the least to the most; the refusal is the key of what is said of others."""
    try:
        number = float(text)
    except ValueError:
        raise typer.BadParameter(say("bad-number", text=text)) from None
    if not least <= number <= most:
        raise typer.BadParameter(say(refusal, least=least, most=most, text=text))
    return number


def parse_seconds(text: str) -> float:
    """A time of a tenth of a second to an hour."""
    return parse_number_between(text, 0.1, 3600, "bad-seconds")


def parse_bots(text: str | None) -> list[str]:
    """Names of bots that there are, as written with commas between them; none from nothing."""
    from ..bots import bot_named

    if text is None:
        return []
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise typer.BadParameter(say("bad-bots"), param_hint="'--bots'")
    for name in names:
        bot_named(name)
    return names


def parse_knob(text: str) -> tuple[str, int]:
    """A knob of Teotibot and how far it is turned, as in worship_steps=1."""
    name, equals, value = text.partition("=")
    if not equals:
        raise typer.BadParameter(say("bad-knob", text=text))
    return name.strip(), parse_whole_number(value.strip())


Seed = Annotated[
    int,
    typer.Option("--seed", parser=parse_whole_number, metavar="S", help="opt-seed"),
]
OptionalSeed = Annotated[
    int | None,
    typer.Option("--seed", parser=parse_whole_number, metavar="S", help="opt-optional-seed"),
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", parser=parse_positive_number, metavar="P", help="opt-processes"),
]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]

# Who plays ---

Humans = Annotated[
    int | None,
    typer.Option("--humans", parser=parse_whole_number, metavar="H", help="opt-humans"),
]
Bots = Annotated[
    str | None,
    typer.Option("--bots", metavar="metavar-names", help="opt-bots"),
]
TakeBack = Annotated[bool, typer.Option("--take-back", help="opt-take-back")]

# The set-up ---

Players = Annotated[
    int | None,
    typer.Option("--players", parser=parse_whole_number, metavar="N", help="opt-players"),
]
Solo = Annotated[bool, typer.Option("--solo", help="opt-solo")]
Level = Annotated[
    str | None,
    typer.Option("--level", metavar="L", help="opt-level"),
]
Knobs = Annotated[
    list[str] | None,
    typer.Option("--knob", metavar="K=N", help="opt-knob"),
]
FirstGame = Annotated[bool, typer.Option("--first-game", help="opt-first-game")]
Draft = Annotated[bool, typer.Option("--draft", help="opt-draft")]
DarkEclipse = Annotated[bool, typer.Option("--dark-eclipse", help="opt-dark-eclipse")]
AdvancedWorship = Annotated[bool, typer.Option("--advanced-worship", help="opt-advanced-worship")]


def make_setup(
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
        raise typer.BadParameter(say("bad-solo-players"))
    if not solo and (level or knobs) and players != 1:
        raise typer.BadParameter(say("bad-needs-solo"))
    return Setup(
        1 if solo else 2 if players is None else players,
        first_game=first_game,
        draft=draft,
        dark_eclipse=dark_eclipse,
        advanced_worship=advanced_worship,
        level=level,
        knobs=dict(map(parse_knob, knobs or [])),
    )


SETUP_OPTIONS = inspect.signature(make_setup).parameters


def list_given_options(context: typer.Context, *names: str) -> list[str]:
    """Those of the set-up's options and of the others named that were typed, as typed."""
    options = []
    for name in (*SETUP_OPTIONS, *names):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = name.removesuffix("s") if name == "knobs" else name
            options.append(f"--{option.replace('_', '-')}")
    return options


def add_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the options of the set-up, which it gets as one: `setup`."""

    def run(**values: Any) -> None:
        options = {name: values.pop(name) for name in SETUP_OPTIONS}
        command(setup=make_setup(**options), **values)

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
