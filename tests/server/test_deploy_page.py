"""The commands on the page about deploying are commands that there are."""

import re
import shlex

import pytest
from deploy_files import ROOT, read_compose, read_unit

from teotihuacan.cli.app import app

PAGE = (ROOT / "docs" / "host" / "deploy.md").read_text(encoding="utf-8")
SHELL = "\n".join(re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))
LINES = [line for line in SHELL.splitlines() if line and not line.startswith("#")]
SERVICES = read_compose({"POSTGRES_PASSWORD": "x"})["services"]
TAKE_VALUES = ("--entrypoint", "--profile")


def find_program_arguments(line: str) -> list[str]:
    """What a line tells the program `teotihuacan` to do, if it does."""
    words = shlex.split(line, comments=True)
    if found := re.search(r"(?:-- |exec server )teotihuacan (.*)", line):
        return shlex.split(found[1], comments=True)
    if words[:3] == ["docker", "compose", "run"] and "--entrypoint" not in words:
        service = next(word for word in words if word in SERVICES)
        own = words[words.index(service) + 1 :]
        return own or SERVICES[service]["command"]
    return []


PROGRAM = [found for found in map(find_program_arguments, LINES) if found]


def test_the_page_uses_these_commands() -> None:
    assert {arguments[0] for arguments in PROGRAM} == {"backup", "restore", "migrate"}


@pytest.mark.parametrize("arguments", PROGRAM, ids=" ".join)
def test_commands_of_the_program_have_these_options(arguments: list[str]) -> None:
    command = app.get_command(None, arguments[0])
    assert command is not None
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in arguments if word.startswith("--")} <= known


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("docker compose")])
def test_compose_commands_name_services_of_the_file(line: str) -> None:
    words = shlex.split(line, comments=True)[2:]
    words = [word for i, word in enumerate(words) if words[i - 1] not in TAKE_VALUES]
    command, *rest = [word for word in words if not word.startswith("-")]
    assert command in ("up", "down", "exec", "run", "build", "stop", "logs")
    if rest and rest[0] != "<":
        assert rest[0] in SERVICES


def test_the_page_copies_the_unit_from_where_the_package_puts_it() -> None:
    service = read_unit()["Service"]
    assert "venvs/teotihuacan/lib/systemd/system/teotihuacan.service" in SHELL
    assert f"--home-dir {service['WorkingDirectory']} " in SHELL
    assert f"PIPX_BIN_DIR={service['ExecStart'].rpartition('/teotihuacan ')[0]} " in SHELL
