"""Commands as functions: the type of a parameter says what is typed for it.

    def show(source: Annotated[str, Argument(metavar="metavar-file", help="opt-source")],
             ply: Annotated[int | None, Option("--ply", help="opt-ply")] = None) -> None: ...

`make_command` reads such a function. An option gets its letter from the one table of letters.
"""

import inspect
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import click
from click.shell_completion import CompletionItem

from .letters import find_letter

Complete = Callable[[str], Sequence[str | tuple[str, str]]]
"""What could be meant by the beginning of a word: words, or words with what they mean."""


class Declared:
    """What can be typed for a parameter: the keys of its words, how it is read and completed."""

    def __init__(
        self,
        *names: str,
        help: str,  # noqa: A002 - as it is called everywhere
        metavar: str = "",
        parser: Callable[[str], Any] | None = None,
        complete: Complete | None = None,
        hidden: bool = False,
    ) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.parser = parser
        self.complete = complete
        self.hidden = hidden  # from help: an older name that still works


class Option(Declared):
    """An option of a command."""


class Argument(Declared):
    """What stands behind a command without a name."""


class HelpedArgument(click.Argument):
    """An argument whose help is a key; older versions of Click have no help for one."""

    def __init__(self, names: Sequence[str], **settings: Any) -> None:
        key = settings.pop("help")
        super().__init__(names, **settings)
        self.help = key


def make_parameters(function: Callable[..., None]) -> Iterator[click.Parameter]:
    """What can be typed for a function, in the order of its parameters."""
    for name, parameter in inspect.signature(function).parameters.items():
        if get_origin(parameter.annotation) is Annotated:
            kind, declared = get_args(parameter.annotation)
            yield make_parameter(name, kind, declared, parameter.default)


def make_parameter(name: str, kind: Any, declared: Declared, default: Any) -> click.Parameter:
    """One parameter as Click knows it."""
    kinds = (kind, *get_args(kind))
    many = any(get_origin(one) is list for one in kinds)
    required = default is inspect.Parameter.empty
    settings: dict[str, Any] = {
        "help": declared.help,
        "metavar": declared.metavar or None,
        "required": required,
        "type": choose_type(kinds, declared),
    }
    if not (required or many):
        settings["default"] = default
    if declared.complete is not None:
        settings["shell_complete"] = list_completions(declared.complete)
    if isinstance(declared, Argument):
        return HelpedArgument([name], nargs=-1 if many else 1, **settings)
    settings["hidden"] = declared.hidden
    letters = [letter for letter in map(find_letter, declared.names) if letter]
    if kind is bool:
        settings |= {"is_flag": True, "type": None, "metavar": None}
    return click.Option([name, *letters, *declared.names], multiple=many, **settings)


def choose_type(kinds: tuple[Any, ...], declared: Declared) -> Any:
    """How Click reads a value, and what a shell offers for it."""
    if declared.parser is not None:
        return declared.parser
    inner = {part for one in kinds for part in (one, *get_args(one))}
    return click.Path(path_type=Path, allow_dash=True) if Path in inner else click.STRING


def list_completions(complete: Complete) -> Callable[..., list[CompletionItem]]:
    """A function as Click wants it from one that knows nothing of Click."""

    def shell_complete(ctx: Any, param: Any, incomplete: str) -> list[CompletionItem]:
        del ctx, param
        found = ((one, None) if isinstance(one, str) else one for one in complete(incomplete))
        return [
            CompletionItem(word, help=means)
            for word, means in found
            if word.startswith(incomplete)
        ]

    return shell_complete


def make_callback(function: Callable[..., None]) -> Callable[..., None]:
    """A function for Click: several values come as a list, none of several as None."""
    wants_context = "context" in inspect.signature(function).parameters

    def run(**values: Any) -> None:
        given = {
            name: (list(value) or None) if isinstance(value, tuple) else value
            for name, value in values.items()
        }
        if wants_context:
            given["context"] = click.get_current_context()
        function(**given)

    return run
