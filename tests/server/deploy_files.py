"""Reads the files of deploy/: Dockerfile, compose file, systemd unit."""

import json
import os
import re
import shlex
from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
# ${NAME}, ${NAME:-what else}, ${NAME:?what to say if it is missing}
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


# Dockerfile ---

Stage = list[tuple[str, str]]


def read_stages() -> list[Stage]:
    """The stages of the Dockerfile, each a list of instructions with what follows them."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Dockerfile").read_text(), flags=re.MULTILINE)
    stages: list[Stage] = []
    for line in text.replace("\\\n", " ").splitlines():
        name, _, rest = line.partition(" ")
        if name == "FROM":
            stages.append([])
        if name:
            stages[-1].append((name, rest.strip()))
    return stages


def find_instruction(name: str) -> str:
    """What the image's stage says once of an instruction."""
    (found,) = [rest for key, rest in read_stages()[-1] if key == name]
    return found


def list_copies() -> dict[str, str]:
    """The files that are copied into the image from here, by their paths there."""
    copies = [rest.split() for name, rest in read_stages()[-1] if name == "COPY"]
    return {words[-1]: words[-2] for words in copies if not words[0].startswith("--from=")}


def read_exec_form(text: str) -> list[str]:
    """A command as a list of words: such a one needs no shell and gets signals itself."""
    words = json.loads(text[text.index("[") :])
    assert all(isinstance(word, str) for word in words)
    return list(words)


def read_image_environment() -> dict[str, str]:
    """The environment variables of the image."""
    return dict(word.split("=", 1) for word in shlex.split(find_instruction("ENV")))


# compose ---


def list_variables() -> set[str]:
    """The variables that the compose file reads."""
    return {found[0] for found in VARIABLE.findall((DEPLOY / "compose.yaml").read_text())}


def read_compose(variables: Mapping[str, str]) -> dict[str, Any]:
    """The compose file with these variables."""

    def replace(found: re.Match[str]) -> str:
        name, kind, rest = found.groups()
        value = variables.get(name, "")
        assert value or kind != "?", rest
        return value or rest or ""

    content = yaml.safe_load(VARIABLE.sub(replace, (DEPLOY / "compose.yaml").read_text()))
    assert isinstance(content, dict)
    return content


# systemd ---


def read_unit() -> ConfigParser:
    """The systemd unit."""
    unit = ConfigParser(interpolation=None, delimiters=["="], comment_prefixes=["#"])
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # keys as they are written
    unit.read(DEPLOY / "teotihuacan.service")
    return unit


def read_unit_environment() -> dict[str, str]:
    """The environment variables that the unit sets itself."""
    return dict(word.split("=", 1) for word in read_unit()["Service"]["Environment"].split())


def expand_command(command: str, variables: Mapping[str, str]) -> list[str]:
    """A command line of a unit: $NAME as a word of its own becomes the words of its value."""
    words: list[str] = []
    for word in command.split():
        words += variables[word[1:]].split() if word.startswith("$") else [word]
    return words


def merge_environment(**variables: str) -> dict[str, str]:
    """The environment of the tests, with more variables."""
    return {**os.environ, **variables}
