"""The man page: all commands are in it, and it renders without a warning."""

import os
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from test_cli_help import COMMANDS

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "deploy" / "teotihuacan.1"
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "80", "MANPAGER": "cat"}


@pytest.mark.parametrize(
    "command",
    [["man", "--warnings", "-l"], ["groff", "-man", "-Tutf8", "-ww"]],
    ids=lambda c: c[0],
)
def test_it_renders_without_warnings(command: list[str]) -> None:
    if shutil.which(command[0]) is None or shutil.which("groff") is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(
        [*command, str(PAGE)], env=ENVIRONMENT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "TEOTIHUACAN(1)" in done.stdout
    for name in COMMANDS:
        assert f"teotihuacan {name}".strip() in done.stdout


def test_it_is_installed_where_man_looks() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    files = project["tool"]["setuptools"]["data-files"]
    assert files["share/man/man1"] == ["deploy/teotihuacan.1"]
