"""Help pages in the current language: help texts are message keys until they are shown.

Typer and its Click have words of their own for the frame of a help page, in English only; so the
page is written here. Nothing is put into words, or loaded for it, before help is asked for.
"""

from typing import Any

from typer.core import TyperCommand, TyperGroup

from ..i18n import LANGUAGES, join_list, say

Rows = list[tuple[str, str]]


class TranslatedCommand(TyperCommand):
    """A command whose help is a key."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(self, ctx, formatter)


class TranslatedGroup(TyperGroup):
    """Commands under one name, whose help is a key."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(self, ctx, formatter)


def write_page(
    command: TranslatedCommand | TranslatedGroup, context: Any, formatter: Any
) -> None:
    """Write all that there is to say about a command."""
    parameters = command.get_params(context)
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name == "option"]
    usage = [say("click-any-options"), *(say(one.metavar or "") for one in arguments)]
    if isinstance(command, TranslatedGroup):
        usage.append(say("click-any-command"))
    formatter.write_usage(context.command_path, " ".join(usage), f"{say('click-usage')} ")
    write_text(formatter, translate_help(command.help))
    write_rows(formatter, "click-arguments", [make_argument_row(one) for one in arguments])
    write_rows(formatter, "click-options", [make_option_row(one) for one in options])
    if isinstance(command, TranslatedGroup):
        write_rows(formatter, "click-commands", make_command_rows(command))
    if command.epilog:
        write_text(formatter, say("click-example", command=command.epilog))


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
    if "--help" in option.opts:
        return "--help", say("opt-help")
    name = ", ".join(option.opts)
    text = translate_help(option.help)
    if option.is_flag:
        return name, text
    if option.default not in (None, ""):
        text = say("click-default", help=text, value=format_value(option.default))
    return f"{name} {say(option.metavar)}", text


def make_command_rows(group: TranslatedGroup) -> Rows:
    """The commands of a group, each with the first paragraph of its help."""
    return [
        (name, translate_help(command.help).partition("\n\n")[0])
        for name, command in group.commands.items()
    ]


def translate_help(key: str | None) -> str:
    """A help text, with the names that some of them list."""
    from ..bots.seats import DEFAULT_BOT
    from ..engine.setup.options import KNOB_VALUES, LEVELS

    return say(
        key or "",
        bot=DEFAULT_BOT,
        languages=join_list(list(LANGUAGES), "or"),
        levels=join_list(list(LEVELS), "or"),
        knobs=join_list(list(KNOB_VALUES)),
    )


def format_value(value: object) -> str:
    """A value as it would be typed."""
    return f"{value:g}" if isinstance(value, float) else str(value)
