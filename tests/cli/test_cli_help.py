"""Help and versions."""

import re

import pytest
from run_cli import run

from teotihuacan import COMPILED, RULES_VERSION, __version__

COMMANDS = [
    "",
    "play",
    "rules",
    "tui",
    "replay",
    "show",
    "advise",
    "verify",
    "stats",
    "simulate",
    "bench",
]
COMMANDS += ["serve", "backup", "restore", "arena", "arena run", "arena report"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str) -> None:
    process = run(*command.split(), "--help")
    assert process.returncode == 0
    assert process.stderr == ""
    assert f"Example: teotihuacan {command}" in process.stdout


def test_a_group_without_a_command_shows_its_help() -> None:
    process = run("arena")
    assert process.stdout == run("arena", "--help").stdout
    assert (process.returncode, process.stderr) == (0, "")


def test_version_tells_package_rules_and_engine() -> None:
    process = run("--version")
    engine = "compiled" if COMPILED else "interpreted"
    told = f"teotihuacan {__version__}, rules {RULES_VERSION}, {engine} engine\n"
    assert (process.returncode, process.stdout) == (0, told)


def test_help_loads_neither_tables_nor_bars() -> None:
    process = run("--help", PYTHONPROFILEIMPORTTIME="1")
    assert "typer" in process.stderr
    assert "rich.table" not in process.stderr
    assert "rich.progress" not in process.stderr
    for heavy in ("textual", "matplotlib", "numpy", "ray", "sqlite3", "multiprocessing"):
        assert not re.search(rf"\b{heavy}\b", process.stderr), heavy
