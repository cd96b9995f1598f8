"""Help and versions."""

import re
from pathlib import Path

import pytest
from run_cli import cold_run as run

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
COMMANDS += ["serve", "migrate", "backup", "restore", "arena", "arena run", "arena report"]


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


ALONE = [  # each imports all it needs, whatever others would have imported before
    "advise FILE --ply 3 --bot mcts:20",
    "play --humans 0 --players 2 --bots random --seed 1",
    "replay FILE --speed 1000",
    "rules 9",
    "show FILE",
    "simulate --games 2",
    "stats FILE",
    "verify FILE",
]


@pytest.mark.parametrize("command", ALONE)
def test_a_command_needs_no_other(command: str, file: Path) -> None:
    process = run(*command.replace("FILE", str(file)).split())
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout
