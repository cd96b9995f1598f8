"""Options that belong together, which commands get as one value."""

import inspect
from collections.abc import Callable, Mapping
from functools import update_wrapper
from typing import Any


def gather_options(
    command: Callable[..., None],
    name: str,
    options: Mapping[str, inspect.Parameter],
    make: Callable[..., Any],
) -> Callable[..., None]:
    """A command with these options in place of a parameter, which is made of them."""

    def run(**values: Any) -> None:
        made = make(**{option: values.pop(option) for option in options})
        command(**{name: made}, **values)

    parameters = [
        parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY)
        for own in inspect.signature(command).parameters.values()
        for parameter in (options.values() if own.name == name else [own])
    ]
    update_wrapper(run, command)
    del run.__wrapped__  # type: ignore[attr-defined]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run
