"""Help and versions."""

import pytest
from run_cli import run

from teotihuacan import COMPILED, RULES_VERSION, __version__


@pytest.mark.parametrize(
    "command",
    ["", "play", "tui", "replay", "show", "advise", "verify", "stats", "simulate", "bench"],
)
def test_every_help_has_an_example(command: str) -> None:
    process = run(*command.split(), "--help")
    assert process.returncode == 0
    assert process.stderr == ""
    assert f"Example: teotihuacan {command}" in process.stdout


def test_no_command_shows_the_help() -> None:
    assert run().stdout == run("--help").stdout
    assert run().returncode == 0


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
    assert "textual" not in process.stderr
