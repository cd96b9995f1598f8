"""Commands and groups of them, with help in the language spoken; loaded when they are wanted."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple

import click
from click.shell_completion import CompletionItem

from .declare import make_callback, make_parameters
from .help_page import translate_help, write_page

HELP: dict[str, Any] = {"help_option_names": ["-h", "--help"]}


class Row(NamedTuple):
    """Where a command is, and an example of it."""

    module: str  # of this package
    example: str
    function: str = ""  # if it isn't called as the command


class Command(click.Command):
    """A command whose help is a key."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[CompletionItem]:
        """Options that could be meant, with what they do."""
        return list(map(translate_item, super().shell_complete(ctx, incomplete)))


class Group(click.Group):
    """Commands under one name; each is loaded when it is wanted."""

    def __init__(
        self,
        start: Callable[..., None],
        name: str,
        rows: Mapping[str, Row],
        example: str,
        prefix: str = "",
    ) -> None:
        """Commands whose help is the message `command-<prefix><name>`."""
        key = f"command-{name}"
        super().__init__(
            name,
            params=list(make_parameters(start)),
            callback=make_callback(start),
            help=key,
            epilog=example,
            invoke_without_command=True,
            context_settings=HELP,
        )
        self.rows = rows
        self.prefix = prefix

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of the commands, in the order of the help page."""
        del ctx
        return list(self.rows)

    def get_command(self, ctx: Any, cmd_name: str) -> click.Command | None:
        """A command by its name."""
        del ctx
        if cmd_name in self.rows and cmd_name not in self.commands:
            self.commands[cmd_name] = load_command(
                cmd_name, self.rows[cmd_name], f"command-{self.prefix}{cmd_name}"
            )
        return self.commands.get(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(self, ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[CompletionItem]:
        """Commands and options that could be meant, with what they do."""
        keys = {name: f"command-{self.prefix}{name}" for name in self.rows}
        commands = [
            CompletionItem(name, help=key)
            for name, key in keys.items()
            if name.startswith(incomplete)
        ]
        options = click.Command.shell_complete(self, ctx, incomplete)
        return list(map(translate_item, [*commands, *options]))


def load_command(name: str, row: Row, key: str) -> click.Command:
    """The command of a row: a group as it is, a function made into a command."""
    found = getattr(import_module(f"{__package__}.{row.module}"), row.function or name)
    if isinstance(found, click.Command):
        return found
    return Command(
        name,
        params=list(make_parameters(found)),
        callback=make_callback(found),
        help=key,
        epilog=row.example,
        context_settings=HELP,
    )


def translate_item(item: CompletionItem) -> CompletionItem:
    """What a shell offers, explained in the language spoken, in one sentence."""
    if item.help:
        item.help = translate_help(item.help).partition("\n\n")[0].partition(". ")[0]
    return item
