"""What an environment holds: its distributions and their bytes."""

import json
import subprocess
import zipfile
from pathlib import Path
from typing import NamedTuple

# Runs in the environment that is looked at; pip and setuptools are no part of an installation.
LIST = """
import json
from importlib.metadata import distributions

tools = {"pip", "setuptools", "wheel"}
found = {}
for one in distributions():
    if one.name.lower() not in tools:
        paths = [one.locate_file(file) for file in one.files or ()]
        found[one.name] = one.version, sum(p.stat().st_size for p in paths if p.is_file())
print(json.dumps(found))
"""


class Distribution(NamedTuple):
    """An installed distribution."""

    name: str
    version: str
    size: int  # bytes of its files


def list_distributions(python: str) -> list[Distribution]:
    """What is installed beside a Python, biggest first."""
    done = subprocess.run([python, "-c", LIST], capture_output=True, text=True, check=True)
    found = [Distribution(name, *told) for name, told in json.loads(done.stdout).items()]
    return sorted(found, key=lambda one: (-one.size, one.name.lower()))


class Wheel(NamedTuple):
    """A wheel: its bytes, those of its files, and how many there are."""

    name: str
    size: int
    unpacked: int
    files: int


def read_wheel(path: Path) -> Wheel:
    """The figures of a wheel."""
    with zipfile.ZipFile(path) as archive:
        sizes = [info.file_size for info in archive.infolist()]
    return Wheel(path.name, path.stat().st_size, sum(sizes), len(sizes))
