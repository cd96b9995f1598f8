"""Write the manual of the command line: the man page, and the page of the documentation.

    python tools/write_manual.py

Both are made from the commands themselves, in English. A test says when they are stale.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from teotihuacan.cli.app import app
from teotihuacan.cli.command import HELP, Group
from teotihuacan.cli.help_page import (
    list_parameters,
    make_argument_row,
    make_option_row,
    translate_help,
)
from teotihuacan.i18n import say
from teotihuacan.i18n.active_language import ENGLISH, use_language
from teotihuacan.terminal.settings import SETTINGS

ROOT = Path(__file__).resolve().parent.parent
MAN_PAGE = ROOT / "deploy" / "teotihuacan.1"
PAGE = ROOT / "docs" / "play" / "command-reference.md"


class Entry(NamedTuple):
    """A command in the manual."""

    path: str
    usage: str
    paragraphs: list[str]
    rows: list[tuple[str, str]]  # arguments and options
    example: str


def list_entries(command: click.Command = app, path: str = "teotihuacan") -> Iterator[Entry]:
    """A command and all below it."""
    context = click.Context(command, info_name=path, **HELP)
    arguments, options = list_parameters(command, context)
    words = [say("click-any-options"), *(say(str(one.metavar)) for one in arguments)]
    if isinstance(command, Group):
        words.append(say("click-any-command"))
    rows: list[tuple[str, str]] = [*map(make_argument_row, arguments)]
    rows += map(make_option_row, options)
    yield Entry(
        path,
        " ".join(words),
        translate_help(command.help).split("\n\n"),
        rows,
        str(command.epilog or ""),
    )
    if isinstance(command, Group):
        for name in command.rows:
            below = command.get_command(context, name)
            assert below is not None
            yield from list_entries(below, f"{path} {name}")


def write_markdown() -> str:
    """The page of the documentation."""
    with use_language(ENGLISH):
        parts = [PAGE_HEAD, *map(write_section, list_entries()), write_settings_table()]
    return "\n".join(parts)


def write_section(entry: Entry) -> str:
    """A command as a section of the page."""
    lines = [f"## {entry.path}", "", "```text", f"Usage: {entry.path} {entry.usage}", "```", ""]
    for paragraph in entry.paragraphs:
        lines += [escape_markdown(paragraph), ""]
    lines += ["| | |", "|---|---|"]
    for name, text in entry.rows:
        code = name.replace("|", "\\|")
        lines.append(f"| `{code}` | {escape_markdown(text)} |")
    lines += ["", "```", entry.example, "```", ""]
    return "\n".join(lines)


def write_settings_table() -> str:
    """The settings with their variables."""
    lines = [SETTINGS_HEAD, "| setting | variable | |", "|---|---|---|"]
    for name, setting in SETTINGS.items():
        text = escape_markdown(translate_help(setting.help))
        lines.append(f"| `{name}` | `{setting.variable}` | {text} |")
    return "\n".join(lines) + "\n"


def escape_markdown(text: str) -> str:
    """A text in which nothing is markup."""
    for sign in "\\*_<>|[]":
        text = text.replace(sign, f"\\{sign}" if sign not in "<>" else f"&{'lg'[sign == '>']}t;")
    return text


def write_man_page() -> str:
    """The man page, in roff."""
    with use_language(ENGLISH):
        first, *others = list_entries()
        parts = [
            '.TH TEOTIHUACAN 1 "" "teotihuacan" "User Commands"',
            ".SH NAME",
            f"teotihuacan \\- {escape_roff(NAME)}",
            ".SH SYNOPSIS",
            f".B teotihuacan\n{escape_roff(first.usage)}",
            ".SH DESCRIPTION",
            *write_man_entry(first),
            ".SH COMMANDS",
        ]
        for entry in others:
            parts += [f".SS {escape_roff(entry.path)}"]
            parts += [f".B {escape_roff(entry.path)}\n{escape_roff(entry.usage)}", ".PP"]
            parts += write_man_entry(entry)
        parts += [".SH ENVIRONMENT AND SETTINGS", *write_man_settings()]
        for heading, rows in MAN_SECTIONS.items():
            parts += [f".SH {heading}", *(write_man_row(*row) for row in rows)]
    return "\n".join(parts) + "\n"


def write_man_entry(entry: Entry) -> Iterator[str]:
    """What a command does, its options, an example."""
    yield "\n.PP\n".join(map(escape_roff, entry.paragraphs))
    yield from (write_man_row(name, text) for name, text in entry.rows)
    yield f".PP\nExample:\n.PP\n.RS 4\n.nf\n{escape_roff(entry.example)}\n.fi\n.RE"


def write_man_settings() -> Iterator[str]:
    """Settings with their variables."""
    yield escape_roff(SETTINGS_NOTE)
    for name, setting in SETTINGS.items():
        yield write_man_row(f"{setting.variable}, {name}", translate_help(setting.help))


def write_man_row(name: str, text: str) -> str:
    """A name in bold, and what it is below it."""
    return f".TP\n.B {escape_roff(name)}\n{escape_roff(text)}"


def escape_roff(text: str) -> str:
    """A text in which nothing is a request or an escape of roff."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    text = "".join(sign if sign.isascii() else f"\\[u{ord(sign):04X}]" for sign in text)
    return "\n".join(
        f"\\&{line}" if line[:1] in (".", "'") else line for line in text.split("\n")
    )


NAME = "the board game Teotihuacan: City of Gods, to play and to study"
PAGE_HEAD = """# Command reference

Every command with its arguments and options, as `teotihuacan COMMAND --help` tells them; `man teotihuacan` has the same.
[The command line](command-line.md) is the introduction. This page is written by `make golden` from the commands themselves.
"""
SETTINGS_NOTE = (
    "An option goes before a variable, a variable before the file config.toml,"
    " the file before the default; teotihuacan config tells where each value comes from."
)
SETTINGS_HEAD = f"""## Settings

{SETTINGS_NOTE} In the file `serve.port` is `port` in the table `[serve]`.
"""
MAN_SECTIONS: dict[str, list[tuple[str, str]]] = {
    "FILES": [
        (
            "~/.config/teotihuacan/config.toml",
            "The settings; TEOTIHUACAN_CONFIG names another file.",
        ),
        ("~/.local/share/teotihuacan", "The data folder: games, and what a server keeps."),
    ],
    "EXIT STATUS": [
        ("0", "All is well."),
        ("1", "A record does not lead to its result (verify)."),
        ("2", "What was asked can't be done; one line on standard error says why."),
        ("130", "Stopped by Ctrl-C."),
    ],
}


def make_files() -> dict[Path, str]:
    """What is written where."""
    return {MAN_PAGE: write_man_page(), PAGE: write_markdown()}


if __name__ == "__main__":
    for path, text in make_files().items():
        path.write_text(text, encoding="utf-8")
