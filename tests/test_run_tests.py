"""Tests that failed are run once more, alone; see tools/run_tests.py."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TOY = """
from pathlib import Path

def test_steady():
    pass

def test_unsteady():
    tried = Path("tried")
    again = tried.exists()
    tried.touch()
    assert again

def test_broken():
    assert {sound}
"""


def run_toy(folder: Path, *, sound: bool) -> tuple[int, str]:
    """What is said of tests of which one passes at the second try."""
    (folder / "test_toy.py").write_text(TOY.format(sound=sound), encoding="utf-8")
    (folder / "conftest.py").write_text(
        (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    (folder / "pytest.ini").write_text(
        f"[pytest]\npythonpath = {ROOT / 'tests'}\n", encoding="utf-8"
    )
    process = subprocess.run(
        [sys.executable, ROOT / "tools" / "run_tests.py", "-p", "no:cacheprovider"],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return process.returncode, process.stdout


def test_what_passes_only_alone_is_named(tmp_path: Path) -> None:
    code, told = run_toy(tmp_path, sound=True)
    assert code == 0
    assert "1 failed, 2 passed" in told
    assert "== UNSTEADY, passed only alone: test_toy.py::test_unsteady\n" in told


def test_what_fails_twice_fails(tmp_path: Path) -> None:
    code, told = run_toy(tmp_path, sound=False)
    assert code == 1
    assert "== once more, alone: test_toy.py::test_unsteady test_toy.py::test_broken\n" in told
    assert "UNSTEADY" not in told
