"""What is published builds from itself, installs anywhere, and plays.

A source distribution is built from this checkout; a wheel from that, where there is no Node, no
git and no Cython; and the wheel is installed where there is no C compiler either.
"""

import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import sys
import tarfile
import termios
import time
import zipfile
from collections.abc import Mapping
from email.parser import HeaderParser
from pathlib import Path

import pytest

from made_once import make_once

ROOT = Path(__file__).resolve().parents[2]
PLAYING = ROOT / "tools" / "play_installed.py"
COMPILERS = ("cc", "gcc", "ld", "as")
MODULES = ("engine", "bots/search", "envs/observation")


def run(*command: str | Path, cwd: Path, path: Path | None = None) -> str:
    """What a program prints, with nothing but `path` in its PATH."""
    left_out = ("PYTHONPATH", "TEOTIHUACAN_PURE", "TEOTIHUACAN_SANITIZE")
    environment = {key: value for key, value in os.environ.items() if key not in left_out}
    if path is not None:
        environment["PATH"] = str(path)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module", autouse=True)
def _index(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Building and installing take packages from the index."""
    options = ("--quiet", "--no-deps", "--dest", str(tmp_path_factory.mktemp("index")))
    command = [sys.executable, "-m", "pip", "download", *options, "setuptools>=77"]
    if subprocess.run(command, capture_output=True, check=False, timeout=120).returncode:
        pytest.skip("the package index is not reachable")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    command = (sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir")
    folder = make_once(tmp_path_factory, "sdist", lambda folder: run(*command, folder, cwd=ROOT))
    (file,) = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel from the source distribution, made with a C compiler and setuptools only."""
    folder = make_once(tmp_path_factory, "wheel", lambda folder: build_wheel(sdist, folder))
    (file,) = folder.glob("*.whl")
    return file


def build_wheel(sdist: Path, folder: Path) -> None:
    """Build a wheel where there is nothing but a C compiler."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    tools = folder / "tools"
    tools.mkdir()
    for name in COMPILERS:
        if found := shutil.which(name):
            (tools / name).symlink_to(found)
    printed = run(
        sys.executable, "-m", "build", "--wheel", "--outdir", folder, cwd=source, path=tools
    )
    got = set(re.findall(r"^  - (\w+)", printed, re.MULTILINE))
    assert got == {"setuptools"}, printed


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment in which there is the wheel, and what it asks for."""
    folder = make_once(tmp_path_factory, "installed", lambda folder: install(wheel, folder))
    programs = folder / "bin"
    assert shutil.which("cc", path=programs) is None
    return programs


def install(wheel: Path, folder: Path) -> None:
    """Install a wheel in an environment of its own."""
    run(sys.executable, "-m", "venv", folder, cwd=folder)
    pip = folder / "bin" / "pip"
    run(pip, "install", "--quiet", "--no-compile", wheel, cwd=folder, path=pip.parent)


# What they have in them ---


def test_the_source_distribution_has_all_sources_and_what_was_built_of_them(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package-lock.json", "web/src/App.svelte", "tools/install.py"} <= names
    assert {f"generated/teotihuacan/{module}/_compiled.c" for module in MODULES} <= names
    assert {"src/teotihuacan/server/page/index.html", "generated/page.sha256"} <= names
    assert {"Makefile", "CHANGELOG.md", "LICENSE", "tests/conftest.py"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith(".so")]


def test_the_wheel_has_page_and_compiled_modules_and_no_sources_of_theirs(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "teotihuacan/server/page/index.html" in names
    for module in MODULES:
        assert [name for name in names if name.startswith(f"teotihuacan/{module}/_compiled.")]
    left_in = (".c", ".pyx", ".pxd", ".svelte", ".ts")
    assert not [name for name in names if name.endswith(left_in)]
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"teotihuacan"}


def test_the_metadata_are_complete(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (file,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = HeaderParser().parsestr(archive.read(file).decode())
    extras = set(metadata.get_all("Provides-Extra") or [])
    assert {"cluster", "envs", "train", "ray", "plots", "dev"} <= extras
    assert metadata["Requires-Python"] == ">=3.11"
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Description-Content-Type"] == "text/markdown"


def test_checkers_of_distributions_find_nothing(sdist: Path, wheel: Path) -> None:
    printed = run(sys.executable, "-m", "twine", "check", "--strict", sdist, wheel, cwd=ROOT)
    assert printed.count("PASSED") == 2
    run(sys.executable, "-m", "check_wheel_contents", wheel, cwd=ROOT)


# Playing what was installed ---


def test_a_game_a_bot_and_the_page(installed: Path, tmp_path: Path) -> None:
    shutil.copy(PLAYING, tmp_path)
    printed = run(installed / "python", PLAYING.name, cwd=tmp_path, path=installed)
    assert "compiled engine" in printed


def test_the_command_tells_its_version(installed: Path, tmp_path: Path) -> None:
    printed = run(installed / "teotihuacan", "--version", cwd=tmp_path, path=installed)
    assert "compiled engine" in printed


def test_the_table_in_the_terminal_starts(installed: Path, tmp_path: Path) -> None:
    variables = {"PATH": str(installed), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
    command = [str(installed / "teotihuacan"), "tui", "--solo", "--first-game"]
    shown = show_in_terminal(command, {**variables, "TEOTIHUACAN_DATA": str(tmp_path)})
    assert "Teotibot" in shown


def show_in_terminal(command: list[str], variables: Mapping[str, str]) -> str:
    """What a program has written to a terminal of 120 columns once it names Teotibot."""
    terminal, inner = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    program = subprocess.Popen(
        command, stdin=inner, stdout=inner, stderr=inner, env=variables, start_new_session=True
    )
    os.close(inner)
    shown = b""
    deadline = time.monotonic() + 300
    while b"Teotibot" not in shown and time.monotonic() < deadline:
        if select.select([terminal], [], [], 1)[0]:
            shown += os.read(terminal, 65536)
    program.kill()
    program.wait()
    os.close(terminal)
    return shown.decode(errors="replace")
