"""Help and versions."""

import subprocess
import sys
from pathlib import Path
from platform import python_version

import pytest
from run_cli import cold_run as run
from run_cli import run as forked_run

from teotihuacan import ACTIONS_VERSION, COMPILED, RULES_VERSION, __version__
from teotihuacan.bots.levels import LEVELS
from teotihuacan.i18n import LANGUAGES
from teotihuacan.version import ENVIRONMENTS_VERSION

COMMANDS = [
    "",
    "play",
    "rules",
    "strategy",
    "tui",
    "replay",
    "show",
    "advise",
    "verify",
    "stats",
    "simulate",
    "bench",
]
COMMANDS += ["games", *(f"games {name}" for name in ("list", "search", "show", "replay"))]
COMMANDS += [f"games {name}" for name in ("export", "rename", "delete")]
COMMANDS += ["serve", "migrate", "backup", "restore", "arena", "arena run", "arena report"]
COMMANDS += ["completion", "config", "config list", "config path", "config get", "config set"]
COMMANDS += ["config unset"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str) -> None:
    process = run(*command.split(), "--help")
    assert process.returncode == 0
    assert process.stderr == ""
    assert f"Example: teotihuacan {command}" in process.stdout


@pytest.mark.parametrize("command", ["play", "tui", "watch", "simulate", "advise"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_level_of_bots(command: str, language: str) -> None:
    words = forked_run(command, "--help", TEOTIHUACAN_LANGUAGE=language).stdout.split()
    assert set(LEVELS) <= {word.strip("(),.;") for word in words}


def test_a_group_without_a_command_shows_its_help() -> None:
    process = run("arena")
    assert process.stdout == run("arena", "--help").stdout
    assert (process.returncode, process.stderr) == (0, "")


def test_version_tells_package_engine_rules_actions_environments_and_python() -> None:
    process = run("--version")
    engine = "compiled" if COMPILED else "interpreted"
    told = (
        f"teotihuacan {__version__} · {engine} engine · rules {RULES_VERSION}"
        f" · action space {ACTIONS_VERSION} · environments {ENVIRONMENTS_VERSION}"
        f" · Python {python_version()}\n"
    )
    assert (process.returncode, process.stdout) == (0, told)


def test_the_package_itself_is_the_command() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "teotihuacan", "--version"],
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, "")
    assert process.stdout == run("--version").stdout


HEAVY = ["fastapi", "sqlalchemy", "alembic", "uvicorn", "textual", "matplotlib", "numpy", "ray"]
HEAVY += ["sqlite3", "multiprocessing", "rich", "pydantic"]


@pytest.mark.parametrize("option", ["--help", "--version"])
def test_to_say_what_it_is_the_command_loads_nothing_heavy(option: str) -> None:
    process = run(option, PYTHONPROFILEIMPORTTIME="1")
    loaded = {line.rpartition("|")[2].strip() for line in process.stderr.splitlines()}
    assert "click" in loaded
    assert loaded.isdisjoint(HEAVY)


ALONE = [  # each imports all it needs, whatever others would have imported before
    "advise FILE --ply 3 --bot mcts:20",
    "games --json",
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
