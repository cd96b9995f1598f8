"""The compiled engine is made from the present sources, and chosen as asked."""

import importlib
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from compiler.engine import ENGINE

from teotihuacan.engine.record.storage import RECORD_BYTES

TELL = "import teotihuacan; print(teotihuacan.COMPILED, teotihuacan.Position.__module__)"
STALE = "the compiled engine is older than its sources: run `make test`, or `pip install -e .`"


@pytest.fixture
def compiled() -> Any:
    """The compiled engine; where tests count (CI) it must be there."""
    try:
        return importlib.import_module("teotihuacan.engine._compiled")
    except ImportError as error:
        if os.environ.get("CI"):
            pytest.fail(f"the compiled engine is missing: {error}")
        pytest.skip(f"NOT TESTED, the compiled engine is missing: {error} (run `make test`)")


def run(choice: str | None, code: str = TELL) -> subprocess.CompletedProcess[str]:
    """Run code in a new process that asks for an engine."""
    environment = {k: v for k, v in os.environ.items() if k != "TEOTIHUACAN_PURE"}
    if choice is not None:
        environment["TEOTIHUACAN_PURE"] = choice
    return subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_the_compiled_engine_is_made_from_the_present_sources(compiled: Any) -> None:
    assert ENGINE.digest == compiled.SOURCE_DIGEST, STALE


def test_both_engines_write_records_of_the_same_size(compiled: Any) -> None:
    assert compiled.RECORD_BYTES == RECORD_BYTES
    assert f"RECORD_BYTES = {RECORD_BYTES}\n" in ENGINE.storage.text


def test_the_compiled_engine_is_taken_if_it_is_there(compiled: Any) -> None:
    told = run(None)
    assert told.stdout == f"True {compiled.__name__}\n", told.stderr
    assert told.stderr == ""
    assert run("").stdout == told.stdout
    assert run("0").stdout == told.stdout


INTERPRETED = "InterpretedEngineWarning: the engine runs interpreted, hundreds of times slower"


def test_pure_asks_for_the_interpreted_engine_and_the_first_import_says_so() -> None:
    told = run("1", f"{TELL}; import teotihuacan.bots.search, teotihuacan.envs.observation")
    assert told.stdout == "False teotihuacan.engine.position\n", told.stderr
    assert told.stderr.count(f"{INTERPRETED} than compiled (TEOTIHUACAN_PURE=1)") == 1


def test_the_warning_can_be_filtered() -> None:
    code = f"import warnings; warnings.filterwarnings('ignore', 'the engine runs'); {TELL}"
    told = run("1", code)
    assert (told.stdout, told.stderr) == ("False teotihuacan.engine.position\n", "")


def test_the_version_says_which_engine_runs() -> None:
    code = "import sys; sys.argv[1:] = ['--version']; from teotihuacan.cli import main; main()"
    assert " · interpreted engine · " in run("1", code).stdout


HIDE = "import sys; sys.modules['teotihuacan.engine._compiled'] = None; " + TELL


def test_without_the_compiled_engine_the_interpreted_one_is_taken() -> None:
    told = run(None, HIDE)
    assert told.stdout == "False teotihuacan.engine.position\n", told.stderr
    assert f"{INTERPRETED} than compiled (installed without it)" in told.stderr


def test_a_compiled_engine_that_cannot_be_loaded_is_an_error(tmp_path: Path) -> None:
    broken = tmp_path / f"_compiled{EXTENSION_SUFFIXES[0]}"
    broken.write_bytes(b"no library")
    code = (
        "import importlib.util, sys; "
        "name = 'teotihuacan.engine._compiled'; "
        "find = importlib.util.spec_from_file_location; "
        f"finder = type('Finder', (), {{'find_spec': lambda *a: find(name, {str(broken)!r}) "
        "if a[0] == name else None}); sys.meta_path.insert(0, finder); "
    )
    told = run(None, code + TELL)
    assert told.returncode != 0
    assert told.stderr.splitlines()[-1].startswith("ImportError"), told.stderr


def test_pure_0_insists_on_the_compiled_engine() -> None:
    told = run("0", HIDE)
    assert told.returncode != 0
    assert told.stderr.splitlines()[-1].startswith(("ImportError", "ModuleNotFoundError"))


@pytest.mark.parametrize("choice", ["nonsense", "yes", "2"])
def test_any_other_choice_is_told_and_taken_for_none(choice: str) -> None:
    told = run(choice)
    assert told.stdout == run(None).stdout
    assert f"TEOTIHUACAN_PURE is neither 0 nor 1: {choice!r}" in told.stderr
