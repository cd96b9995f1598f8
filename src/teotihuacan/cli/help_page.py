"""Help pages in the current language: help texts are message keys until they are shown.

Click has words of its own for the frame of a help page, in English only; so the page is written
here. Nothing is put into words, or loaded for it, before help is asked for.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal

from ..i18n import LANGUAGES, join_list, say

if TYPE_CHECKING:
    from .command import Command, Group

Rows = list[tuple[str, str]]
SHELLS = ("bash", "zsh", "fish")


def write_page(command: "Command | Group", context: Any, formatter: Any) -> None:
    """Write all that there is to say about a command."""
    arguments, options = list_parameters(command, context)
    rows = getattr(command, "rows", {})
    usage = [say("click-any-options"), *(say(one.metavar or "") for one in arguments)]
    if rows:
        usage.append(say("click-any-command"))
    formatter.write_usage(context.command_path, " ".join(usage), f"{say('click-usage')} ")
    write_text(formatter, translate_help(command.help))
    write_rows(formatter, "click-arguments", [make_argument_row(one) for one in arguments])
    write_rows(formatter, "click-options", [make_option_row(one) for one in options])
    if rows:
        write_rows(formatter, "click-commands", list_command_rows(command))
    if command.epilog:
        write_text(formatter, say("click-example", command=command.epilog))


def list_parameters(command: Any, context: Any) -> tuple[list[Any], list[Any]]:
    """The arguments and the options that people are told of."""
    parameters = command.get_params(context)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option" and not one.hidden]
    return arguments, options


def write_text(formatter: Any, text: str) -> None:
    """Write paragraphs, wrapped."""
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(text)


def write_rows(formatter: Any, heading: str, rows: Rows) -> None:
    """Write rows of two columns under a heading, if there are any."""
    if rows:
        formatter.write_paragraph()
        formatter.write(f"{say(heading)}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def make_argument_row(argument: Any) -> tuple[str, str]:
    """An argument and what it is."""
    return say(argument.metavar), translate_help(argument.help)


def make_option_row(option: Any) -> tuple[str, str]:
    """An option with what follows it, what it does, and what it is if not given."""
    name = ", ".join(option.opts)
    if "--help" in option.opts:
        return name, say("opt-help")
    text = translate_help(option.help)
    if option.is_flag:
        return name, text
    if isinstance(option.default, str | int | float) and option.default != "":
        text = say("click-default", help=text, value=format_value(option.default))
    return f"{name} {say(option.metavar)}", text


def list_command_rows(group: Any) -> Rows:
    """The commands of a group, each with the first paragraph of its help."""
    return [
        (name, translate_help(f"command-{group.prefix}{name}").partition("\n\n")[0])
        for name in group.rows
    ]


def translate_help(key: str | None) -> str:
    """A help text, with the names that some of them list."""
    lists = LISTS.get(key or "")
    return say(key or "", **(lists() if lists else {}))


def list_levels() -> dict[str, str]:
    """Levels of Teotibot."""
    from ..engine.setup.options import LEVELS

    return {"levels": join_list(list(LEVELS), "or")}


def list_knobs() -> dict[str, str]:
    """Knobs of Teotibot."""
    from ..engine.setup.options import KNOB_VALUES

    return {"knobs": join_list(list(KNOB_VALUES))}


def list_bot_levels(style: Literal["standard", "or"] = "standard") -> dict[str, str]:
    """Levels of bots, from weak to strong."""
    from ..bots.levels import LEVELS

    return {"levels": join_list(list(LEVELS), style)}


def list_seated_bots() -> dict[str, str]:
    """The bot that plays if none is named, and the levels."""
    from ..bots.seats import DEFAULT_BOT

    return {"bot": DEFAULT_BOT, **list_bot_levels()}


# What some texts list, loaded only for them.
LISTS: dict[str, Callable[[], dict[str, str]]] = {
    "opt-language": lambda: {"languages": join_list(list(LANGUAGES), "or")},
    "opt-shell": lambda: {"shells": join_list(list(SHELLS), "or")},
    "opt-level": list_levels,
    "opt-knob": list_knobs,
    "opt-bots": list_seated_bots,
    "opt-adviser": lambda: list_bot_levels("or"),
    "opt-simulated-bots": list_bot_levels,
}


def format_value(value: object) -> str:
    """A value as it would be typed."""
    return f"{value:g}" if isinstance(value, float) else str(value)
