"""Building the package: a failure says what to do, a pure build says what it is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")
FOLDERS = ("tools", "src", "generated")  # the last saves writing the same C again


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project without anything that was built but C sources."""
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", "*.egg-info")
    for name in FILES:
        shutil.copy2(ROOT / name, tmp_path)
    for name in FOLDERS:
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    return tmp_path


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, without what this process has in its environment."""
    left_out = ("TEOTIHUACAN_PURE", "TEOTIHUACAN_SANITIZE", "PYTHONPATH")
    environment = {k: v for k, v in os.environ.items() if k not in left_out}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**environment, **variables},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def test_without_a_c_compiler_the_build_fails_and_says_what_to_do(checkout: Path) -> None:
    built = run(checkout, "setup.py", "build", "--build-lib", "out", CC="/nowhere/cc")
    assert built.returncode != 0
    message = built.stderr[built.stderr.index("error: the compiled engine could not be built") :]
    assert "/nowhere/cc" in message.splitlines()[0]
    assert "apt install build-essential python3-dev" in message
    assert "or set TEOTIHUACAN_PURE=1 to install the interpreted engine" in message
    assert "Traceback" not in built.stderr
    assert not list((checkout / "out").rglob("_compiled*"))


def test_a_pure_build_works_and_says_so(checkout: Path) -> None:
    arguments = ("setup.py", "-q", "build", "--build-lib", "out")
    built = run(checkout, *arguments, CC="/nowhere/cc", TEOTIHUACAN_PURE="1")
    assert built.returncode == 0, built.stderr
    assert not list((checkout / "out").rglob("_compiled*"))
    code = "import teotihuacan; print(teotihuacan.__file__, teotihuacan.COMPILED)"
    told = run(checkout, "-c", code, PYTHONPATH="out")
    assert told.stdout == f"{checkout / 'out' / 'teotihuacan' / '__init__.py'} False\n"
    assert "the engine runs interpreted" in told.stderr
    assert "(installed without it)" in told.stderr
    told = run(checkout, "-m", "teotihuacan.cli", "--version", PYTHONPATH="out")
    assert " · interpreted engine · " in told.stdout, told.stderr


def test_a_file_that_has_no_c_form_stops_the_build_with_its_line(checkout: Path) -> None:
    path = checkout / "src" / "teotihuacan" / "engine" / "rules" / "new_rule.py"
    path.write_text("def list_of(x: int) -> int:\n    return [x]\n", encoding="utf-8")
    built = run(checkout, "setup.py", "-q", "build_ext", "--build-lib", "out")
    assert built.returncode != 0
    last = built.stderr.splitlines()[-1]
    assert last == f"error: {path}:2: lists have no C form: use a table, or a field of the record"


def test_pure_is_0_or_1(checkout: Path) -> None:
    built = run(checkout, "setup.py", "-q", "build_ext", TEOTIHUACAN_PURE="yes")
    assert built.returncode != 0
    assert built.stderr.splitlines()[-1] == "TEOTIHUACAN_PURE is neither 0 nor 1: 'yes'"
