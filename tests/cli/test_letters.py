"""Letters of options: one letter means one thing, wherever it is typed."""

from collections.abc import Iterator

import click
import pytest
from run_cli import run

from teotihuacan.cli.app import app
from teotihuacan.cli.command import Group
from teotihuacan.cli.letters import LETTERS


def list_options(command: click.Command = app) -> Iterator[click.Option]:
    """The options of a command and of all below it."""
    context = click.Context(command, help_option_names=["-h", "--help"])
    yield from (one for one in command.get_params(context) if isinstance(one, click.Option))
    if isinstance(command, Group):
        for name in command.rows:
            below = command.get_command(context, name)
            assert below is not None
            yield from list_options(below)


def test_a_letter_means_the_same_in_all_commands() -> None:
    used = set()
    for option in list_options():
        long, letters = [n for n in option.opts if n.startswith("--")], option.opts[:-1]
        for letter in letters:
            used.add(letter)
            assert long[0] in LETTERS[letter]
        assert letters or not any(long[0] in names for names in LETTERS.values())
    assert used == {*LETTERS}
    names = [name for several in LETTERS.values() for name in several]
    assert len(names) == len({*names})


@pytest.mark.parametrize("command", ["", "play", "arena run", "config set"])
def test_h_is_help(command: str) -> None:
    assert run(*command.split(), "-h").stdout == run(*command.split(), "--help").stdout != ""


def test_letters_do_what_the_long_names_do() -> None:
    short = run("simulate", "-p", "3", "-n", "4", "-s", "9", "-b", "random", "-j")
    long = run(
        *[
            "simulate",
            "--players",
            "3",
            "--games",
            "4",
            "--seed",
            "9",
            "--bots",
            "random",
            "--json",
        ]
    )
    assert short.returncode == 0
    assert short.stdout.partition('"games"')[0] == long.stdout.partition('"games"')[0]
    assert run("-l", "hu", "play", "-h").stdout == run("play", "-h", "--language=hu").stdout
    assert run("-V").stdout == run("--version").stdout
