"""The options of a game's set-up, which commands get as one."""

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import click

from ..i18n import say
from .completions import complete_knobs, complete_levels
from .declare import Option
from .gathered_options import gather_options
from .options import parse_whole_number

if TYPE_CHECKING:
    from ..engine.setup.options import Setup

Players = Annotated[
    int | None,
    Option("--players", parser=parse_whole_number, metavar="N", help="opt-players"),
]
Solo = Annotated[bool, Option("--solo", help="opt-solo")]
Level = Annotated[
    str | None,
    Option("--level", metavar="L", help="opt-level", complete=complete_levels),
]
Knobs = Annotated[
    list[str] | None,
    Option("--knob", metavar="K=N", help="opt-knob", complete=complete_knobs),
]
FirstGame = Annotated[bool, Option("--first-game", help="opt-first-game")]
Draft = Annotated[bool, Option("--draft", help="opt-draft")]
DarkEclipse = Annotated[bool, Option("--dark-eclipse", help="opt-dark-eclipse")]
AdvancedWorship = Annotated[bool, Option("--advanced-worship", help="opt-advanced-worship")]


def make_setup(
    players: Players = None,
    solo: Solo = False,
    level: Level = None,
    knobs: Knobs = None,
    first_game: FirstGame = False,
    draft: Draft = False,
    dark_eclipse: DarkEclipse = False,
    advanced_worship: AdvancedWorship = False,
) -> "Setup":
    """The set-up of the options given; the engine says what doesn't go together."""
    from ..engine.setup.options import Setup

    if solo and players not in (None, 1):
        raise click.BadParameter(say("bad-solo-players"))
    if not solo and (level or knobs) and players != 1:
        raise click.BadParameter(say("bad-needs-solo"))
    return Setup(
        1 if solo else 2 if players is None else players,
        first_game=first_game,
        draft=draft,
        dark_eclipse=dark_eclipse,
        advanced_worship=advanced_worship,
        level=level,
        knobs=dict(map(parse_knob, knobs or [])),
    )


def parse_knob(text: str) -> tuple[str, int]:
    """A knob of Teotibot and how far it is turned, as in worship_steps=1."""
    name, equals, value = text.partition("=")
    if not equals:
        raise click.BadParameter(say("bad-knob", text=text))
    return name.strip(), parse_whole_number(value.strip())


SETUP_OPTIONS = inspect.signature(make_setup).parameters


def list_given_options(context: click.Context, *names: str) -> list[str]:
    """Those of the set-up's options and of the others named that were typed, as typed."""
    options = []
    for name in (*SETUP_OPTIONS, *names):
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            option = name.removesuffix("s") if name == "knobs" else name
            options.append(f"--{option.replace('_', '-')}")
    return options


def fits_usual_level(
    solo: bool, players: int | None, knobs: list[str] | None, **others: Any
) -> bool:
    """Whether a level counts: one of the settings only for solo games without knobs."""
    del others
    source = click.get_current_context().get_parameter_source("level")
    typed = source is not None and source.name == "COMMANDLINE"
    return typed or ((solo or players == 1) and not knobs)


def make_usual_setup(**options: Any) -> "Setup":
    """The set-up of the options given, and of the settings as far as they count."""
    if not fits_usual_level(**options):
        options["level"] = None
    return make_setup(**options)


def add_setup_options(command: Callable[..., None]) -> Callable[..., None]:
    """A command with the options of the set-up, which it gets as one: `setup`."""
    return gather_options(command, "setup", SETUP_OPTIONS, make_usual_setup)
